import { expect, test } from 'vitest';
import { filledIn } from '../src/consoles/forms';
import { reckon } from '../src/consoles/paying';
import { amount } from '../src/spine/money';
import type { OrderField, Settlement } from '../src/generated/api';

const field = (name: string, shape: string, needed = true): OrderField => ({
  name,
  shape,
  needed,
  choices: [],
  usual: '',
});

test('amounts as people type them', () => {
  expect(amount('25')).toBe('25.00');
  expect(amount('$1,000.5')).toBe('1000.50');
  expect(amount('007')).toBe('7.00');
  expect(amount('-5')).toBe('');
  expect(amount('five')).toBe('');
});

test('what is missing and needed leaves no command, what may be left out is left out', () => {
  const fields = [field('box', 'box'), field('cards', 'cards'), field('boxes', 'boxes', false)];
  expect(filledIn(fields, { box: '3' })).toBeNull();
  expect(filledIn(fields, { box: '3', cards: 'kd', boxes: [] })).toEqual({ box: 3, cards: ['KD'] });
  expect(filledIn(fields, { box: '3', cards: 'kd', boxes: ['1', '2'] })).toEqual({
    box: 3,
    cards: ['KD'],
    boxes: [1, 2],
  });
});

test('an amount that cannot be read counts as missing', () => {
  expect(filledIn([field('amount', 'money')], { amount: 'x' })).toBeNull();
  expect(filledIn([field('amount', 'money', false)], { amount: 'x' })).toEqual({});
});

test('take and pay: what the dealer had beside the house', () => {
  const won = { net: '37.50' } as Settlement;
  expect(reckon('pay', '37.50', won)).toEqual({ yours: 3750, house: 3750, out: 0 });
  expect(reckon('pay', '30.00', won).out).toBe(750);
  expect(reckon('take', '25.00', { net: '-25.00' } as Settlement).out).toBe(0);
  expect(reckon('stand', '', { net: '-25.00' } as Settlement).out).toBe(2500);
});
