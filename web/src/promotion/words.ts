/** The words of promotions, loaded with the pages that say them. */
export { promotion as said } from '../words/en/promotion';
