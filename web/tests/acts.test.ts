import { expect, test } from 'vitest';
import type { LawfulAct } from '../src/generated/api';
import { commandOf, cost, ownBounds } from '../src/table/acts';
import { initials, lineWords } from '../src/table/sentences';

const act = (over: Partial<LawfulAct>): LawfulAct => ({
  do: 'double',
  box: 1,
  rule: '',
  command: { do: 'double', box: 1, amounts: {} },
  amounts: [
    { player: 'ann', least: '0.01', most: '25.00', step: '0.01' },
    { player: 'bob', least: '0.01', most: '5.00', step: '0.01' },
  ],
  players: ['ann', 'bob'],
  signals: [],
  draws: 0,
  ...over,
});

test('a button sends the command that it was given', () => {
  expect(commandOf(act({}), 'ann')).toEqual({ do: 'double', box: 1, amounts: {} });
  expect(cost(act({}), 'ann')).toBe(' $25');
  expect(ownBounds(act({ amounts: [] }), 'ann')).toBeUndefined();
});

test('doubling for less is one’s own affair: the others add what they would', () => {
  expect(commandOf(act({}), 'ann', '10.00')).toMatchObject({ amounts: { ann: '10.00', bob: '5.00' } });
});

test('everybody on a box gives up for himself or herself, and insures for as much as he or she likes', () => {
  const surrender = act({ do: 'surrender', command: { do: 'surrender', box: 1, players: [] } });
  expect(commandOf(surrender, 'bob')).toMatchObject({ players: ['bob'] });
  const insure = act({ do: 'insure', command: { do: 'insure', box: 1, amount: '12.50', owner: 'ann' } });
  expect(commandOf(insure, 'ann', '5.00')).toMatchObject({ amount: '5.00', owner: 'ann' });
});

test('lines and names are short', () => {
  expect(lineWords('com-bo/five-of-a-kind')).toBe('Five of a kind');
  expect(initials('Bea (bot)')).toBe('B');
  expect(initials('Ann Lee')).toBe('AL');
});
