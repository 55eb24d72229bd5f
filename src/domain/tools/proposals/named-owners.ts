/** Joins names in a sentence: `Rosa y Andreu`, `Rosa, Andreu`. */
const BETWEEN_NAMES = /\s*[,;/+]\s*|\s+(?:y|e|i|con)\s+/u;
/** A given name and one surname at least, each with a capital: `Andreu Ferrer`, `María de la Fuente`. */
const FULL_NAME = /^\p{Lu}[\p{L}'’-]+(?: (?:de|del|la|las|los|i|y|\p{Lu}[\p{L}'’-]+)){0,5} \p{Lu}[\p{L}'’-]+$/u;
const LONGEST = 120;

/**
 * Full names in the answer to who decides, without those who are known. What is no full name (`su hermano`, `los dos`) is left out: a
 * signer needs their name.
 */
export function ownersNamedIn(text: string, known: readonly string[]): string[] {
  const isKnown = (name: string) =>
    known.some((one) => {
      const words = plain(one).split(" ");
      return plain(name)
        .split(" ")
        .every((word) => words.includes(word));
    });
  const names = text
    .slice(0, 300)
    .split(BETWEEN_NAMES)
    .map((name) => name.replace(/\s+/g, " ").trim());
  return [...new Set(names)].filter((name) => name.length <= LONGEST && FULL_NAME.test(name) && !isKnown(name));
}

const plain = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("es").trim();
