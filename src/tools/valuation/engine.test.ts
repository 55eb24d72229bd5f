import { describe, expect, test } from "vitest";
import { type Listing, listingSchema } from "#domain/shared/listing/property.ts";
import { OUTSIDE_SPAIN } from "#domain/tools/valuation/placed-home.ts";
import { homeToValue, refusedPosition, runValuation, type ValuationOutcome, valuationNeeds } from "./engine.ts";
import { type ValuationInput, valuationInput } from "./schema.ts";
import { valuation } from "./tool.ts";

const TODAY = "2026-11-21";
const noFacts = {
  today: TODAY,
  nearbyListings: [] as Listing[],
  listingsOf2018: [],
  ownAccuracy: null,
  officialSeries: [],
  valuationModel: null,
  officialPrice: null,
};
const inputOf = (fields: Record<string, unknown> = {}, home: Record<string, unknown> = {}): ValuationInput =>
  valuationInput.parse({ home: { builtAreaM2: "80", latitude: "37,3891", longitude: "-5,9845", ...home }, ...fields });

/** The three closings of the tools brief, §1.1. */
const THREE_CLOSINGS = `Dirección;m²;Precio;Fecha;Oferta o cierre
Calle Feria, 10;80;240.000 €;21/11/2026;cierre
Calle Feria, 20;80;250.000 €;21/11/2026;cierre
Calle Feria, 30;80;260.000 €;21/11/2026;cierre`;

const advert = (id: string, fields: Record<string, unknown> = {}): Listing =>
  listingSchema.parse({
    id,
    price: 250_000,
    builtAreaM2: 80,
    latitude: 37.39,
    longitude: -5.985,
    date: TODAY,
    source: "Demostración",
    ...fields,
  }) as Listing;
const demos = [
  advert("d1", { floor: 1, price: 300_000 }),
  advert("d2", { floor: 2, price: 320_000 }),
  advert("d3", { floor: 3, price: 340_000 }),
];
const idsOf = ({ used }: ValuationOutcome) => used.map(({ id }) => id).sort();

describe("pasted comparables", () => {
  test("closings at 240, 250 and 260 thousand: the cube root of their product, 249,866.6 €", () => {
    const result = runValuation(inputOf({ comparablesText: THREE_CLOSINGS }), noFacts);
    expect(result).toMatchObject({ kind: "value", basis: "current-comparables", engine: "comparables", date: TODAY });
    if (result.kind !== "value") return;
    expect(Math.abs(result.value - 249_866.6)).toBeLessThan(2);
    expect(result.expected!.measuredIn).toBeNull();
    expect(result.confidence.level).not.toBe("alta");
    expect(result.used.map(({ distanceM }) => distanceM)).toEqual([null, null, null]);
    expect(result.paste).toEqual({ understood: 3, refused: [] });
  });

  test("where the model of the city cannot be read the value is without it, and says so", () => {
    const input = inputOf({ comparablesText: THREE_CLOSINGS });
    const result = runValuation(input, { ...noFacts, valuationModel: "unavailable" });
    expect(result).toMatchObject({ kind: "value", basis: "current-comparables", isWithoutModel: true });
    expect(valuation.textOf(result, input)).toContain("El modelo aprendido de esta ciudad no se puede leer ahora");
    expect(runValuation(input, noFacts)).not.toHaveProperty("isWithoutModel");
  });

  test("one taken out leaves two, and no value", () => {
    const whole = runValuation(inputOf({ comparablesText: THREE_CLOSINGS }), noFacts);
    const removed = whole.used[0]!.id;
    const result = runValuation(inputOf({ comparablesText: THREE_CLOSINGS, removedIds: [removed] }), noFacts);
    expect(result).toMatchObject({ kind: "too-few-comparables", found: 2, needed: 3 });
    expect(result.excluded.map(({ id, reason }) => [id, reason])).toEqual([[removed, "removed-by-agent"]]);
    expect(result.leftOut).toEqual([{ reason: "removed-by-agent", text: expect.any(String), count: 1 }]);
  });

  test("a comparable keeps its id when rows are added above it", () => {
    const before = runValuation(inputOf({ comparablesText: THREE_CLOSINGS }), noFacts);
    const longer = THREE_CLOSINGS.replace("\n", "\nCalle Feria, 5;80;245.000 €;21/11/2026;cierre\n");
    const after = runValuation(inputOf({ comparablesText: longer }), noFacts);
    expect(idsOf(after)).toEqual(expect.arrayContaining(idsOf(before)));
    expect(after.used).toHaveLength(4);
  });

  test("a bad row is named with its line and reason; the rest counts", () => {
    const result = runValuation(
      inputOf({ comparablesText: `${THREE_CLOSINGS}\nCalle Feria, 40;80;;;cierre` }),
      noFacts,
    );
    expect(result.paste).toEqual({ understood: 3, refused: [{ line: 5, reason: "Falta el precio" }] });
    expect(result.kind).toBe("value");
  });

  test("rows that do not say a type are of the subject's", () => {
    const result = runValuation(inputOf({ comparablesText: THREE_CLOSINGS }, { type: "atico" }), noFacts);
    expect(result.used).toHaveLength(3);
  });
});

describe("demonstration adverts", () => {
  test("count where there is nothing else", () => {
    expect(idsOf(runValuation(inputOf(), { ...noFacts, nearbyListings: demos }))).toEqual(["d1", "d2", "d3"]);
  });

  test("never stand beside real ones", () => {
    const pasted = runValuation(inputOf({ comparablesText: THREE_CLOSINGS }), { ...noFacts, nearbyListings: demos });
    expect(pasted.used.every(({ listing }) => listing.source !== "Demostración")).toBe(true);
    const own = advert("own", { source: "Cartera", floor: 5, price: 280_000 });
    const portfolio = runValuation(inputOf(), { ...noFacts, nearbyListings: [...demos, own] });
    expect(idsOf(portfolio)).toEqual(["own"]);
  });

  test("do not count when the agent wants only the pasted ones", () => {
    const result = runValuation(inputOf({ useNearby: "no" }), { ...noFacts, nearbyListings: demos });
    expect(result).toMatchObject({ kind: "too-few-comparables", found: 0, used: [] });
  });
});

test("without comparables an official figure gives an orientation only", () => {
  const officialPrice = {
    eurPerM2: 2528,
    level: "municipality" as const,
    placeName: "Sevilla",
    period: "media de 2025T3 a 2026T2",
    source: "Ministerio de Vivienda",
  };
  const result = runValuation(inputOf(), { ...noFacts, officialPrice });
  expect(result).toMatchObject({ kind: "orientation", found: 0 });
});

test("hundreds of unlike adverts are counted, not listed", () => {
  const far = Array.from({ length: 300 }, (_, i) =>
    advert(`f${i}`, { builtAreaM2: 400, price: 1_000_000 + 50_000 * i }),
  );
  const result = runValuation(inputOf(), { ...noFacts, nearbyListings: [...demos, ...far] });
  expect(result.excluded).toEqual([]);
  expect(result.leftOut).toEqual([{ reason: "other-size", text: expect.any(String), count: 300 }]);
});

test("the result survives JSON", () => {
  const result = runValuation(inputOf({ comparablesText: THREE_CLOSINGS }), noFacts);
  // JSON turns NaN and infinity into null: the numbers must come back as they went.
  const back = JSON.parse(JSON.stringify(result));
  expect(back).toEqual({ ...result, used: back.used });
  expect(back.used.map((one: { weightShare: number }) => one.weightShare)).toEqual(
    result.used.map(({ weightShare }) => weightShare),
  );
});

test("unmarked extras are unknown, or missing once the list is said to be complete", () => {
  const marked = { hasTerrace: "si" };
  expect(homeToValue(inputOf({}, marked))).toMatchObject({ hasTerrace: true });
  expect(homeToValue(inputOf({}, marked)).hasPool).toBeUndefined();
  expect(homeToValue(inputOf({ extrasComplete: "si" }, marked))).toMatchObject({ hasTerrace: true, hasPool: false });
  // Other tools and the portfolio get what was typed: nobody said that there is no pool.
  expect(valuation.homeOf!(inputOf({ extrasComplete: "si" }, marked))).not.toHaveProperty("hasPool", false);
  expect(valuation.homeOf!(inputOf({ extrasComplete: "si" }, marked))).toMatchObject({ hasTerrace: true });
});

test("it asks for what lies around the home", () => {
  expect(valuationNeeds(inputOf({}, { municipalityCode: "41091" }))).toEqual({
    today: true,
    nearbyListings: {
      latitude: 37.3891,
      longitude: -5.9845,
      radiusM: 6000,
      operation: "venta",
      maxAgeMonths: 24,
      limit: 400,
    },
    listingsOf2018: { latitude: 37.3891, longitude: -5.9845, radiusM: 560, operation: "venta" },
    officialSeries: { ids: ["ine-ipv-es-an", "bis-es"] },
    ownAccuracy: true,
    valuationModel: { latitude: 37.3891, longitude: -5.9845 },
    municipality: { latitude: 37.3891, longitude: -5.9845 },
    officialPrice: { latitude: 37.3891, longitude: -5.9845, municipalityCode: "41091" },
  });
});

test("a point in Spain that lies in no municipality is refused at its field; abroad nobody knows the outlines", () => {
  const sea = { municipality: null };
  expect(refusedPosition(inputOf(), sea)).toEqual([{ path: "home.latitude", message: OUTSIDE_SPAIN }]);
  expect(refusedPosition(inputOf(), { municipality: { code: "41091", name: "Sevilla" } })).toEqual([]);
  expect(refusedPosition(inputOf({}, { country: "MX", currency: "MXN" }), sea)).toEqual([]);
});
