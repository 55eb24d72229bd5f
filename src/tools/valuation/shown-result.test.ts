import { expect, test } from "vitest";
import { PORTFOLIO_SOURCE } from "#domain/shared/listing/portfolio-listing.ts";
import type { Listing } from "#domain/shared/listing/property.ts";
import type { ValuationOutcome } from "./engine.ts";
import { offer, valueToday } from "./fixtures.test-data.ts";
import { shownValuation } from "./shown-result.ts";

const listing = (changes: Partial<Listing>): Listing =>
  Object.assign({}, offer.listing, {
    source: PORTFOLIO_SOURCE,
    address: "Ref. GIR-1",
    latitude: 37.3902,
    longitude: -5.9895,
    yearBuilt: 1953,
    buildingFloors: 7,
    usableAreaM2: 71,
    municipalityCode: "41091",
    ...changes,
  });

function shown(changes: Partial<Listing>) {
  const used = [{ ...offer, listing: listing(changes), distanceM: 183 }];
  const excluded = [{ id: "x", listing: listing(changes), reason: "too-far", text: "Está lejos" }];
  return shownValuation({ ...valueToday, used, excluded } as ValuationOutcome);
}

test("a home of the portfolio that shows no address stands in the middle of its square, and no more tells which one it is", () => {
  const { used, excluded } = shown({});
  // 37.3902 lies between 37.390 and 37.395, −5.9895 between −5.990 and −5.985.
  for (const one of [...used, ...excluded]) {
    expect(one.listing).toMatchObject({ address: "Ref. GIR-1", latitude: 37.3925, longitude: -5.9875 });
    expect(Object.keys(one.listing)).not.toContain("yearBuilt");
    expect(Object.keys(one.listing)).not.toContain("municipalityCode");
  }
  expect(used[0]!.distanceM).toBe(200);
  const text = JSON.stringify({ used, excluded });
  for (const secret of ["37.3902", "-5.9895", "1953", '"buildingFloors"', '"usableAreaM2"', "183"]) {
    expect(text).not.toContain(secret);
  }
  expect(shown({ address: undefined }).used[0]!.listing.latitude).toBe(37.3925);
});

test("a shown address, a pasted advert and an unknown place stay as they are", () => {
  const open = shown({ address: "Calle Feria, 10" });
  expect(open.used[0]!.listing).toEqual(listing({ address: "Calle Feria, 10", source: "Cartera de la agencia" }));
  expect(open.used[0]!.distanceM).toBe(183);
  const pasted = { source: "Pegado por el agente", address: undefined };
  expect(shown(pasted).used[0]!.listing).toEqual(listing(pasted));
  expect(shown({ latitude: undefined, longitude: undefined }).used[0]!.listing.latitude).toBeUndefined();
});
