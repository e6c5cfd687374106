/** Numbers as the odds show them: a minus is a minus, and as many places as say something. */

const minus = (text: string) => text.replace('-', '−');

/** A share of the wager in per cent: 0.0054321 is 0.543 %. */
export const percent = (share: number, places = 3): string => minus(`${(100 * share).toFixed(places)} %`);

/** The same with its sign, as a difference; one too small for the places is said to be so. */
export function signedPercent(share: number, places = 3): string {
  if (share === 0) return '0';
  const shown = (100 * Math.abs(share)).toFixed(places);
  return `${share > 0 ? '+' : '−'}${shown} %`;
}

/** A value in units of the wager with its sign: −0.5719. */
export const units = (value: number, places = 4): string => minus(`${value > 0 ? '+' : ''}${value.toFixed(places)}`);

/** How rare something is: one in 59.0, one in 53,179. */
export function oneIn(chance: number): string {
  if (chance <= 0) return '–';
  const rarity = 1 / chance;
  const places = rarity < 1000 ? 1 : 0;
  return rarity.toLocaleString('en-AU', { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** A fraction that can be read; a longer one is for the machine. */
export const exactly = (fraction: string): string => (fraction.length <= 24 ? minus(fraction) : '');

/** Money on average, which may be less than a cent: 0.004476 of $25 is $0.11, of $1 it is 0.4 ¢. */
export function averageMoney(dollars: number): string {
  const size = Math.abs(dollars);
  const sign = dollars < 0 ? '−' : '';
  return size >= 0.1 || size === 0 ? `${sign}$${size.toFixed(2)}` : `${sign}${(100 * size).toPrecision(2)} ¢`;
}
