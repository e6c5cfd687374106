import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/generated/api';
import { joined } from '../src/spine/log';

const entry = (position: number): Entry => ({ position, time: 0, event: {}, names: {} }) as unknown as Entry;
const positions = (log: Entry[]): number[] => log.map((each) => each.position);

describe('the log that a browser has', () => {
  it('has an entry once that is fetched and then sent', () => {
    const fetched = joined([], [1, 2, 3].map(entry));
    expect(positions(joined(fetched, [3, 4].map(entry)))).toEqual([1, 2, 3, 4]);
  });
  it('puts what is fetched before what was sent meanwhile', () => {
    expect(positions(joined([entry(4)], [2, 3, 4].map(entry)))).toEqual([2, 3, 4]);
  });
  it('lets the oldest go', () => {
    expect(
      positions(
        joined(
          [],
          Array.from({ length: 500 }, (_, at) => entry(at)),
        ),
      ).at(0),
    ).toBe(100);
  });
});
