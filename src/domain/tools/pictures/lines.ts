import { type Face, widthOf } from "./letters.ts";

/** How a text is broken into lines: never inside a figure and its unit, balanced, without a short word alone at the end. */

const UNITS =
  /^(?:m²|m2|€|%|h|km|m|min|ha|kwh|años?|mil|millones|mdp|usd|cop|mxn|eur|uf|dorm\.?|hab\.?|dormitorios?|habitaci(?:ón|ones)|recámaras?|alcobas?|ambientes?|baños?|plantas?|plazas?|fotos?)[.,;:]?$/i;
const BEFORE_A_FIGURE = /^(?:\$|us\$|mx\$|s\/|€|cop|mxn|usd|n\.º|núm\.|c\/|km|a\.)$/i;
const MONTH =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)[.,;:]?$/i;
const SMALL_WORD =
  /^(?:a|al|con|de|del|e|el|en|la|las|lo|los|más|mi|muy|ni|no|o|para|por|que|se|sin|su|tu|u|un|una|y)$/i;
const HAS_FIGURE = /\d/;
const STARTS_WITH_FIGURE = /^[+−-]?\d/;

/** Words of a text with what belongs together bound: `94 m²`, `$ 850.000.000`, `5 de diciembre`, `11 a 14 h`. */
export function wordsOf(text: string): string[] {
  const words = text.split(" ").filter((word) => word !== "");
  const bound: string[] = [];
  for (let i = 0; i < words.length; i++) {
    let word = words[i]!;
    for (;;) {
      const [next, afterNext] = [words[i + 1], words[i + 2]];
      if (next === undefined) break;
      const last = word.split("\u00a0").at(-1)!;
      const isUnit = HAS_FIGURE.test(last) && UNITS.test(next);
      const isCurrency = BEFORE_A_FIGURE.test(last) && STARTS_WITH_FIGURE.test(next);
      const isDay = /^\d{1,2}$/.test(last) && next === "de" && MONTH.test(afterNext ?? "");
      const isSpan = HAS_FIGURE.test(last) && next === "a" && STARTS_WITH_FIGURE.test(afterNext ?? "");
      if (isDay || isSpan) {
        word += `\u00a0${next}\u00a0${afterNext}`;
        i += 2;
      } else if (isUnit || isCurrency) {
        word += `\u00a0${next}`;
        i += 1;
      } else break;
    }
    bound.push(word);
  }
  return bound;
}

interface Broken {
  lines: string[];
  /** A word had to be cut, or what belongs together taken apart: only at the least size. */
  isForced: boolean;
}

/**
 * The best breaks of a text with as few lines as possible.
 *
 * @param isForced cuts words that are wider than a line
 * @returns null where a word is wider than a line and none may be cut
 */
export function breakLines(text: string, face: Face, width: number, isForced = false): Broken | null {
  const whole = wordsOf(text);
  const words = isForced ? whole.flatMap((word) => cutWord(word, face, width)) : whole;
  if (words.length === 0) return { lines: [], isForced: false };
  const space = widthOf("a a", face) - widthOf("aa", face);
  const sizes = words.map((word) => widthOf(word, face));
  if (sizes.some((size) => size > width)) return null;
  const count = greedyCount(sizes, space, width);
  return { lines: bestBreaks(words, sizes, space, width, count), isForced: words.length !== whole.length };
}

function greedyCount(sizes: readonly number[], space: number, width: number): number {
  let count = 1;
  let used = -space;
  for (const size of sizes) {
    if (used + space + size > width) {
      count++;
      used = size;
    } else used += space + size;
  }
  return count;
}

/** Least sum of what lines differ from their mean, with a price for lines that end in a small word and for a short word alone. */
function bestBreaks(words: string[], sizes: number[], space: number, width: number, count: number): string[] {
  const total = sizes.reduce((sum, size) => sum + size + space, -space);
  const mean = Math.min(width, total / count);
  const ends = words.length;
  // best[k][i]: least cost of the first i words on k lines.
  const best = Array.from({ length: count + 1 }, () => new Array<number>(ends + 1).fill(Number.POSITIVE_INFINITY));
  const from = Array.from({ length: count + 1 }, () => new Array<number>(ends + 1).fill(0));
  best[0]![0] = 0;
  for (let k = 1; k <= count; k++) {
    for (let i = k; i <= ends; i++) {
      let used = -space;
      for (let j = i - 1; j >= k - 1; j--) {
        used += space + sizes[j]!;
        if (used > width) break;
        const cost = best[k - 1]![j]! + lineCost(words, j, i, used, mean, width);
        if (cost < best[k]![i]!) {
          best[k]![i] = cost;
          from[k]![i] = j;
        }
      }
    }
  }
  const lines: string[] = [];
  for (let k = count, i = ends; k > 0; k--) {
    const j = from[k]![i]!;
    lines.unshift(words.slice(j, i).join(" "));
    i = j;
  }
  return lines;
}

function lineCost(words: string[], start: number, end: number, used: number, mean: number, width: number): number {
  const isLast = end === words.length;
  let cost = ((used - mean) / width) ** 2;
  if (!isLast && SMALL_WORD.test(words[end - 1]!)) cost += 0.02;
  if (isLast && start > 0 && end - start === 1 && used < width * 0.3) cost += 1;
  return cost;
}

/** A word in parts no wider than a line: first where it was bound, then between letters. */
function cutWord(word: string, face: Face, width: number): string[] {
  if (widthOf(word, face) <= width) return [word];
  const bound = word.split("\u00a0");
  if (bound.length > 1) return bound.flatMap((part) => cutWord(part, face, width));
  const parts: string[] = [];
  let part = "";
  for (const sign of word) {
    if (part !== "" && widthOf(part + sign, face) > width) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part];
}
