import { describe, expect, it } from 'vitest';
import type { HeatRow, SeatAt, StageRow } from '../src/generated/api';
import { layOut, MANY, ranked } from '../src/tournaments/structure';

const seat = (player: string, chips = '100.00', place = 0, how = 'in', box = 1): SeatAt => ({
  box,
  player,
  chips,
  in: how,
  place,
});
const heat = (table: string, players: string[], changes: Partial<HeatRow> = {}): HeatRow => ({
  heat: `heats / ${table}`,
  table: `heat:${table}`,
  at: table,
  standing: 'playing',
  play_off: false,
  among: [],
  measure: 'rounds',
  number: 5,
  advance: 1,
  reported: false,
  consoles: [],
  seats: players.map((player, place) => seat(player, '100.00', 0, 'in', place + 1)),
  round: 1,
  of: 5,
  shoes: 0,
  marker: 0,
  break_until: 0,
  dispute: '',
  deserted: false,
  ends_at: 0,
  why_over: '',
  ...changes,
});
const stage = (number: number, heats: HeatRow[], tables: number): StageRow => ({
  stage: number,
  name: `stage ${number}`,
  standing: 'playing',
  measure: 'rounds',
  number: 5,
  players: 3,
  advance: 1,
  others: 0,
  takes: 'qualified',
  points: [],
  game: '',
  starts: 0,
  need: { players: 6, tables, onward: 2 },
  heats,
  onward: [],
  out: [],
});

describe('the structure', () => {
  it('has a card for every heat, and an empty one for every table still to come', () => {
    const made = layOut([stage(0, [heat('1', ['ann', 'bob']), heat('2', ['cy', 'dee'])], 2), stage(1, [], 1)]);
    expect(made.nodes.map((each) => each.heat?.at ?? 'coming')).toEqual(['1', '2', 'coming']);
    expect(made.links.map((each) => [each.from.key, each.gone])).toEqual([
      ['heat:1', false],
      ['heat:2', false],
    ]);
  });

  it('draws a line to the heat where a player went on to', () => {
    const made = layOut([
      stage(0, [heat('1', ['ann', 'bob']), heat('2', ['cy', 'dee'])], 2),
      stage(1, [heat('3', ['ann', 'cy'])], 1),
    ]);
    expect(made.links.every((each) => each.gone && each.to.key === 'heat:3')).toBe(true);
  });

  it('has no line from a play-off, which decides within its stage', () => {
    const off = heat('3', ['ann', 'bob'], { play_off: true });
    const made = layOut([stage(0, [heat('1', ['ann', 'bob']), off], 1), stage(1, [], 1)]);
    expect(made.links.map((each) => each.from.key)).toEqual(['heat:1']);
  });

  it('lets no two cards of a column overlap, and none stand outside', () => {
    const many = Array.from({ length: MANY + 1 }, (_, each) => heat(String(each), ['ann']));
    const made = layOut([stage(0, many, MANY + 1), stage(1, [], 2)]);
    for (const column of [0, 1]) {
      const nodes = made.nodes.filter((each) => each.stage === column);
      for (const [place, node] of nodes.entries()) {
        const next = nodes[place + 1];
        if (next) expect(node.y + node.high).toBeLessThan(next.y);
        expect(node.y + node.high).toBeLessThanOrEqual(made.height);
      }
    }
    expect(made.nodes[0]!.small).toBe(true);
  });
});

describe('players of a heat', () => {
  it('stand by place, then those still in, then by chips', () => {
    const seats = [seat('a', '50.00'), seat('b', '80.00'), seat('c', '0.00', 0, 'out'), seat('d', '10.00', 1)];
    expect(ranked(seats).map((each) => each.player)).toEqual(['d', 'b', 'a', 'c']);
  });
});
