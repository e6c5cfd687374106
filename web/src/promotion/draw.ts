/**
 * A prize draw made again here: seed and secret against the hash that was published, the order of all tickets out of the seed, the entries and
 * the words thrown in (docs/draws.md), and every prize against that order.
 */
import type { PrizeRow, PromotionDraw, Ticket } from '../generated/api';
import { hashed, hexOf, sealed, shuffled, text } from '../events/shuffling';

export type Verdict = 'sound' | 'hash' | 'order' | 'winners';

const COMMITMENT = 'pitboss-draw-2 commitment';
const ORDER = 'pitboss-draw-2 order';
/** Draws of older logs name no holder: they were committed to by the seed alone. */
const FIRST = 'pitboss-draw-1';

const listed = (parts: unknown[]): Promise<Uint8Array> => hashed(text(JSON.stringify(parts)));

/** The commitment that seed, secret, holder and prizes must have had. */
export async function committed(draw: PromotionDraw): Promise<string> {
  const seal = await sealed(draw);
  if (!draw.holder) return seal;
  return hexOf(await listed([COMMITMENT, seal, draw.holder, draw.prizes, draw.each]));
}

/** The order of the tickets that a draw must have; tickets that were taken out stand in it, and are passed over. */
export async function inOrder(draw: PromotionDraw, tickets: Ticket[], refused: Ticket[]): Promise<number[]> {
  const sorted = [...tickets, ...(draw.holder ? refused : [])].sort((one, other) => one.ticket - other.ticket);
  const rows = sorted.map((each) => [each.ticket, each.entrant]);
  const head = draw.holder ? [ORDER, draw.commitment] : [FIRST];
  const final = await listed([...head, draw.seed, rows, draw.mixed]);
  return shuffled(
    sorted.map((each) => each.ticket),
    final,
  );
}

/** The tickets that win, in order: an entrant drawn as often as one may be is passed over. */
export function winning(order: number[], tickets: Ticket[], each: number): number[] {
  const owner = new Map(tickets.map((ticket) => [ticket.ticket, ticket.entrant]));
  const times = new Map<string, number>();
  return order.filter((number) => {
    const entrant = owner.get(number);
    if (entrant === undefined) return false;
    const drawn = times.get(entrant) ?? 0;
    times.set(entrant, Math.min(drawn + 1, each));
    return drawn < each;
  });
}

/** Whether a draw was made as it was committed to; a prize that was drawn again has a later ticket of the same order. */
export async function drawnAgain(
  draw: PromotionDraw,
  { tickets, refused }: { tickets: Ticket[]; refused: Ticket[] },
  prizes: PrizeRow[],
): Promise<Verdict> {
  if ((await committed(draw)) !== draw.commitment) return 'hash';
  const order = await inOrder(draw, tickets, refused);
  if (order.length !== draw.order.length || order.some((ticket, place) => ticket !== draw.order[place])) return 'order';
  const turns = winning(order, tickets, draw.each);
  const sound = prizes.every(
    ({ lot, ticket }) => !ticket || turns[lot - 1] === ticket || turns.indexOf(ticket) >= prizes.length,
  );
  const held = prizes.filter((each) => each.ticket).map((each) => each.ticket);
  return sound && new Set(held).size === held.length ? 'sound' : 'winners';
}
