const BETWEEN_NAMES = / ?[,;/+] ?| (?:y|e|i|con) /;
/** A word of a name begins with a capital; particles stand between two of them. */
const NAME_WORD = /^\p{Lu}[\p{L}'’-]+$/u;
const PARTICLES: readonly string[] = ["de", "del", "la", "las", "los"];
const LONGEST = { text: 300, name: 120, words: 8 } as const;

/**
 * Reads full names out of the answer of an owner to the question of the deciders, and leaves out the names of `known`. Words such as
 * `su hermano` or `los dos` are no name: a signer needs a given name and one surname at least.
 */
export function ownersNamedIn(text: string, known: readonly string[]): string[] {
  const isKnown = (name: string) =>
    known.some((one) => {
      const words = plain(one).split(" ");
      return plain(name)
        .split(" ")
        .every((word) => words.includes(word));
    });
  const names = text.slice(0, LONGEST.text).replace(/\s+/g, " ").trim().split(BETWEEN_NAMES);
  return [...new Set(names)].filter((name) => isFullName(name) && !isKnown(name));
}

function isFullName(name: string): boolean {
  const words = name.split(" ");
  if (words.length < 2 || words.length > LONGEST.words || name.length > LONGEST.name) return false;
  const isCapital = (word: string) => NAME_WORD.test(word);
  return (
    words.every((word) => isCapital(word) || PARTICLES.includes(word)) &&
    isCapital(words[0]!) &&
    isCapital(words.at(-1)!)
  );
}

const plain = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("es").trim();
