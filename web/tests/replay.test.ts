import { describe, expect, it } from 'vitest';
import type { Frame } from '../src/generated/api';
import { layouts, told } from '../src/inspector/replay';
import { bookAt, citation, readAt } from '../src/why/citation';

const frame = (position: number, said: string, changes: Record<string, unknown>) =>
  ({ position, time: 0, actor: '', event: '', said, rules: [], changes }) as Frame;

describe('a replay', () => {
  const frames = [
    frame(1, 'a', { dealer: 1, boxes: 1 }),
    frame(2, '', {}),
    frame(3, '', { boxes: 2 }),
    frame(4, 'b', {}),
  ];

  it('puts each layout together from what changed', () => {
    expect(layouts(frames).map((each) => [each.dealer, each.boxes])).toEqual([
      [1, 1],
      [1, 1],
      [1, 2],
      [1, 2],
    ]);
  });

  it('steps over entries that neither say nor change anything', () => {
    expect(told(frames)).toEqual([0, 2, 3]);
  });
});

describe('a citation', () => {
  it('is taken apart into document and place', () => {
    expect(citation('VIC-2003-01 7.5.6(a)')).toEqual({ document: 'VIC-2003-01', pin: '7.5.6(a)' });
    expect(citation('NSW-BJ-CHALLENGE 15.1.1.2.2')).toEqual({ document: 'NSW-BJ-CHALLENGE', pin: '15.1.1.2.2' });
    expect(citation('ACT-2018-01')).toEqual({ document: 'ACT-2018-01', pin: '' });
    expect(citation('house cage')).toBeNull();
    expect(citation('')).toBeNull();
  });

  it('has an address in the library, whatever signs stand in its number', () => {
    expect(readAt({ document: 'VIC-2003-01', pin: '10.2.1 "Pontoon"' })).toBe(
      '/rules/row/VIC-2003-01/10.2.1%20%22Pontoon%22',
    );
    expect(readAt({ document: 'VIC-2003-01', pin: '' })).toBe('/rules/document/VIC-2003-01');
    expect(bookAt('vic-blackjack', 'bonus-pays/7,7,7')).toBe('/rules/vic-blackjack#bonus-pays/7%2C7%2C7');
  });
});
