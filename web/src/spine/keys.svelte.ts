/** The keyboard: whoever can do something binds a key to it, and `?` shows them all. */
export interface Binding {
  /** As `KeyboardEvent.key` has it, in lower case: `h`, `enter`, `arrowleft`. */
  key: string;
  says: string;
  group: string;
  run: () => void;
}

const TYPING = 'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

class Keys {
  bound = $state.raw<Binding[]>([]);
  helping = $state(false);
  /** The truth, apart from the state: an effect that is torn down reads state as it was before. */
  private held: Binding[] = [];

  begin(): void {
    addEventListener('keydown', (event) => this.pressed(event));
  }

  /** Bind keys while a component lives: `$effect(() => keys.bind([...]))`. The latest of a key wins. */
  bind(bindings: Binding[]): () => void {
    this.hold([...this.held, ...bindings]);
    return () => this.hold(this.held.filter((each) => !bindings.includes(each)));
  }

  private hold(bindings: Binding[]): void {
    this.held = bindings;
    this.bound = bindings;
  }

  private pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target as Element | null;
    if (target?.matches(TYPING) || document.querySelector('dialog[open]')) return;
    if (event.key === '?') {
      this.helping = true;
      return;
    }
    const key = event.key.toLowerCase();
    if ((key === 'enter' || key === ' ') && target?.closest('button, a, summary, [role=button]')) return;
    const found = this.held.findLast((each) => each.key === key);
    if (!found) return;
    event.preventDefault();
    found.run();
  }
}

export const keys = new Keys();
