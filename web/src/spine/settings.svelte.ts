/** Settings of this browser: how things look and move. They are kept here and never sent. */
import type { DeckName } from './cards';

export interface Choices {
  theme: 'system' | 'dark' | 'light';
  motion: 'off' | 'slow' | 'normal' | 'quick';
  deck: 'two' | 'four';
  indices: 'plain' | 'big';
  voice: 'everything' | 'mine' | 'off';
}

export const OPTIONS: { [Name in keyof Choices]: Choices[Name][] } = {
  theme: ['system', 'dark', 'light'],
  motion: ['normal', 'slow', 'quick', 'off'],
  deck: ['two', 'four'],
  indices: ['plain', 'big'],
  voice: ['everything', 'mine', 'off'],
};
const PLACE = 'pitboss.settings';
const FACTOR = { off: 0, slow: 2, normal: 1, quick: 0.45 };

/** Choices out of what was kept, each only where it is one that there is. */
export function readChoices(kept: string | null): Choices {
  const chosen: Choices = { theme: 'system', motion: 'normal', deck: 'two', indices: 'plain', voice: 'everything' };
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    return chosen;
  }
  for (const name of Object.keys(OPTIONS) as (keyof Choices)[]) {
    const value = (found as Record<string, unknown> | null)?.[name];
    if ((OPTIONS[name] as unknown[]).includes(value)) Object.assign(chosen, { [name]: value });
  }
  return chosen;
}

class Settings {
  choices = $state<Choices>(readChoices(localStorage.getItem(PLACE)));
  private still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.still = event.matches));
    addEventListener('storage', (event) => event.key === PLACE && (this.choices = readChoices(event.newValue)));
    this.show();
  }

  choose<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.choices[name] = value;
    localStorage.setItem(PLACE, JSON.stringify(this.choices));
    this.show();
  }

  /** How long a movement takes, as a factor; 0 where nothing moves. */
  get pace(): number {
    return this.still && this.choices.motion === 'normal' ? 0 : FACTOR[this.choices.motion];
  }

  get deckName(): DeckName {
    return `${this.choices.deck}${this.choices.indices === 'big' ? '-big' : ''}`;
  }

  private show(): void {
    const { theme } = this.choices;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
