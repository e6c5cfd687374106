/** What this browser keeps of learning: whether values are shown, and from where in each table's log the report counts. */

const VALUES = 'pitboss.learn.values';
const FROM = 'pitboss.learn.from.';
const BY = 'pitboss.learn.by';

/** What plays are judged by: the chart of the full shoe, or the cards as they lie. */
export type By = 'chart' | 'cards';

export const kept = {
  values: (): 'shown' | 'hidden' => (localStorage.getItem(VALUES) === 'hidden' ? 'hidden' : 'shown'),
  keepValues: (how: 'shown' | 'hidden'): void => localStorage.setItem(VALUES, how),

  by: (): By => (localStorage.getItem(BY) === 'cards' ? 'cards' : 'chart'),
  keepBy: (by: By): void => localStorage.setItem(BY, by),

  /** Where the report of a table begins: where its first decision in this browser was asked. */
  from: (table: string): number => Number(localStorage.getItem(FROM + table)) || 0,
  begin(table: string, position: number): void {
    if (localStorage.getItem(FROM + table) === null) localStorage.setItem(FROM + table, String(position));
  },
  anew(table: string, position: number): void {
    localStorage.setItem(FROM + table, String(position));
  },
};
