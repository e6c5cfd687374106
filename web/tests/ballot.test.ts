import { describe, expect, it } from 'vitest';
import type { Ballot } from '../src/generated/api';
import { block, shuffled } from '../src/events/shuffling';
import { drawnAgain } from '../src/tournaments/ballot';

/** A ballot that the house drew: `pitboss.tournament.seats.ballot.draw` with these very words. */
const SEATS: [string, string, number, number][] = [
  ['p1', 'table 1', 1, 3],
  ['p5', 'table 1', 1, 1],
  ['p8', 'table 1', 1, 2],
  ['p3', 'table 2', 1, 3],
  ['p7', 'table 2', 1, 1],
  ['p4', 'table 2', 1, 2],
  ['p6', 'table 1', 2, 1],
  ['p2', 'table 1', 2, 2],
];
const ballot: Ballot = {
  stage: 0,
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  secret: ['6e6f7420', '746f6c64'].join(''),
  commitment: '2eb3b039a1da180a2f1e746363fd6ab940718ddd8c6529468b9b3f730513a571',
  method: 'ballot',
  mixed: ['ann: wörds', 'bob: 7'],
  tables: ['table 1', 'table 2'],
  players: 3,
  heats: 2,
  fixed: 0,
  drawn: SEATS.map(([player, table, slot, box]) => ({ player, table, slot, box })),
};

describe('a ballot', () => {
  it('is sound where drawing again gives the same seats', async () => {
    expect(await drawnAgain(ballot)).toBe('sound');
  });

  it('is broken where another seed is shown than the one that was committed to', async () => {
    expect(await drawnAgain({ ...ballot, seed: 'ff'.repeat(32) })).toBe('hash');
  });

  it('is broken where somebody was given another seat, or words were left out', async () => {
    const [first, second, ...rest] = ballot.drawn;
    const swapped = [{ ...first!, player: second!.player }, { ...second!, player: first!.player }, ...rest];
    expect(await drawnAgain({ ...ballot, drawn: swapped })).toBe('seats');
    expect(await drawnAgain({ ...ballot, mixed: ['bob: 7'] })).toBe('seats');
  });
});

describe('the shuffle', () => {
  it('has the stream of ChaCha20: its first block for a key of nothing is the one of RFC 8439', () => {
    const words = block(new Uint8Array(32), 0);
    expect(words[0]!.toString(16)).toBe('ade0b876');
    expect(words[15]!.toString(16)).toBe('8665eeb2');
  });

  it('keeps everything and changes the order', () => {
    const things = Array.from({ length: 60 }, (_, each) => each);
    const order = shuffled(things, new Uint8Array(32));
    expect([...order].sort((a, b) => a - b)).toEqual(things);
    expect(order).not.toEqual(things);
  });
});
