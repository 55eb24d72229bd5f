import type { Word } from "../document-text.ts";
import { cleanLetters } from "./clean-letters.ts";

/** A word as the recogniser gives it: its frame in pixels and its certainty in percent. */
export interface RecognisedWord {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

interface RecognisedBlock {
  paragraphs: readonly { lines: readonly { words: readonly RecognisedWord[] }[] }[];
}

/** Words below this certainty are specks and lines of a form, not letters. Percent. */
const LEAST_CONFIDENCE = 15;

/** Edges of paper, lines of forms and dust. */
const SPECKS = /^[|_~¦`'"^*=\\/<>.,:;°·•—–-]*$/;

/** @param scale points for each pixel */
export function recognisedWords(blocks: readonly RecognisedBlock[] | null | undefined, scale: number): Word[] {
  const words = (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
  );
  return words.flatMap(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => {
    const letters = cleanLetters(text).trim();
    if (SPECKS.test(letters) || confidence < LEAST_CONFIDENCE || x1 <= x0 || y1 <= y0) return [];
    return letters.split(/\s+/).map((part, i, parts) => ({
      text: part,
      x: (x0 + ((x1 - x0) * i) / parts.length) * scale,
      y: y0 * scale,
      width: ((x1 - x0) / parts.length) * scale,
      height: (y1 - y0) * scale,
      certainty: Math.min(1, Math.max(0, confidence / 100)),
    }));
  });
}

/** Words of one or two signs that stand so far left of the text, in heights of a line, and so many of them, are a line that runs up the margin. */
const MARGIN = 2.5;
const MARGIN_WORDS = 5;

/** The words without those scraps that a line of text along the left margin, turned upwards, is recognised as. */
export function withoutMarginScraps(words: readonly Word[]): readonly Word[] {
  const edges = words.flatMap(({ text, x }) => (text.length >= 4 ? [x] : [])).toSorted((a, b) => a - b);
  const edge = edges[Math.floor(edges.length * 0.08)];
  if (edge === undefined) return words;
  const isScrap = ({ text, x, width, height }: Word) =>
    text.length <= 3 && x + width < edge - MARGIN * Math.min(height, 14);
  return words.filter(isScrap).length >= MARGIN_WORDS ? words.filter((word) => !isScrap(word)) : words;
}

/** Mean certainty of the letters, 0 where there are none: pages that stand upside down come out low. */
export function meanCertainty(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, certainty }) => sum + text.length * certainty, 0) / letters;
}

/** Whether what was recognised is text at all: a photograph of a cat gives a few signs without certainty. */
export function isText(words: readonly Word[]): boolean {
  const sure = words.filter(({ text, certainty }) => certainty >= 0.6 && /[\p{L}\p{N}]{2}/u.test(text));
  return sure.length >= 3 && meanCertainty(words) >= 0.45;
}
