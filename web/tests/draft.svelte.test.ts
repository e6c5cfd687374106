import { expect, test } from 'vitest';
import type { Picture } from '../src/generated/api';
import { Draft } from '../src/table/draft.svelte';
import { columnsOf, placeOf } from '../src/table/places';

const bounds = (most: string) => [{ player: 'ann', least: '5.00', most, step: '5.00' }];
const act = (name: string, box: number, most: string, bet = '') => ({
  do: name,
  box,
  rule: 'VIC-2003-01 5.2',
  command: bet ? { bet } : {},
  amounts: bounds(most),
  players: [],
  signals: [],
});

/** As much of a picture as bets are judged by: boxes 1 and 3 take up to $100, Lucky at box 3 up to $10 by the sign. */
const picture = {
  you: { name: 'ann' },
  boxes: [{ box: 1 }, { box: 3 }],
  limits: { side: { lucky: { minimum: '5.00', maximum: '10.00' } } },
  side_bets: { stopped: ['gone'], limited: [] },
  acts: {
    may: [
      act('place-wager', 1, '100.00'),
      act('place-wager', 3, '100.00'),
      act('place-com-bo-wager', 0, '50.00', 'high-1'),
    ],
    may_not: [
      { do: 'place-wager', box: 2, code: 'taken', why: 'Box 2 is kept.', rule: 'VIC-2003-01 5.10', instead: null },
    ],
  },
} as unknown as Picture;
const felt = { kind: 'blackjack', side_bets: [{ bet: 'lucky' }, { bet: 'gone' }] } as never;

test('chips add up by place, and the wager goes before its side bet', () => {
  const draft = new Draft();
  draft.chip = 500;
  draft.add(picture, { box: 3, bet: 'lucky' });
  draft.add(picture, { box: 3, bet: '' });
  draft.add(picture, { box: 3, bet: '' }, 2500);
  expect(draft.commands()).toEqual([
    { do: 'place-wager', box: 3, amount: '30.00' },
    { do: 'place-side-bet', box: 3, bet: 'lucky', amount: '5.00' },
  ]);
  expect(draft.total).toBe(3500);
  draft.undo();
  expect(draft.on(3)).toBe(500);
});

test('an area of Com-Bo has no box', () => {
  const draft = new Draft();
  draft.add(picture, placeOf('0/high-1'), 500);
  expect(draft.commands()).toEqual([{ do: 'place-com-bo-wager', bet: 'high-1', amount: '5.00' }]);
});

test('what the bounds of the act do not allow is refused with its rule and stays in the hand', () => {
  const draft = new Draft();
  expect(draft.add(picture, { box: 1, bet: '' }, 10_000)).toBeNull();
  expect(draft.add(picture, { box: 1, bet: '' }, 500)).toMatchObject({ rule: 'VIC-2003-01 5.2' });
  expect(draft.add(picture, { box: 3, bet: 'lucky' }, 1500)?.sentence).toContain('$10');
  expect(draft.add(picture, { box: 2, bet: '' }, 500)).toMatchObject({
    sentence: 'Box 2 is kept.',
    rule: 'VIC-2003-01 5.10',
  });
  expect(draft.total).toBe(10_000);
});

test('rebet and double go over several boxes, as far as the bounds go', () => {
  const draft = new Draft();
  draft.add(picture, { box: 1, bet: '' }, 6000);
  draft.add(picture, { box: 3, bet: '' }, 1000);
  draft.done();
  expect(draft.total).toBe(0);
  expect(draft.rebet(picture)).toBeNull();
  expect(draft.double(picture)?.sentence).toContain('$100');
  expect([draft.on(1), draft.on(3)]).toEqual([6000, 2000]);
});

test('the arrow keys go from box to box and over the places of a box that are offered', () => {
  const draft = new Draft();
  const columns = columnsOf(picture, felt);
  expect(columns).toHaveLength(2);
  draft.move(columns, 1, 0);
  expect(draft.cursor).toEqual({ box: 1, bet: '' });
  draft.move(columns, 1, 0);
  draft.move(columns, 0, 1);
  expect(draft.cursor).toEqual({ box: 3, bet: 'lucky' });
  draft.move(columns, 0, 1);
  draft.move(columns, 1, 0);
  expect(draft.cursor).toEqual({ box: 1, bet: '' });
});
