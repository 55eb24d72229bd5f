/** The memory is emptied when it has this many words. */
const MOST_WORDS = 30_000;
/** Longer ones are no words, and whoever types them must not fill the memory. */
const LONGEST_WORD = 40;

/**
 * A function of one word that remembers what it has found: texts consist of few distinct words. The results are shared, so that nobody may
 * change them.
 */
export function remembered<T>(of: (word: string) => T): (word: string) => T {
  const known = new Map<string, { result: T }>();
  return (word) => {
    if (word.length > LONGEST_WORD) return of(word);
    const found = known.get(word);
    if (found) return found.result;
    if (known.size >= MOST_WORDS) known.clear();
    const result = of(word);
    known.set(word, { result });
    return result;
  };
}
