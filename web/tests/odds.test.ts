import { describe, expect, it } from 'vitest';
import type { Chart, GameOdds } from '../src/generated/api';
import { placesOf, shuffled } from '../src/learn/drill';
import { gathered, partings } from '../src/odds/compare';
import { axisOf, placed } from '../src/odds/curve';
import { averageMoney, exactly, oneIn, percent, signedPercent, units } from '../src/odds/figures';

describe('figures', () => {
  it('have a true minus, a sign where they are differences, and as many places as say something', () => {
    expect(percent(0.0054321)).toBe('0.543 %');
    expect(percent(-0.001, 2)).toBe('−0.10 %');
    expect(signedPercent(0.0022)).toBe('+0.220 %');
    expect(signedPercent(0)).toBe('0');
    expect(units(-0.571928)).toBe('−0.5719');
    expect(units(0.25, 2)).toBe('+0.25');
  });
  it('say how rare a thing is, and leave out fractions that nobody can read', () => {
    expect(oneIn(1 / 59)).toBe('59.0');
    expect(oneIn(7 / 372255)).toBe('53,179');
    expect(oneIn(0)).toBe('–');
    expect(exactly('-17/415')).toBe('−17/415');
    expect(exactly('1234567890123/4567890123456')).toBe('');
  });
  it('tell money that is less than a cent', () => {
    expect(averageMoney(0.1119)).toBe('$0.11');
    expect(averageMoney(0.004476)).toBe('0.45 ¢');
    expect(averageMoney(-2.5)).toBe('−$2.50');
    expect(averageMoney(0)).toBe('$0.00');
  });
});

describe('a curve', () => {
  it('has round marks around its values, told apart by their places', () => {
    const axis = axisOf([0.00463, 0.00495, 0.00542]);
    expect(axis.marks.map((each) => percent(each, axis.places))).toEqual([
      '0.46 %',
      '0.48 %',
      '0.50 %',
      '0.52 %',
      '0.54 %',
      '0.56 %',
    ]);
    expect(axis.least).toBeLessThanOrEqual(0.00463);
    expect(axis.most).toBeGreaterThanOrEqual(0.00542);
  });
  it('leaves out what is not known yet, and stands within its frame', () => {
    const frame = { left: 0, right: 100, top: 0, bottom: 50 };
    const found = placed([4, 6, 8], [0.01, null, 0.02], axisOf([0.01, 0.02]), frame);
    expect(found.map((each) => each.over)).toEqual([4, 8]);
    expect(found.every((each) => each.x >= 0 && each.x <= 100 && each.y >= 0 && each.y <= 50)).toBe(true);
    expect(found[0]!.y).toBeGreaterThan(found[1]!.y);
  });
});

describe('two games', () => {
  const game = (strategy: Record<string, Record<string, string>>) => ({ play: { strategy } }) as unknown as GameOdds;

  it('part where both have the place and play it otherwise, gathered by hand', () => {
    const one = game({ 'hard 16': { '9': 'hit', T: 'hit', A: 'hit' }, 'hard 9': { '2': 'hit' } });
    const other = game({ 'hard 16': { '9': 'stand', T: 'stand', A: 'hit' } });
    expect(gathered(partings(one, other))).toEqual([{ hand: 'hard 16', dealers: ['9', 'T'], a: 'hit', b: 'stand' }]);
    expect(partings(one, one)).toEqual([]);
  });
});

describe('a drill', () => {
  const chart = {
    cards: ['2', 'A'],
    parts: [
      {
        kind: 'hard',
        title: '',
        lines: [
          { hand: '16', total: '', example: 'T6', cells: [] },
          { hand: '21', total: '', example: '', cells: [] },
        ],
      },
    ],
  } as unknown as Chart;

  it('asks about every place that has a hand, once each in any order', () => {
    expect(placesOf(chart, 'hard')).toEqual([
      { hand: 'T6', dealer: '2' },
      { hand: 'T6', dealer: 'A' },
    ]);
    expect(placesOf(chart, 'soft')).toEqual([]);
    const order = shuffled([1, 2, 3, 4], () => 0);
    expect([...order].sort()).toEqual([1, 2, 3, 4]);
    expect(order).not.toEqual([1, 2, 3, 4]);
  });
});
