import { expect, test } from 'vitest';
import { cardsIn, isCard, typed } from '../src/consoles/typing';

const after = (...keys: string[]) => keys.reduce(typed, '');

test('a card is a rank and a suit', () => {
  expect(after('k', 'd')).toBe('KD');
  expect(after('1', 'h')).toBe('TH');
  expect(after('0', 'C')).toBe('TC');
  expect(isCard(after('a'))).toBe(false);
});

test('a suit before a rank is nothing, a new rank begins anew, and a suit may be put right', () => {
  expect(after('s')).toBe('');
  expect(after('k', 'd', '9')).toBe('9');
  expect(after('k', 'd', 's')).toBe('KS');
});

test('undo takes one key back', () => {
  expect(after('q', 'h', 'Backspace')).toBe('Q');
  expect(after('q', 'Backspace', 'Backspace')).toBe('');
});

test('a line of cards', () => {
  expect(cardsIn('kd 7c, 10h')).toEqual(['KD', '7C', 'TH']);
  expect(cardsIn('nothing')).toEqual([]);
});
