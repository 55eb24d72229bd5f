import { describe, expect, test } from "vitest";
import { type Listing, listingSchema } from "../../shared/listing/property.ts";
import { mayBeOne, otherness } from "./same-home.ts";

/** A degree of latitude is some 111,195 m. */
const north = (metres: number) => 41.39 + metres / 111_195;
const base = { rooms: 3, floor: 2, latitude: north(100), longitude: 2.16 };
const advert = (fields: Record<string, unknown>): Listing =>
  listingSchema.parse({ id: "a", price: 200_000, builtAreaM2: 100, evidence: "oferta", ...base, ...fields }) as Listing;

describe("two adverts that could show one home", () => {
  const may = (other: Record<string, unknown>, mine: Record<string, unknown> = {}) =>
    mayBeOne(advert(mine), advert(other));

  test.each<[Record<string, unknown>, boolean]>([
    [{}, true],
    [{ price: 900_000 }, true],
    [{ evidence: "cierre", date: "2026-10-01" }, true],
    [{ builtAreaM2: 103 }, true],
    [{ builtAreaM2: 103.2 }, false],
    [{ rooms: 4 }, false],
    [{ floor: 3 }, false],
    [{ floor: undefined }, true],
    [{ type: "atico" }, false],
    [{ currency: "USD" }, false],
    [{ latitude: north(215) }, true],
    [{ latitude: north(225) }, false],
    // 120 m from the first one, at 100 m.
    [{ latitude: north(219.9) }, true],
    [{ latitude: north(220.1) }, false],
    [{ yearBuilt: 1970 }, true],
    [{ bathrooms: 2 }, true],
  ])("%j: %j", (other, expected) => expect(may(other)).toBe(expected));

  test("buildings part by five years and one floor at most, homes by no bathroom", () => {
    const building = { yearBuilt: 1970, buildingFloors: 6, bathrooms: 1 };
    expect(may({ ...building, yearBuilt: 1975 }, building)).toBe(true);
    expect(may({ ...building, yearBuilt: 1976 }, building)).toBe(false);
    expect(may({ ...building, buildingFloors: 7 }, building)).toBe(true);
    expect(may({ ...building, buildingFloors: 8 }, building)).toBe(false);
    expect(may({ ...building, bathrooms: 2 }, building)).toBe(false);
  });

  test("closings of different days are different sales; of one day they may be one", () => {
    const sale = { evidence: "cierre", date: "2026-10-01" };
    expect(may({ ...sale, date: "2026-10-02" }, sale)).toBe(false);
    expect(may(sale, sale)).toBe(true);
  });

  test("without positions by the address", () => {
    const nowhere = { latitude: undefined, longitude: undefined };
    expect(may({ ...nowhere, address: "Sol 1" }, { ...nowhere, address: "SOL 1" })).toBe(true);
    expect(may({ ...nowhere, address: "Sol 1" }, { ...nowhere, address: "Sol 2" })).toBe(false);
    expect(may({ ...nowhere, address: "Sol 1" }, nowhere)).toBe(false);
    expect(may(nowhere, nowhere)).toBe(false);
  });

  test("a cadastral reference of twenty characters settles it", () => {
    const cadastralReference = "9872023VH5797S0001WX";
    expect(may({ cadastralReference, rooms: 1 }, { cadastralReference })).toBe(true);
    expect(may({ cadastralReference: "9872023VH5797S0002EM" }, { cadastralReference })).toBe(false);
  });
});

describe("how far their prices make them two homes", () => {
  const apart = (price: number) => otherness(advert({}), advert({ price }));

  test.each([
    // 3 % of the larger: 206,185 − 200,000 is 2.9997 % of it.
    [206_185, 0],
    [194_001, 0],
    // 9.5 % of the larger is half way from 3 to 16 %.
    [220_994, 0.5],
    [181_000, 0.5],
    // 16 % of 238,096 is 38,096.
    [238_100, 1],
  ])("200,000 and %d: %d", (price, expected) => expect(apart(price)).toBeCloseTo(expected, 3));

  test("not at all where one cadastral reference tells that they are one", () => {
    const cadastralReference = "9872023VH5797S0001WX";
    expect(otherness(advert({ cadastralReference }), advert({ cadastralReference, price: 900_000 }))).toBe(0);
  });
});
