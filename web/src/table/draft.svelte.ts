/** Bets in the hand, not yet on the layout: chip by chip, so that each can be taken back. */
import type { Command, Picture } from '../generated/api';
import type { Refusal } from '../spine/connection';
import { written } from '../spine/money';
import { objection, placeKey, placeOf, type Place } from './places';

export interface Piece extends Place {
  amount: number;
}
/** A chip between the tray and the felt. */
export interface Carried {
  worth: number;
  x: number;
  y: number;
}

export class Draft {
  pieces = $state.raw<Piece[]>([]);
  /** What was placed in the last round, for betting the same again. */
  placed = $state.raw<Piece[]>([]);
  chip = $state(0);
  /** The place that the keys bet on, and that a phone shows large. */
  cursor = $state.raw<Place | null>(null);
  carried = $state.raw<Carried | null>(null);

  get total(): number {
    return this.pieces.reduce((sum, each) => sum + each.amount, 0);
  }

  on(box: number, bet = ''): number {
    return this.pieces
      .filter((each) => each.box === box && each.bet === bet)
      .reduce((sum, each) => sum + each.amount, 0);
  }

  /** Put a chip down, unless the server has said that it is too much there or not the time. */
  add(picture: Picture, place: Place, amount: number = this.chip): Refusal | null {
    if (amount <= 0) return null;
    const against = objection(picture, place, this.on(place.box, place.bet) + amount);
    if (!against) this.pieces = [...this.pieces, { ...place, amount }];
    return against;
  }

  undo(): void {
    this.pieces = this.pieces.slice(0, -1);
  }

  clear(): void {
    this.pieces = [];
  }

  /** As much again on every place; what is too much for its place stays as it is. */
  double(picture: Picture): Refusal | null {
    return this.addAll(picture, this.pieces);
  }

  /** The bets of the last round once more, on as many boxes as they lay on. */
  rebet(picture: Picture): Refusal | null {
    this.pieces = [];
    return this.addAll(picture, this.placed);
  }

  /** One command a place, the wagers before their side bets. */
  commands(): Command[] {
    const sums = new Map<string, number>();
    for (const each of this.pieces) sums.set(placeKey(each), (sums.get(placeKey(each)) ?? 0) + each.amount);
    return [...sums]
      .map(([key, amount]) => ({ ...placeOf(key), amount: written(amount) }))
      .sort((a, b) => Number(!!a.bet) - Number(!!b.bet))
      .map(({ box, bet, amount }) => {
        if (!box) return { do: 'place-com-bo-wager', bet, amount };
        return bet ? { do: 'place-side-bet', box, bet, amount } : { do: 'place-wager', box, amount };
      });
  }

  done(): void {
    this.placed = this.pieces;
    this.pieces = [];
  }

  /** Move the cursor over the columns of places: to another column, or within one. */
  move(columns: Place[][], across: number, along: number): void {
    const { cursor } = this;
    const column = columns.findIndex((each) => each.some((place) => cursor && placeKey(place) === placeKey(cursor)));
    if (column < 0) {
      this.cursor = columns[0]?.[0] ?? null;
      return;
    }
    const row = columns[column]!.findIndex((place) => cursor && placeKey(place) === placeKey(cursor));
    const next = columns[(column + across + columns.length) % columns.length]!;
    this.cursor = next[across ? 0 : (row + along + next.length) % next.length] ?? null;
  }

  private addAll(picture: Picture, pieces: Piece[]): Refusal | null {
    const faults = pieces.map((each) => this.add(picture, each, each.amount));
    return faults.find((each) => each !== null) ?? null;
  }
}
