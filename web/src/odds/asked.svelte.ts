/** A question to the house that may take a while: the last answer stays until the next is there, and the seconds are counted. */
import { Refusal } from '../spine/connection';

export class Asked<Answer> {
  answer = $state.raw<Answer | null>(null);
  fault = $state.raw<Refusal | null>(null);
  busy = $state(false);
  seconds = $state(0);
  private latest = 0;

  /** Ask; an answer that comes after a later question is dropped. What it returns stops the waiting. */
  ask(question: () => Promise<Answer>): () => void {
    const mine = (this.latest += 1);
    const still = () => mine === this.latest;
    this.busy = true;
    this.fault = null;
    this.seconds = 0;
    const begun = Date.now();
    const counting = setInterval(() => {
      if (still()) this.seconds = Math.round((Date.now() - begun) / 1000);
    }, 1000);
    const done = () => {
      clearInterval(counting);
      if (still()) this.busy = false;
    };
    question()
      .then(
        (answer) => still() && (this.answer = answer),
        (fault: unknown) => {
          if (!(fault instanceof Refusal)) throw fault;
          if (still()) this.fault = fault;
        },
      )
      .finally(done);
    return () => {
      this.latest += 1;
      clearInterval(counting);
    };
  }
}
