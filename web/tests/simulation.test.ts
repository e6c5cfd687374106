/** The drawing of a simulated value: where it stands, and what is said of it. */
import { describe, expect, it } from 'vitest';
import { drawing, powers, shortly, verdict } from '../src/odds/converging';

const frame = { left: 0, right: 100, top: 0, bottom: 50 };
const point = (rounds: number, ev: number, standard_error: number) => ({ rounds, ev, standard_error });

describe('a value that converges', () => {
  const points = [point(1e6, -0.004, 0.0011), point(1e7, -0.0052, 0.00036), point(1e8, -0.0054, 0.00011)];
  const drawn = drawing(points, -0.00544, 1e8, frame);
  const places = drawn.line.split(' ').map((each) => each.split(',').map(Number));

  it('goes from the first rounds to those wanted, a power of ten as wide as the next', () => {
    expect(places.map(([x]) => x)).toEqual([0, 50, 100]);
    expect(drawn.marks).toEqual([
      { rounds: 1e6, x: 0 },
      { rounds: 1e7, x: 50 },
      { rounds: 1e8, x: 100 },
    ]);
  });

  it('has the exact value on its axis and comes nearer to it', () => {
    expect(drawn.axis.least).toBeLessThan(-0.00544);
    expect(drawn.axis.most).toBeGreaterThan(-0.00544);
    const away = places.map(([, y]) => Math.abs((y ?? 0) - drawn.exact));
    expect(away[2]).toBeLessThan(away[1] ?? 0);
    expect(away[1]).toBeLessThan(away[0] ?? 0);
  });

  it('has a band that closes, drawn forth above and back below', () => {
    const band = drawn.band.split(' ').map((each) => each.split(',').map(Number));
    expect(band).toHaveLength(6);
    const wide = [0, 1, 2].map((at) => (band[5 - at]?.[1] ?? 0) - (band[at]?.[1] ?? 0));
    expect(wide[0]).toBeGreaterThan(wide[1] ?? 0);
    expect(wide[1]).toBeGreaterThan(wide[2] ?? 0);
    expect(wide[2]).toBeGreaterThan(0);
  });

  it('is drawn before there is anything to draw', () => {
    expect(drawing([], -0.005, 1e7, frame).line).toBe('');
  });
});

it('names powers of ten and rounds in few letters', () => {
  expect(powers(1e6, 2e8)).toEqual([1e6, 1e7, 1e8]);
  expect([shortly(1e6), shortly(2.5e7), shortly(5000)]).toEqual(['1 million', '25 million', '5,000']);
});

it('says how far is too far', () => {
  expect([0, -1.9, 2.5, -4, 4.1].map(verdict)).toEqual(['near', 'near', 'wide', 'wide', 'apart']);
});
