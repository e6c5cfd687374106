/** Where the best play of two games parts, place by place of the chart. */
import type { GameOdds } from '../generated/api';

export interface Parting {
  hand: string;
  dealer: string;
  a: string;
  b: string;
}

/** Every place of the chart that both have and play otherwise with the first two cards, in the order of the first. */
export function partings(a: GameOdds, b: GameOdds): Parting[] {
  const [one, other] = [a.play?.strategy ?? {}, b.play?.strategy ?? {}];
  return Object.entries(one).flatMap(([hand, columns]) =>
    Object.entries(columns).flatMap(([dealer, move]) => {
      const there = other[hand]?.[dealer];
      return there && there !== move ? [{ hand, dealer, a: move, b: there }] : [];
    }),
  );
}

/** The same by hand and by what is done: one line for every run of dealer's cards. */
export function gathered(found: Parting[]): { hand: string; dealers: string[]; a: string; b: string }[] {
  const lines = new Map<string, { hand: string; dealers: string[]; a: string; b: string }>();
  for (const each of found) {
    const key = [each.hand, each.a, each.b].join('|');
    const line = lines.get(key);
    if (line) line.dealers.push(each.dealer);
    else lines.set(key, { hand: each.hand, dealers: [each.dealer], a: each.a, b: each.b });
  }
  return [...lines.values()];
}
