/** Words of the book as people read them: `casino-supervisor` is “casino supervisor”. */
export const plain = (word: string): string => word.replaceAll('-', ' ').replaceAll('/', ': ');

/** The same as the beginning of a sentence. */
export const opening = (word: string): string => plain(word).replace(/^./, (first) => first.toUpperCase());

/** A sentence without the rule at its end, where the rule stands beside it. */
export const unruled = (sentence: string, rule: string): string =>
  rule && sentence.endsWith(` (${rule})`) ? sentence.slice(0, -rule.length - 3) : sentence;
