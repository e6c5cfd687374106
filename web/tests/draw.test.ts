/** A prize draw made again as the house makes it: the same order, and every kind of tampering found out. */
import { describe, expect, it } from 'vitest';
import type { PrizeRow, PromotionDraw, Ticket } from '../src/generated/api';
import { drawnAgain, inOrder, winning } from '../src/promotion/draw';

const entrants = ['ann', 'bob', 'ann', 'cy – é', 'dee "d"', 'eve'];
const tickets: Ticket[] = entrants.map((entrant, place) => ({ ticket: place + 1, entrant }));
/** What `pitboss.promotion.draw.proof.made` gives for these tickets. */
const ORDER: number[] = [1, 5, 4, 2, 3, 6];
const WON: number[] = [1, 5, 4];
const draw: PromotionDraw = {
  commitment: '996a45046de7275f1b1a9c5e447770b761e7a6cd88cc16e3e178d2abfa676892',
  mixed: ['vera: good luck', 'ann: 17 \\ | black'],
  watched: false,
  watched_rule: '',
  scrutineer: '',
  present: false,
  signed: true,
  drawn_at: 1,
  seed: Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(''),
  secret: [...new TextEncoder().encode('kept under the desk')]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join(''),
  order: ORDER,
  prizes: ['Car', 'Trip', 'Cash'],
  each: 1,
  published: '',
};
const prizes = (won: number[]): PrizeRow[] => won.map((ticket, place) => ({ lot: place + 1, ticket }) as PrizeRow);

describe('a prize draw', () => {
  it('has the order that the house gives it', async () => {
    expect(await inOrder(draw, tickets)).toEqual(ORDER);
    expect(winning(ORDER, tickets, 1).slice(0, 3)).toEqual(WON);
  });
  it('is sound as it was made, also where a prize was drawn again', async () => {
    expect(await drawnAgain(draw, tickets, prizes(WON))).toBe('sound');
    const later = winning(ORDER, tickets, 1)[3]!;
    expect(await drawnAgain(draw, tickets, prizes([later, WON[1]!, WON[2]!]))).toBe('sound');
  });
  it('is broken by another seed, another entry, other words or another winner', async () => {
    expect(await drawnAgain({ ...draw, seed: draw.seed.replace('00', '01') }, tickets, prizes(WON))).toBe('hash');
    expect(await drawnAgain(draw, [...tickets, { ticket: 7, entrant: 'fay' }], prizes(WON))).toBe('order');
    expect(await drawnAgain({ ...draw, mixed: [...draw.mixed].reverse() }, tickets, prizes(WON))).toBe('order');
    expect(await drawnAgain(draw, tickets, prizes([WON[1]!, WON[0]!, WON[2]!]))).toBe('winners');
    expect(await drawnAgain(draw, tickets, prizes([WON[0]!, WON[0]!, WON[2]!]))).toBe('winners');
  });
});
