/** The section that a table of a tournament has beside the others, and the orders that may be given there. */
import type { ActField, HeatSection, LawfulAct, OpenAct, Picture } from '../generated/api';

export const heatOf = (picture: Picture | null): HeatSection | null =>
  (picture as (Picture & { heat?: HeatSection | null }) | null)?.heat ?? null;

/** An act at the table or an order; which command it is does not matter here. */
export type HeatAct = Omit<LawfulAct, 'command'> &
  Partial<Omit<OpenAct, 'command'>> & { command: Record<string, unknown> };

/** Acts of one kind as one order: what differs between them is to be chosen, and what they ask for is to be filled in. */
export function ordersOf(acts: HeatAct[], says: Record<string, string>): OpenAct[] {
  const kinds = [...new Set(acts.map((each) => each.do))].filter((kind) => kind in says);
  return kinds.map((kind) => {
    const alike = acts.filter((each) => each.do === kind);
    const first = alike[0]!;
    const asked = first.fields ?? [];
    const open = Object.keys(first.command).filter((name) => !asked.some((field) => field.name === name));
    const chosen = open.flatMap((name): ActField[] => {
      const values = [...new Set(alike.map((each) => String(each.command[name] ?? '')))];
      return values.length > 1 ? [{ name, kind: 'choice', choices: values, needed: true }] : [];
    });
    const unchosen = Object.fromEntries(chosen.map((each) => [each.name, '']));
    return {
      do: kind,
      says: says[kind]!,
      rule: first.rule,
      command: { ...first.command, ...unchosen },
      fields: [...chosen, ...asked],
      about: '',
    };
  });
}
