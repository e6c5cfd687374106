/**
 * A table as this browser has it. The picture is the truth: it is what the server says lies on the felt and may be done. Events are for
 * telling (the log, the dealer's voice); motion is decoration, and nothing waits for it.
 */
import type { AnswerMessage, Command, Entry, Felt, LawfulAct, Picture, UnlawfulAct } from '../generated/api';
import { announcer } from './announcer.svelte';
import { get, house } from './api';
import { type Connection, Refusal } from './connection';
import { joined } from './log';
import { whoseIs } from './whose';

/** Milliseconds for which a refusal stays, whatever else happens at the table. */
const READING = 6000;

export class Table {
  picture = $state.raw<Picture | null>(null);
  felt = $state.raw<Felt | null>(null);
  names = $state.raw<Record<string, string>>({});
  log = $state.raw<Entry[]>([]);
  private refused = $state<Refusal | null>(null);
  private feltless = $state<Refusal | null>(null);
  /** The last refusal of a command of ours, until something else happens and it could be read. */
  refusal = $state<Refusal | null>(null);
  waiting = $state(0);
  /** What the dealer called last. */
  call = $state('');
  /** What an act at a box is worth on average, where one learns: by its name and box, as text. */
  worth = $state.raw<Record<string, { says: string; best: boolean }>>({});
  private refusedAt = 0;
  private laying = false;
  /** Milliseconds that the server's clock is ahead of ours. */
  skew = 0;
  private stop: (() => void) | undefined;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
  ) {}

  /** Why there is nothing to show: the table was refused, or its felt did not come. */
  get fault(): Refusal | null {
    return this.refused ?? this.feltless;
  }

  sit(): () => void {
    this.lay();
    this.stop = this.connection.follow(this.id, {
      whole: (picture, names, head) => this.whole(picture, names, head),
      changes: (changes, names) => {
        this.names = { ...this.names, ...names };
        if (this.picture) this.picture = { ...this.picture, ...changes };
      },
      entries: (entries) => this.tell(entries),
      refused: (error) => (this.refused = new Refusal(error.code, error.sentence, error.rule, error.awaits)),
    });
    return () => this.stop?.();
  }

  /** Fetch the felt, once at a time; without it there is nothing to lay cards on, and the page says why. */
  private lay(): void {
    if (this.laying) return;
    this.laying = true;
    house
      .felt(this.id)
      .then(
        (felt) => {
          this.felt = felt;
          this.feltless = null;
        },
        (fault: Refusal) => (this.feltless = fault),
      )
      .finally(() => (this.laying = false));
  }

  /** Give a command; a refusal is shown and read out, and the answer is null. */
  async do(command: Command): Promise<AnswerMessage | null> {
    this.refusal = null;
    this.waiting += 1;
    try {
      return await this.connection.order(this.id, command);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refuse(fault);
      return null;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Show a refusal and read it out. */
  refuse(refusal: Refusal): void {
    this.refusal = refusal;
    this.refusedAt = Date.now();
    announcer.alert(refusal.sentence);
  }

  /** The first lawful act of a kind, at a box where one is given. */
  may(act: string, box?: number): LawfulAct | undefined {
    return this.picture?.acts.may.find((each) => each.do === act && (box === undefined || each.box === box));
  }

  mayNot(act: string, box?: number): UnlawfulAct | undefined {
    return this.picture?.acts.may_not.find((each) => each.do === act && (box === undefined || each.box === box));
  }

  /** What somebody is called; bots and the program are called as they are. */
  name(person: string): string {
    return this.names[person] ?? person;
  }

  private whole(picture: Picture, names: Record<string, string>, head: number): void {
    this.picture = picture;
    this.names = { ...this.names, ...names };
    this.refused = null;
    if (!this.felt) this.lay();
    if (!this.log.length && head) {
      get<{ entries: Entry[] }>(`/api/tables/${this.id}/log?after=${Math.max(head - 60, 0)}&most=60`).then(
        ({ entries }) => (this.log = joined(this.log, entries)),
        () => undefined,
      );
    }
  }

  private tell(entries: Entry[]): void {
    if (!entries.length) return;
    if (Date.now() - this.refusedAt > READING) this.refusal = null;
    this.log = joined(this.log, entries);
    for (const entry of entries) {
      this.names = { ...this.names, ...entry.names };
      this.skew = entry.time - Date.now();
      const { said, call } = entry.event as { said?: string; call?: string };
      if (call) {
        this.call = call;
        announcer.say(`${call}.`, 'mine');
      }
      if (said) announcer.say(said, whoseIs(entry.event as object, this.picture, this.connection.account));
    }
  }
}
