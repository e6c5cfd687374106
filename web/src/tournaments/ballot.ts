/**
 * A ballot drawn again here: seed and secret against the hash that was published, and the seats out of the seed and everything that was
 * thrown in, with the same shuffle.
 */
import { bytesOf, hashed, sealed, shuffled, text } from '../events/shuffling';
import type { Ballot } from '../generated/api';

export type Drawn = 'sound' | 'hash' | 'seats';
interface Seat {
  player: string;
  table: string;
  slot: number;
  box: number;
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
  if ((await sealed(ballot)) !== ballot.commitment) return 'hash';
  const found = new Map((await seats(ballot)).map((seat) => [seat.player, seat]));
  const same = ballot.drawn.every((drawn) => {
    const seat = found.get(drawn.player);
    return seat?.table === drawn.table && seat.slot === drawn.slot && seat.box === drawn.box;
  });
  return same ? 'sound' : 'seats';
}
