import { type DatedFact, factUsed } from "#domain/shared/dated-fact.ts";
import { isCommunity } from "#domain/shared/places/tax-places.ts";
import type { OfficialSeries, SeriesId } from "#domain/tools/market/official-series.ts";
import { allowedInstalment } from "#domain/tools/mortgage/allowed-instalment.ts";
import { loanFromInstalment } from "#domain/tools/mortgage/annuity.ts";
import { loanApr } from "#domain/tools/mortgage/apr.ts";
import { type Ceiling, type CeilingQuestion, findCeiling } from "#domain/tools/mortgage/ceiling.ts";
import { latestEuribor } from "#domain/tools/mortgage/euribor.ts";
import { annualRateAt, type RatePlan } from "#domain/tools/mortgage/rate-plan.ts";
import { amortisationSchedule, byYear, type ScheduleRow, scheduleInterest } from "#domain/tools/mortgage/schedule.ts";
import { stressTest } from "#domain/tools/mortgage/stress.ts";
import { costModel, placeName } from "#domain/tools/tax/cost-model.ts";
import { currencyOf } from "./currency.ts";
import { ceilingMap } from "./heatmap.ts";
import { checkTarget, operationOf } from "./purchase.ts";
import type { CapacityEstimate, CapacityResult, Operation, RateUsed, StressLine } from "./result.ts";
import type { CapacityInput } from "./schema.ts";
import { indexedSection, prepaymentSection } from "./sections.ts";

/** The day of the calculation, for rates and taxes, and euríbor as last read; without it, the shipped values. */
export interface CapacityFacts {
  today: string;
  officialSeries?: readonly OfficialSeries[];
}

/** Official series that a calculation reads: euríbor, where the loan follows it and no other index was typed. */
export function seriesNeeded({ rateType, reference, place }: CapacityInput): SeriesId[] {
  // Euríbor is the index of Spanish loans only.
  return rateType !== "fijo" && reference === undefined && isCommunity(place) ? ["euribor"] : [];
}

/** The highest price that a household can pay, its limiting factor, and everything about the loan that goes with it. */
export function estimateCapacity(input: CapacityInput, { today, officialSeries = [] }: CapacityFacts): CapacityResult {
  const months = input.years * 12;
  const monthlyIncome = (input.netMonthlyIncome * Number(input.paysPerYear)) / 12;
  const household = { monthlyIncome, monthlyDebts: input.monthlyDebts };
  const allowed = allowedInstalment(monthlyIncome, input.maxIncomeShare, input.monthlyDebts);
  const loanCosts = costModel(input, today, true);
  const cashCosts = costModel(input, today, false);
  if (!loanCosts || !cashCosts)
    return { kind: "costs-unknown", placeName: placeName(input.place), homeKind: input.homeKind, date: today };
  const euribor = officialSeries.find(({ id }) => id === "euribor");
  const rates = ratesOf(input, today, euribor);
  if (!rates) return { kind: "reference-unknown", date: today };

  const initialRate = annualRateAt(rates.plan, 1);
  const maxLoan = loanFromInstalment(allowed, initialRate, months);
  const withLoan: CeilingQuestion = {
    maxLoan,
    savings: input.savings,
    loanToValue: input.loanToValue,
    appraisalOf: (price) => input.appraisal ?? price * input.appraisalShare,
    openingFee: input.openingFee,
    costsOf: (price) => loanCosts.breakdown(price).total,
  };
  const withoutLoan: CeilingQuestion = {
    ...withLoan,
    maxLoan: 0,
    costsOf: (price) => cashCosts.breakdown(price).total,
  };
  const ceilingAt = (changes: { rate?: number; months?: number; savings?: number }) => {
    const savings = changes.savings ?? input.savings;
    const loan = loanFromInstalment(allowed, changes.rate ?? initialRate, changes.months ?? months);
    return higher(findCeiling({ ...withLoan, savings, maxLoan: loan }), findCeiling({ ...withoutLoan, savings }));
  };

  const loanCeiling = findCeiling(withLoan);
  const ceiling = higher(loanCeiling, findCeiling(withoutLoan));
  const [question, costs] = ceiling === loanCeiling ? [withLoan, loanCosts] : [withoutLoan, cashCosts];
  const loanTerms = { plan: rates.plan, months, maxIncomeShare: input.maxIncomeShare, household };
  const target =
    input.targetPrice === undefined
      ? null
      : checkTarget(input.targetPrice, input.referenceValue, question, costs, loanTerms);
  const operation = operationOf(target, ceiling, input, question, costs, loanTerms);
  const loanCents = Math.round(operation.loan * 100);
  const schedule = loanCents > 0 ? amortisationSchedule(loanCents, months, rates.plan) : [];
  const stress = stressTest({ principal: operation.loan, annualRate: initialRate, months }, household).map(
    (row): StressLine => ({
      ...row,
      incomeShare: row.incomeShare ?? 0,
      ceiling: ceilingAt({ rate: row.annualRate }).price,
      exceeds: isAbove(row.incomeShare ?? 0, input.maxIncomeShare),
    }),
  );
  const estimate: CapacityEstimate = {
    kind: "capacity",
    date: today,
    currency: currencyOf(input),
    placeName: placeName(input.place),
    monthlyIncome,
    allowedInstalment: allowed,
    debtsTakeAll: allowed === 0,
    maxLoan,
    byIncome: ceiling.byIncome,
    bySavings: ceiling.bySavings,
    limitedBy: ceiling.limitedBy,
    price: ceiling.price,
    loan: ceiling.loan,
    rate: { ...rates.used, initial: initialRate, peak: peakOf(rates.plan, schedule, household, input.maxIncomeShare) },
    operation,
    target,
    costMode: costs.mode,
    loanPlan: loanCents > 0 ? { principalCents: loanCents, months, plan: rates.plan } : null,
    years: byYear(schedule),
    totalInterest: scheduleInterest(schedule) / 100,
    apr: aprOf(schedule, operation, input),
    stress,
    heatmap: ceilingMap(
      ceiling.limitedBy,
      { rate: initialRate, years: input.years, savings: input.savings, input },
      ceilingAt,
    ),
    prepayment: prepaymentSection(input, loanCents, rates.plan, today),
    indexed: indexedSection(input, operation.loan, initialRate, monthlyIncome),
    facts: [...costs.facts, ...rates.facts].map(factUsed),
  };
  return estimate;
}

/** A small loan may cost more (its appraisal) than it lends: then one reaches further without it. */
function higher(withLoan: Ceiling, withoutLoan: Ceiling): Ceiling {
  return withoutLoan.price > withLoan.price ? withoutLoan : withLoan;
}

/** A share counts as above its limit only beyond rounding. */
function isAbove(share: number, limit: number): boolean {
  return share > limit + 1e-6;
}

interface Rates {
  plan: RatePlan;
  used: Pick<RateUsed, "type" | "reference">;
  facts: DatedFact<unknown>[];
}

/** The rate plan of the input; `undefined` when a variable stretch has no index to start from. */
function ratesOf(input: CapacityInput, today: string, euribor: OfficialSeries | undefined): Rates | undefined {
  // The schema guarantees the rate and the spread whenever their type of loan needs them.
  const { rateType: type, rate = 0, spread = 0 } = input;
  if (type === "fijo") return { plan: { kind: "fixed", rate }, used: { type, reference: null }, facts: [] };

  const known = seriesNeeded(input).length > 0 ? latestEuribor(today, euribor) : undefined;
  const start = input.reference ?? known?.value;
  if (start === undefined) return undefined;
  const fixedMonths = type === "mixto" ? input.fixedYears * 12 : 0;
  const variable = {
    spread,
    reviewMonths: Number(input.reviewMonths),
    reference: { start, end: input.laterReference ?? start, months: input.laterReferenceYears * 12 },
  };
  return {
    plan: type === "mixto" ? { kind: "mixed", rate, fixedMonths, ...variable } : { kind: "variable", ...variable },
    used: {
      type,
      reference: {
        value: start,
        label: known?.label ?? "Índice que has escrito",
        date: known?.validFrom ?? null,
        mark: known?.mark ?? null,
      },
    },
    facts: known ? [known] : [],
  };
}

/** The dearest month of a path that changes; `null` for a fixed loan or none. */
function peakOf(
  plan: RatePlan,
  schedule: readonly ScheduleRow[],
  household: { monthlyIncome: number; monthlyDebts: number },
  maxIncomeShare: number,
): RateUsed["peak"] {
  const [first] = schedule;
  if (plan.kind === "fixed" || !first) return null;
  // The last instalment only carries the rounding difference.
  const dearest = schedule
    .slice(0, -1)
    .reduce((top, row) => (row.instalmentCents > top.instalmentCents ? row : top), first);
  const instalment = dearest.instalmentCents / 100;
  const incomeShare = (instalment + household.monthlyDebts) / household.monthlyIncome;
  return { instalment, month: dearest.month, incomeShare, exceeds: isAbove(incomeShare, maxIncomeShare) };
}

function aprOf(schedule: readonly ScheduleRow[], operation: Operation, input: CapacityInput): number | null {
  if (schedule.length === 0) return null;
  const instalments = schedule.map((row) => row.instalmentCents / 100);
  const appraisal = operation.costs.lines.find(({ id }) => id === "tasacion")?.amount ?? input.appraisalFee ?? 0;
  const { linkedProductsPerYear } = input;
  return (
    loanApr(operation.loan, instalments, { openingFee: operation.openingFee, appraisal, linkedProductsPerYear }) ?? null
  );
}
