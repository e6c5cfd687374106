/** The simulation of this session: started, looked at again and again while it goes on, stopped. */
import type { MySimulation, Simulation } from '../generated/api';
import { house } from '../spine/api';
import { Refusal } from '../spine/connection';

const OFTEN = 400;

export class Simulating {
  run = $state.raw<Simulation | null>(null);
  most = $state(200_000_000);
  fault = $state.raw<Refusal | null>(null);
  private next: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  get goesOn(): boolean {
    return this.run?.stage === 'starting' || this.run?.stage === 'dealing';
  }

  start(game: string, options: Record<string, string>, rounds: number, seed: number): void {
    void this.ask(() => house.startSimulation({ game, options, rounds, seed }));
  }

  stop(): void {
    void this.ask(() => house.stopSimulation());
  }

  look(): void {
    void this.ask(() => house.simulation());
  }

  /** Look no more: the page is left. What goes on in the house ends by itself. */
  leave(): void {
    this.gone = true;
    clearTimeout(this.next);
  }

  private async ask(question: () => Promise<MySimulation>): Promise<void> {
    clearTimeout(this.next);
    try {
      const answer = await question();
      if (this.gone) return;
      this.fault = null;
      this.run = answer.run;
      this.most = answer.most;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (this.gone) return;
      this.fault = fault;
    }
    clearTimeout(this.next);
    if (this.goesOn) this.next = setTimeout(() => this.look(), OFTEN);
  }
}
