/** Proportions in words: a reader compares a terrace with the home sooner than two areas with each other. */

/** How far below a proportion a figure may lie to be `casi` it, and how far above to be it without further words. */
const CLOSE = 0.1;
const EXACT = 0.04;

const SHARES = [
  [1 / 2, "la mitad"],
  [1 / 3, "un tercio"],
  [1 / 4, "una cuarta parte"],
  [1 / 5, "una quinta parte"],
] as const;

/** `casi la mitad`, `más de una cuarta parte`; undefined below about a fifth, and from some way above the half. */
export function shareOf(ratio: number): string | undefined {
  for (const [share, words] of SHARES) {
    const times = ratio / share;
    if (times < 1 - CLOSE) continue;
    if (share === 1 / 2 && times > 1 + 2 * CLOSE) return undefined;
    if (Math.abs(times - 1) <= EXACT) return words;
    return times < 1 ? `casi ${words}` : `más de ${words}`;
  }
  return undefined;
}
