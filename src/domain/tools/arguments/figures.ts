import type { DatedFact } from "../../shared/dated-fact.ts";
import { instalmentOf } from "../mortgage/annuity.ts";
import { COST_FACTS } from "../renovation/cost-facts.ts";
import { costModel } from "../tax/cost-model.ts";
import { HOUSE_TYPES } from "../writing/facts.ts";
import type { ArgumentCase } from "./case.ts";

/** Everything that is calculated for a sales conversation, each only where all it needs is known. Money unrounded. */
export interface CaseFigures {
  unitPrice?: number;
  /** Community and IBI by the month; `parts` says which of the two are known. */
  running?: { monthly: number; yearly: number; parts: ("comunidad" | "ibi")[] };
  communityYearly?: number;
  loan?: { amount: number; instalment: number };
  /** Taxes and costs of buying; `isTop` where a country's range gave its upper end. */
  costs?: { amount: number; share: number; isTop: boolean };
  /** Cash that the buyer needs on the day of the deed. */
  cash?: number;
  rent?: { yearly: number; grossYield: number; afterRunning?: number };
  works?: { low: number; high: number; source: string; totalLow: number; totalHigh: number; isTable: boolean };
  /** Against the middle of the municipality or province. */
  officialGap?: { perM2: number; share: number };
  /** Below the lower end of the valuation (−), above its upper end (+), or inside (0). */
  valuationGap?: number;
  competitors: { name: string; price: number; areaM2: number; unitPrice: number; cheaperBy: number }[];
  roomsLeft?: number;
  facts: DatedFact<unknown>[];
}

/**
 * Figures that arguments for a home rest on, each only where its data are there: price per m², monthly costs, loan,
 * cash for the deed, rent, works, and distances to official values and competitors. Money is in the home's currency,
 * shares are fractions.
 */
export function figuresOf(given: ArgumentCase): CaseFigures {
  const { home, loan, today } = given;
  const { price, builtAreaM2, rooms, communityFee } = home;
  const figures: CaseFigures = { competitors: [], facts: [] };
  const unitPrice = price !== undefined && builtAreaM2 ? price / builtAreaM2 : undefined;
  if (unitPrice !== undefined) figures.unitPrice = unitPrice;
  if (rooms !== undefined && rooms > 1) figures.roomsLeft = rooms - 1;

  const taxMonthly = given.propertyTax === undefined ? undefined : given.propertyTax / 12;
  if (communityFee !== undefined) figures.communityYearly = communityFee * 12;
  if (communityFee !== undefined || taxMonthly !== undefined) {
    const monthly = (communityFee ?? 0) + (taxMonthly ?? 0);
    figures.running = {
      monthly,
      yearly: monthly * 12,
      parts: [
        ...(communityFee === undefined ? [] : ["comunidad" as const]),
        ...(taxMonthly === undefined ? [] : ["ibi" as const]),
      ],
    };
  }

  if (price !== undefined) addPurchase(figures, given, price);
  if (price !== undefined && given.areaRent) {
    const yearly = given.areaRent.monthly * 12;
    figures.rent = {
      yearly,
      grossYield: yearly / price,
      ...(figures.running?.parts.length === 2 && { afterRunning: (yearly - figures.running.yearly) / price }),
    };
  }
  addWorks(figures, given, today);
  if (unitPrice !== undefined && given.official && home.currency === "EUR") {
    const { eurPerM2 } = given.official;
    figures.officialGap = { perM2: unitPrice - eurPerM2, share: unitPrice / eurPerM2 - 1 };
  }
  if (price !== undefined && given.valuation) {
    const { low, high } = given.valuation;
    figures.valuationGap = price > high ? price - high : price < low ? price - low : 0;
  }
  if (price !== undefined && unitPrice !== undefined) {
    figures.competitors = given.competitors.map(({ name, price: asked, areaM2 }) => ({
      name,
      price: asked,
      areaM2,
      unitPrice: asked / areaM2,
      cheaperBy: price - asked,
    }));
  }
  return figures;

  function addPurchase(into: CaseFigures, { place, homeKind, costShare }: ArgumentCase, amount: number): void {
    const borrowed = amount * loan.share;
    if (borrowed > 0) into.loan = { amount: borrowed, instalment: instalmentOf(borrowed, loan.rate, loan.years * 12) };
    if (place === undefined && costShare === undefined) return;
    const model = costModel({ place: place ?? "otro", homeKind, costShare }, today, borrowed > 0);
    if (!model) return;
    const { total, share } = model.breakdown(amount);
    into.costs = { amount: total, share, isTop: model.mode === "template" };
    into.cash = amount - borrowed + total;
    into.facts.push(...model.facts);
  }
}

/** The cost of renovating: the price that somebody has given, or the table's price for a flat in Spain. */
function addWorks(figures: CaseFigures, { home, works }: ArgumentCase, today: string): void {
  const { price, builtAreaM2, condition } = home;
  if (condition !== "a_reformar" || price === undefined) return;
  const range = COST_FACTS.fullBasic;
  const fitsTable =
    home.country === "ES" && home.currency === "EUR" && builtAreaM2 !== undefined && range.validFrom <= today;
  const found = works ?? (fitsTable ? tableWorks(range, builtAreaM2) : undefined);
  if (!found) return;
  if (!works) figures.facts.push(range);
  const { low, high, source = "Presupuesto" } = found;
  figures.works = { low, high, source, totalLow: price + low, totalHigh: price + high, isTable: !works };
}

function tableWorks({ value, source }: typeof COST_FACTS.fullBasic, areaM2: number) {
  return { low: value.low * areaM2, high: value.high * areaM2, source: source.title };
}

/** Flats and the like: which floor they are on and how one gets there matters. */
export const isInBuilding = (type: ArgumentCase["home"]["type"]) => !HOUSE_TYPES.includes(type);
