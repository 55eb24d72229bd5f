let list: Intl.ListFormat | undefined;

/**
 * Words as a sentence lists them, with the «e» that stands before the sound of i: `pintura, suelo y baños`, `Ana e
 * Inmobiliaria Sol`. Empty for none.
 */
export function listed(words: readonly string[]): string {
  list ??= new Intl.ListFormat("es", { type: "conjunction" });
  return list.format(words);
}
