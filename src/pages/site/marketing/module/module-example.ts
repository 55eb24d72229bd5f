import type { ExampleOutcome } from "#server/tools/runs/tool-example.server.ts";
import type { ValuationOutcome } from "#tools/valuation/engine.ts";

/** The valuation's worked example as the module's scene shows it; amounts in the unit of `currency`. */
export interface PicturedValuation {
  /** "Piso en Gràcia, 76 m²". */
  place: string;
  currency: string;
  value: number;
  low80: number;
  high80: number;
  low50: number;
  high50: number;
}

export function pictured({ title, result }: ExampleOutcome): PicturedValuation {
  const outcome = result as ValuationOutcome;
  if (outcome.kind !== "value") throw new Error("the valuation's example has no value");
  const { currency, value, range80, range50 } = outcome;
  return {
    place: title,
    currency,
    value,
    low80: range80.low,
    high80: range80.high,
    low50: range50.low,
    high50: range50.high,
  };
}
