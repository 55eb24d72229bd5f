import { type DatedFact, factOn } from "#domain/shared/dated-fact.ts";
import { isCommunity } from "#domain/shared/places/tax-places.ts";
import {
  latestOf,
  RENT_UPDATE_INDEX,
  SALE_COMMISSION,
  TEN_YEAR_BOND,
  USUAL_VACANCY,
} from "#domain/tools/investment/rental-facts.ts";

/** Fields that a dated row fills in where there is one: in Spain. Elsewhere they are asked. */
export type SupposedField = "vacancy" | "rentGrowth" | "exitCostShare" | "discountRate";

const ROWS: Record<SupposedField, readonly DatedFact[]> = {
  vacancy: USUAL_VACANCY,
  rentGrowth: RENT_UPDATE_INDEX,
  exitCostShare: SALE_COMMISSION,
  discountRate: TEN_YEAR_BOND,
};

/** The row of a field for a place and day; undefined where none is known. */
export function supposed(field: SupposedField, place: string | undefined, date: string): DatedFact | undefined {
  if (place === undefined || !isCommunity(place)) return undefined;
  return field === "rentGrowth" ? latestOf(ROWS[field], date) : factOn(ROWS[field], date);
}
