import { formatMoney } from "#domain/shared/format/format.ts";
import type { ComponentId } from "#domain/tools/valuation/types.ts";
import type { ExampleOutcome } from "#server/tools/runs/tool-example.server.ts";
import type { CapacityResult } from "#tools/borrowing-capacity/result.ts";
import type { ValuationOutcome } from "#tools/valuation/engine.ts";
import type { CalloutPlace, CapacityExample, ValuationExample } from "./home-types.ts";

/** Parts of the drawing that the explanation's bars belong to. */
const CALLOUTS: Partial<Record<ComponentId, CalloutPlace>> = {
  floor: "floor",
  exterior: "floor",
  lift: "lift",
  terrace: "terrace",
  location: "ground",
};

/** The valuation's worked example as the home page draws it. */
export function valuationExample({ title, result }: ExampleOutcome): ValuationExample {
  const outcome = result as ValuationOutcome;
  if (outcome.kind !== "value") throw new Error("the valuation's example has no value");
  const { explanation, value, range50, range80, used, currency } = outcome;
  const callouts: ValuationExample["callouts"] = {};
  for (const { id, label, amount } of explanation.bars) {
    const place = CALLOUTS[id];
    if (place && !callouts[place]) callouts[place] = { label, amount };
  }
  return {
    place: title,
    currency,
    value,
    low80: range80.low,
    high80: range80.high,
    low50: range50.low,
    high50: range50.high,
    dots: used.map(({ adjustedPrice }) => adjustedPrice),
    callouts,
  };
}

/** The capacity tool's worked example as a card draws it. */
export function capacityExample({ input, result }: ExampleOutcome): CapacityExample {
  const outcome = result as CapacityResult;
  if (outcome.kind !== "capacity" || outcome.bySavings === null)
    throw new Error("the capacity's example has no ceiling");
  const { netMonthlyIncome, savings } = input as { netMonthlyIncome: number; savings: number };
  const { currency, price, byIncome, bySavings, limitedBy } = outcome;
  return {
    family: `${formatMoney(netMonthlyIncome, currency)} al mes y ${formatMoney(savings, currency)} ahorrados`,
    currency,
    price,
    byIncome,
    bySavings,
    limitedBy,
  };
}
