import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Picture } from '../src/generated/api';
import { Connection, Refusal, type Follower } from '../src/spine/connection';

/** A socket whose other end is the test. */
class Wire {
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  says(message: Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.onclose?.({ code });
  }
}

const PICTURE = { moment: { awaits: 'wagers' } } as unknown as Picture;
const WELCOME = { type: 'welcome', account: 'a-1', name: 'Ann', server: '1', messages: 1 };

let wires: Wire[];
let now: number;
let connection: Connection;
const wire = () => wires.at(-1)!;
const follower = (): Follower => ({ whole: vi.fn(), changes: vi.fn(), entries: vi.fn(), refused: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllTimers(); // of the connection before
  wires = [];
  now = 0;
  connection = new Connection(
    'ws://house/ws',
    () => {
      wires.push(new Wire());
      return wire() as unknown as WebSocket;
    },
    () => now,
  );
  connection.connect();
});

describe('a connection', () => {
  it('follows a table from now on, and after a loss from where it was', () => {
    const table = follower();
    connection.follow('yarra', table);
    expect(wire().sent).toEqual([]);
    wire().says(WELCOME);
    expect(wire().sent).toEqual([{ type: 'subscribe', table: 'yarra', picture: 'changes', ref: '' }]);
    wire().says({ type: 'subscribed', table: 'yarra', position: 40, head: 40, picture: PICTURE, names: {}, ref: '' });
    expect(table.whole).toHaveBeenCalledWith(PICTURE, {}, 40);
    wire().says({ type: 'events', table: 'yarra', position: 43, entries: [{ position: 42 } as Entry] });
    wire().breaks();
    expect(connection.state).toBe('lost');
    vi.advanceTimersByTime(1000);
    wire().says(WELCOME);
    expect(wires).toHaveLength(2);
    expect(wire().sent).toEqual([{ type: 'subscribe', table: 'yarra', picture: 'changes', ref: '', after: 43 }]);
  });

  it('sends a command again under its old id until it is answered', async () => {
    wire().says(WELCOME);
    const answered = connection.order('yarra', { do: 'hit', box: 1 });
    const first = wire().sent[0]!;
    wire().breaks();
    vi.advanceTimersByTime(1000);
    wire().says(WELCOME);
    expect(wire().sent).toEqual([first]);
    wire().says({ type: 'answer', table: 'yarra', id: first.id, first: 44, count: 1, outcome: 'before' });
    expect((await answered).outcome).toBe('before');
    expect(connection.unanswered).toBe(0);
  });

  it('hands a refusal to whoever asked, with its rule', async () => {
    wire().says(WELCOME);
    const asked = connection.order('yarra', { do: 'split', box: 1 });
    const { id } = wire().sent[0]!;
    wire().says({
      type: 'error',
      table: 'yarra',
      id,
      code: 'not-equal',
      sentence: 'No.',
      rule: 'VIC-2003-01 7.5.5(a)',
      awaits: '',
    });
    await expect(asked).rejects.toEqual(new Refusal('not-equal', 'No.', 'VIC-2003-01 7.5.5(a)', ''));
  });

  it('notices on waking that the socket died in its sleep', () => {
    wire().says(WELCOME);
    now = 60_000;
    connection.wake();
    expect(wire().sent).toEqual([{ type: 'ping', ref: 'alive' }]);
    vi.advanceTimersByTime(5000);
    expect(wires.length).toBeGreaterThan(1);
  });

  it('keeps a socket that answers when it is asked', () => {
    wire().says(WELCOME);
    now = 60_000;
    connection.wake();
    wire().says({ type: 'pong', ref: 'alive' });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it('does not come back by itself once the session has ended', () => {
    wire().says(WELCOME);
    wire().breaks(4401);
    vi.advanceTimersByTime(60_000);
    expect(connection.state).toBe('ended');
    expect(wires).toHaveLength(1);
  });

  it('asks a socket that owes an answer, and gives it up when it stays silent', () => {
    wire().says(WELCOME);
    void connection.order('yarra', { do: 'hit', box: 1 });
    const first = wire().sent[0]!;
    now = 2000;
    connection.tick();
    expect(wire().sent).toHaveLength(1);
    now = 3000;
    connection.tick();
    expect(wire().sent.at(-1)).toEqual({ type: 'ping', ref: 'alive' });
    vi.advanceTimersByTime(5000);
    expect(wires).toHaveLength(2);
    wire().says(WELCOME);
    expect(wire().sent).toEqual([first]);
  });

  it('tells of a command that is given while it is lost', () => {
    wire().says(WELCOME);
    wire().breaks();
    const seen: number[] = [];
    connection.watch(() => seen.push(connection.unanswered));
    void connection.order('yarra', { do: 'hit', box: 1 });
    expect(seen).toEqual([0, 1]);
  });

  it('tries another door when one does not open', () => {
    vi.advanceTimersByTime(12_000);
    expect(wires.length).toBeGreaterThan(1);
    expect(wires[0]!.closed).toBe(true);
  });
});
