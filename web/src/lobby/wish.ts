/** A table as somebody wishes it, and the request that it makes: only what differs from the book's own is said. */
import type { NewTable, Opening, TableOption } from '../generated/api';
import { written } from '../spine/money';

export interface SideWish {
  offered: boolean;
  minimum: string;
  maximum: string;
  options: Record<string, string>;
}
export interface Wish {
  name: string;
  minimum: string;
  maximum: string;
  unit: string;
  options: Record<string, string>;
  sides: Record<string, SideWish>;
  boxes: string;
  bots: string;
  purpose: 'house' | 'training';
  dealtBy: 'program' | 'person';
}

const defaults = (options: TableOption[]) => Object.fromEntries(options.map((each) => [each.option, each.default]));

/** What the book says where nobody wishes anything else. */
export function plainWish(opening: Opening, name: string): Wish {
  const side = (options: TableOption[]): SideWish => ({
    offered: false,
    minimum: '',
    maximum: '',
    options: defaults(options),
  });
  return {
    name,
    minimum: '5',
    maximum: '500',
    unit: '5',
    options: defaults(opening.options),
    sides: Object.fromEntries(opening.side_bets.map((each) => [each.bet, side(each.options)])),
    boxes: String(Math.min(7, opening.most_boxes)),
    bots: '0',
    purpose: 'house',
    dealtBy: 'program',
  };
}

/** Dollars as they are written into a field, for the server. */
export const asMoney = (typed: string): string => written(Math.round(Number(typed.replace(',', '.')) * 100) || 0);

function elected(options: TableOption[], wished: Record<string, string>): Record<string, string> {
  const differ = options.filter((each) => wished[each.option]?.trim() && wished[each.option] !== each.default);
  return Object.fromEntries(differ.map((each) => [each.option, wished[each.option]!.trim()]));
}

/** An address for the table: its name in small letters, and a few more so that it is nobody else's. */
export function idFor(name: string, luck: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain.slice(0, 32).replace(/-+$/, '') || 'table'}-${luck}`;
}

export function request(opening: Opening, wish: Wish, luck: string): NewTable {
  const sides = opening.side_bets.filter((each) => wish.sides[each.bet]?.offered);
  const limited = sides.filter((each) => wish.sides[each.bet]!.minimum && wish.sides[each.bet]!.maximum);
  const limitsOf = (bet: string) => [asMoney(wish.sides[bet]!.minimum), asMoney(wish.sides[bet]!.maximum)];
  return {
    id: idFor(wish.name, luck),
    name: wish.name.trim(),
    game: opening.game,
    minimum: asMoney(wish.minimum),
    maximum: asMoney(wish.maximum),
    unit: wish.unit.trim() ? asMoney(wish.unit) : null,
    options: elected(opening.options, wish.options),
    side_bets: Object.fromEntries(
      sides.map((each) => [each.bet, elected(each.options, wish.sides[each.bet]!.options)]),
    ),
    side_limits: Object.fromEntries(limited.map((each) => [each.bet, limitsOf(each.bet)])) as NonNullable<
      NewTable['side_limits']
    >,
    boxes: Number(wish.boxes),
    purpose: wish.purpose,
    dealt_by: wish.dealtBy,
    bots: Number(wish.bots),
  };
}
