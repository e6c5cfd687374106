/** The structure of a tournament laid out as a picture: a column a stage, a card a heat, and lines for those who go on. */
import type { HeatRow, SeatAt, StageRow } from '../generated/api';

/** Heats from which on a card is small and names nobody. */
export const MANY = 8;
const WIDE = 210;
const GAP = 56;
const HEAD = 64;
const LINE = 19;
const TOP = 34;
const BETWEEN = 14;

export interface Node {
  key: string;
  stage: number;
  x: number;
  y: number;
  high: number;
  heat: HeatRow | null;
  /** Players in the order of the picture: by place where there is one, then by chips, then by box. */
  seats: SeatAt[];
  small: boolean;
}
export interface Link {
  from: Node;
  to: Node;
  gone: boolean;
}
export interface Layout {
  width: number;
  height: number;
  wide: number;
  nodes: Node[];
  links: Link[];
  heads: { stage: StageRow; x: number }[];
}

const chips = (seat: SeatAt): number => Math.round(Number(seat.chips) * 100);
const IN = ['in', 'away', 'out', 'disqualified'];

/** Whoever is in first, then by place, then by chips. */
export function ranked(seats: SeatAt[]): SeatAt[] {
  return [...seats].sort(
    (a, b) =>
      (a.place || 99) - (b.place || 99) || IN.indexOf(a.in) - IN.indexOf(b.in) || chips(b) - chips(a) || a.box - b.box,
  );
}

function nodesOf(stage: StageRow, place: number): Node[] {
  const coming = Math.max(0, stage.heats.length ? 0 : stage.need.tables);
  const small = Math.max(stage.heats.filter((each) => !each.play_off).length, coming) > MANY;
  const heats: (HeatRow | null)[] = [...stage.heats, ...Array.from({ length: coming }, () => null)];
  let y = HEAD;
  return heats.map((heat, number) => {
    const seats = heat ? ranked(heat.seats) : [];
    const high = small ? TOP : TOP + LINE * Math.max(1, heat ? seats.length : Math.min(stage.players, 3)) + 8;
    const node = {
      key: heat?.table || `${stage.stage}-${number}`,
      stage: stage.stage,
      x: place * (WIDE + GAP),
      y,
      high,
      heat,
      seats,
      small,
    };
    y += high + BETWEEN;
    return node;
  });
}

/** From every heat to where its players went, or where they would go. */
function linksOf(from: Node[], to: Node[]): Link[] {
  const made: Link[] = [];
  for (const node of from) {
    const players = new Set(node.heat?.seats.map((each) => each.player));
    const reached = to.filter((each) => each.heat?.seats.some((seat) => players.has(seat.player)));
    const goes = reached.length ? reached : to.slice(0, 1);
    if (node.heat?.play_off) continue;
    for (const each of goes) made.push({ from: node, to: each, gone: reached.length > 0 });
  }
  return made;
}

/** The whole picture; shorter columns stand in the middle of the longest. */
export function layOut(stages: StageRow[]): Layout {
  const columns = stages.map(nodesOf);
  const bottom = (nodes: Node[]) => Math.max(HEAD, ...nodes.map((each) => each.y + each.high));
  const height = Math.max(...columns.map(bottom), HEAD + TOP) + 4;
  for (const column of columns) {
    const spare = Math.max(0, (height - bottom(column)) / 2);
    for (const node of column) node.y += spare;
  }
  const links = columns.slice(1).flatMap((to, place) => linksOf(columns[place]!, to));
  return {
    width: stages.length * WIDE + Math.max(0, stages.length - 1) * GAP,
    height,
    wide: WIDE,
    nodes: columns.flat(),
    links,
    heads: stages.map((stage, place) => ({ stage, x: place * (WIDE + GAP) })),
  };
}

export const measures = { HEAD, LINE, TOP };
