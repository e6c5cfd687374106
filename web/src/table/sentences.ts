/** Sentences of the server's with names in place of ids. */
import type { Table } from '../spine/table.svelte';

const ID = /\ba-[0-9a-f]{24}\b/g;

export const spoken = (table: Table, sentence: string): string => sentence.replace(ID, (id) => table.name(id));

/** The two letters that stand for somebody on a stack of chips. */
export const initials = (name: string): string =>
  name
    .replace(/\(.*\)/, '')
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** A line of a pay table as people read it: `five-card-21` is “Five card 21”. */
export function lineWords(line: string): string {
  const said = line.replace(/.*\//, '').replaceAll('-', ' ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
