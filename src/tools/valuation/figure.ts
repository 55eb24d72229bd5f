import type { ResultFigure } from "#domain/tools/result-figure.ts";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";
import { usesDemo, valueLabel, yearOf } from "./wording.ts";

/** The value with its ranges; an orientation is a range without a value. */
export function valuationFigure(result: ValuationOutcome, { home }: ValuationInput): ResultFigure | null {
  const rent = home.operation === "alquiler" ? { perMonth: true } : {};
  if (result.kind === "too-few-comparables") return null;
  if (result.kind === "orientation") {
    const { currency, range } = result;
    return { label: "Orientación", value: null, range80: range, currency, tag: "Solo orientación", ...rent };
  }
  const tag =
    result.basis === "model-2018" ? `Precios de ${yearOf(result)}` : usesDemo(result.used) ? "Demostración" : undefined;
  return {
    label: valueLabel(result, home),
    value: result.value,
    range80: result.range80,
    range50: result.range50,
    currency: result.currency,
    ...rent,
    ...(tag === undefined ? {} : { tag }),
  };
}
