/** Times of a promotion on the clock of its terms, wherever the browser is: both documents are of New South Wales. */

const ZONE = 'Australia/Sydney';

export const when = (seconds: number): string =>
  seconds
    ? `${new Date(seconds * 1000).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE })} (Sydney)`
    : '–';
