/** The words of tournaments, loaded with the pages that say them. */
export { tournaments as said } from '../words/en/tournaments';
