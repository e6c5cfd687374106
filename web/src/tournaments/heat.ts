/** The section that a table of a tournament has beside the others, and the orders that may be given there. */
import type { ActField, HeatSection, LawfulAct, OpenAct, Picture } from '../generated/api';

export const heatOf = (picture: Picture | null): HeatSection | null =>
  (picture as (Picture & { heat?: HeatSection | null }) | null)?.heat ?? null;

/** What somebody may say in words of his or her own, beside what the house proposes. */
const WORDS = ['reason', 'words', 'about', 'decision'];
const NUMBERS = ['seconds'];

/** Acts of one kind as one order: what differs between them is to be chosen, words and numbers may be written. */
export function ordersOf(acts: LawfulAct[], says: Record<string, string>): OpenAct[] {
  const kinds = [...new Set(acts.map((each) => each.do))].filter((kind) => kind in says);
  return kinds.map((kind) => {
    const alike = acts.filter((each) => each.do === kind);
    const first = alike[0]!;
    const fields = Object.keys(first.command).flatMap((name): ActField[] => {
      const values = [...new Set(alike.map((each) => String(each.command[name] ?? '')))];
      if (WORDS.includes(name)) return [{ name, kind: 'text', choices: [] }];
      if (NUMBERS.includes(name)) return [{ name, kind: 'whole', choices: [] }];
      return values.length > 1 ? [{ name, kind: 'choice', choices: values }] : [];
    });
    const chosen = Object.fromEntries(fields.filter((each) => each.kind === 'choice').map((each) => [each.name, '']));
    return {
      do: kind,
      says: says[kind]!,
      rule: first.rule,
      command: { ...first.command, ...chosen },
      fields,
      about: '',
    };
  });
}
