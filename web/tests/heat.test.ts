import { describe, expect, it } from 'vitest';
import type { ActField } from '../src/generated/api';
import { filled } from '../src/events/filling';
import { type HeatAct, ordersOf } from '../src/spine/heat';

const act = (command: Record<string, unknown>, ...fields: ActField[]): HeatAct => ({
  do: String(command.do),
  box: 0,
  rule: 'NSW-STAR-BJ 19.12',
  command,
  amounts: [],
  players: [],
  signals: [],
  draws: 0,
  fields,
});
const field = (name: string, kind: string, needed = true): ActField => ({ name, kind, choices: [], needed });
const disqualify = (player: string, ground: string) =>
  act({ do: 'disqualify', player, ground, reason: 'as the rules have it' }, field('reason', 'text'));
const SAYS = { disqualify: 'Disqualify', 'offer-break': 'Offer a break' };

describe('orders at the table of a heat', () => {
  const [order] = ordersOf(
    [disqualify('ann', 'adds-chips'), disqualify('bob', 'adds-chips'), disqualify('ann', 'retires')],
    SAYS,
  );

  it('are one for each kind: what differs is chosen, and a reason is written', () => {
    expect(order!.fields.map((each) => [each.name, each.kind, each.choices])).toEqual([
      ['player', 'choice', ['ann', 'bob']],
      ['ground', 'choice', ['adds-chips', 'retires']],
      ['reason', 'text', []],
    ]);
  });

  it('are no command until everything is chosen and said', () => {
    expect(filled(order!, { player: 'ann', ground: 'adds-chips' })).toBeNull();
    expect(filled(order!, { player: 'ann', ground: 'adds-chips', reason: 'a chip from the pocket' })).toEqual({
      do: 'disqualify',
      player: 'ann',
      ground: 'adds-chips',
      reason: 'a chip from the pocket',
    });
  });

  it('keep what the house proposes where nothing else is said', () => {
    const [rest] = ordersOf([act({ do: 'offer-break', seconds: 300 }, field('seconds', 'whole'))], SAYS);
    expect(filled(rest!, {})).toEqual({ do: 'offer-break', seconds: 300 });
    expect(filled(rest!, { seconds: '60' })).toEqual({ do: 'offer-break', seconds: 60 });
  });

  it('leave out what is no order of a tournament', () => {
    expect(ordersOf([act({ do: 'close-betting' })], SAYS)).toEqual([]);
  });
});
