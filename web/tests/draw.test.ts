/** A prize draw made again as the house makes it: the same order, and every kind of tampering found out. */
import { describe, expect, it } from 'vitest';
import type { PrizeRow, PromotionDraw, Ticket } from '../src/generated/api';
import { drawnAgain, inOrder, winning } from '../src/promotion/draw';

const entrants = ['ann', 'bob', 'ann', 'cy – é', 'dee "d"', 'eve'];
const tickets: Ticket[] = entrants.map((entrant, place) => ({ ticket: place + 1, entrant }));
/** What `pitboss.promotion.draw.proof.made` gives for these tickets, and what it gave in the first form, without a holder. */
const COMMITMENT = '63b89d8dc5cd6f8a25ee0aae8a6a997fa2174355e1ed13282df96d4c885d968b';
const FIRST_COMMITMENT = '996a45046de7275f1b1a9c5e447770b761e7a6cd88cc16e3e178d2abfa676892';
const ORDER: number[] = [3, 6, 4, 5, 1, 2];
const WON: number[] = [3, 6, 4];
const FIRST_ORDER: number[] = [1, 5, 4, 2, 3, 6];
const FIRST_WON: number[] = [1, 5, 4];
const draw: PromotionDraw = {
  commitment: COMMITMENT,
  holder: 'olive',
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

const first: PromotionDraw = { ...draw, holder: '', commitment: FIRST_COMMITMENT, order: FIRST_ORDER };
const again = (changed: PromotionDraw, all: Ticket[], won: number[], refused: Ticket[] = []) =>
  drawnAgain(changed, { tickets: all, refused }, prizes(won));

describe('a prize draw', () => {
  it('has the order that the house gives it', async () => {
    expect(await inOrder(draw, tickets, [])).toEqual(ORDER);
    expect(winning(ORDER, tickets, 1).slice(0, 3)).toEqual(WON);
  });
  it('is sound as it was made, also where a prize was drawn again, a ticket was taken out, or the log is an old one', async () => {
    expect(await again(draw, tickets, WON)).toBe('sound');
    const later = winning(ORDER, tickets, 1)[3]!;
    expect(await again(draw, tickets, [later, WON[1]!, WON[2]!])).toBe('sound');
    const left = tickets.filter(({ ticket }) => ticket !== 6);
    expect(await again(draw, left, [3, 4, 5], [{ ticket: 6, entrant: 'eve' }])).toBe('sound');
    expect(await again(first, tickets, FIRST_WON)).toBe('sound');
  });
  it('is broken by another seed, another entry, other words, other prizes or another winner', async () => {
    expect(await again({ ...draw, seed: draw.seed.replace('00', '01') }, tickets, WON)).toBe('hash');
    expect(await again({ ...draw, prizes: ['Trip', 'Car', 'Cash'] }, tickets, WON)).toBe('hash');
    expect(await again({ ...draw, each: 2 }, tickets, WON)).toBe('hash');
    expect(await again(draw, [...tickets, { ticket: 7, entrant: 'fay' }], WON)).toBe('order');
    expect(await again({ ...draw, mixed: [...draw.mixed].reverse() }, tickets, WON)).toBe('order');
    expect(await again(draw, tickets, [WON[1]!, WON[0]!, WON[2]!])).toBe('winners');
    expect(await again(draw, tickets, [WON[0]!, WON[0]!, WON[2]!])).toBe('winners');
  });
});
