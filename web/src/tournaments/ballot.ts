/**
 * A ballot drawn again here: seed and secret against the hash that was published, and the seats out of the seed and everything that was
 * thrown in, with the same shuffle (docs/decisions/0009): a Fisher-Yates shuffle on the ChaCha20 stream of a seed.
 */
import type { Ballot } from '../generated/api';

export type Drawn = 'sound' | 'hash' | 'seats';
interface Seat {
  player: string;
  table: string;
  slot: number;
  box: number;
}

const RANGE = 2 ** 32;
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words) as Uint8Array<ArrayBuffer>;

async function hashed(...parts: Uint8Array[]): Promise<Uint8Array> {
  const all = new Uint8Array(parts.reduce((sum, each) => sum + each.length, 0));
  let place = 0;
  for (const each of parts) {
    all.set(each, place);
    place += each.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all));
}

const hexOf = (bytes: Uint8Array): string => [...bytes].map((each) => each.toString(16).padStart(2, '0')).join('');

const turned = (word: number, by: number): number => ((word << by) | (word >>> (32 - by))) >>> 0;

/** One block of ChaCha20: sixteen words out of a key and a counter, with a nonce of nothing. */
export function block(key: Uint8Array, counter: number): Uint32Array {
  const view = new DataView(key.buffer, key.byteOffset, 32);
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let place = 0; place < 8; place += 1) start[4 + place] = view.getUint32(place * 4, true);
  start[12] = counter;
  const state = start.slice();
  const quarter = (a: number, b: number, c: number, d: number) => {
    for (const [one, two, three, by] of [
      [a, b, d, 16],
      [c, d, b, 12],
      [a, b, d, 8],
      [c, d, b, 7],
    ] as const) {
      state[one] = (state[one]! + state[two]!) >>> 0;
      state[three] = turned((state[three]! ^ state[one]!) >>> 0, by);
    }
  };
  for (let round = 0; round < 10; round += 1) {
    for (let place = 0; place < 4; place += 1) quarter(place, place + 4, place + 8, place + 12);
    for (let place = 0; place < 4; place += 1)
      quarter(place, 4 + ((place + 1) % 4), 8 + ((place + 2) % 4), 12 + ((place + 3) % 4));
  }
  return state.map((word, place) => (word + start[place]!) >>> 0);
}

function* stream(key: Uint8Array): Generator<number, never> {
  for (let counter = 0; ; counter += 1) yield* block(key, counter);
}

/** Things in the order of a seed. */
export function shuffled<T>(things: T[], seed: Uint8Array): T[] {
  const order = [...things];
  const numbers = stream(seed);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const even = RANGE - (RANGE % (last + 1));
    let word = numbers.next().value;
    while (word >= even) word = numbers.next().value;
    const other = word % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Table and box of every player, out of the seed and what was thrown in. */
async function seats(ballot: Ballot): Promise<Seat[]> {
  const final = await hashed(bytesOf(ballot.seed), text(`|${ballot.mixed.join('|')}`));
  let order = shuffled(ballot.drawn.map((each) => each.player).sort(), final);
  const tables = ballot.fixed || Math.ceil(order.length / ballot.players);
  const each = Math.floor(order.length / tables);
  const over = order.length % tables;
  const atOnce = Math.ceil(tables / ballot.heats);
  const made: Seat[] = [];
  for (let place = 0; place < tables; place += 1) {
    const size = each + (place < over ? 1 : 0);
    const number = new Uint8Array(4);
    new DataView(number.buffer).setUint32(0, place);
    const boxes = shuffled(
      Array.from({ length: ballot.players }, (_, box) => box + 1),
      await hashed(final, number),
    );
    const table = ballot.tables[place % atOnce] ?? '';
    const slot = Math.floor(place / atOnce) + 1;
    for (const [sitting, player] of order.slice(0, size).entries())
      made.push({ player, table, slot, box: boxes[sitting]! });
    order = order.slice(size);
  }
  return made;
}

/** Whether a ballot was drawn as it was committed to. */
export async function drawnAgain(ballot: Ballot): Promise<Drawn> {
  const commitment = hexOf(await hashed(bytesOf(ballot.secret), text('|'), bytesOf(ballot.seed)));
  if (commitment !== ballot.commitment) return 'hash';
  const found = new Map((await seats(ballot)).map((seat) => [seat.player, seat]));
  const same = ballot.drawn.every((drawn) => {
    const seat = found.get(drawn.player);
    return seat?.table === drawn.table && seat.slot === drawn.slot && seat.box === drawn.box;
  });
  return same ? 'sound' : 'seats';
}
