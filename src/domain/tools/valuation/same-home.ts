import type { Listing } from "../../shared/listing/property.ts";
import { distanceM } from "./position.ts";

/** Differences of adverts of one home: of area as a fraction of the larger, of position in metres and of its building's age in years. */
const MOST_APART = { area: 0.03, distanceM: 120, years: 5 } as const;
/** Differences of price, as fractions of the larger, up to which two adverts are of one home, and from which they are of two. */
const PRICE_APART = { one: 0.03, two: 0.16 } as const;

/**
 * Whether two adverts could show one home, whatever their prices: they lie within 120 m, have the same type and number of rooms, no
 * contrary floor, baths, age or height of the building, and areas that differ by at most 3 %; without positions the addresses must be equal. Equal cadastral references tell it
 * alone, and so do unequal ones. Closings of different days are different sales, and each of them is evidence.
 */
export function mayBeOne(a: Listing, b: Listing): boolean {
  if (isTold(a) && isTold(b)) return a.cadastralReference === b.cadastralReference;
  if (a.evidence === "cierre" && b.evidence === "cierre" && a.date !== b.date) return false;
  if (a.type !== b.type || a.rooms !== b.rooms || a.currency !== b.currency) return false;
  if (apartBy(a.builtAreaM2, b.builtAreaM2) > MOST_APART.area) return false;
  if (isContrary(a.floor, b.floor) || isContrary(a.bathrooms, b.bathrooms)) return false;
  if (isContrary(a.yearBuilt, b.yearBuilt, MOST_APART.years) || isContrary(a.buildingFloors, b.buildingFloors, 1))
    return false;
  const distance = distanceM(placeOf(a), placeOf(b));
  if (!Number.isNaN(distance)) return distance <= MOST_APART.distanceM;
  return a.address !== undefined && a.address.toLowerCase() === b.address?.toLowerCase();
}

/**
 * How far two adverts that could show one home are of two, by their prices: 0 up to a difference of 3 %, 1 from 16 % on, and little by
 * little between them, so that a small change of a price never makes two homes of one. Equal cadastral references leave no doubt.
 */
export function otherness(a: Listing, b: Listing): number {
  if (isTold(a) && isTold(b)) return 0;
  const { one, two } = PRICE_APART;
  return Math.min(1, Math.max(0, (apartBy(a.price, b.price) - one) / (two - one)));
}

/** Whether both say a number, and the numbers part by more than adverts of one home may. */
const isContrary = (a: number | undefined, b: number | undefined, most = 0): boolean =>
  a !== undefined && b !== undefined && Math.abs(a - b) > most;

const isTold = ({ cadastralReference }: Listing): boolean => cadastralReference?.length === 20;

const apartBy = (a: number, b: number): number => Math.abs(a - b) / Math.max(a, b);

const placeOf = ({ latitude = Number.NaN, longitude = Number.NaN }: Listing) => ({ latitude, longitude });
