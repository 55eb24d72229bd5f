import type { Box, Word } from "../document-text.ts";
import { cleanLetters } from "./clean-letters.ts";

/** A run of letters as pdf.js tells it; marks of tagged content have no `str`. */
export interface PdfRun {
  str?: string;
  /** From the run's own plane to the page's. */
  transform?: readonly number[];
  width?: number;
  height?: number;
}

type Matrix = readonly [number, number, number, number, number, number];

/** How far a page is turned to the right before one reads it. */
export type Turn = 0 | 90 | 180 | 270;

interface Piece extends Box {
  text: string;
}

/**
 * The words of a page of a PDF, upright, in points from the upper left corner.
 *
 * @param page size of the page as it is shown, and the matrix from its own plane (y upwards) to that
 */
export function wordsOfPdf(
  runs: readonly PdfRun[],
  page: { width: number; height: number; transform: readonly number[] },
): { words: Word[]; turn: Turn; width: number; height: number } {
  const placed = runs.flatMap(({ str, transform, width, height }) =>
    str && transform && width !== undefined && height !== undefined
      ? [{ text: str, width, height, matrix: product(page.transform as Matrix, transform as Matrix) }]
      : [],
  );
  const turn = commonTurn(placed);
  const isAcross = turn === 90 || turn === 270;
  const size = isAcross ? { width: page.height, height: page.width } : { width: page.width, height: page.height };
  const pieces = placed.flatMap(({ text, width, height, matrix }) => {
    const [a, b, , , x, y] = matrix;
    const place = turned({ x, y }, turn, page);
    const tall = height > 0 ? height : Math.hypot(matrix[2], matrix[3]);
    // Letters that stand across the others (a stamp in the margin) are no part of their lines: each run is a word field of its own.
    if (Math.hypot(a, b) > 0 && turnOf(matrix) !== turn)
      return sideways({ text: cleanLetters(text), ...place, width, tall });
    if (!(tall > 0) || !Number.isFinite(place.x + place.y + width)) return [];
    return wordsOfRun({ text: cleanLetters(text), x: place.x, y: place.y - tall * ASCENT, width, height: tall });
  });
  const words = joinedLetters(pieces).map((piece) => ({ ...piece, certainty: 1 }));
  return { words, turn, ...size };
}

/** A run across the page as one narrow column of words, so that its letters are not lost: a stamp may speak of a charge. */
function sideways({
  text,
  x,
  y,
  width,
  tall,
}: {
  text: string;
  x: number;
  y: number;
  width: number;
  tall: number;
}): Piece[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const step = Math.max(tall, width / Math.max(1, words.length));
  return words.map((word, i) => ({
    text: EDGE + word + EDGE,
    x,
    y: Math.max(0, y - width) + i * step,
    width: tall,
    height: tall * 0.9,
  }));
}

/** Share of the height of letters that stands above their line. */
const ASCENT = 0.8;

/** Stands where a blank ended a word, while pieces are joined; `cleanLetters` has dropped it from texts. */
const EDGE = "\u0000";

/** Splits a run at its blanks; each word gets the share of the width that its letters take in usual fonts. */
function wordsOfRun({ text, x, y, width, height }: Piece): Piece[] {
  const whole = widthOf(text);
  if (whole === 0) return [];
  const words: Piece[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const before = widthOf(text.slice(0, index));
    words.push({
      text: word,
      x: x + (width * before) / whole,
      y,
      width: (width * widthOf(word)) / whole,
      height,
    });
  }
  // A blank, within the run or at its edge, says that no word goes on beyond it.
  if (words.length > 0 && /^\s/.test(text)) words[0]!.text = EDGE + words[0]!.text;
  const isOpen = !/\s$/.test(text);
  return words.map((word, i) => (isOpen && i === words.length - 1 ? word : { ...word, text: word.text + EDGE }));
}

const NARROW = /[ijltfrI.,;:'|!()[\] -]/;
const WIDE = /[mwMWÑOQG%@—]/;
/** The width of a text in a usual font, in letters: only shares of it are used. */
function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += NARROW.test(letter) ? 0.55 : WIDE.test(letter) ? 1.5 : 1;
  return sum;
}

/**
 * Joins pieces that a program placed one by one: letters that touch, and letters that were set apart evenly («N O T A»), which form
 * words where a gap is clearly wider than the others.
 */
function joinedLetters(pieces: readonly Piece[]): Piece[] {
  const rows = new Map<number, Piece[]>();
  for (const piece of pieces) {
    // One program places the letters of a line at one height.
    const row = Math.round(piece.y * 2 + piece.height * 2);
    rows.set(row, [...(rows.get(row) ?? []), piece]);
  }
  return [...rows.values()].flatMap((row) => {
    const ordered = row.toSorted((a, b) => a.x - b.x);
    const joined: Piece[] = [];
    for (let at = 0; at < ordered.length; ) {
      const run = spacedRun(ordered, at);
      joined.push(...run.words);
      at = run.end;
    }
    return joined.map(({ text, ...box }) => ({ ...box, text: text.replaceAll(EDGE, "") }));
  });
}

const gapAfter = (row: readonly Piece[], i: number) => row[i + 1]!.x - (row[i]!.x + row[i]!.width);
const isLetter = ({ text }: Piece) => /^[\p{L}\d]$/u.test(text.replaceAll(EDGE, ""));
/** Letters in a row from which on even gaps are meant as the look of a word. */
const SPACED_LETTERS = 4;

function spacedRun(row: readonly Piece[], begin: number): { words: Piece[]; end: number } {
  let end = begin;
  while (end < row.length && isLetter(row[end]!) && (end === begin || gapAfter(row, end - 1) < row[end]!.height * 2))
    end++;
  if (end - begin >= SPACED_LETTERS) {
    const gaps = Array.from({ length: end - begin - 1 }, (_, i) => gapAfter(row, begin + i));
    const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
    const words = [row[begin]!];
    for (let i = begin; i < end - 1; i++) {
      const isOne = gapAfter(row, i) <= Math.max(usual * 1.6, usual + row[i]!.height * 0.15);
      if (isOne) words.push(joined(words.pop()!, row[i + 1]!));
      else words.push(row[i + 1]!);
    }
    return { words, end };
  }
  // Pieces that touch are one word, unless a blank was said between them.
  let word = row[begin]!;
  let at = begin + 1;
  for (; at < row.length; at++) {
    const next = row[at]!;
    const isApart = word.text.endsWith(EDGE) || next.text.startsWith(EDGE);
    const gap = gapAfter(row, at - 1);
    if (isApart || gap > next.height * 0.12 || gap < -next.height * 0.5) break;
    word = joined(word, next);
  }
  return { words: [word], end: at };
}

function joined(a: Piece, b: Piece): Piece {
  const y = Math.min(a.y, b.y);
  return {
    text: a.text.replaceAll(EDGE, "") + b.text.replaceAll(EDGE, "") + (b.text.endsWith(EDGE) ? EDGE : ""),
    x: a.x,
    y,
    width: b.x + b.width - a.x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

function product(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** How far a run must be turned to the right to be read: letters that run downwards need three quarters. */
function turnOf([a, b]: Matrix): Turn | null {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90);
  if (Math.abs(degrees - quarter * 90) > 20) return null;
  return ((((-quarter * 90) % 360) + 360) % 360) as Turn;
}

function commonTurn(placed: readonly { text: string; matrix: Matrix }[]): Turn {
  const letters = new Map<Turn, number>();
  for (const { text, matrix } of placed) {
    const turn = turnOf(matrix);
    if (turn !== null) letters.set(turn, (letters.get(turn) ?? 0) + text.trim().length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** A point of a page after the page was turned to the right. */
function turned({ x, y }: { x: number; y: number }, turn: Turn, page: { width: number; height: number }) {
  if (turn === 90) return { x: page.height - y, y: x };
  if (turn === 180) return { x: page.width - x, y: page.height - y };
  if (turn === 270) return { x: y, y: page.width - x };
  return { x, y };
}
