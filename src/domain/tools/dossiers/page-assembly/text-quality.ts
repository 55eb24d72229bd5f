import type { Word } from "../document-text.ts";

/**
 * Whether the letters that a file holds are the text of its page. Scanners lay broken text under their pictures, and fonts without a table
 * of letters give signs that stand for nothing: such a page is recognised on its picture.
 *
 * @param coverage share of the page that pictures cover, 0 to 1
 */
export function isReadableText(words: readonly Word[], { coverage }: { coverage: number }): boolean {
  const text = words.map((word) => word.text).join(" ");
  const letters = text.replaceAll(" ", "");
  // A number of a page, or a stamp over a scan.
  if (letters.length < FEWEST_LETTERS) return letters.length > 0 && coverage < MOSTLY_PICTURE;
  if (coverage >= MOSTLY_PICTURE && letters.length < FEWEST_OVER_PICTURE) return false;
  const strange = letters.match(/[^\p{L}\p{N}\p{P}\p{Sc}\p{Sm}ºª°§©®]|\uFFFD/gu)?.length ?? 0;
  if (strange / letters.length > MOST_STRANGE) return false;
  return isLanguage(text);
}

const FEWEST_LETTERS = 20;
const FEWEST_OVER_PICTURE = 120;
const MOSTLY_PICTURE = 0.5;
const MOST_STRANGE = 0.08;

/** Words of letters have vowels and are of usual length; tables of numbers alone pass, because no letters contradict. */
function isLanguage(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  if (words.length < 8) return true;
  const likely = words.filter(
    (word) => /[aeiouáéíóúü]/i.test(word) && !/[^aeiouáéíóúü\W]{6}/i.test(word) && word.length <= 28,
  );
  if (likely.length / words.length < 0.72) return false;
  // Text under a scan that was recognised badly is full of single letters and mixed signs.
  const all = text.split(" ").filter((word) => word !== "");
  const broken = all.filter((word) =>
    /\p{L}[^\p{L}\p{N}.,'’\-/ºª&@_]+\p{L}|\p{Ll}\p{Lu}\p{Ll}|\d\p{Ll}{2,}\d/u.test(word),
  );
  return broken.length / all.length < 0.12;
}
