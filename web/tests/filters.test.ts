import { describe, expect, it } from 'vitest';
import type { LobbyRow } from '../src/generated/api';
import { choices, fits, readFilters, writeFilters } from '../src/lobby/filters';

const row = (changes: Partial<LobbyRow> = {}) =>
  ({
    id: 'yarra',
    name: 'Yarra',
    game: 'vic-blackjack',
    game_name: 'Blackjack',
    document: 'VIC-2003-01',
    side_bets: ['perfect-pairs'],
    purpose: 'house',
    dealt_by: 'program',
    boxes: 7,
    seats_taken: 7,
    tournament: '',
    limits: { minimum: '10.00', maximum: '1000.00' },
    ...changes,
  }) as LobbyRow;
const wanting = (search: string) => readFilters(new URLSearchParams(search));

describe('filters', () => {
  it('find a table by each of its sides, and none that differs', () => {
    for (const fitting of [
      '',
      'find=yar',
      'find=perfect',
      'game=vic-blackjack',
      'document=VIC-2003-01',
      'side=perfect-pairs',
      'purpose=house',
      'dealt=program',
    ])
      expect(fits(row(), wanting(fitting)), fitting).toBe(true);
    for (const other of [
      'find=swan',
      'game=vic-crown-21',
      'document=ACT-2018-01',
      'side=any-pairs',
      'purpose=training',
      'dealt=person',
    ])
      expect(fits(row(), wanting(other)), other).toBe(false);
  });
  it('take a wager between the limits, both of them included', () => {
    expect(['9.99', '10', '1000', '1000.01'].map((bet) => fits(row(), wanting(`bet=${bet}`)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  it('know a free seat, and that Com-Bo has none to run out of', () => {
    expect(fits(row(), wanting('free=yes'))).toBe(false);
    expect(fits(row({ seats_taken: 6 }), wanting('free=yes'))).toBe(true);
    expect(fits(row({ boxes: 0, seats_taken: 0 }), wanting('free=yes'))).toBe(true);
    expect(fits(row({ seats_taken: 0, tournament: 'star-cup' }), wanting('free=yes'))).toBe(false);
  });
  it('go into an address and come back out of it', () => {
    const wanted = wanting('game=act-blackjack&bet=25&stranger=1');
    expect(writeFilters(wanted)).toBe('?game=act-blackjack&bet=25');
    expect(wanting(writeFilters(wanted))).toEqual(wanted);
    expect(writeFilters(wanting(''))).toBe('');
  });
  it('offer each value once, in order of what it is called', () => {
    const rows = [row(), row({ game: 'act-blackjack', game_name: 'Blackjack (ACT)' }), row()];
    expect(
      choices(
        rows,
        (each) => [each.game],
        (each) => each.game_name,
      ).map((each) => each.value),
    ).toEqual(['vic-blackjack', 'act-blackjack']);
  });
});
