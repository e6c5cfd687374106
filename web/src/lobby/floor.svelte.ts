/** The floor as the lobby has it: every table, read anew every few seconds while somebody looks, and what makes each different. */
import type { LobbyRow, Trait } from '../generated/api';
import { house } from '../spine/api';

const AGAIN = 5000;

export class Floor {
  tables = $state.raw<LobbyRow[] | null>(null);
  traits = $state.raw<Record<string, Trait[]>>({});

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
      if (tables.some((row) => !(row.id in this.traits))) this.traits = (await house.traits()).tables;
    } catch {
      // The bar says that the house cannot be reached; what was read last stays.
    }
  }
}
