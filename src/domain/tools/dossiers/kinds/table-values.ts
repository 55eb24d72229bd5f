import { rowAt } from "../text/cells.ts";
import { firstFrom, hasAny, spansOfAny } from "../text/find.ts";
import { lineAt, originalOf, type Span, tokenFrom } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import type { FieldRule, KindSpec } from "./kind.ts";
import { currencyOf, letterAfter, type Valued } from "./read-values.ts";
import { firstValue } from "./shape-values.ts";

/** Values that stand below their heads. */

/** The text below the head of a first column, up to the figures of the next one. */
export function firstColumn({ flat }: Known, label: Span): Valued | null {
  const line = lineAt(flat, label.start);
  const below = lineAt(flat, line.end);
  if (
    line.start !== label.start ||
    // «Registro de la Propiedad de Soria, fecha …» has its value beside it.
    flat.text.startsWith(" de ", label.end) ||
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

/** In a table without places, its heads on one line and its values on the next: the value that comes as the head does. */
export function valueBelow(
  known: Known,
  spec: KindSpec,
  rule: FieldRule,
  label: Span,
  all: readonly FieldRule[],
): Valued | null {
  if (rule.shape === "line" || rule.shape === "address" || rule.shape === "name") return null;
  const { flat } = known;
  if ((rowAt(flat, label.start)?.cells.length ?? 0) > 1) return null;
  const line = lineAt(flat, label.start);
  const below = lineAt(flat, line.end);
  if (below.start < line.end || figuresOn(known, line).length > 0) return null;
  if (rule.shape !== "letter" && figuresOn(known, below).length < 2) return null;
  const rules = all.filter(({ within }) => within > 0);
  const heads = spansOfAny(
    flat,
    rules.flatMap(({ labels }) => labels.filter((words) => words.length > 3)),
    line.start,
    line.end,
  );
  if (heads.length < 2) return null;
  const place = heads.findIndex((head) => head.start <= label.start && label.start < head.end);
  if (rule.shape === "letter") {
    const letters = flat.tokens
      .slice(tokenFrom(flat, below.start), tokenFrom(flat, below.end))
      .filter(({ text }) => text.length === 1 && text >= "a" && text <= "g");
    return letters.length === heads.length && place >= 0
      ? letterAfter(flat, letters[place]!.start, letters[place]!.start)
      : null;
  }
  const values = figuresOn(known, below).filter(
    (one) =>
      !one.inWords &&
      !(rule.shape === "money" && known.dates.some((day) => day.start < one.end && one.start < day.end)),
  );
  if (values.length !== heads.length || place < 0) return null;
  const value = values[place]!;
  const found = firstValue(known, spec, rule, value.start, value.end + 1);
  if (found && found.start <= value.start + 2) return found;
  if (rule.shape !== "money") return null;
  return {
    ...value,
    value: { type: "money", amount: value.value, currency: currencyOf(spec, "$") },
    letters: value.isMended ? 0.8 : 1,
  };
}

/** Numbers that stand wholly in a part of the text. */
function figuresOn({ figures }: Known, { start, end }: Span): readonly Known["figures"][number][] {
  const first = firstFrom(figures, start);
  let last = first;
  while (last < figures.length && figures[last]!.end <= end) last++;
  return figures.slice(first, last);
}
