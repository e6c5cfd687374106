/** Drills: places of a chart to be asked about, those first where a beginner goes wrong most. */
import type { Chart } from '../generated/api';

export interface DrillPlace {
  hand: string;
  dealer: string;
}

/** Every place of one part of a chart that has a hand to ask about. */
export function placesOf(chart: Chart, kind: string): DrillPlace[] {
  const part = chart.parts.find((each) => each.kind === kind);
  return (part?.lines ?? []).flatMap((line) =>
    line.example ? chart.cards.map((dealer) => ({ hand: line.example, dealer })) : [],
  );
}

/** Things in a random order; the same numbers give the same order. */
export function shuffled<Thing>(things: Thing[], random: () => number = Math.random): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Thing, order[last] as Thing];
  }
  return order;
}
