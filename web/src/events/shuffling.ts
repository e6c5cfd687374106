/** What a draw that is made again stands on: SHA-256, and a Fisher-Yates shuffle on the ChaCha20 stream of a seed (docs/decisions/0009). */

const RANGE = 2 ** 32;
export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const text = (words: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(words) as Uint8Array<ArrayBuffer>;

export async function hashed(...parts: Uint8Array[]): Promise<Uint8Array> {
  const all = new Uint8Array(parts.reduce((sum, each) => sum + each.length, 0));
  let place = 0;
  for (const each of parts) {
    all.set(each, place);
    place += each.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all));
}

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((each) => each.toString(16).padStart(2, '0')).join('');

/** The hash that was published of a seed and the secret beside it. */
export const sealed = async ({ secret, seed }: { secret: string; seed: string }): Promise<string> =>
  hexOf(await hashed(bytesOf(secret), text('|'), bytesOf(seed)));

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
