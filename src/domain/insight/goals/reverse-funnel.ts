import type { Goal } from "./goal.ts";

/**
 * From the income of a year back to the work that it needs: sales, mandates, valuations, owners spoken with, calls.
 * Each step is the one before divided by the share that goes on, rounded up: half a mandate does not sell.
 */

export const GOAL_STEPS = ["ventas", "encargos", "valoraciones", "contactos", "llamadas"] as const;
export type GoalStep = (typeof GOAL_STEPS)[number];

/** The shares, in the order in which the funnel asks for them. */
export const GOAL_RATES = [
  "mandatesToSales",
  "valuationsToMandates",
  "contactsToValuations",
  "callsToContacts",
] as const;
export type GoalRate = (typeof GOAL_RATES)[number];

/** Cases, and those of them that went on, in the person's own data. */
export interface MeasuredRate {
  cases: number;
  successes: number;
}

/** Fewer measured cases are no basis for a plan. */
export const ENOUGH_CASES = 10;

/**
 * Supposed values of the first two shares, used until somebody states or measures them. They are an example and not a
 * finding.
 */
export const ASSUMED_RATES: Partial<Record<GoalRate, number>> = { mandatesToSales: 0.6, valuationsToMandates: 0.35 };

export interface UsedRate {
  /** A fraction above zero. */
  value: number;
  basis: "medido" | "tuyo" | "supuesto";
}

/**
 * The share to calculate with: measured on enough cases, else as typed, else assumed. Null without any of them. A share
 * of zero leads nowhere, so a measured one is passed over.
 */
export function usedRate(
  rate: GoalRate,
  goal: Pick<Goal, GoalRate | "prefersTyped">,
  measured: MeasuredRate | undefined,
): UsedRate | null {
  const typed = goal[rate];
  if (typed !== undefined && goal.prefersTyped) return { value: typed / 100, basis: "tuyo" };
  if (measured && measured.cases >= ENOUGH_CASES && measured.successes > 0) {
    return { value: Math.min(1, measured.successes / measured.cases), basis: "medido" };
  }
  if (typed !== undefined) return { value: typed / 100, basis: "tuyo" };
  const assumed = ASSUMED_RATES[rate];
  return assumed === undefined ? null : { value: assumed, basis: "supuesto" };
}

export interface FunnelStep {
  step: GoalStep;
  needed: number;
  /** The share of this step that goes on to the one before it in the list; null for sales. */
  rate: UsedRate | null;
}

/** The steps from sales downwards, as far as there are shares. */
export function reverseFunnel(
  goal: Goal,
  measured: Partial<Record<GoalRate, MeasuredRate>> = {},
): [FunnelStep, ...FunnelStep[]] {
  const steps: [FunnelStep, ...FunnelStep[]] = [
    { step: "ventas", needed: roundedUp(goal.income / goal.averageFee), rate: null },
  ];
  for (const [i, name] of GOAL_RATES.entries()) {
    const rate = usedRate(name, goal, measured[name]);
    if (!rate) break;
    steps.push({ step: GOAL_STEPS[i + 1]!, needed: roundedUp(steps.at(-1)!.needed / rate.value), rate });
  }
  return steps;
}

/** Up to the next whole number; a whole one that only the computer's rounding missed (21 / 0.7) stays. */
const roundedUp = (value: number): number => Math.ceil(value - 1e-9 * Math.max(1, value));
