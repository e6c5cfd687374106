import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Picture } from '../src/generated/api';
import { whoseIs } from '../src/spine/whose';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { announcer, spoken } = await import('../src/spine/announcer.svelte');
const { settings } = await import('../src/spine/settings.svelte');

const PICTURE = {
  boxes: [
    { box: 1, seat: 'a-1', bettors: [], hands: [{ place: 0 }] },
    { box: 2, seat: 'a-2', bettors: [{ player: 'a-2' }], hands: [{ place: 1 }, { place: 2 }] },
    { box: 3, seat: 'a-3', bettors: [{ player: 'a-3' }, { player: 'a-1' }], hands: [{ place: 3 }] },
  ],
} as unknown as Picture;
const whose = (event: object) => whoseIs(event, PICTURE, 'a-1');

describe('whose business something is', () => {
  it('is one’s own at one’s own box and where one bets behind', () => {
    expect([whose({ hand: 0 }), whose({ hand: 3 }), whose({ box: 3 }), whose({ player: 'a-1', box: 2 })]).toEqual(
      Array(4).fill('mine'),
    );
  });
  it('is another’s elsewhere', () => {
    expect([whose({ hand: 1 }), whose({ hand: 2 }), whose({ box: 2 }), whose({ player: 'a-2', box: 1 })]).toEqual(
      Array(4).fill('others'),
    );
  });
  it('is everybody’s when it is the dealer’s or not known yet', () => {
    expect([whose({ hand: -1 }), whose({}), whose({ hand: 9 }), whoseIs({ hand: 0 }, null, 'a-1')]).toEqual(
      Array(4).fill('mine'),
    );
  });
});

describe('the dealer’s voice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    announcer.said = '';
  });
  const heard = (voice: 'everything' | 'mine' | 'off') => {
    settings.choose('voice', voice);
    announcer.say('Box 1 gets K♦.', 'mine');
    announcer.say('Box 2 gets 4♣.', 'others');
    vi.advanceTimersByTime(1000);
    return announcer.said;
  };
  it('calls cards by their names', () => {
    expect(spoken('Box 2, hand 1 is bust (4♣ 10♦ 3♣, 22); VIC-2003-01.')).toBe(
      'Box 2, hand 1 is bust (the four of clubs the ten of diamonds the three of clubs, 22); VIC-2003-01.',
    );
  });
  it('says everything, or what is one’s own, or nothing', () => {
    expect(heard('off')).toBe('');
    expect(heard('mine')).toBe('Box 1 gets the king of diamonds.');
    expect(heard('everything')).toBe('Box 1 gets the king of diamonds. Box 2 gets the four of clubs.');
  });
});
