/** What players say and the dealer enters: out of the acts that the house gave the dealer. */
import type { Bounds, Command, LawfulAct, Picture } from '../generated/api';
import { fields } from '../table/acts';

const ANSWERS = ['insure', 'take-even-money', 'surrender', 'forfeit', 'press', 'keep-draw', 'show-cards'];
const WAGERS = ['place-wager', 'place-side-bet', 'place-com-bo-wager'];

/** Whose word an act is. */
export function speaker(act: LawfulAct, picture: Picture): string {
  const caller = picture.boxes.find((each) => each.box === act.box)?.caller ?? '';
  const named = fields(act).player ?? (act.do === 'surrender' ? act.players[0] : '');
  return String(named || caller);
}

/** The owner of the wager that is insured, where it is another's. */
export const insured = (act: LawfulAct): string => {
  const { owner, player } = fields(act);
  return owner && owner !== player ? String(owner) : '';
};

/** Answers to an offer: everybody's about wagers of their own first. */
export const answers = (picture: Picture): LawfulAct[] =>
  picture.acts.may
    .filter((act) => ANSWERS.includes(act.do) && speaker(act, picture) !== picture.you.name)
    .sort((one, two) => Number(!!insured(one)) - Number(!!insured(two)));

/** Places where somebody could have a wager entered. */
export const wagers = (picture: Picture): LawfulAct[] =>
  picture.acts.may.filter((act) => WAGERS.includes(act.do) && act.players.length);

/** What one player may put up. */
export const boundsFor = (act: LawfulAct, player: string): Bounds | undefined =>
  act.amounts.find((each) => each.player === player);

/** A command with what the dealer filled in; nothing filled in leaves it as it came. */
export const filled = (act: LawfulAct, more: Record<string, unknown>): Command =>
  ({ ...act.command, ...Object.fromEntries(Object.entries(more).filter(([, value]) => value)) }) as Command;

/** A double or a split by some of a hand: what each adds, or who goes along. Whoever adds nothing is left out. */
export function among(act: LawfulAct, given: Record<string, string>): Command {
  const taking = Object.entries(given).filter(([, amount]) => amount);
  return (
    act.do === 'double'
      ? { ...act.command, amounts: Object.fromEntries(taking) }
      : { ...act.command, players: taking.map(([player]) => player) }
  ) as Command;
}
