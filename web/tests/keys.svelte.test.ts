import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { keys } from '../src/spine/keys.svelte';

it('gives a key to whoever bound it last, and back when that one goes', () => {
  const pressed: string[] = [];
  const binding = (who: string) => ({ key: 's', says: who, group: 'table', run: () => void pressed.push(who) });
  keys.begin();
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'S', bubbles: true }));
  const first = keys.bind([binding('first')]);
  const second = keys.bind([binding('second')]);
  press();
  second();
  press();
  first();
  press();
  expect(pressed).toEqual(['second', 'first']);
});

it('keeps the keys of one effect while another is run again', () => {
  let turn = $state(1);
  const stop = $effect.root(() => {
    $effect(() => keys.bind(turn > 0 ? [{ key: 'h', says: `${turn}`, group: 'table', run: () => undefined }] : []));
    $effect(() => keys.bind(turn > 1 ? [{ key: 'b', says: `${turn}`, group: 'bets', run: () => undefined }] : []));
  });
  flushSync();
  turn = 2;
  flushSync();
  turn = 3;
  flushSync();
  expect(keys.bound.map((each) => each.key + each.says)).toEqual(['h3', 'b3']);
  stop();
});
