/** Money is a text with two decimals from the server; here it is whole cents while it is worked with. */

export const cents = (text: string): number => {
  const found = /^(-?)(\d+)(?:\.(\d\d))?$/.exec(text);
  if (!found) throw new Error(`not an amount: ${text}`);
  return (found[1] ? -1 : 1) * (Number(found[2]) * 100 + Number(found[3] ?? 0));
};

/** Cents as the server reads them. */
export const written = (amount: number): string =>
  `${amount < 0 ? '-' : ''}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;

/** Dollars as people type them (`25`, `$25.5`, `1,000`), as the server reads them; empty where it is no amount. */
export function amount(text: string): string {
  const found = /^\$?(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(text.trim());
  return found ? `${Number(found[1]!.replaceAll(',', ''))}.${(found[2] ?? '').padEnd(2, '0')}` : '';
}

/** An amount as people read it: $25, $22.50, $1,000. */
export function dollars(amount: number | string): string {
  const whole = typeof amount === 'string' ? cents(amount) : amount;
  const size = Math.abs(whole);
  const digits = size % 100 ? 2 : 0;
  return `${whole < 0 ? '−' : ''}$${(size / 100).toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** A win or a loss: +$25, −$10, $0. */
export const signed = (amount: string): string => (cents(amount) > 0 ? `+${dollars(amount)}` : dollars(amount));

/** The fewest chips that make an amount, the largest first; what no chip makes is left over. */
export function chipsFor(amount: number, chips: number[]): number[] {
  const made: number[] = [];
  for (const chip of [...chips].sort((a, b) => b - a)) {
    for (; amount >= chip && made.length < 60; amount -= chip) made.push(chip);
  }
  return made;
}
