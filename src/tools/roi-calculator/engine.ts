import { type DatedFact, factOn, factUsed } from "#domain/shared/dated-fact.ts";
import { runningCostNames } from "#domain/shared/places/running-cost-names.ts";
import {
  type Community,
  isCommunity,
  isLatinAmericanCountry,
  LATIN_AMERICA,
} from "#domain/shared/places/tax-places.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import {
  analyseInvestment,
  type InvestmentCase,
  type InvestmentReturns,
  type TaxedLand,
} from "#domain/tools/investment/investment.ts";
import { channelReturn, totalReturn } from "#domain/tools/investment/marketing-return.ts";
import { simulateInvestment } from "#domain/tools/investment/monte-carlo.ts";
import { swingsCountry, swingsFact } from "#domain/tools/investment/price-swings.ts";
import {
  latestOf,
  OFFERED_YIELD,
  RENT_UPDATE_INDEX,
  RENTAL_DEPRECIATION,
  RENTAL_REDUCTIONS,
  STRESSED_AREA_RISE,
} from "#domain/tools/investment/rental-facts.ts";
import { rentalBase, stressedAreaCap } from "#domain/tools/investment/rental-tax.ts";
import { cashByRentAndInterest, rateByRentAndGrowth } from "#domain/tools/investment/sensitivity.ts";
import { stressedAreasOf } from "#domain/tools/investment/stressed-areas.ts";
import { hasTaxRows } from "#domain/tools/sale-costs/net-to-seller.ts";
import { HIGHEST_LAND_GAIN_RATE, LAND_GAIN_COEFFICIENTS } from "#domain/tools/sale-costs/sale-facts.ts";
import { costModel, placeName } from "#domain/tools/tax/cost-model.ts";
import type { InvestmentResult, MarketingResult, RentLimit, RoiResult, TaxOutcome } from "./result.ts";
import { isUsed, type RoiInput } from "./schema.ts";
import { type SupposedField, supposed } from "./suppositions.ts";

/** Day that the taxes and indices are asked for. */
export type RoiNeeds = { today: true };

/** All at once, with its ten thousand courses. */
export function estimateReturn(input: RoiInput, facts: FactsFor<RoiNeeds>): RoiResult {
  const result = followReturn(input, facts);
  if (result.kind !== "investment") return result;
  const { home, uncertainty, seed } = result;
  return { ...result, simulation: simulateInvestment(home, uncertainty, { seed }) };
}

/** The same without the courses, light enough to follow the keys. */
export function followReturn(input: RoiInput, { today }: FactsFor<RoiNeeds>): RoiResult {
  return input.mode === "marketing" ? marketing(input, today) : investment(input, today);
}

/** ISO 4217 code of the amounts: the chosen one, else that of a Latin American country, else euros. */
export function currencyOf({ currency, place = "otro" }: Pick<RoiInput, "currency" | "place">): string {
  return currency ?? (isLatinAmericanCountry(place) ? LATIN_AMERICA[place].currency : "EUR");
}

function marketing(input: RoiInput, date: string): MarketingResult {
  // The schema guarantees that a line with any value has all that is needed.
  const channels = input.channels.filter(isUsed).map(({ name = "", spend = 0, leads = 0, closings, margin = 0 }) => ({
    name,
    spend,
    leads,
    margin,
    closings: closings ?? null,
  }));
  const rank = (roi: number | null) => roi ?? Number.NEGATIVE_INFINITY;
  return {
    kind: "marketing",
    date,
    currency: currencyOf(input),
    channels: channels.map(channelReturn).sort((a, b) => rank(b.roi) - rank(a.roi) || b.margin - a.margin),
    total: totalReturn(channels),
  };
}

const asTitle = (name: string) => name[0]!.toUpperCase() + name.slice(1);

function investment(input: RoiInput, date: string): RoiResult {
  // The schema guarantees that a purchase has its place, price and rent.
  const { place = "otro", price = 0, monthlyRent = 0, homeKind, works, loan } = input;
  const model = costModel({ place, homeKind, costShare: input.costShare }, date, loan > 0);
  if (!model) return { kind: "costs-unknown", placeName: placeName(place), homeKind, date };
  const used: DatedFact<unknown>[] = [...model.facts];
  const take = (field: SupposedField): number => {
    const typed = input[field];
    if (typed !== undefined) return typed;
    const row = supposed(field, place, date);
    if (row) used.push(row);
    return row?.value ?? 0;
  };
  const costs = model.breakdown(price);
  const names = runningCostNames(place);
  const expenses = [
    { label: asTitle(names.building), amount: input.communityPerMonth * 12 },
    { label: asTitle(names.tax), amount: input.propertyTax },
    { label: "Seguro", amount: input.insurance },
    { label: "Otros gastos", amount: input.otherExpenses },
  ].filter(({ amount }) => amount > 0);
  const land = landOf(input, used, date);
  const home: InvestmentCase = {
    price,
    works,
    monthlyRent,
    loan,
    purchaseCosts: costs.total,
    startingValue: input.valueAfterWorks ?? price,
    vacancy: take("vacancy"),
    fixedExpenses: expenses.reduce((sum, { amount }) => sum + amount, 0),
    managementShare: input.managementShare,
    annualRate: input.rate ?? 0,
    loanYears: input.loanYears,
    horizonYears: input.horizonYears,
    rentGrowth: take("rentGrowth"),
    expenseGrowth: input.expenseGrowth ?? 0,
    priceGrowth: input.priceGrowth ?? 0,
    exitCostShare: take("exitCostShare"),
    discountRate: take("discountRate"),
    ...(land && { land }),
  };
  const returns = analyseInvestment(home);
  const tax = taxOf(input, home, returns, used, date);
  const rentLimit = limitOf(input, home, used, date);
  const isSpanish = isCommunity(place);
  const unsaid: Community | undefined = isSpanish && input.isStressedArea === undefined ? place : undefined;
  const declared = stressedAreasOf(unsaid);
  if (declared) used.push(declared);
  const offered = isSpanish ? factOn(OFFERED_YIELD, date) : undefined;
  if (offered) used.push(offered);
  const { country, isOwn } = swingsCountry(place);
  used.push(swingsFact(country));
  const result: InvestmentResult = {
    kind: "investment",
    date,
    currency: currencyOf(input),
    placeName: placeName(place),
    costMode: model.mode,
    costs,
    home,
    expenses,
    returns,
    tax,
    rentLimit,
    ...(unsaid && { unsaidStressedArea: unsaid }),
    isWithoutLandTax: isSpanish && !land,
    rateMap: rateByRentAndGrowth(home),
    cashMap: loan > 0 ? cashByRentAndInterest(home) : null,
    uncertainty: {
      rentDeviation: input.rentDeviation,
      priceSeries: country,
      priceDeviation: input.priceDeviation ?? null,
      vacancyDeviation: input.vacancyDeviation,
    },
    isSeriesOfPlace: isOwn,
    seed: input.seed,
    simulation: null,
    offeredYield: offered?.value ?? null,
    facts: used.map(factUsed),
  };
  return result;
}

/**
 * The land whose plusvalía municipal the sale pays: where its cadastral value was typed, with the law's coefficients of today. Navarra
 * and País Vasco have their own.
 */
function landOf(input: RoiInput, used: DatedFact<unknown>[], date: string): TaxedLand | undefined {
  const { place = "", landValue, cadastralValue, landGainRate } = input;
  if (landValue === undefined || !hasTaxRows(place)) return undefined;
  const coefficients = factOn(LAND_GAIN_COEFFICIENTS, date);
  const highest = factOn(HIGHEST_LAND_GAIN_RATE, date);
  const rate = landGainRate ?? highest?.value;
  if (!coefficients || rate === undefined) return undefined;
  used.push(coefficients, ...(landGainRate === undefined && highest ? [highest] : []));
  return { landValue, ...(cadastralValue !== undefined && { cadastralValue }), rate, coefficients: coefficients.value };
}

/** IRPF of the first year, where somebody says at which rate their income is taxed. */
function taxOf(
  input: RoiInput,
  home: InvestmentCase,
  { years, cashFlow }: InvestmentReturns,
  used: DatedFact<unknown>[],
  date: string,
): TaxOutcome | null {
  const { marginalRate, buildingShare, place } = input;
  const depreciationRow = factOn(RENTAL_DEPRECIATION, date);
  const reductionRow = RENTAL_REDUCTIONS[input.reductionCase];
  const isSpanish = place !== undefined && isCommunity(place);
  if (!isSpanish || marginalRate === undefined || buildingShare === undefined || !depreciationRow) return null;
  used.push(depreciationRow, reductionRow);
  const first = years[0]!;
  const depreciation = depreciationRow.value * ((home.price + home.purchaseCosts) * buildingShare + home.works);
  const { net, taxable } = rentalBase({
    rent: first.rent,
    interest: first.interest,
    expenses: first.expenses,
    depreciation,
    repairs: 0,
    carried: 0,
    reduction: reductionRow.value,
  });
  const due = taxable * marginalRate;
  return {
    marginalRate,
    reduction: reductionRow.value,
    reductionLabel: reductionRow.label,
    depreciation,
    net,
    taxable,
    due,
    cashAfterTax: cashFlow - due,
  };
}

function limitOf(input: RoiInput, home: InvestmentCase, used: DatedFact<unknown>[], date: string): RentLimit | null {
  const { lastRent, place } = input;
  if (input.isStressedArea !== true || lastRent === undefined || place === undefined || !isCommunity(place))
    return null;
  const index = input.lastRentUpdate === undefined ? latestOf(RENT_UPDATE_INDEX, date) : undefined;
  const rise = input.hasImprovement ? factOn(STRESSED_AREA_RISE, date) : undefined;
  for (const row of [index, rise]) if (row && !used.includes(row)) used.push(row);
  const cap = stressedAreaCap(lastRent, input.lastRentUpdate ?? index?.value ?? 0, rise?.value ?? 0);
  const atCap = analyseInvestment({ ...home, monthlyRent: cap });
  return {
    cap,
    exceeds: home.monthlyRent > cap + 0.005,
    netYieldAtCap: atCap.netYield,
    cashFlowAtCap: atCap.cashFlow,
  };
}
