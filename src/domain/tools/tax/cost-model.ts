import type { DatedFact } from "../../shared/dated-fact.ts";
import { formatPercent } from "../../shared/format/format.ts";
import { COMMUNITIES, isCommunity, isLatinAmericanCountry, LATIN_AMERICA } from "../../shared/places/tax-places.ts";
import { costTemplate } from "./latin-america.ts";
import { type CostBreakdown, purchaseCosts } from "./purchase-costs.ts";

/** Source of the costs: typed by the person, the tables of a community, or a country's orientative range. */
export type CostMode = "typed" | "table" | "template";

/** Fields of a calculator's form about the purchase. */
export interface PurchaseInput {
  /** A community, a country with a template, or anything else with a typed share. */
  place: string;
  homeKind: "usada" | "nueva";
  /** Typed: taxes and costs as a fraction of the price. */
  costShare?: number | undefined;
  transferTaxRelief?: string | undefined;
  valueAddedTaxRelief?: string | undefined;
  stampDutyRelief?: string | undefined;
  hasHomeDiscount?: boolean | undefined;
  appraisalFee?: number | undefined;
  otherCosts?: number | undefined;
}

export interface CostModel {
  mode: CostMode;
  facts: DatedFact<unknown>[];
  /** @param referenceValue cadastral, only for a home that is known */
  breakdown: (price: number, referenceValue?: number) => CostBreakdown;
}

/** Spanish name of a place with taxes of its own; "Otro lugar" for any other. */
export function placeName(place: string): string {
  if (isCommunity(place)) return COMMUNITIES[place];
  return isLatinAmericanCountry(place) ? LATIN_AMERICA[place].name : "Otro lugar";
}

/**
 * The costs of this purchase as a function of its price.
 *
 * @param hasMortgage a loan brings the appraisal with it
 * @returns `undefined` when no row covers the place, kind of home and date, and nothing was typed
 */
export function costModel(input: PurchaseInput, date: string, hasMortgage: boolean): CostModel | undefined {
  const { place, costShare } = input;
  if (costShare !== undefined) return shareModel("typed", costShare, "Impuestos y gastos que has escrito", []);
  if (isLatinAmericanCountry(place)) {
    const template = costTemplate(place);
    // The upper end: a ceiling that costs could break would be no ceiling.
    return shareModel("template", template.value.high, "Impuestos y gastos, orientativo", [template]);
  }
  if (!isCommunity(place)) return undefined;

  const isNew = input.homeKind === "nueva";
  const question = {
    place,
    isNew,
    date,
    reliefId: isNew ? input.valueAddedTaxRelief : input.transferTaxRelief,
    stampDutyReliefId: input.stampDutyRelief,
    hasHomeDiscount: input.hasHomeDiscount,
    appraisalFee: input.appraisalFee,
    otherCosts: input.otherCosts,
    hasMortgage,
  };
  const costs = purchaseCosts(question);
  if (costs.kind !== "known") return undefined;
  return {
    mode: "table",
    facts: costs.facts,
    breakdown(price, referenceValue) {
      if (referenceValue === undefined) return costs.breakdown(price);
      const withReference = purchaseCosts({ ...question, referenceValue });
      return withReference.kind === "known" ? withReference.breakdown(price) : costs.breakdown(price);
    },
  };
}

function shareModel(mode: CostMode, share: number, label: string, facts: DatedFact<unknown>[]): CostModel {
  return {
    mode,
    facts,
    breakdown: (price) => ({
      lines: [{ id: mode, label: `${label} (${formatPercent(share, 2)})`, amount: price * share }],
      total: price * share,
      share,
      lostReliefs: [],
      alternatives: [],
    }),
  };
}
