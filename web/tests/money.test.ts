import { describe, expect, it } from 'vitest';
import { cents, chipsFor, dollars, signed, written } from '../src/spine/money';

describe('money', () => {
  it('is whole cents and back', () => {
    for (const text of ['0.00', '25.00', '22.50', '-10.05', '1000000.00']) expect(written(cents(text))).toBe(text);
    expect(() => cents('ten')).toThrow();
  });
  it('is read as people write it', () => {
    expect([dollars('25.00'), dollars('22.50'), dollars(100_000), dollars('-5.00')]).toEqual([
      '$25',
      '$22.50',
      '$1,000',
      '−$5',
    ]);
    expect([signed('5.00'), signed('-5.00'), signed('0.00')]).toEqual(['+$5', '−$5', '$0']);
  });
  it('is made up of the fewest chips', () => {
    expect(chipsFor(13_500, [500, 2500, 10_000])).toEqual([10_000, 2500, 500, 500]);
    expect(chipsFor(250, [500])).toEqual([]);
  });
});
