/** Acts as buttons: what each is called, what it costs, its key, and the command that it sends. */
import type { Bounds, Command, LawfulAct, Picture, UnlawfulAct } from '../generated/api';
import { cents, dollars } from '../spine/money';
import type { Table } from '../spine/table.svelte';
import { words } from '../words';

export const KEYS: Record<string, string> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  surrender: 'r',
  insure: 'i',
  'take-even-money': 'e',
  forfeit: 'f',
  press: 'j',
  'keep-draw': 'k',
  'show-cards': 'o',
  cut: 'c',
  'refuse-cut': 'n',
  'wait-for-seat': 'q',
};

export const isShown = (act: { do: string }): boolean => act.do in words.acts;

/** The command of an act as a record: what stands in it depends on what is done. */
export const fields = (act: LawfulAct): Record<string, unknown> => act.command;

/** What tells one act from another of its kind: the box, and whose wager it is. */
export const keyOf = (act: LawfulAct): string => act.do + JSON.stringify(act.command);

/** Whether an act is about a wager of one's own. */
export const isOwn = (act: LawfulAct, me: string): boolean => (fields(act).owner ?? me) === me;

/** What this person may put up, where there is a choice. */
export const ownBounds = (act: LawfulAct, me: string): Bounds | undefined =>
  act.amounts.find((each) => each.player === me && each.most && cents(each.most) > 0);

/** The name of an act: with the box where several are asked, with the owner where it is another's wager. */
export function label(table: Table, picture: Picture, act: LawfulAct | UnlawfulAct, several: 'boxes' | ''): string {
  const name = words.acts[act.do] ?? act.do;
  const owner = 'command' in act ? String(fields(act).owner ?? '') : '';
  const whose = owner && owner !== picture.you.name ? ` ${words.table.insureOf(table.name(owner))}` : '';
  return name + (several && act.box ? ` ${act.box}` : '') + whose;
}

export function cost(act: LawfulAct, me: string): string {
  const most = ownBounds(act, me)?.most;
  return most ? ` ${dollars(most)}` : '';
}

/** The command of an act. Everybody gives up for himself or herself; for less than all, the others add what they would. */
export function commandOf(act: LawfulAct, me: string, amount = ''): Command {
  const command = { ...fields(act) };
  if (act.do === 'surrender' && act.players.length > 1) command.players = [me];
  if (amount && act.do === 'double')
    command.amounts = Object.fromEntries(
      act.amounts.map((each) => [each.player, each.player === me ? amount : each.most]),
    );
  else if (amount) command.amount = amount;
  return command as Command;
}
