/** The geometry of a small curve: an axis with round marks, and where each value stands. */

export interface Axis {
  least: number;
  most: number;
  marks: number[];
  /** Decimal places of a per cent that tell two marks apart. */
  places: number;
}
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** An axis around some shares with three to seven round marks. */
export function axisOf(values: number[]): Axis {
  const [low, high] = values.length ? [Math.min(...values), Math.max(...values)] : [0, 0.01];
  const rough = Math.max(high - low, 0.0002) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = size * ([1, 2, 5, 10].find((each) => each * size >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step + 1e-9);
  const marks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return {
    least: first * step,
    most: last * step,
    marks,
    places: Math.max(0, -Math.floor(Math.log10(step * 100) + 1e-9)),
  };
}

/** Where each known value stands in a frame. */
export function placed(
  over: number[],
  line: (number | null)[],
  axis: Axis,
  frame: Frame,
): { over: number; x: number; y: number }[] {
  const [first, last] = [Math.min(...over), Math.max(...over)];
  const wide = (frame.right - frame.left - 24) / Math.max(last - first, 1);
  return over.flatMap((each, at) => {
    const value = line[at];
    if (value === null || value === undefined) return [];
    const share = (value - axis.least) / (axis.most - axis.least);
    return [
      { over: each, x: frame.left + 12 + (each - first) * wide, y: frame.bottom - share * (frame.bottom - frame.top) },
    ];
  });
}
