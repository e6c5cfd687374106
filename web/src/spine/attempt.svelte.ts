/** An attempt: something the house may refuse, with its refusal and its success for whoever shows them. */
import { untrack } from 'svelte';
import { Refusal } from './connection';

export class Attempt {
  busy = $state(false);
  fault = $state.raw<Refusal | null>(null);
  done = $state('');

  /** Try it; the answer is whether the house agreed. What went well may be said. */
  async run(doing: () => Promise<unknown>, said = ''): Promise<boolean> {
    if (untrack(() => this.busy)) return false; // an effect may try something, and must not try it again for having tried
    this.busy = true;
    this.fault = null;
    this.done = '';
    try {
      await doing();
      this.done = said;
      return true;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.fault = refusal;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
