import { hasAny } from "../text/find.ts";
import { lineAt, originalOf, type Span, tokenFrom } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import type { Valued } from "./read-values.ts";

/** Texts that stand below their heads. */

/** The text below the head of a first column, up to the figures of the next one. */
export function firstColumn({ flat }: Known, label: Span): Valued | null {
  const line = lineAt(flat, label.start);
  const below = lineAt(flat, line.end);
  if (
    line.start !== label.start ||
    below.start < line.end ||
    !hasAny(flat, ["fecha*", "hora", "no de peticion"], label.end, line.end)
  )
    return null;
  let end = below.start;
  for (const token of flat.tokens.slice(tokenFrom(flat, below.start), tokenFrom(flat, below.end))) {
    if ([...token.text].some((letter) => letter >= "0" && letter <= "9")) break;
    end = token.end;
  }
  const text = originalOf(flat, { start: below.start, end });
  return text.length < 4 ? null : { start: below.start, end, value: { type: "text", text }, letters: 1 };
}
