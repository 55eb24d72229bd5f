/**
 * A pure function of a text that remembers its last results, because the messages of a conversation come back with each of its questions. Results are
 * kept in two halves, and the older half is forgotten when the younger one is full: nobody's messages take more memory than twice `most` texts.
 *
 * @param most texts in each half
 */
export function remembered<Result>(most: number, work: (text: string) => Result): (text: string) => Result {
  let young = new Map<string, Result>();
  let old = new Map<string, Result>();
  return (text) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const result = old.has(text) ? old.get(text)! : work(text);
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(text, result);
    return result;
  };
}
