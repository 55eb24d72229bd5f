import { describe, expect, test } from "vitest";
import {
  type Listing,
  listingSchema,
  type Property,
  type PropertyInput,
  propertySchema,
} from "../../shared/listing/property.ts";
import { FEATURE_COUNT, FEATURES } from "./features.ts";
import { type Forest, LEAF } from "./forest.ts";
import type { IntervalQuantiles, ValuationModel } from "./model.ts";
import type { ValuationResult, ValuedHome } from "./types.ts";
import { valueHome } from "./value-home.ts";

const TODAY = "2026-11-21";
const place = { latitude: 41.39, longitude: 2.17 };
const home = (fields: Partial<PropertyInput> = {}): Property =>
  propertySchema.parse({ builtAreaM2: 80, hasLift: true, ...place, ...fields } as PropertyInput);
const listing = (id: string, price: number, fields: Partial<PropertyInput> = {}): Listing =>
  listingSchema.parse({
    id,
    price,
    evidence: "cierre",
    date: TODAY,
    builtAreaM2: 80,
    hasLift: true,
    ...place,
    ...fields,
  });
const three = [240, 250, 260].map((k, i) => listing("abc"[i]!, k * 1000, { floor: i + 1 }));

/** A tree that splits on the lift: 0.2 more on the log scale with one; 70 of 100 training homes had it. */
function liftForest(base: number, withLift: number): Forest {
  const lift = FEATURES.findIndex(({ name }) => name === "hasLift");
  return {
    featureCount: FEATURE_COUNT,
    base,
    edges: Array.from({ length: FEATURE_COUNT }, () => Float32Array.of(0.5)),
    treeStarts: Uint32Array.of(0, 3),
    feature: Uint8Array.of(lift, LEAF, LEAF),
    bin: Uint8Array.of(1, 0, 0),
    unknownRight: Uint8Array.of(1, 0, 0),
    rightOffset: Uint16Array.of(2, 0, 0),
    value: Float32Array.of(0, 0, withLift),
    cover: Float32Array.of(100, 30, 70),
  };
}
const quantiles: IntervalQuantiles = { low90: -2, low80: -1.5, low50: -0.7, high50: 0.7, high80: 1.5, high90: 2 };
const row = {
  homes: 10,
  medianError: 0.08,
  meanError: 0.1,
  within10: 0.6,
  within20: 0.8,
  coverage80: 0.8,
  halfWidth80: 0.2,
};
const model: ValuationModel = {
  card: {
    format: 1,
    city: "barcelona",
    cityName: "Barcelona",
    country: "ES",
    currency: "EUR",
    dataFrom: "2018-01-01",
    dataTo: "2018-12-31",
    pricesAre: "Precios de oferta",
    trainingRows: 100,
    trainingHomes: 90,
    bounds: { south: 41.3, north: 41.5, west: 2.1, east: 2.3 },
    notice: "Contains data from idealista18",
    sourceUrl: "https://doi.org/10.1177/23998083241242844",
    measured: {
      heldOutHomes: 10,
      model: [
        { ...row, label: "Barcelona" },
        { ...row, label: "Hasta 150.000 €", from: 0, to: 150_000 },
        { ...row, label: "De 150.000 a 400.000 €", from: 150_000, to: 400_000 },
      ],
      both: [],
      bothWithoutTwin: [],
    },
    quantiles: { model: quantiles, both: quantiles, bothWithTwin: quantiles },
  },
  points: {
    centre: Float32Array.of(41.39, 2.17),
    metro: Float32Array.of(41.39, 2.17),
    avenue: Float32Array.of(41.39, 2.17),
  },
  coverage: { west: 0, south: 0, columns: 1, rows: 1, cells: Uint8Array.of(1) },
  base: liftForest(Math.log(3000), 0.2),
  baseScale: liftForest(Math.log(0.1), 0),
  pair: liftForest(0, 0),
  gate: liftForest(0, 0),
  gateScale: liftForest(0, 0),
};
const official = {
  eurPerM2: 4540,
  level: "municipality",
  placeName: "Barcelona",
  period: "2026",
  source: "MIVAU",
} as const;

const valued = (result: ValuationResult): ValuedHome => {
  if (result.kind !== "value") throw new Error(result.kind);
  return result;
};
const sumOfBars = ({ explanation: { start, bars } }: ValuedHome) =>
  bars.reduce((sum, { amount }) => sum + amount, start.amount);

describe("with three current comparables", () => {
  test("outside the model's cities: the comparables alone, and no error that was not measured there", () => {
    const result = valued(valueHome({ subject: home(), comparables: three, today: TODAY }));
    expect(result).toMatchObject({ basis: "current-comparables", engine: "comparables", date: TODAY });
    expect(result.value).toBeCloseTo(249_866.6, -2);
    // A range is as wide to both sides on the log scale, and the wider one holds the narrower.
    expect(result.range80.low * result.range80.high).toBeCloseTo(result.value ** 2, 0);
    expect(result.range80.low).toBeLessThan(result.range50.low);
    expect(result.range90.low).toBeLessThan(result.range80.low);
    expect(result.expected!.measuredIn).toBeNull();
    expect(result.confidence.reasons[0]).toBe("Solo 3 comparables: el valor es orientativo.");
    expect(result.today).toBeUndefined();
  });

  test("in a city of the model: its level of 2018 never shows, only differences", () => {
    const result = valued(valueHome({ subject: home(), comparables: three, model, today: TODAY }));
    expect(result).toMatchObject({ basis: "current-comparables", engine: "both" });
    expect(result.expected!.measuredIn).toBe("Barcelona");
    expect(result.value).toBeCloseTo(249_866.6, -2);
    // A kilometre and a half away, where nearly all of a learned difference is believed.
    const farther = three.map((c) => ({ ...c, latitude: 41.4035 }));
    const without = farther.map((c) => ({ ...c, hasLift: false }));
    const equal = valued(valueHome({ subject: home(), comparables: farther, model, today: TODAY }));
    const lifted = valued(valueHome({ subject: home(), comparables: without, model, today: TODAY }));
    expect(Math.log(lifted.value / equal.value)).toBeCloseTo(0.2, 2);
    expect(lifted.used[0]!.lines).toMatchObject([{ id: "lift", label: "Ascensor" }]);
  });

  test("all prices doubled double the value", () => {
    const doubled = three.map((c) => ({ ...c, price: c.price * 2 }));
    const one = valued(valueHome({ subject: home({ rooms: 2 }), comparables: three, model, today: TODAY }));
    const two = valued(valueHome({ subject: home({ rooms: 2 }), comparables: doubled, model, today: TODAY }));
    expect(two.value / one.value).toBeCloseTo(2, 9);
  });

  test("the bars add up to the value", () => {
    const unlike = [
      listing("a", 240_000, { builtAreaM2: 95, hasLift: false, floor: 2 }),
      listing("b", 250_000, { bathrooms: 2, condition: "a_reformar" }),
      listing("c", 300_000, { builtAreaM2: 70, hasTerrace: true, yearBuilt: 2005 }),
      listing("d", 310_000, { latitude: 41.395 }),
    ];
    const subject = home({ bathrooms: 1, condition: "bueno", floor: 4, hasTerrace: false, yearBuilt: 1960 });
    for (const known of [model, undefined]) {
      const result = valued(valueHome({ subject, comparables: unlike, model: known, today: TODAY }));
      expect(sumOfBars(result)).toBeCloseTo(result.value, 6);
      expect(result.explanation.bars.length).toBeGreaterThan(1);
    }
  });
});

describe("without current comparables", () => {
  test("in a city of the model: the value of 2018, its error, and a range for today", () => {
    const result = valued(valueHome({ subject: home(), comparables: three.slice(2), model, official, today: TODAY }));
    expect(result).toMatchObject({ basis: "model-2018", engine: "model", date: "2018-12-31" });
    expect(result.value).toBeCloseTo(80 * 3000 * Math.exp(0.2), 0);
    expect(result.range80.high / result.value).toBeCloseTo(Math.exp(0.15), 6);
    expect(sumOfBars(result)).toBeCloseTo(result.value, 3);
    expect(result.measured.map(({ label }) => label)).toEqual(["Barcelona", "De 150.000 a 400.000 €"]);
    // Spain 139.31 / 88.13 = 1.581; Catalonia's appraised growth since 2015 over Spain's index: 1.5052 / 1.799.
    expect(result.today!.lowRatio).toBeCloseTo((1.5807 * 1.5052) / 1.799, 3);
    expect(result.today!.highRatio).toBeCloseTo((1.5807 * 1.8771) / 1.799, 3);
    expect(result.confidence.level).not.toBe("alta");
    expect(result.notice).toContain("idealista18");
  });

  test("adverts of 2018 around it correct the value and are shown; those of other years, and fewer than three, do not", () => {
    // The gate's forest adds ln 1.1 whatever its features are; the test is of what reaches it.
    const opened = { ...model, gate: liftForest(Math.log(1.1), 0) };
    const of2018 = ["a", "b", "c"].map((id, i) =>
      listing(`2018-${id}`, 290_000, { date: "2018-06-30", longitude: 2.171 + i / 2000 } as object),
    );
    const alone = 80 * 3000 * Math.exp(0.2);
    const valueWith = (historic: Listing[], removedIds: string[] = []) =>
      valued(valueHome({ subject: home(), comparables: [], historic, removedIds, model: opened, today: TODAY }));
    const result = valueWith(of2018);
    expect(result).toMatchObject({ basis: "model-2018", engine: "both", date: "2018-12-31" });
    expect(result.value / alone).toBeCloseTo(1.1, 6);
    expect(sumOfBars(result)).toBeCloseTo(result.value, 3);
    expect(result.used.map(({ id }) => id).sort()).toEqual(["2018-a", "2018-b", "2018-c"]);
    expect(result.used.reduce((sum, { weightShare }) => sum + weightShare, 0)).toBeCloseTo(1, 9);
    expect(result.confidence.level).not.toBe("alta");

    for (const few of [
      valueWith(of2018.slice(1)),
      valueWith(of2018, ["2018-a"]),
      valueWith(of2018.map((one) => ({ ...one, date: "2019-06-30" }))),
    ]) {
      expect(few).toMatchObject({ engine: "model", used: [] });
      expect(few.value / alone).toBeCloseTo(1, 6);
    }
  });

  test("of many adverts of 2018 the twelve most alike are shown, and their weights make a whole", () => {
    const opened = { ...model, gate: liftForest(Math.log(1.1), 0) };
    // Fourteen along a street, 0.0005° or some 42 m from one to the next: the nearest twelve are the most alike.
    const historic = Array.from({ length: 14 }, (_, i) =>
      listing(`2018-${String(i).padStart(2, "0")}`, 290_000, {
        date: "2018-06-30",
        longitude: 2.1705 + (i * 0.0005) / 2,
      } as object),
    );
    const { used } = valued(valueHome({ subject: home(), comparables: [], historic, model: opened, today: TODAY }));
    expect(used.map(({ id }) => id)).toEqual(historic.slice(0, 12).map(({ id }) => id));
    expect(used.reduce((sum, { weightShare }) => sum + weightShare, 0)).toBeCloseTo(1, 9);
  });

  test("where the very same flat was advertised, the range is the narrower one of homes with a twin", () => {
    const opened = {
      ...model,
      card: {
        ...model.card,
        quantiles: { ...model.card.quantiles, bothWithTwin: { ...quantiles, low80: -0.5, high80: 0.5 } },
      },
      gate: liftForest(Math.log(1.1), 0),
      gateScale: liftForest(Math.log(0.1), 0),
    };
    const far = ["a", "b", "c"].map((id, i) =>
      listing(`2018-${id}`, 290_000, { date: "2018-06-30", builtAreaM2: 70 - i, longitude: 2.172 } as object),
    );
    const flat = { yearBuilt: 1970, buildingFloors: 6, rooms: 3, bathrooms: 1, floor: 2 };
    const halfOf = (historic: Listing[]) => {
      const { value, range80 } = valued(
        valueHome({ subject: home(flat), comparables: [], historic, model: opened, today: TODAY }),
      );
      return Math.log(range80.high / value);
    };
    // A scale of 0.1 and quantiles of 1.5 and 0.5.
    expect(halfOf(far)).toBeCloseTo(0.15, 6);
    expect(halfOf([...far, listing("2018-d", 290_000, { date: "2018-06-30", ...flat } as object)])).toBeCloseTo(
      0.05,
      6,
    );
  });

  test("a typed price per m² brings the value of the model's year to today, as a range alone", () => {
    // A flat of which the lift is not known goes with those that have one: 3,000 · e^0.2 per m². The half range of 0.15 and
    // 1.2816 · 0.1 make √(0.0225 + 0.0164) = 0.197.
    const result = valued(valueHome({ subject: home(), comparables: [], model, presentPerM2: 4500, today: TODAY }));
    const { low, high, typed } = result.today!;
    expect(typed).toEqual({ present: 4500, level: expect.closeTo(3000 * Math.exp(0.2), 0) });
    expect(Math.sqrt(low * high)).toBeCloseTo((result.value * 4500) / typed!.level, 0);
    expect(Math.log(high / low) / 2).toBeCloseTo(0.1973, 3);
  });

  test("a model's level stands in its own currency; its differences hold in any", () => {
    const inPesos = home({ currency: "ARS" });
    expect(valueHome({ subject: inPesos, comparables: [], model, today: TODAY }).kind).toBe("too-few-comparables");
    const pesos = three.map((c) => ({ ...c, latitude: 41.4035, currency: "ARS" as const, hasLift: false }));
    const result = valued(valueHome({ subject: inPesos, comparables: pesos, model, today: TODAY }));
    expect(result).toMatchObject({ engine: "both", currency: "ARS" });
    expect(Math.log(result.value / 249_866.6)).toBeCloseTo(0.2, 2);
  });

  test("elsewhere in Spain: a wide orientation from the official figure", () => {
    const madrid = home({ latitude: 40.42, longitude: -3.7 });
    const result = valueHome({ subject: madrid, comparables: [], model, official, today: TODAY });
    expect(result).toMatchObject({ kind: "orientation", basis: "official-orientation", found: 0 });
    if (result.kind !== "orientation") throw new Error(result.kind);
    // Of this home area and lift are known: −0.133 · (ln 80 − 4.438) + 0.109 · (1 − 0.768) = 0.0327.
    expect(result.range.low).toBeCloseTo(4540 * 80 * Math.exp(0.0327 - 0.49), -2);
    expect(result.range.high).toBeCloseTo(4540 * 80 * Math.exp(0.0327 + 0.343), -2);
    expect(result.basedOn).toMatchObject({ level: "own", eurPerM2: 4540, isMeasured: true });
  });

  test("nothing to go by: says how many are missing", () => {
    const result = valueHome({ subject: home(), comparables: three.slice(0, 2), today: TODAY });
    expect(result).toMatchObject({ kind: "too-few-comparables", basis: "none", found: 2, needed: 3 });
    expect(result.kind === "too-few-comparables" && result.reasons).toEqual([
      "Hay 2 comparables que sirven. Hacen falta 3.",
      "Añade comparables, o calcula el valor con un precio por m² o con la renta neta que da.",
    ]);
    // A rent cannot be told from the rent that the home gives.
    const rent = valueHome({ subject: home({ operation: "alquiler" }), comparables: [], today: TODAY });
    expect(rent.kind === "too-few-comparables" && rent.reasons[1]).toBe("Añade comparables de alquiler.");
  });

  test("neither model nor official figures speak of rents, pesos or premises, and of houses only official figures do", () => {
    const cases = [{ operation: "alquiler" as const }, { currency: "MXN" }, { type: "chalet" as const }];
    const kinds = cases.map(
      (fields) => valueHome({ subject: home(fields), comparables: [], model, official, today: TODAY }).basis,
    );
    expect(kinds).toEqual(["none", "none", "official-orientation"]);
    const shop = home({ type: "local" });
    expect(valueHome({ subject: shop, comparables: [], model, official, today: TODAY }).basis).toBe("none");
  });
});

test("a result survives JSON unchanged", () => {
  const blind = three.map((c) => ({ ...c, latitude: undefined, longitude: undefined }));
  for (const comparables of [three, blind, []]) {
    const result = valueHome({ subject: home(), comparables, model, today: TODAY });
    expect(JSON.parse(JSON.stringify(result))).toEqual(JSON.parse(JSON.stringify({ ...result })));
    expect(JSON.stringify(result)).not.toContain("NaN");
    expect(JSON.stringify({ ...result, used: [], excluded: [] })).not.toContain("null");
  }
});
