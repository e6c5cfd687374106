/** A paper: conditions in the form of a file, with a way to read and to change what stands at a path. */

export type Paper = Record<string, unknown>;

/** What stands at a path such as `entry.fee`; undefined where nothing does. */
export function at(paper: Paper, path: string): unknown {
  let found: unknown = paper;
  for (const key of keys(path)) found = (found as Paper | undefined)?.[key];
  return found;
}

/** The paper with something else at a path; nothing at all takes it out, and what is empty then goes with it. */
export function put(paper: Paper, path: string, value: unknown): Paper {
  return changed(paper, keys(path), value) ?? {};
}

/** `statements.late-or-absent` has two keys: a dot stands in no key. */
const keys = (path: string): string[] => path.split('.');

function changed(under: Paper, [key, ...rest]: string[], value: unknown): Paper | undefined {
  const inner = rest.length ? changed((under[key!] as Paper | undefined) ?? {}, rest, value) : value;
  const made = { ...under };
  if (isEmpty(inner)) delete made[key!];
  else made[key!] = inner;
  return Object.keys(made).length ? made : undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** A whole number as somebody types it; undefined for anything else. */
export const whole = (text: string): number | undefined => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);

/** Money as somebody types it, as files have it: what is no amount stays as it is, and the house says so. */
export function amount(text: string): string {
  const found = /^\$?(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(text.trim());
  return found ? `${Number(found[1]!.replaceAll(',', ''))}.${(found[2] ?? '').padEnd(2, '0')}` : text.trim();
}

/** Money as it is shown in a field: `50.00` is 50. */
export const plainAmount = (value: unknown): string => String(value ?? '').replace(/\.00$/, '');

/** A row of a list with something else under one key. */
export const withKey = (row: Paper, key: string, value: unknown): Paper => changed(row, [key], value) ?? {};

/** A name as addresses have it: “Star Cup 2026” is star-cup-2026. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
