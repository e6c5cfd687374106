import { describe, expect, it } from 'vitest';
import type { Opening } from '../src/generated/api';
import { asMoney, idFor, plainWish, request } from '../src/lobby/wish';

const option = (name: string, kind: 'listed' | 'open', ...values: string[]) => ({
  option: name,
  question: '?',
  rule: '',
  kind,
  default: values[0]!,
  values: values.map((value) => ({ value, gloss: '' })),
});
const OPENING: Opening = {
  game: 'vic-blackjack',
  name: 'Blackjack',
  document: 'VIC-2003-01',
  jurisdiction: 'VIC',
  kind: 'blackjack',
  fewest_boxes: 1,
  most_boxes: 9,
  most_bots: 4,
  options: [option('decks', 'listed', '8', '4'), option('smallest-chip', 'open', '0.50')],
  side_bets: [
    {
      bet: 'perfect-pairs',
      name: 'Perfect Pairs',
      document: 'VIC-2003-01',
      options: [option('table', 'listed', '1', '2')],
    },
  ],
};

describe('a wish for a table', () => {
  it('says nothing that the book says already', () => {
    const asked = request(OPENING, plainWish(OPENING, 'Ann’s table'), 'ab12');
    expect(asked).toMatchObject({
      id: 'ann-s-table-ab12',
      game: 'vic-blackjack',
      minimum: '5.00',
      maximum: '500.00',
      unit: '5.00',
      boxes: 7,
    });
    expect([asked.options, asked.side_bets, asked.side_limits]).toEqual([{}, {}, {}]);
  });
  it('says what differs, and the limits of a side bet only where both are written', () => {
    const wish = plainWish(OPENING, 'x');
    wish.options.decks = '4';
    Object.assign(wish.sides['perfect-pairs']!, { offered: true, minimum: '2.50', options: { table: '2' } });
    expect(request(OPENING, wish, 'ab12')).toMatchObject({
      options: { decks: '4' },
      side_bets: { 'perfect-pairs': { table: '2' } },
      side_limits: {},
    });
    wish.sides['perfect-pairs']!.maximum = '50';
    expect(request(OPENING, wish, 'ab12').side_limits).toEqual({ 'perfect-pairs': ['2.50', '50.00'] });
  });
  it('has an address that the server takes, whatever the table is called', () => {
    for (const name of ['Ann', '  Ünïcode & Söhne ', '🂡', 'A very long name of a table that goes on', '-'])
      expect(idFor(name, 'ab12')).toMatch(/^[a-z0-9][a-z0-9-]{1,39}$/);
  });
  it('reads dollars as people write them', () => {
    expect(['5', '2.5', '2,50', '1000', ''].map(asMoney)).toEqual(['5.00', '2.50', '2.50', '1000.00', '0.00']);
  });
});
