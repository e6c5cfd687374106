/** The dealer's voice: whole sentences into a live region, together what comes together. */
import { cardWords } from './cards';
import { settings } from './settings.svelte';

const BREATH = 350;
const MOST = 6;

const SIGNS: Record<string, string> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** A sentence as it is spoken: `K♦` is the king of diamonds. */
export const spoken = (sentence: string): string =>
  sentence.replaceAll(
    /(10|[2-9JQKA])([♠♥♦♣])/g,
    (_, rank: string, suit: string) => `the ${cardWords((rank === '10' ? 'T' : rank) + SIGNS[suit])}`,
  );

class Announcer {
  said = $state('');
  alerted = $state('');
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Say a sentence; what is only somebody else's business is left out where one listens to one's own hands. */
  say(sentence: string, whose: 'mine' | 'others'): void {
    const { voice } = settings.choices;
    if (voice === 'off' || (voice === 'mine' && whose === 'others')) return;
    this.waiting.push(spoken(sentence));
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.said = this.waiting.slice(-MOST).join(' ');
      this.waiting = [];
    }, BREATH);
  }

  /** What cannot wait: a refusal, a lost connection. */
  alert(sentence: string): void {
    this.alerted = this.alerted === sentence ? `${sentence}\u00a0` : sentence;
  }
}

export const announcer = new Announcer();
