import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/generated/api';
import type { ShownShoe } from '../src/spine/api';
import { decksIn, examine } from '../src/fair/shoe';
import { FACES } from '../src/spine/cards';

const SECRET = 'ab'.repeat(32);
const ORDER = [...FACES, ...FACES];
const CUT = 10;

function shoe(order = ORDER): ShownShoe {
  const hash = createHash('sha256')
    .update(Buffer.from(SECRET, 'hex'))
    .update(`|${order.join(' ')}`)
    .digest('hex');
  return { position: 5, commitment: hash, cut_at: CUT, order, secret: SECRET };
}
const entry = (position: number, event: Record<string, unknown>) =>
  ({ position, time: 0, names: {}, event }) as unknown as Entry;
const dealt = (cards: string[], from = 7) =>
  cards.map((card, place) => entry(from + place, { event: 'card-dealt', card }));
const burned = entry(6, { event: 'card-burned', card: null });
const stack = [...ORDER.slice(CUT), ...ORDER.slice(0, CUT)];

describe('a shoe', () => {
  it('was kept where hash, decks and every card agree; the burned card is passed over', async () => {
    const finding = await examine(shoe(), [burned, ...dealt(stack.slice(1, 20))]);
    expect(finding).toEqual({ hash: true, decks: 2, dealt: { how: 'kept', cards: 20 } });
  });

  it('was broken where a card came that the order does not have there', async () => {
    const cards = stack.slice(1, 20);
    cards[4] = stack[60]!;
    const { dealt: found } = await examine(shoe(), [burned, ...dealt(cards)]);
    expect(found).toEqual({ how: 'broken', place: 6, given: stack[60], order: stack[5] });
  });

  it('was broken where the secret is another, though every card agrees', async () => {
    const finding = await examine({ ...shoe(), secret: 'cd'.repeat(32) }, [burned, ...dealt(stack.slice(1, 4))]);
    expect(finding).toMatchObject({ hash: false, dealt: { how: 'kept' } });
  });

  it('counts only cards of its own, from its shuffle to the next', async () => {
    const next = entry(12, { event: 'cards-shuffled' });
    const entries = [...dealt(['AS', 'AS'], 1), burned, ...dealt(stack.slice(1, 3)), next, ...dealt(['AS'], 13)];
    expect((await examine(shoe(), entries)).dealt).toEqual({ how: 'kept', cards: 3 });
  });

  it('is followed up to where cards were moved by hand', async () => {
    const moved = entry(9, { event: 'card-moved', card: 'AS' });
    const entries = [burned, ...dealt(stack.slice(1, 3)), moved, ...dealt(['AS'], 10)];
    expect((await examine(shoe(), entries)).dealt).toEqual({ how: 'moved', cards: 3 });
  });

  it('is of whole decks, also of decks without tens', () => {
    expect(decksIn(ORDER)).toBe(2);
    expect(decksIn(ORDER.filter((card) => card[0] !== 'T'))).toBe(2);
    expect(decksIn([...ORDER.slice(1), 'KS'])).toBe(0);
    expect(decksIn(['??'])).toBe(0);
  });
});
