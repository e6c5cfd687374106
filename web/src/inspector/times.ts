/** Times of a log as an inspector reads them: by the second, on this machine's clock. */
export const clock = (time: number): string =>
  new Date(time).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'medium' });
