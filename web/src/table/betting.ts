/** Putting chips on a place: what the server has against it is shown before it is sent. */
import type { Refusal } from '../spine/connection';
import type { Table } from '../spine/table.svelte';
import type { Draft } from './draft.svelte';
import type { Place } from './places';

/** Show what the server's bounds have against it, or nothing. */
export function tell(table: Table, refusal: Refusal | null): void {
  if (refusal) table.refuse(refusal);
  else table.refusal = null;
}

export function bet(table: Table, draft: Draft, place: Place, amount: number = draft.chip): void {
  if (!table.picture) return;
  draft.cursor = place;
  tell(table, draft.add(table.picture, place, amount));
}
