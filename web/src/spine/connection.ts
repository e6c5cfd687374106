/**
 * The connection: one socket for commands and events, which comes back by itself.
 *
 * Each table that is followed is a position in its log: after a loss the socket subscribes again from there, so nothing is missing and
 * nothing comes twice. A command is sent again under its old id until it is answered, which has no second effect.
 */
import type {
  AnswerMessage,
  ClientMessage,
  Command,
  Entry,
  ErrorMessage,
  Picture,
  ServerMessage,
} from '../generated/api';

export type ConnectionState = 'idle' | 'connecting' | 'open' | 'lost' | 'ended';

/** What a table is told; `whole` replaces the picture, `changes` replaces sections of it. */
export interface Follower {
  whole(picture: Picture, names: Record<string, string>, head: number): void;
  changes(changes: Partial<Picture>, names: Record<string, string>): void;
  entries(entries: Entry[], position: number): void;
  /** A table that cannot be followed: there is none of that name, or not for you. */
  refused(error: ErrorMessage): void;
}

/** A refusal of the server's: a sentence for a person and the rule behind it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly rule: string,
    readonly awaits: string,
  ) {
    super(sentence);
  }
}

interface Followed {
  follower: Follower;
  position: number | undefined;
}
interface Pending {
  message: ClientMessage;
  since: number;
  done: (answer: AnswerMessage) => void;
  failed: (refusal: Refusal) => void;
}
export type OpenSocket = (address: string) => WebSocket;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Silence after which a socket is asked whether it is still there, and how long it has to answer. */
const QUIET = 20_000;
const PATIENCE = 4000;
/** How long a command may go without an answer before the socket is asked the same, and how long a door may take to open. */
const SLOW = 2500;
const OPENING = 10_000;
const SESSION_OVER = 4401;
const TOO_FAST = 4429;

export class Connection {
  state: ConnectionState = 'idle';
  /** The account that the server knows us by; empty for a spectator. */
  account = '';
  private socket: WebSocket | undefined;
  private readonly tables = new Map<string, Followed>();
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<(state: ConnectionState) => void>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private asked: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly address: string,
    private readonly open: OpenSocket = (each) => new WebSocket(each),
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Be told of every state, the present one first; the answer stops it. */
  watch(listener: (state: ConnectionState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }

  connect(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    this.become('connecting');
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onmessage = (event) => this.take(socket, JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lost(socket, event.code);
    this.expect(socket, OPENING);
  }

  /** Connect anew, as somebody else now: after signing in or out. What is followed stays followed. */
  renew(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.tries = 0;
    for (const each of this.tables.values()) each.position = undefined;
    this.connect();
  }

  /** A tab that wakes, a network that is back: see at once whether the socket still lives. */
  wake(): void {
    if (this.state === 'lost') this.connect();
    else if (this.state === 'open' && this.now() - this.heard > 2000) this.probe();
  }

  /** Called every second: a socket that has been quiet for long, or owes an answer, is asked whether it is there. */
  tick(): void {
    if (this.state !== 'open') return;
    const owed = this.now() - Math.min(...[...this.pending.values()].map((each) => each.since)) > SLOW;
    if (this.now() - this.heard > (owed ? SLOW : QUIET)) this.probe();
  }

  follow(table: string, follower: Follower): () => void {
    this.tables.set(table, { follower, position: undefined });
    if (this.state === 'open') this.subscribe(table);
    return () => {
      this.tables.delete(table);
      if (this.state === 'open') this.send({ type: 'unsubscribe', table, ref: '' });
    };
  }

  /** Give a command; it is durable once this resolves. */
  order(table: string, command: Command): Promise<AnswerMessage> {
    const id = `${this.prefix}-${(this.count += 1)}`;
    const message: ClientMessage = { type: 'command', table, id, command };
    return new Promise((done, failed) => {
      this.pending.set(id, { message, since: this.now(), done, failed });
      if (this.state === 'open') this.send(message);
      else this.become(this.state);
    });
  }

  /** Commands that have been given and are not yet answered. */
  get unanswered(): number {
    return this.pending.size;
  }

  private become(state: ConnectionState): void {
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private subscribe(table: string): void {
    const after = this.tables.get(table)?.position;
    this.send({ type: 'subscribe', table, picture: 'changes', ref: '', ...(after === undefined ? {} : { after }) });
  }

  private probe(): void {
    if (this.asked) return;
    this.send({ type: 'ping', ref: 'alive' });
    if (this.socket) this.expect(this.socket, PATIENCE);
  }

  /** Give a socket up that says nothing in time. */
  private expect(socket: WebSocket, within: number): void {
    clearTimeout(this.asked);
    this.asked = setTimeout(() => {
      this.asked = undefined;
      socket.close();
      this.lost(socket, 0);
    }, within);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = undefined;
    clearTimeout(this.asked);
    this.asked = undefined;
    if (code === SESSION_OVER) {
      this.refuseAll(new Refusal('session-over', 'Your session has ended: sign in again.', '', ''));
      return this.become('ended');
    }
    this.become('lost');
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, LONGEST_WAIT) * (code === TOO_FAST ? 4 : 1);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private refuseAll(refusal: Refusal): void {
    for (const each of this.pending.values()) each.failed(refusal);
    this.pending.clear();
  }

  private take(socket: WebSocket, message: ServerMessage): void {
    if (socket !== this.socket) return;
    this.heard = this.now();
    clearTimeout(this.asked);
    this.asked = undefined;
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message.account);
      case 'subscribed': {
        const found = this.tables.get(message.table);
        if (!found) return;
        found.position = message.position;
        if (message.picture) found.follower.whole(message.picture, message.names ?? {}, message.head);
        return;
      }
      case 'events': {
        const found = this.tables.get(message.table);
        if (!found) return;
        found.position = message.position;
        return found.follower.entries(message.entries, message.position);
      }
      case 'picture':
        return this.tables.get(message.table)?.follower.changes(message.changes as Partial<Picture>, message.names);
      case 'answer': {
        this.pending.get(message.id)?.done(message);
        this.pending.delete(message.id);
        return;
      }
      case 'error':
        return this.refused(message);
    }
  }

  private welcomed(account: string): void {
    this.account = account;
    this.tries = 0;
    this.become('open');
    for (const table of this.tables.keys()) this.subscribe(table);
    for (const each of this.pending.values()) {
      each.since = this.now();
      this.send(each.message);
    }
  }

  private refused(error: ErrorMessage): void {
    const order = error.id === undefined ? undefined : this.pending.get(error.id);
    if (order && error.id !== undefined) {
      this.pending.delete(error.id);
      order.failed(new Refusal(error.code, error.sentence, error.rule, error.awaits));
    } else if (error.table !== undefined) {
      this.tables.get(error.table)?.follower.refused(error);
    }
  }
}
