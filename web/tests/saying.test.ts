import { expect, test } from 'vitest';
import { among, answers, filled, wagers } from '../src/consoles/saying';
import type { LawfulAct, Picture } from '../src/generated/api';

const act = (name: string, command: object, players: string[] = [], box = 1) =>
  ({ do: name, box, command: { do: name, box, ...command }, players, amounts: [] }) as unknown as LawfulAct;
const picture = (...may: LawfulAct[]) =>
  ({ acts: { may }, boxes: [{ box: 1, caller: 'ann' }], you: { name: 'dora' } }) as unknown as Picture;

test('answers to an offer are everybody’s but the dealer’s, those about one’s own wager first', () => {
  const other = act('insure', { player: 'bob', owner: 'ann' }, ['bob']);
  const own = act('insure', { player: 'ann', owner: 'ann' }, ['ann']);
  const mine = act('insure', { player: 'dora', owner: 'dora' }, ['dora']);
  expect(answers(picture(other, own, mine, act('stand', {})))).toEqual([own, other]);
});

test('a place without anybody to lay a wager there is no place', () => {
  const open = act('place-wager', { player: 'ann' }, ['ann', 'bob']);
  expect(wagers(picture(open, act('place-wager', { player: 'dora' }, [], 2)))).toEqual([open]);
});

test('what is not filled in stays as the house proposed it', () => {
  const insure = act('insure', { player: 'ann', amount: '10.00' });
  expect(filled(insure, { amount: '' })).toMatchObject({ amount: '10.00' });
  expect(filled(insure, { amount: '5.00' })).toMatchObject({ amount: '5.00' });
});

test('whoever adds nothing to a double is left out of it', () => {
  expect(among(act('double', {}), { ann: '20.00', bob: '' })).toMatchObject({ amounts: { ann: '20.00' } });
  expect(among(act('split', {}), { ann: 'goes', bob: '' })).toMatchObject({ players: ['ann'] });
});
