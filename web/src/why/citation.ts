/** Citations as the server gives them, taken apart, and where each is read. */

export interface Citation {
  document: string;
  /** The place in the document; empty for the document as a whole. */
  pin: string;
}

const CITED = /^([A-Z]{2,4}(?:-[A-Z0-9]+)+)(?: (.+))?$/;

/** `VIC-2003-01 7.5.6(a)` by its parts; null for a rule that is the house's own, or words that are no citation. */
export function citation(rule: string): Citation | null {
  const found = CITED.exec(rule.trim());
  return found ? { document: found[1] ?? '', pin: found[2] ?? '' } : null;
}

const part = (text: string) => encodeURIComponent(text).replace(/%2F/g, '/');

/** Where a rule is read in the library: the row of the inventory, or the document. */
export const readAt = ({ document, pin }: Citation): string =>
  pin ? `/rules/row/${part(document)}/${part(pin)}` : `/rules/document/${part(document)}`;

/** A book's name with its jurisdiction, where the name does not say it. */
export const bookTitle = ({ name, jurisdiction }: { name: string; jurisdiction: string }): string =>
  name.includes(jurisdiction) ? name : `${name} (${jurisdiction})`;

/** The line of a table that a term is of, in words: `result/equal-totals` is `equal totals`; nothing for a term that is no line. */
export const lineOf = (term: string): string => term.split('/').slice(1).join('/').replaceAll('-', ' ');

/** Where a book is read, at a term where one is given. */
export const bookAt = (book: string, term = ''): string => `/rules/${part(book)}${term ? `#${part(term)}` : ''}`;
