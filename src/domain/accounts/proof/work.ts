import { sha256After } from "./sha256.ts";

/** Proof of work: a number that makes the hash of a challenge begin with zeros. Finding one takes time, seeing it takes none. */

/** The answer to a task of work: the challenge and the number that was found. */
export const workToken = (challenge: string, counter: number): string => `${challenge}.${counter}`;

/** How many bits a hash begins with that are zero. */
export function zeroBits(words: ArrayLike<number>): number {
  let bits = 0;
  for (let i = 0; i < words.length; i += 1) {
    const zeros = Math.clz32(words[i]!);
    bits += zeros;
    if (zeros < 32) break;
  }
  return bits;
}

/**
 * Looks for the number.
 *
 * @param difficulty bits that must be zero: each one doubles the tries, 2^difficulty on average
 * @returns a search that makes some tries each time it is called, and answers the number once it has found one
 */
export function searchWork(challenge: string, difficulty: number): (tries: number) => number | null {
  const encoder = new TextEncoder();
  const hash = sha256After(encoder.encode(`${challenge}.`));
  let counter = 0;
  return (tries) => {
    for (const end = counter + tries; counter < end; counter += 1) {
      if (zeroBits(hash(encoder.encode(String(counter)))) >= difficulty) return counter;
    }
    return null;
  };
}
