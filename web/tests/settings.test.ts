import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { readChoices } = await import('../src/spine/settings.svelte');

describe('settings', () => {
  it('keep what there is and drop what there is not', () => {
    expect(readChoices('{"theme":"light","motion":"sideways","deck":"four"}')).toMatchObject({
      theme: 'light',
      motion: 'normal',
      deck: 'four',
    });
  });
  it('survive anything that was kept', () => {
    for (const kept of [null, '', '{', 'null', '[]', '7']) expect(readChoices(kept).theme).toBe('system');
  });
});
