/** A card as a dealer types it: a rank, then a suit. What has been typed stays open until Enter, and can be undone. */

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
export const SUITS = ['S', 'H', 'D', 'C'];
/** Other keys for a ten, as they lie nearest on a keyboard. */
const TEN = new Set(['0', '1', 'X']);

/** What is typed so far after one more key; a key that is no rank or suit changes nothing. */
export function typed(before: string, key: string): string {
  const sign = key.toUpperCase();
  if (sign === 'BACKSPACE') return before.slice(0, -1);
  const rank = TEN.has(sign) ? 'T' : sign;
  if (RANKS.includes(rank)) return rank;
  if (SUITS.includes(sign) && before) return before[0]! + sign;
  return before;
}

export const isCard = (text: string): boolean => text.length === 2;

/** Every card in a line of them (`kd 7c`, `10h`, with commas or without); none while the line is anything else. */
export function cardsIn(text: string): string[] {
  const line = text.toUpperCase().replaceAll('10', 'T').replace(/[\s,]/g, '');
  return /^([A2-9TJQK][SHDC])+$/.test(line) ? line.match(/../g)! : [];
}
