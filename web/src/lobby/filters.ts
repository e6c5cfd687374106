/** What somebody looks for in the lobby; it lives in the address, so that a choice can be sent to a friend. */
import type { LobbyRow } from '../generated/api';
import { cents } from '../spine/money';

export const NAMES = ['find', 'game', 'document', 'side', 'purpose', 'dealt', 'bet', 'free'] as const;
export type Filters = Record<(typeof NAMES)[number], string>;

export function readFilters(search: URLSearchParams): Filters {
  return Object.fromEntries(NAMES.map((name) => [name, search.get(name) ?? ''])) as Filters;
}

/** The filters as the end of an address; nothing for those that are not set. */
export function writeFilters(filters: Filters): string {
  const search = new URLSearchParams(NAMES.filter((name) => filters[name]).map((name) => [name, filters[name]]));
  return search.size ? `?${search}` : '';
}

export const isFree = (row: LobbyRow): boolean => !row.tournament && (row.boxes === 0 || row.seats_taken < row.boxes);

/** Whether a table is one that is looked for; a wager fits where it lies between the limits on the sign. */
export function fits(row: LobbyRow, filters: Filters): boolean {
  const wanted = filters.find.trim().toLowerCase();
  const bet = Number(filters.bet) * 100;
  const told = [row.name, row.game_name, row.document, row.game, ...row.side_bets].join(' ').toLowerCase();
  return (
    (!wanted || told.includes(wanted)) &&
    (!filters.game || row.game === filters.game) &&
    (!filters.document || row.document === filters.document) &&
    (!filters.side || row.side_bets.includes(filters.side)) &&
    (!filters.purpose || row.purpose === filters.purpose) &&
    (!filters.dealt || row.dealt_by === filters.dealt) &&
    (!bet || (cents(row.limits.minimum) <= bet && bet <= cents(row.limits.maximum))) &&
    (!filters.free || isFree(row))
  );
}

/** The choices that the tables there are leave: each value once, with what it is called. */
export function choices(
  rows: LobbyRow[],
  value: (row: LobbyRow) => string[],
  says: (row: LobbyRow, value: string) => string,
) {
  const found = new Map<string, string>();
  for (const row of rows) for (const each of value(row)) found.set(each, says(row, each));
  return [...found].map(([each, said]) => ({ value: each, says: said })).sort((a, b) => a.says.localeCompare(b.says));
}
