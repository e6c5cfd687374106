/**
 * A shoe checked here, with nothing believed: secret and order against the hash that was published before the cut, the order against whole
 * decks, and every card that left the shoe, as everybody at the table was told of it, against the order from the cut on.
 */
import type { Entry } from '../generated/api';
import type { ShownShoe } from '../spine/api';
import { FACES } from '../spine/cards';

export type Dealt =
  | { how: 'kept'; cards: number }
  | { how: 'moved'; cards: number }
  | { how: 'broken'; place: number; given: string; order: string };
export interface Finding {
  hash: boolean;
  /** How many whole decks; 0 where the order is not made of whole ones. */
  decks: number;
  dealt: Dealt;
}

interface Told {
  event: string;
  card?: string | null;
  origin?: string;
  to?: string;
  commitment?: string;
}
const ENDS = new Set(['cards-shuffled', 'shoe-reshuffled', 'rack-loaded', 'shuffle-revealed']);

/** The SHA-256 of the secret's bytes, a bar, and the cards with spaces between them, in hex. */
export async function commitmentOf(secret: string, order: string[]): Promise<string> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const cards = new TextEncoder().encode(`|${order.join(' ')}`);
  const all = new Uint8Array(bytes.length + cards.length);
  all.set(bytes);
  all.set(cards, bytes.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
  return [...digest].map((each) => each.toString(16).padStart(2, '0')).join('');
}

/** How many whole decks the cards make; some games are played without tens, so a rank may be missing as a whole. */
export function decksIn(order: string[]): number {
  const counts = new Map<string, number>();
  for (const card of order) counts.set(card, (counts.get(card) ?? 0) + 1);
  if ([...counts.keys()].some((card) => !FACES.includes(card))) return 0;
  const decks = counts.values().next().value ?? 0;
  const whole = [...counts.values()].every((count) => count === decks);
  const ranks = new Set([...counts.keys()].map((card) => card[0]));
  return whole && counts.size === ranks.size * 4 ? decks : 0;
}

/** The cards that left the shoe, in order; null for one that nobody saw. `loose` tells from which on cards were moved by hand. */
export function given(entries: Entry[], shoe: ShownShoe): { cards: (string | null)[]; loose: number | null } {
  const cards: (string | null)[] = [];
  let loose: number | null = null;
  for (const entry of entries) {
    const event = entry.event as unknown as Told;
    if (entry.position <= shoe.position) continue;
    if (ENDS.has(event.event) || (event.event === 'cards-riffled' && event.commitment)) break;
    if (event.event === 'card-burned') cards.push(event.card ?? null);
    else if (event.event === 'card-dealt' || event.event === 'box-dealt') cards.push(event.card ?? null);
    else if (event.event === 'burned-card-shown') shown(cards, event.card ?? null);
    else if (event.event === 'card-moved' || event.event === 'accident-reported') loose ??= cards.length;
  }
  return { cards, loose };
}

function shown(cards: (string | null)[], card: string | null): void {
  const place = cards.indexOf(null);
  if (place >= 0) cards[place] = card;
}

/** Hold the cards that left the shoe against its order. */
export function held(cards: (string | null)[], loose: number | null, shoe: ShownShoe): Dealt {
  const order = shoe.order ?? [];
  const stack = [...order.slice(shoe.cut_at), ...order.slice(0, shoe.cut_at)];
  const upto = loose ?? cards.length;
  for (const [place, card] of cards.slice(0, upto).entries())
    if (card !== null && card !== stack[place])
      return { how: 'broken', place: place + 1, given: card, order: stack[place] ?? '–' };
  return loose === null ? { how: 'kept', cards: cards.length } : { how: 'moved', cards: loose };
}

/** Check a shoe whose order was shown, with the public log from its shuffle on. */
export async function examine(shoe: ShownShoe, entries: Entry[]): Promise<Finding> {
  const order = shoe.order ?? [];
  const { cards, loose } = given(entries, shoe);
  return {
    hash: (await commitmentOf(shoe.secret ?? '', order)) === shoe.commitment,
    decks: decksIn(order),
    dealt: held(cards, loose, shoe),
  };
}
