/** A lesson at a training table: what each play is worth when it is one's turn, and afterwards what the chosen one cost. */
import type { Advice, Mistake, Picture } from '../generated/api';
import { averageMoney } from '../odds/figures';
import { house } from '../spine/api';
import { Refusal } from '../spine/connection';
import { cents } from '../spine/money';
import { type By, kept } from './kept';

const DECIDED = ['hit', 'stand', 'double', 'split', 'surrender', 'insure', 'take-even-money'];

/** What is to be decided, as a text that changes when the decision does; empty where nothing is. */
export function decisionOf(picture: Picture): string {
  const acts = picture.acts.may.filter((each) => DECIDED.includes(each.do)).map((each) => `${each.do} ${each.box}`);
  if (!acts.length) return '';
  const hands = picture.boxes.flatMap((box) =>
    box.hands.filter((hand) => hand.turn).map((hand) => `${hand.place}:${hand.cards.join('')}`),
  );
  return [picture.table.round, picture.moment.awaits, ...acts, ...hands].join(' ');
}

/** What each way to decide is worth in money, by its name and box: for the button that does it. */
export const worthOf = (advice: Advice): Record<string, { says: string; best: boolean }> =>
  Object.fromEntries(
    advice.hands.flatMap(({ box, moves, stake }) =>
      moves.map((each, place) => [
        `${each.move} ${box}`,
        { says: averageMoney((each.value * cents(stake)) / 100), best: place === 0 },
      ]),
    ),
  );

export class Lesson {
  advice = $state.raw<Advice | null>(null);
  mark = $state.raw<Mistake | null>(null);
  fault = $state.raw<Refusal | null>(null);
  /** The decision that the advice is on. */
  advised = $state('');
  private by: By = kept.by();
  private decision = '';
  private asked = 0;

  constructor(private readonly table: string) {}

  /** Told of every picture: asks when a decision comes, and looks what became of it when it has gone. */
  async follow(decision: string): Promise<void> {
    if (decision === this.decision) return;
    const before = this.decision;
    this.decision = decision;
    this.fault = null;
    try {
      if (before && this.asked) await this.look();
      if (decision) await this.ask(decision);
      else this.advice = null;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.fault = fault;
    }
  }

  /** Judge by something else from now on, the decision at hand included. */
  async judge(by: By): Promise<void> {
    this.by = by;
    this.mark = null;
    if (this.decision) await this.ask(this.decision);
  }

  private async ask(decision: string): Promise<void> {
    const advice = await house.advice(this.table, this.by);
    if (decision !== this.decision) return;
    this.advice = advice;
    this.advised = decision;
    this.asked = advice.position;
    kept.begin(this.table, advice.position);
  }

  private async look(): Promise<void> {
    const { last } = await house.mistakes(this.table, this.asked, this.by);
    if (last) this.mark = last;
  }
}
