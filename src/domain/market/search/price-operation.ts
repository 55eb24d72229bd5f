import { wordTable } from "../../shared/format/spelled-numbers.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import type { MarketFilter } from "./market-filter.ts";

/** Whether somebody who says no more than a price wants to buy or to rent: what homes cost by month and what they cost whole lie far apart. */

/**
 * Up to this a home's price is one by month, above it a whole one, in units of the currency. Each lies between the dearest rents that are
 * usual and the cheapest homes that are sold in the countries that use it: in Spain flats are let for up to some 8,000 € a month and sold from some
 * 15,000 € on; in Mexico for up to 150,000 pesos and from 300,000; in Argentina, where homes are sold in dollars, for up to ten million
 * pesos; in Colombia for up to 25 million and from 50; in Chile for up to six million and from 20; in Peru for up to 15,000 soles and from
 * 60,000; in Uruguay for up to 250,000 pesos and from a million.
 */
const MONTHLY_UP_TO = wordTable<number>({
  EUR: 10_000,
  USD: 10_000,
  GBP: 10_000,
  MXN: 200_000,
  ARS: 15_000_000,
  COP: 40_000_000,
  CLP: 10_000_000,
  PEN: 30_000,
  UYU: 500_000,
  // Flats are let for 8 to 150 UF and sold from 800 on.
  CLF: 300,
});

/** Where no currency is said: below the first a price is one by month in every country, above the second a whole one in most. */
const UNNAMED = { monthlyUpTo: 5_000, wholeFrom: 100_000 };

/** Land, garages and storerooms are sold for what a flat costs by month. */
const CHEAP: readonly HomeType[] = ["garaje", "trastero", "terreno", "finca"];
const CHEAP_PART = 1 / 20;
/** Business premises are let for up to five times what a dwelling is; between both a price says nothing. */
const DEAR: readonly HomeType[] = ["local", "oficina", "nave", "edificio"];
const DEAR_TIMES = 5;

type Priced = Pick<MarketFilter, "price" | "currency" | "types">;

/**
 * The operation that a price implies, by the upper bound where there is one; null where there is no price, or where it may be either.
 */
export function operationOfPrice({ price, currency, types }: Priced): MarketFilter["operation"] {
  const amount = price.max ?? price.min;
  if (amount === null || amount <= 0) return null;
  const known = currency === null ? undefined : MONTHLY_UP_TO[currency];
  if (known === undefined && currency !== null) return null;
  const isOf = (list: readonly HomeType[]) => types.length > 0 && types.every((type) => list.includes(type));
  const [cheap, dear] = [isOf(CHEAP) ? CHEAP_PART : 1, types.some((type) => DEAR.includes(type)) ? DEAR_TIMES : 1];
  if (amount <= (known ?? UNNAMED.monthlyUpTo) * cheap) return "alquiler";
  return amount > (known ?? UNNAMED.wholeFrom) * cheap * dear ? "venta" : null;
}

/** The filter with the operation that its price implies, where it names none. */
export const withOperationOfPrice = (filter: MarketFilter): MarketFilter =>
  filter.operation === null ? { ...filter, operation: operationOfPrice(filter) } : filter;
