import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EvidenceEntry } from '../src/generated/api';
import { Chain, GENESIS, keepHead, keptHeads, type Head } from '../src/inspector/chain';

/** A log as the server would chain it, hashed with another hand than the page's own. */
function log(bodies: string[]): EvidenceEntry[] {
  let previous = GENESIS.hash;
  return bodies.map((body, place) => {
    const entry = {
      position: place + 1,
      time: 1700000000000 + place,
      actor: 'a-1',
      command: `c${place}`,
      version: 1,
      body,
    };
    const postings: [string, number][] = place ? [['player:a-1', -500], ['box:1', 500]] : []; // prettier-ignore
    const parts = [
      'pitboss-entry-1',
      'table:t',
      entry.position,
      entry.time,
      'a-1',
      entry.command,
      1,
      body,
      postings,
      previous,
    ];
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
    const made = { ...entry, postings, previous, hash };
    previous = hash;
    return made;
  });
}

async function judged(entries: EvidenceEntry[], kept: Head | null = null) {
  const chain = new Chain('table:t', kept);
  await chain.follow(entries);
  return chain.verdict();
}

describe('the chain', () => {
  const entries = log(['{"$":"A"}', '{"$":"B","said":"“é”\\n"}', '{"$":"C"}']);
  beforeEach(() => localStorage.clear());

  it('is sound where nothing was touched', async () => {
    const verdict = await judged(entries);
    expect(verdict).toEqual({ head: { position: 3, hash: entries[2]!.hash }, withheld: 0, fault: null });
  });

  it.each([
    ['a text', { body: '{"$":"X"}' }],
    ['a posting', { postings: [['player:a-1', -400]] as [string, number][] }],
    ['a time', { time: 1 }],
    ['an actor', { actor: 'a-2' }],
  ])('sees that %s was changed', async (_, change) => {
    const touched = entries.map((each) => (each.position === 2 ? { ...each, ...change } : each));
    expect((await judged(touched)).fault).toEqual({ position: 2, why: 'contents' });
  });

  it('sees an entry that is missing, and one that was replaced with its hash', async () => {
    expect((await judged([entries[0]!, entries[2]!])).fault).toEqual({ position: 3, why: 'position' });
    const other = log(['{"$":"A"}', '{"$":"Y"}'])[1]!;
    expect((await judged([entries[0]!, other, entries[2]!])).fault).toEqual({ position: 3, why: 'previous' });
  });

  it('checks the place of an entry whose text is withheld, and counts it', async () => {
    const hidden = entries.map((each) => (each.position === 2 ? { ...each, body: null } : each));
    expect(await judged(hidden)).toMatchObject({ withheld: 1, fault: null });
  });

  it('holds a log that was rewritten or cut off to the head that was kept', async () => {
    keepHead('t', { position: 3, hash: entries[2]!.hash });
    const rewritten = log(['{"$":"A"}', '{"$":"Z"}', '{"$":"C"}']);
    expect((await judged(rewritten)).fault).toBeNull();
    expect((await judged(rewritten, keptHeads().t)).fault).toEqual({ position: 3, why: 'kept' });
    expect((await judged(entries.slice(0, 2), keptHeads().t)).fault).toEqual({ position: 3, why: 'end' });
  });
});
