/** The geometry of a value that converges: rounds on an axis of powers of ten, values on one around the exact value. */
import type { SimulatedPoint } from '../generated/api';
import { axisOf, type Axis, type Frame } from './curve';

export interface Drawing {
  axis: Axis;
  /** Rounds that the axis names, and where. */
  marks: { rounds: number; x: number }[];
  /** The value, and the band of two standard errors around it, as points of a polyline and a polygon. */
  line: string;
  band: string;
  exact: number;
}

/** In two standard errors either side lies the true value, nineteen times in twenty. */
export const BAND = 2;

/** Where everything stands; the axis of values leaves out what the first rounds did at their wildest. */
export function drawing(points: SimulatedPoint[], exact: number, wanted: number, frame: Frame): Drawing {
  const first = points[0]?.rounds ?? 1e6;
  const settled = points.slice(Math.floor(points.length / 8));
  const axis = axisOf([exact, ...settled.flatMap((each) => [low(each), high(each)])]);
  const x = scaleOf(first, Math.max(wanted, first * 10), frame);
  const y = (value: number) => {
    const share = (Math.min(Math.max(value, axis.least), axis.most) - axis.least) / (axis.most - axis.least);
    return frame.bottom - share * (frame.bottom - frame.top);
  };
  const at = (each: SimulatedPoint, value: number) => `${x(each.rounds).toFixed(1)},${y(value).toFixed(1)}`;
  return {
    axis,
    marks: powers(first, Math.max(wanted, first * 10)).map((rounds) => ({ rounds, x: x(rounds) })),
    line: points.map((each) => at(each, each.ev)).join(' '),
    band: [
      ...points.map((each) => at(each, high(each))),
      ...[...points].reverse().map((each) => at(each, low(each))),
    ].join(' '),
    exact: y(exact),
  };
}

const low = (each: SimulatedPoint) => each.ev - BAND * each.standard_error;
const high = (each: SimulatedPoint) => each.ev + BAND * each.standard_error;

function scaleOf(first: number, last: number, frame: Frame): (rounds: number) => number {
  const wide = Math.log10(last) - Math.log10(first);
  return (rounds) => frame.left + ((Math.log10(rounds) - Math.log10(first)) / wide) * (frame.right - frame.left);
}

/** The powers of ten between two numbers. */
export function powers(first: number, last: number): number[] {
  const [from, to] = [Math.ceil(Math.log10(first) - 1e-9), Math.floor(Math.log10(last) + 1e-9)];
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => 10 ** (from + at));
}

/** A number of rounds in few letters: 1 million, 200 million. */
export const shortly = (rounds: number): string =>
  rounds >= 1e6 ? `${(rounds / 1e6).toLocaleString('en-AU')} million` : rounds.toLocaleString('en-AU');

/** Whether two values are as near as chance lets them be: four standard errors are passed once in sixteen thousand runs. */
export type Verdict = 'near' | 'wide' | 'apart';
export const verdict = (away: number): Verdict =>
  Math.abs(away) <= 2 ? 'near' : Math.abs(away) <= 4 ? 'wide' : 'apart';
