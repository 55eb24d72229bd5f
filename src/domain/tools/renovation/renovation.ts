import type { CostLine } from "./budget.ts";
import { type Range, sumOf } from "./range.ts";
import { bestSet, type Candidate, curveOf, type Outcome, outcomeOf, type Question } from "./select.ts";
import type { EffectGroup } from "./works.ts";

/** A work with its price and its effect, ready to be weighed. */
export interface PricedWork {
  id: string;
  name: string;
  cost: Range;
  lines: CostLine[];
  /** How its price comes about, for whoever wants to know. */
  detail: string;
  effects: Partial<Record<EffectGroup, Range>>;
  months: number;
  /** How well its cost and its effect are known. */
  confidence: Confidence;
  isImprovement: boolean;
  excludes: readonly string[];
}

/** From what was measured or typed to what is supposed. */
export type Confidence = "alta" | "media" | "baja";

/** Which end of the ranges decides: what is likely, or what would be left if all went badly. */
export const CRITERIA = ["central", "prudente"] as const;
/** `prudente` takes the lowest rise and the highest cost of each work. */
export type Criterion = (typeof CRITERIA)[number];

/**
 * The case to decide: a home of some value, a budget, the works that may be done, and the tax on the gain (a fraction).
 */
export interface RenovationCase {
  value: number;
  budget: number;
  works: readonly PricedWork[];
  caps: Partial<Record<EffectGroup, Range>>;
  gainTax: number;
  criterion: Criterion;
}

/** A set of works in the likely case, and in the worst and the best. */
export interface Weighed {
  ids: readonly string[];
  cost: Range;
  uplift: Range;
  /** Tax on the gain; zero where it was not asked for. */
  tax: Range;
  net: Range;
  /** Net over cost; null where it costs nothing. */
  roi: number | null;
  /** By how much the value must rise to pay it back. */
  breakEven: number;
  /** From which value on the works pay for themselves; null where they add nothing. */
  breakEvenValue: number | null;
  months: number;
}

/** The answer: money in currency units. */
export interface Plan {
  /** Each work alone, the most left first. */
  ranked: Weighed[];
  /** The best set within the budget; without works, doing nothing is best. */
  best: Weighed;
  /** The best set if money were no object. */
  unlimited: Weighed;
  /** Budget and what it leaves, rising. */
  curve: { budget: number; spent: number; net: number; works: number }[];
}

/**
 * The works that are worth doing, in their order, and the effects of more or less money.
 *
 * A work that leaves nothing alone is in no set. Beside others it could leave some euros, because rises multiply, but that is
 * less than anybody knows of a rise, and it makes the worst case worse.
 */
export function planRenovation(given: RenovationCase): Plan {
  const { works, budget } = given;
  const whole = questionOf(given, given.criterion === "prudente" ? "worst" : "likely");
  const question = { ...whole, candidates: whole.candidates.filter((one) => outcomeOf(whole, [one]).net > 0) };
  const byId = new Map(works.map((work) => [work.id, work]));
  const weigh = ({ ids }: Outcome) =>
    weighed(
      given,
      ids.map((id) => byId.get(id)!),
    );
  const everything = works.reduce((sum, { cost }) => sum + cost.high, 0);
  const unlimited = bestSet(question, everything);
  const best = unlimited.cost <= budget ? unlimited : bestSet(question, budget);
  const budgets = budgetsFor(budget, unlimited.cost);
  return {
    ranked: works.map((work) => weighed(given, [work])).sort((a, b) => b.net.usual - a.net.usual),
    best: weigh(best),
    unlimited: weigh(unlimited),
    curve: curveOf(question, budgets).map(({ cost, net, ids }, i) => ({
      budget: budgets[i]!,
      spent: cost,
      net,
      works: ids.length,
    })),
  };
}

type Case = "likely" | "worst" | "best";
const COST_END: Record<Case, keyof Range> = { likely: "usual", worst: "high", best: "low" };
const EFFECT_END: Record<Case, keyof Range> = { likely: "usual", worst: "low", best: "high" };

function questionOf({ value, works, caps, gainTax }: RenovationCase, which: Case): Question<EffectGroup> {
  const end = EFFECT_END[which];
  const ended = (ranges: Partial<Record<EffectGroup, Range>>) =>
    Object.fromEntries(Object.entries(ranges).map(([group, range]) => [group, range[end]]));
  return {
    value,
    gainTax,
    caps: ended(caps),
    candidates: works.map((work) => {
      const cost = work.cost[COST_END[which]];
      return {
        id: work.id,
        cost,
        deductible: work.isImprovement ? cost : 0,
        effects: ended(work.effects),
        excludes: work.excludes,
      };
    }),
  };
}

/** A set of works, weighed three times: what is added and what it costs each at the same end. */
export function weighed(given: RenovationCase, chosen: readonly PricedWork[]): Weighed {
  const ids = chosen.map(({ id }) => id);
  const of = (which: Case) => {
    const question = questionOf(given, which);
    const picked = ids.map((id) => question.candidates.find((one) => one.id === id) as Candidate<EffectGroup>);
    return outcomeOf(question, picked);
  };
  const [likely, worst, best] = [of("likely"), of("worst"), of("best")];
  const cost = sumOf(chosen.map((work) => work.cost));
  const rate = likely.uplift / given.value;
  return {
    ids,
    cost,
    uplift: { low: worst.uplift, usual: likely.uplift, high: best.uplift },
    tax: { low: worst.tax, usual: likely.tax, high: best.tax },
    net: { low: worst.net, usual: likely.net, high: best.net },
    roi: cost.usual > 0 ? likely.net / cost.usual : null,
    breakEven: cost.usual / given.value,
    breakEvenValue: rate > 0 ? cost.usual / rate : null,
    months: chosen.reduce((sum, { months }) => sum + months, 0),
  };
}

const POINTS = 40;

/** From nothing to a little beyond all that is worth spending; the own budget is one of them. */
function budgetsFor(budget: number, enough: number): number[] {
  const top = Math.max(enough * 1.15, budget);
  if (top <= 0) return [0];
  const step = niceStep(top / POINTS);
  const even = Array.from({ length: Math.ceil(top / step) + 1 }, (_, i) => i * step);
  return [...new Set([...even, budget])].sort((a, b) => a - b);
}

/** 1, 2 or 5 times a power of ten, not below what is asked. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least)!;
}
