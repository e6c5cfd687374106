/** The floor as the lobby has it: every table, read anew every few seconds while somebody looks, and what makes each different. */
import type { LobbyRow, Trait } from '../generated/api';
import { house } from '../spine/api';
import { Refusal } from '../spine/connection';

const AGAIN = 5000;

export class Floor {
  tables = $state.raw<LobbyRow[] | null>(null);
  traits = $state.raw<Record<string, Trait[]>>({});
  fault = $state.raw<Refusal | null>(null);

  /** Keep it fresh for as long as a page shows it: `$effect(() => floor.open())`. */
  open(): () => void {
    void this.read();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.read(), AGAIN);
    return () => clearInterval(timer);
  }

  private async read(): Promise<void> {
    try {
      const { tables } = await house.lobby();
      this.tables = tables;
      this.fault = null;
      if (tables.some((row) => !(row.id in this.traits))) this.traits = (await house.traits()).tables;
    } catch (refused) {
      // What was read last stays, and it is read again soon.
      if (!(refused instanceof Refusal)) throw refused;
      this.fault = refused;
    }
  }
}
