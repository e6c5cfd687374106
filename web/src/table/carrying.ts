/** Carrying a chip: press it in the tray, move it over the felt, and let go on a place. A press without a way is a choice. */
import type { Table } from '../spine/table.svelte';
import { bet } from './betting';
import type { Draft } from './draft.svelte';
import { placeOf } from './places';

const FAR = 8;

export function carry(event: PointerEvent, table: Table, draft: Draft, worth: number): void {
  if (event.button !== 0) return;
  const chip = event.currentTarget as HTMLElement;
  const [x, y] = [event.clientX, event.clientY];
  const ended = new AbortController();
  const on = { signal: ended.signal };
  chip.setPointerCapture(event.pointerId);
  chip.addEventListener(
    'pointermove',
    (move) => {
      if (draft.carried || Math.hypot(move.clientX - x, move.clientY - y) > FAR)
        draft.carried = { worth, x: move.clientX, y: move.clientY };
    },
    on,
  );
  const drop = (up: PointerEvent) => {
    ended.abort();
    if (!draft.carried) return;
    draft.carried = null;
    draft.chip = worth;
    const place = document.elementFromPoint(up.clientX, up.clientY)?.closest<HTMLElement>('[data-place]');
    if (up.type === 'pointerup' && place?.dataset.place) bet(table, draft, placeOf(place.dataset.place), worth);
  };
  chip.addEventListener('pointerup', drop, on);
  chip.addEventListener('pointercancel', drop, on);
}
