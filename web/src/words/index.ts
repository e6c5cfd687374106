/** Every word that the pages say of themselves; what the server says arrives in its own sentences. */
import { en } from './en';

export type Words = typeof en;
export const words: Words = en;
