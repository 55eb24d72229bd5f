import type { Ceiling } from "#domain/tools/mortgage/ceiling.ts";
import type { CeilingMap } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

type CeilingAt = (changes: { rate?: number; months?: number; savings?: number }) => Ceiling;

const POINTS = [-0.02, -0.01, 0, 0.01, 0.02];
const TERM_STEPS = [-10, -5, 0, 5, 10];
const SAVINGS_STEPS = [-0.5, -0.25, 0, 0.25, 0.5];

/**
 * The ceiling around the case in hand: the rate two points down and up, and across it whatever binds. A term changes
 * nothing when savings bind, and savings little when income does. Rates below zero, terms beyond 40 years or the age
 * limit and negative savings are left out, never clamped.
 */
export function ceilingMap(
  limitedBy: Ceiling["limitedBy"],
  now: { rate: number; years: number; savings: number; input: CapacityInput },
  ceilingAt: CeilingAt,
): CeilingMap {
  const across = limitedBy === "income" || now.savings === 0 ? "years" : "savings";
  const columns = across === "years" ? termsAround(now.years, now.input) : savingsAround(now.savings);
  const rates = POINTS.map((points) => Math.round((now.rate + points) * 1e8) / 1e8).filter((rate) => rate >= 0);
  return {
    across,
    columns,
    rows: rates.map((rate) => ({
      rate,
      values: columns.map(
        (column) => ceilingAt(across === "years" ? { rate, months: column * 12 } : { rate, savings: column }).price,
      ),
    })),
    current: {
      row: rates.indexOf(Math.round(now.rate * 1e8) / 1e8),
      column: columns.indexOf(across === "years" ? now.years : now.savings),
    },
  };
}

function termsAround(years: number, { age, maxAgeAtEnd }: CapacityInput): number[] {
  const longest = Math.min(40, age === undefined ? 40 : maxAgeAtEnd - age);
  return TERM_STEPS.map((step) => years + step).filter((term) => term >= 1 && (term <= longest || term === years));
}

/** Steps of a quarter of the savings, in round thousands where that leaves five different amounts. */
function savingsAround(savings: number): number[] {
  const round = savings >= 20_000 ? 1000 : 1;
  return SAVINGS_STEPS.map((step) => (step === 0 ? savings : Math.round((savings * (1 + step)) / round) * round));
}
