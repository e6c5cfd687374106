/** Taking a seat from the lobby: an account, chips, the seat that the table offers, in one click. */
import { firstBuyIn } from '../table/seating';
import { house } from '../spine/api';
import { Refusal } from '../spine/connection';
import { written } from '../spine/money';
import { session } from '../spine/session.svelte';

/** Sit down at a table; a table that offers no seat says so by the words given. */
export async function takeSeat(table: string, full: string): Promise<void> {
  const me = await session.somebody();
  const { picture } = await house.look(table);
  if (picture.you.seat) return;
  const seat = picture.acts.may.find((each) => each.do === 'join-table');
  if (!seat) {
    if (picture.boxes.some((box) => box.bettors.some((each) => each.player === me.account))) return;
    const why = picture.acts.may_not.find((each) => each.do === 'join-table');
    throw new Refusal('full', why?.why ?? full, why?.rule ?? '', '');
  }
  const amount = firstBuyIn(me.wallet.tables[table] ?? '0.00', picture.limits.minimum, me.wallet.cash);
  if (amount) await house.buyIn(table, written(amount));
  await house.order(table, seat.command as never);
  await session.refresh();
}
