/** A tournament or a promotion as this browser has it: the picture is the truth, events are for telling. */
import type { Command, Entry } from '../generated/api';
import { announcer } from '../spine/announcer.svelte';
import { get } from '../spine/api';
import { type Connection, Refusal } from '../spine/connection';
import { joined } from '../spine/log';

const ID = /\ba-[0-9a-f]{24}\b/g;

export class Stream<P> {
  picture = $state.raw<P | null>(null);
  names = $state.raw<Record<string, string>>({});
  log = $state.raw<Entry[]>([]);
  fault = $state.raw<Refusal | null>(null);
  /** Milliseconds that the house's clock is ahead of ours, as of the last entry. */
  skew = $state(0);
  readonly stream: string;

  constructor(
    kind: 'tournament' | 'promotion',
    readonly id: string,
    private readonly connection: Connection,
  ) {
    this.stream = `${kind}:${id}`;
  }

  follow(): () => void {
    return this.connection.follow(this.stream, {
      whole: (picture, names, head) => {
        this.picture = picture as P;
        this.know(names);
        this.fault = null;
        void this.remember(head);
      },
      changes: (changes, names) => {
        this.know(names);
        if (this.picture) this.picture = { ...this.picture, ...(changes as Partial<P>) };
      },
      entries: (entries) => this.tell(entries),
      refused: (error) => (this.fault = new Refusal(error.code, error.sentence, error.rule, error.awaits)),
    });
  }

  /** Give a command; whoever asks shows the refusal. */
  async do(command: object): Promise<void> {
    await this.connection.order(this.stream, command as Command);
  }

  /** What somebody is called. */
  name = (person: string): string => this.names[person] ?? person;

  /** A sentence of the house's with names in place of ids. */
  spoken(sentence: string): string {
    return sentence.replace(ID, this.name);
  }

  private know(names: Record<string, string>): void {
    this.names = { ...this.names, ...names };
  }

  private async remember(head: number): Promise<void> {
    if (this.log.length || !head) return;
    const path = `/api/streams/${encodeURIComponent(this.stream)}/log?after=${Math.max(head - 100, 0)}&most=100`;
    const { entries } = await get<{ entries: Entry[] }>(path).catch(() => ({ entries: [] as Entry[] }));
    for (const entry of entries) this.know(entry.names);
    this.log = joined(this.log, entries);
  }

  private tell(entries: Entry[]): void {
    this.log = joined(this.log, entries);
    for (const entry of entries) {
      this.know(entry.names);
      this.skew = entry.time - Date.now();
      const said = (entry.event as { said?: string }).said;
      if (said) announcer.say(this.spoken(said), 'others');
    }
  }
}
