/** Places that chips can lie on: a box, a side bet of a box, or an area of Com-Bo, which has no box. */
import type { Felt, LawfulAct, Picture } from '../generated/api';
import { Refusal } from '../spine/connection';
import { cents, dollars } from '../spine/money';
import { words } from '../words';
import { fields } from './acts';

export interface Place {
  /** 0 for an area. */
  box: number;
  /** Empty for the wager itself, otherwise the side bet or the area. */
  bet: string;
}

export const placeKey = ({ box, bet }: Place): string => `${box}/${bet}`;

export function placeOf(key: string): Place {
  const [box, bet] = key.split('/');
  return { box: Number(box), bet: bet ?? '' };
}

/** The areas of a Com-Bo layout: the combinations share one. */
export const areasOf = (felt: Felt): string[] => [...new Set(felt.areas.map((each) => each.line.split('/')[0]!))];

/** Every place in the order in which the arrow keys go: boxes from side to side, the bets of a box up and down. */
export function columnsOf(picture: Picture, felt: Felt): Place[][] {
  if (felt.kind === 'com-bo') return areasOf(felt).map((bet) => [{ box: 0, bet }]);
  const sides = felt.side_bets.filter((each) => !picture.side_bets.stopped.includes(each.bet)).map((each) => each.bet);
  return picture.boxes.map(({ box }) => ['', ...sides].map((bet) => ({ box, bet })));
}

const isBet = (act: LawfulAct, { box, bet }: Place): boolean =>
  act.box === box && (bet ? fields(act).bet === bet : act.do === 'place-wager');

/** Whether chips may be put down there now: a side bet also where the wager that it needs can be placed with it. */
export function isOpen(picture: Picture, place: Place): boolean {
  const { may } = picture.acts;
  return may.some((act) => isBet(act, place)) || (!!place.bet && may.some((act) => isBet(act, { ...place, bet: '' })));
}

/** What the server has against so much on a place, as far as it has said so already; null where it may be tried. */
export function objection(picture: Picture, place: Place, amount: number): Refusal | null {
  if (!isOpen(picture, place)) {
    const not = picture.acts.may_not.find((act) => act.box === place.box && act.do.startsWith('place-'));
    return new Refusal(not?.code ?? 'closed', not?.why ?? words.table.notNow, not?.rule ?? '', '');
  }
  const act = picture.acts.may.find((each) => isBet(each, place));
  const bounds = act?.amounts.find((each) => each.player === picture.you.name);
  const most = bounds ? bounds.most : picture.limits.side[place.bet]?.maximum;
  if (!most || amount <= cents(most)) return null;
  return new Refusal('over', words.table.most(dollars(most)), act?.rule ?? '', '');
}
