/** A browser's part of a log: what it fetched and what it was sent, every entry once, in the order in which they happened. */
import type { Entry } from '../generated/api';

const KEPT = 400;

/** Entries come twice when some happen between asking for the log and its answer: they are in the answer, and are sent. */
export function joined(log: Entry[], more: Entry[]): Entry[] {
  const known = new Set(log.map((each) => each.position));
  const fresh = more.filter((each) => !known.has(each.position));
  return [...log, ...fresh].sort((a, b) => a.position - b.position).slice(-KEPT);
}
