import type { Step } from "#domain/tools/description/description.ts";
import type { ExplanationBar, ValuedHome } from "#domain/tools/valuation/types.ts";

/** Bars beyond this many say little each: they are drawn as one. */
const MOST_BARS = 9;

/** The largest bars one by one, the rest as one; what the engine set last stays last. */
export function waterfallRows(bars: readonly ExplanationBar[]): Step[] {
  const isLast = ({ id }: ExplanationBar) => id === "model" || id === "comparables";
  const entry = ({ label, amount }: ExplanationBar): Step => ({ label, amount });
  const traits = bars.filter((bar) => !isLast(bar));
  const last = bars.filter(isLast);
  const room = MOST_BARS - last.length;
  const shown = traits.length > room ? traits.slice(0, room - 1) : traits;
  const rest = traits.slice(shown.length);
  const others: Step[] =
    rest.length === 0
      ? []
      : [{ label: "Otros detalles", amount: rest.reduce((sum, { amount }) => sum + amount, 0), detail: namesOf(rest) }];
  return [...shown.map(entry), ...others, ...last.map(entry)];
}

const namesOf = (bars: readonly ExplanationBar[]) => bars.map(({ label }) => label.toLowerCase()).join(", ");

/** Doors open, 0 to 5: the level gives the floor, the score the step within it. */
export function doorsOf({ confidence: { level, score } }: Pick<ValuedHome, "confidence">): number {
  if (level === "alta") return score > 92 ? 5 : 4;
  if (level === "media") return 3;
  return score >= 70 ? 2 : 1;
}
