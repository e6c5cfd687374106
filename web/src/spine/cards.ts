/** Cards: what a face is called, and where its picture is. */

const RANKS: Record<string, string> = {
  A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', '9': 'nine', '8': 'eight', '7': 'seven', '6': 'six', '5': 'five', '4': 'four', '3': 'three', '2': 'two',
}; // prettier-ignore
const SUITS: Record<string, [name: string, sign: string]> = {
  S: ['spades', '♠'],
  H: ['hearts', '♥'],
  D: ['diamonds', '♦'],
  C: ['clubs', '♣'],
};

export type DeckName = 'two' | 'two-big' | 'four' | 'four-big';

/** A card in words: `KD` is the king of diamonds. */
export const cardWords = (card: string): string =>
  `${RANKS[card[0] ?? ''] ?? '?'} of ${SUITS[card[1] ?? '']?.[0] ?? '?'}`;

/** A card in signs: `TD` is 10♦. */
export const cardSign = (card: string): string =>
  `${card[0] === 'T' ? '10' : card[0]}${SUITS[card[1] ?? '']?.[1] ?? '?'}`;

export const isRed = (card: string): boolean => card[1] === 'H' || card[1] === 'D';

export const faceOf = (card: string, deck: DeckName): string => `${__DECK__}/${deck}/${card}.svg`;

/** The whole deck, for fetching it before the first card is dealt. */
export const FACES: string[] = Object.keys(SUITS).flatMap((suit) => Object.keys(RANKS).map((rank) => rank + suit));

/** A total as a dealer calls it: a soft hand by both totals, but twenty-one is twenty-one. */
export const totalWords = (total: number | null, soft: boolean): string =>
  total === null ? '' : soft && total < 21 ? `${total - 10} or ${total}` : String(total);
