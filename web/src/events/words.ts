/** The words that tournaments and promotions share, loaded with either. */
export { events as shared } from '../words/en/events';
