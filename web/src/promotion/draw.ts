/**
 * A prize draw made again here: seed and secret against the hash that was published, the order of all tickets out of the seed, the entries and
 * the words thrown in (docs/promotions.md), and every prize against that order.
 */
import type { PrizeRow, PromotionDraw, Ticket } from '../generated/api';
import { hashed, sealed, shuffled, text } from '../events/shuffling';

export type Verdict = 'sound' | 'hash' | 'order' | 'winners';

const VERSION = 'pitboss-draw-1';

/** The order of the tickets that a draw must have. */
export async function inOrder(draw: PromotionDraw, tickets: Ticket[]): Promise<number[]> {
  const sorted = [...tickets].sort((one, other) => one.ticket - other.ticket);
  const rows = sorted.map((each) => [each.ticket, each.entrant]);
  const final = await hashed(text(JSON.stringify([VERSION, draw.seed, rows, draw.mixed])));
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
    const entrant = owner.get(number) ?? '';
    const drawn = times.get(entrant) ?? 0;
    times.set(entrant, Math.min(drawn + 1, each));
    return drawn < each;
  });
}

/** Whether a draw was made as it was committed to; a prize that was drawn again has a later ticket of the same order. */
export async function drawnAgain(draw: PromotionDraw, tickets: Ticket[], prizes: PrizeRow[]): Promise<Verdict> {
  if ((await sealed(draw)) !== draw.commitment) return 'hash';
  const order = await inOrder(draw, tickets);
  if (order.length !== draw.order.length || order.some((ticket, place) => ticket !== draw.order[place])) return 'order';
  const turns = winning(order, tickets, draw.each);
  const sound = prizes.every(
    ({ lot, ticket }) => !ticket || turns[lot - 1] === ticket || turns.indexOf(ticket) >= prizes.length,
  );
  const held = prizes.filter((each) => each.ticket).map((each) => each.ticket);
  return sound && new Set(held).size === held.length ? 'sound' : 'winners';
}
