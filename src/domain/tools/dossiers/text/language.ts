import type { Flat } from "./flat.ts";

/** Small words that every text of a language has and Spanish has not, as folded text holds them. */
const SMALL_WORDS: Readonly<Record<string, readonly string[]>> = {
  inglés: "the of and to is that for with this by shall be are your has not from which".split(" "),
  francés: "le les des et est du une dans que pour par sur au aux avec il qui ce cette".split(" "),
  alemán: "der die und das den von zu mit ist des ein eine nicht wird auf dem im fur".split(" "),
  italiano: "il di che della del per con sono gli dei nel alla delle una non questo".split(" "),
  portugués: "o os do da dos das em um uma para com nao ao pelo pela no na".split(" "),
  catalán: "el els amb per dels les una del que aquest aquesta i la no es".split(" "),
};
const SPANISH = new Set(
  "el la los las de del y que en por para con se una un su al lo como es no son este esta ha".split(" "),
);

const LOOKED_AT = 6_000;
const FEWEST_WORDS = 12;
/** Small words of another language as a share of all words. */
const LEAST_SHARE = 0.15;

/** The language that a text is written in, in Spanish words; null for Spanish, and where it is not clear. */
export function otherLanguage({ text }: Pick<Flat, "text">): string | null {
  const words = text
    .slice(0, LOOKED_AT)
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (words.length < FEWEST_WORDS) return null;
  const spanish = words.filter((word) => SPANISH.has(word)).length;
  const [best] = Object.entries(SMALL_WORDS)
    .map(([language, small]) => ({ language, count: words.filter((word) => small.includes(word)).length }))
    .sort((a, b) => b.count - a.count);
  const isClear = best !== undefined && best.count > spanish * 1.3 && best.count >= words.length * LEAST_SHARE;
  return isClear ? best.language : null;
}
