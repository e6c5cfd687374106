/** Sitting down: an account, chips, a seat, in one click. */
import type { Picture } from '../generated/api';
import { house } from '../spine/api';
import { cents, written } from '../spine/money';
import { session } from '../spine/session.svelte';
import type { Table } from '../spine/table.svelte';

const MINIMA = 20;

/** What to buy in for without being asked: twenty minimum wagers, as far as the wallet goes, and nothing with enough at the table. */
export function firstBuyIn(chips: string, minimum: string, cash: string): number {
  if (cents(chips) >= cents(minimum)) return 0;
  return Math.min(cents(minimum) * MINIMA, cents(cash));
}

export async function sitDown(table: Table, picture: Picture, seat: number): Promise<void> {
  const me = await session.somebody();
  const chips = me.wallet.tables[table.id] ?? '0.00';
  const amount = firstBuyIn(chips, picture.limits.minimum, me.wallet.cash);
  if (amount) await house.buyIn(table.id, written(amount));
  await table.do({ do: 'join-table', seat });
  await session.refresh();
}
