/** A draft that is held against its document while one writes it. */
import { untrack } from 'svelte';
import { Attempt } from '../spine/attempt.svelte';
import type { Paper } from './paper';

/** Milliseconds without a change before the house is asked. */
const PAUSE = 250;

export class Drafted<C> {
  paper = $state.raw<Paper | null>(null);
  checked = $state.raw<C | null>(null);
  readonly checking = new Attempt();

  /** To be made where a component is: it asks for as long as that lives. */
  constructor(check: (paper: Paper) => Promise<C>) {
    $effect(() => {
      const draft = this.paper;
      if (!draft) return;
      const timer = setTimeout(
        () => void this.checking.run(async () => (this.checked = await check(draft))),
        untrack(() => this.checked) ? PAUSE : 0, // an answer is no reason to ask again
      );
      return () => clearTimeout(timer);
    });
  }

  change = (made: Paper): void => void (this.paper = made);
}
