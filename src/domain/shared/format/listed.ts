/** Words that begin with the sound of i, before which «y» becomes «e»: not `hielo`, whose i is half a consonant. */
const SOUNDS_LIKE_I = /^(?:[ií]|h[ií](?![ae]))/i;
/** Words that begin with the sound of o, before which «o» becomes «u»; `8` and `11` are read so too. */
const SOUNDS_LIKE_O = /^(?:[oó]|h[oó]|8|11(?:\s|$))/i;

/**
 * Words as a sentence lists them, with the «e» that stands before the sound of i: `pintura, suelo y baños`, `Ana e
 * Inmobiliaria Sol`. Empty for none. `Intl.ListFormat` would cost a page its first twentieth of a second on a slow phone, and does not
 * know that `Íñigo` begins with an i.
 */
export const listed = (words: readonly string[]): string =>
  joined(words, (last) => (SOUNDS_LIKE_I.test(last) ? "e" : "y"));

/** Words of which one is meant, with the «u» that stands before the sound of o: `Ruzafa o el Carmen`, `siete u ocho`. Empty for none. */
export const listedOr = (words: readonly string[]): string =>
  joined(words, (last) => (SOUNDS_LIKE_O.test(last) ? "u" : "o"));

function joined(words: readonly string[], conjunctionBefore: (last: string) => string): string {
  const last = words.at(-1);
  if (last === undefined || words.length === 1) return last ?? "";
  return `${words.slice(0, -1).join(", ")} ${conjunctionBefore(last)} ${last}`;
}

/** A name behind its conjunction, in the middle of a sentence: `y Ferrer Hogar`, `e Inmobiliaria Sol`. */
export const andThen = (name: string): string => listed(["", name]).trimStart();
