let all: Intl.ListFormat | undefined;
let anyOf: Intl.ListFormat | undefined;

/**
 * Words as a sentence lists them, with the «e» that stands before the sound of i: `pintura, suelo y baños`, `Ana e
 * Inmobiliaria Sol`. Empty for none.
 */
export function listed(words: readonly string[]): string {
  all ??= new Intl.ListFormat("es", { type: "conjunction" });
  return all.format(words);
}

/** Words of which one is meant, with the «u» that stands before the sound of o: `Ruzafa o el Carmen`, `siete u ocho`. Empty for none. */
export function listedOr(words: readonly string[]): string {
  anyOf ??= new Intl.ListFormat("es", { type: "disjunction" });
  return anyOf.format(words);
}

/** A name behind its conjunction, in the middle of a sentence: `y Ferrer Hogar`, `e Inmobiliaria Sol`. */
export const andThen = (name: string): string => listed(["", name]).trimStart();
