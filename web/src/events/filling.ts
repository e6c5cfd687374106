/** The command of an act out of what was filled in. */
import type { ActField, OpenAct } from '../generated/api';
import { amount, at, put, whole, type Paper } from './paper';

function valueOf(field: ActField, given: string | string[] | undefined): unknown {
  if (Array.isArray(given)) return given.length ? given : undefined;
  const text = String(given ?? '').trim();
  if (!text) return undefined;
  if (field.kind === 'money') return /^\d+\.\d\d$/.test(amount(text.replace(/^-/, ''))) ? signed(text) : undefined;
  if (field.name === 'starts') return Math.floor(new Date(text).getTime() / 1000) || undefined;
  if (field.kind === 'whole') return whole(text);
  if (field.kind === 'choices' || field.name === 'tables') return text.split(/\s*,\s*/).filter(Boolean);
  return text;
}

const signed = (text: string): string => (text.startsWith('-') ? `-${amount(text.slice(1))}` : amount(text));

/** What is always said in one's own words, whatever the house proposes; and amounts and times. */
const OWN = ['reason', 'words', 'about', 'decision', 'starts', 'breach'];
const isOwn = (field: ActField): boolean => field.kind === 'money' || OWN.includes(field.name);

/** Whether the command has something of its own where a field is left empty. */
const stands = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (value !== undefined && value !== '' && value !== null);

/** The command of an act with everything filled in; null while something is missing. */
export function filled(act: OpenAct, given: Record<string, string | string[]>): Paper | null {
  let made = act.command as Paper;
  for (const field of act.fields) {
    const value = valueOf(field, given[field.name]);
    if (value === undefined && given[field.name]?.length) return null;
    if (value === undefined && (!field.needed || (!isOwn(field) && stands(at(made, field.name))))) continue;
    if (value === undefined) return null;
    made = put(made, field.name, value);
  }
  return made;
}
