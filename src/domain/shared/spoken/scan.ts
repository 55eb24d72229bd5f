import { type Quantity, quantitiesIn } from "./quantities.ts";
import type { Token } from "./tokens.ts";

/** A message in pieces, and which of them are already read: a number is read once. */
export interface Scan {
  text: string;
  tokens: readonly Token[];
  quantities: readonly Quantity[];
  taken: boolean[];
}

/** A text with its pieces and the numbers among them, none of them taken by a reader yet. */
export const scanOf = (text: string, tokens: readonly Token[]): Scan => ({
  text,
  tokens,
  quantities: quantitiesIn(tokens),
  taken: tokens.map(() => false),
});

/** The normalised word of a token; "" outside the message, so that readers may look past both ends. */
export const wordAt = ({ tokens }: Scan, at: number): string => tokens[at]?.word ?? "";

/** Whether no reader has taken any token from `from` to before `to`. */
export const isFree = ({ taken }: Scan, { from, to }: { from: number; to: number }): boolean =>
  !taken.slice(from, to).includes(true);

/** Marks the tokens from `from` to before `to` as read; a negative `from` counts as zero. */
export function take({ taken }: Scan, from: number, to: number) {
  for (let at = Math.max(0, from); at < to; at++) taken[at] = true;
}

/** Takes the pieces under a stretch of the text. */
export function takeText({ tokens, taken }: Scan, start: number, end: number) {
  for (const [at, token] of tokens.entries()) if (token.start < end && token.end > start) taken[at] = true;
}

/** Whether these words are found at `at`, in a row. */
export function standsAt(message: Scan, at: number, words: readonly string[]): boolean {
  return words.every((word, step) => wordAt(message, at + step) === word);
}

/** Quantities of which no reader has taken any token, in the order of the message. */
export const freeQuantities = (message: Scan): Quantity[] => message.quantities.filter((each) => isFree(message, each));
