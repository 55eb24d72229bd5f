import { describe, expect, test } from "vitest";
import type { Place } from "../../shared/places/place.ts";
import { type MarketFilter, NO_MARKET_FILTER } from "./market-filter.ts";
import { countryOfWords, currencyOfPlace, placesMeant } from "./sentence-country.ts";
import { draftOf } from "./sentence-draft.ts";

// Amounts, currencies and words by which a country is told, at both sides of each border, with places of invented names.

const placeIn = (country: string, currency: string): Place => ({
  id: `ciudad-${country}-villar`,
  kind: "ciudad",
  name: "Villar",
  context: country,
  latitude: 0,
  longitude: 0,
  country,
  currency,
  radiusM: 5_000,
  population: 10_000,
});
/** A country of which no usual price is known, and whose money is nobody else's. */
const NOWHERE = placeIn("ZZ", "ZZZ");
const NO_CLUES = { beside: new Set<string>(), own: null };

const priced = (price: Partial<MarketFilter["price"]>, more: Partial<MarketFilter> = {}): MarketFilter => ({
  ...NO_MARKET_FILTER,
  ...more,
  price: { min: null, max: null, ...price },
});

/** The countries that a sentence may mean of those given. */
function meantOf(
  places: readonly Place[],
  filter: MarketFilter,
  clues = NO_CLUES as Parameters<typeof placesMeant>[2],
  text = "algo",
) {
  const draft = { ...draftOf(text, () => false), filter };
  return placesMeant(draft, places, clues).map(({ country }) => country);
}

describe("the usual prices of a country, both ends of which are usual", () => {
  test.each<[string, "venta" | "alquiler", number, number]>([
    ["ES", "venta", 20_000, 1_500_000],
    ["ES", "alquiler", 200, 6_000],
    ["MX", "venta", 500_000, 60_000_000],
    ["MX", "alquiler", 2_500, 120_000],
    ["AR", "venta", 20_000, 2_000_000],
    ["AR", "alquiler", 150_000, 10_000_000],
    ["CO", "venta", 50_000_000, 5_000_000_000],
    ["CO", "alquiler", 400_000, 30_000_000],
    ["CL", "venta", 20_000_000, 1_500_000_000],
    ["CL", "alquiler", 150_000, 6_000_000],
    ["PE", "venta", 80_000, 5_000_000],
    ["PE", "alquiler", 500, 20_000],
    ["UY", "venta", 30_000, 2_000_000],
    ["UY", "alquiler", 10_000, 300_000],
    ["EC", "venta", 15_000, 2_000_000],
    ["EC", "alquiler", 100, 5_000],
    ["VE", "venta", 10_000, 2_000_000],
    ["VE", "alquiler", 80, 5_000],
  ])("%s, %s: from %d to %d", (country, operation, least, most) => {
    const places = [NOWHERE, placeIn(country, "EUR")];
    const countries = (amount: number) => meantOf(places, priced({ max: amount }, { operation }));
    expect([least - 1, least, most, most + 1].map(countries)).toEqual([
      ["ZZ", country],
      [country],
      [country],
      ["ZZ", country],
    ]);
  });

  test("without sale or letting either may be meant: 500 € are a rent, 300,000 € a price, 10,000 € neither", () => {
    const places = [NOWHERE, placeIn("ES", "EUR")];
    const countries = (max: number) => meantOf(places, priced({ max }));
    expect([500, 300_000, 10_000].map(countries)).toEqual([["ES"], ["ES"], ["ZZ", "ES"]]);
  });

  test("the most counts before the least, the least where it is alone, and an amount of a known currency not at all", () => {
    const places = [NOWHERE, placeIn("ES", "EUR")];
    expect(meantOf(places, priced({ min: 1, max: 300_000 }))).toEqual(["ES"]);
    expect(meantOf(places, priced({ min: 300_000, max: 1 }))).toEqual(["ZZ", "ES"]);
    expect(meantOf(places, priced({ min: 300_000 }))).toEqual(["ES"]);
    expect(meantOf(places, priced({}))).toEqual(["ZZ", "ES"]);
    expect(
      meantOf([placeIn("MX", "MXN"), placeIn("CO", "COP")], priced({ max: 3_000_000 }, { currency: "USD" })),
    ).toEqual(["MX", "CO"]);
    // Three million pesos are a usual price in Mexico and no price in Colombia.
    expect(
      meantOf(
        [placeIn("CO", "COP"), placeIn("MX", "MXN")],
        priced({ max: 3_000_000 }, { currency: "pesos", operation: "venta" }),
      ),
    ).toEqual(["MX"]);
  });
});

describe("the currency of an amount", () => {
  const ALL = [
    placeIn("ES", "EUR"),
    placeIn("MX", "MXN"),
    placeIn("AR", "ARS"),
    placeIn("CL", "CLP"),
    placeIn("PE", "PEN"),
  ];

  test.each<[string, string[]]>([
    ["EUR", ["ES"]],
    ["pesos", ["MX", "AR", "CL"]],
    ["USD", ["AR", "PE"]],
    ["CLF", ["CL"]],
    ["PEN", ["PE"]],
    // Nobody's there, so that it tells nothing.
    ["BRL", ["ES", "MX", "AR", "CL", "PE"]],
  ])("%s", (currency, countries) => {
    expect(meantOf(ALL, { ...NO_MARKET_FILTER, currency })).toEqual(countries);
  });

  test.each(["AR", "UY", "PE", "EC", "PA", "SV", "BO", "VE", "CR", "NI", "PR", "DO", "PY", "GT", "HN"])(
    "homes are priced in dollars in %s",
    (country) => {
      const places = [placeIn("ES", "EUR"), placeIn(country, "XTS"), placeIn("CO", "COP")];
      expect(meantOf(places, { ...NO_MARKET_FILTER, currency: "USD" })).toEqual([country]);
    },
  );

  test.each<[string, string, number, number]>([
    ["Argentina", "ARS", 15_000, 300_000],
    ["Uruguay", "UYU", 70_000, 1_500_000],
  ])("in %s (%s) homes are sold in dollars from %d to %d", (_, own, from, upTo) => {
    const moneys = (more: Partial<MarketFilter>, ...amounts: number[]) =>
      amounts.map((max) => currencyOfPlace(own, priced({ max }, more)));
    expect(moneys({}, from - 1, from, upTo, upTo + 1)).toEqual([own, "USD", "USD", own]);
    expect(moneys({ operation: "venta" }, from - 1, from, upTo, upTo + 1)).toEqual([own, "USD", "USD", own]);
    expect(moneys({ operation: "alquiler" }, from, upTo)).toEqual([own, own]);
    expect(currencyOfPlace(own, priced({ min: from }))).toBe("USD");
    expect(currencyOfPlace(own, priced({ min: from, max: upTo + 1 }))).toBe(own);
    expect(currencyOfPlace(own, priced({}))).toBe(own);
  });

  test("elsewhere it is the money of the place, and of no place none", () => {
    for (const own of ["EUR", "MXN", "COP", "CLP", "PEN", "USD", null])
      expect(currencyOfPlace(own, priced({ max: 100_000 }))).toBe(own);
  });
});

describe("the order of the clues", () => {
  const [mx, ar, es] = [placeIn("MX", "MXN"), placeIn("AR", "ARS"), placeIn("ES", "EUR")];

  test("words count before another place, that before the currency, and the asker's country at last", () => {
    const all = [es, ar, mx];
    const filter = { ...NO_MARKET_FILTER, currency: "ARS" };
    expect(meantOf(all, filter, { beside: new Set(["ES"]), own: "ES" }, "casa con alberca")).toEqual(["MX"]);
    expect(meantOf(all, filter, { beside: new Set(["ES"]), own: "MX" })).toEqual(["ES"]);
    expect(meantOf(all, filter, { beside: new Set(), own: "MX" })).toEqual(["AR"]);
    expect(meantOf(all, NO_MARKET_FILTER, { beside: new Set(), own: "MX" })).toEqual(["MX"]);
    expect(meantOf(all, NO_MARKET_FILTER, { beside: new Set(), own: "PE" })).toEqual(["ES", "AR", "MX"]);
  });
});

describe("the country that the words of a sentence tell", () => {
  test.each<[string, string | null]>([
    ["casa con alberca", "MX"],
    ["piso con trastero", "ES"],
    // Said in Mexico and Peru alike; a second word of Mexico decides.
    ["depa luminoso", null],
    ["depa con alberca", "MX"],
    ["casa con pileta y quincho", "AR"],
    // The same word twice says no more than once: two of Argentina stand against two of Mexico.
    ["alberca alberca recamaras baulera quincho", null],
    ["casa luminosa", null],
    ["apto en buen barrio", null],
    ["apto estrato 4", "CO"],
    ["casa apto credito", "AR"],
    ["casa apto creditos", "AR"],
    // A floor of a building, and no Spanish flat.
    ["tercer piso", null],
    ["ultimo piso", null],
    ["cualquier piso", null],
    ["piso 3", null],
    ["piso 3 habitaciones", "ES"],
    ["pisos", "ES"],
  ])("%s: %s", (text, country) => {
    expect(countryOfWords(draftOf(text, () => false))).toBe(country);
  });
});
