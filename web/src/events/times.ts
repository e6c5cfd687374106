/** Times of tournaments and promotions as people read them. */

const written = (seconds: number, zone: Intl.DateTimeFormatOptions): string =>
  new Date(seconds * 1000).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short', ...zone });

/** On this machine's clock. */
export const when = (seconds: number): string => (seconds ? written(seconds, {}) : '–');

/** On the clock of New South Wales, wherever the browser is: both documents with promotions are of it. */
export const inSydney = (seconds: number): string =>
  seconds ? `${written(seconds, { timeZone: 'Australia/Sydney' })} (Sydney)` : '–';

export const hour = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** A time that is left: 75 is 1:15, 3700 is 1:01:40. */
export function left(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((each) => String(each).padStart(2, '0'));
  const hours = Math.floor(whole / 3600);
  return hours ? `${hours}:${parts.join(':')}` : `${Number(parts[0])}:${parts[1]}`;
}
