/** What the book says to an order while it is being filled in: asked anew when the order or the table changes, after a short pause. */
import type { Consideration } from '../generated/api';
import { Refusal } from '../spine/connection';
import { calls } from './calls';

const PAUSE = 250;

export class Considering {
  answer = $state.raw<Consideration | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(private readonly table: string) {}

  /** Ask about a command, or about none while something is missing. */
  about(command: object | null): void {
    clearTimeout(this.timer);
    const number = (this.asked += 1);
    if (!command) {
      this.answer = null;
      return;
    }
    this.timer = setTimeout(() => {
      calls.consider(this.table, command).then(
        (found) => number === this.asked && (this.answer = found),
        (fault: Refusal) => {
          if (number !== this.asked) return;
          const { code, sentence: why, rule } = fault;
          this.answer = { may: false, code, why, rule, steps: [], first: [] };
        },
      );
    }, PAUSE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }
}
