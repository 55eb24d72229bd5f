import { significantStep } from "../../shared/format/estimates.ts";
import type { Step } from "./description.ts";

/** Bar with the differences of rounding. */
const REST = "Otros detalles";

interface WaterfallParts {
  base: Step;
  steps: readonly Step[];
  total: Step;
}

/**
 * A waterfall of an estimate with the digits that it deserves: all amounts are rounded to the last digit that the total
 * shows, and the difference between base and steps and the total lies in "Otros detalles", so that the bars add up.
 */
export function roundedWaterfall({ base, steps, total }: WaterfallParts): WaterfallParts {
  const unit = significantStep(total.amount);
  const round = <T extends Step>(step: T): T => ({ ...step, amount: Math.round(step.amount / unit) * unit });
  const [from, to] = [round(base), round(total)];
  const rounded = steps.map(round);
  const rest = to.amount - from.amount - rounded.reduce((sum, { amount }) => sum + amount, 0);
  const shown = rounded.some(({ label }) => label === REST)
    ? rounded.map((step) => (step.label === REST ? { ...step, amount: step.amount + rest } : step))
    : [...rounded, { label: REST, amount: rest }];
  // A step that rounds to zero is left out.
  return { base: from, steps: shown.filter(({ amount }) => amount !== 0), total: to };
}
