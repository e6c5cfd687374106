import { describe, expect, it } from 'vitest';
import type { OpenAct } from '../src/generated/api';
import { filled } from '../src/events/filling';
import { amount, at, put, slug } from '../src/events/paper';
import { left } from '../src/events/times';

describe('a paper', () => {
  it('is changed at a path, and the one before stays as it was', () => {
    const before = { name: 'Cup', entry: { fee: '50.00' } };
    const after = put(before, 'entry.most', 14);
    expect(after).toEqual({ name: 'Cup', entry: { fee: '50.00', most: 14 } });
    expect(before).toEqual({ name: 'Cup', entry: { fee: '50.00' } });
    expect(at(after, 'entry.most')).toBe(14);
    expect(at(after, 'prizes.shares')).toBeUndefined();
  });

  it('has nothing left where the last thing under a key is taken out', () => {
    expect(put({ name: 'Cup', entry: { fee: '50.00' } }, 'entry.fee', '')).toEqual({ name: 'Cup' });
    expect(put({ statements: { retirement: 'No.' } }, 'statements.retirement', undefined)).toEqual({});
  });

  it('reads money as people type it, and leaves to the house what is none', () => {
    expect(['50', '$1,000', '12.5', 'much'].map(amount)).toEqual(['50.00', '1000.00', '12.50', 'much']);
  });

  it('has a name for addresses', () => {
    expect(slug('  Star Cup — 2026! ')).toBe('star-cup-2026');
  });
});

describe('an act', () => {
  const act: OpenAct = {
    do: 'correct-chips',
    says: 'Put chips right',
    rule: '',
    about: '',
    command: { do: 'correct-chips', player: '', amount: '', reason: '' },
    fields: [
      { name: 'player', kind: 'choice', choices: ['ann'], needed: true },
      { name: 'amount', kind: 'money', choices: [], needed: true },
      { name: 'reason', kind: 'text', choices: [], needed: true },
    ],
  };

  it('is no command while something is missing', () => {
    expect(filled(act, { player: 'ann', amount: '25' })).toBeNull();
    expect(filled(act, { player: 'ann', amount: 'much', reason: 'miscount' })).toBeNull();
  });

  it('is the command with everything filled in; an amount may be taken off', () => {
    expect(filled(act, { player: 'ann', amount: '-25', reason: 'miscount' })).toEqual({
      do: 'correct-chips',
      player: 'ann',
      amount: '-25.00',
      reason: 'miscount',
    });
  });

  it('keeps what the command has of its own where a field is left empty', () => {
    const moved = { ...act, command: { do: 'x', players: 0, tables: ['table 1'] } };
    const fields = [
      { name: 'tables', kind: 'choices', choices: [], needed: true },
      { name: 'players', kind: 'whole', choices: [], needed: true },
    ];
    expect(filled({ ...moved, fields }, {})).toEqual({ do: 'x', players: 0, tables: ['table 1'] });
    expect(filled({ ...moved, fields }, { players: 'many' })).toBeNull();
    const words = [{ name: 'words', kind: 'text', choices: [], needed: false }];
    expect(filled({ ...moved, command: { do: 'x', words: '' }, fields: words }, {})).toEqual({ do: 'x', words: '' });
  });

  it('takes tables with commas between them, and fields under a key', () => {
    const tables = {
      ...act,
      command: { do: 'x' },
      fields: [{ name: 'tables', kind: 'text', choices: [], needed: true }],
    };
    expect(filled(tables, { tables: 'table 1, table 2' })).toEqual({ do: 'x', tables: ['table 1', 'table 2'] });
    const added = {
      ...act,
      command: { do: 'x' },
      fields: [{ name: 'added.cents', kind: 'money', choices: [], needed: true }],
    };
    expect(filled(added, { 'added.cents': '100' })).toEqual({ do: 'x', added: { cents: '100.00' } });
  });
});

describe('time that is left', () => {
  it('is in minutes, and in hours where there are any', () => {
    expect([75, 3700, 0, -3].map(left)).toEqual(['1:15', '1:01:40', '0:00', '0:00']);
  });
});
