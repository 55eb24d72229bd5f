import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Listing,
  listingSchema,
  type Property,
  type PropertyInput,
  propertySchema,
} from "../../shared/listing/property.ts";
import { adjustedPrice, adjustmentLines } from "./adjustments.ts";
import { type ComparablesOptions, estimateFromComparables } from "./comparables.ts";
import { confidenceInComparables } from "./confidence.ts";
import type { PriceIndex } from "./price-index.ts";
import { sellerNet } from "./seller-net.ts";
import { subjectFromProperty } from "./subject.ts";

const TODAY = "2026-11-21";
const place = { latitude: 41.39, longitude: 2.16 };
const home = (fields: Partial<PropertyInput> = {}): Property =>
  propertySchema.parse({ builtAreaM2: 80, ...place, ...fields });
const listing = (
  id: string,
  price: number,
  fields: Partial<PropertyInput> & { evidence?: string; date?: string } = {},
) =>
  listingSchema.parse({ id, price, builtAreaM2: 80, evidence: "cierre", date: TODAY, ...place, ...fields }) as Listing;
const adjustTo = (subject: Partial<PropertyInput>, comparable: Partial<PropertyInput>, price: number) =>
  adjustedPrice(
    price,
    adjustmentLines(subjectFromProperty(home(subject)), subjectFromProperty(home(comparable)), price),
  );

describe("adjustment grid", () => {
  test("100 m² at 300,000 € is 253,769 € for 80 m²", () => {
    expect(adjustTo({ builtAreaM2: 80 }, { builtAreaM2: 100 }, 300_000)).toBeCloseTo(253_769, 0);
  });

  test("third floor: from no lift to lift ×1.1853", () => {
    const factor = adjustTo(
      { builtAreaM2: 80, floor: 3, hasLift: true },
      { builtAreaM2: 80, floor: 3, hasLift: false },
      1,
    );
    expect(factor).toBeCloseTo(1.1853, 4);
  });

  test("to reform → good at 200,000 €: 225,499 €", () => {
    const good = adjustTo(
      { builtAreaM2: 80, condition: "bueno" },
      { builtAreaM2: 80, condition: "a_reformar" },
      200_000,
    );
    expect(good).toBeCloseTo(225_499, 0);
  });

  test("a feature that either home leaves unknown is not adjusted", () => {
    expect(adjustTo({ builtAreaM2: 80 }, { builtAreaM2: 80, hasPool: true, floor: 0, bathrooms: 2 }, 100_000)).toBe(
      100_000,
    );
  });

  test("the lines' euros add up to the adjustment", () => {
    const lines = adjustmentLines(
      subjectFromProperty(home({ bathrooms: 2, hasTerrace: true, hasLift: true, floor: 4, yearBuilt: 1990 })),
      subjectFromProperty(
        home({ builtAreaM2: 95, bathrooms: 1, hasTerrace: false, hasLift: false, floor: 0, yearBuilt: 1930 }),
      ),
      310_000,
    );
    const sum = lines.reduce((total, line) => total + line.amount, 0);
    expect(310_000 + sum).toBeCloseTo(adjustedPrice(310_000, lines), 6);
  });
});

/** The estimate for the home of 80 m², which must come about. */
function estimateOf(listings: Listing[], options: Partial<ComparablesOptions> = {}, subject = home()) {
  const result = estimateFromComparables(subject, listings, { today: TODAY, ...options });
  if (result.kind !== "estimate") throw new Error(result.kind);
  return result;
}

describe("estimate", () => {
  const three = [240, 250, 260].map((k, i) => listing("abc"[i]!, k * 1000, { rooms: i }));

  test("240, 250 and 260 thousand, closings alike, weigh some third each: the cube root of 15,600,000 is 249.8666", () => {
    const result = estimateOf(three);
    expect(result.used.map(({ weightShare }) => weightShare)).toEqual([1, 1, 1].map(() => expect.closeTo(1 / 3, 2)));
    expect(result.value).toBeCloseTo(249_866.6, -2);
    expect(result.situation.effective).toBeCloseTo(3, 2);
  });

  test("two comparables give no value and say how many are needed", () => {
    const result = estimateFromComparables(home(), three.slice(1), { today: TODAY });
    expect(result).toMatchObject({ kind: "too-few-comparables", found: 2, needed: 3 });
  });

  test("works in pesos, and leaves out prices in euros", () => {
    const pesos = three.map((c) => ({ ...c, currency: "MXN", latitude: 19.43, longitude: -99.13 }));
    const subject = home({ currency: "MXN", country: "MX", latitude: 19.43, longitude: -99.13 });
    const result = estimateFromComparables(subject, [...pesos, listing("eur", 1)], { today: TODAY });
    expect(result.kind === "estimate" && result.value).toBeCloseTo(249_866.6, -2);
    expect(result.excluded.map((e) => [e.id, e.reason])).toEqual([["eur", "other-currency"]]);
  });

  test("a home advertised twice counts once, and the closing stays", () => {
    const twice = listing("d", 255_000, { evidence: "oferta", rooms: 1 });
    const result = estimateFromComparables(home(), [twice, ...three], { today: TODAY });
    expect(result.used).toHaveLength(3);
    expect(result.excluded.filter((e) => e.reason === "duplicate").map((e) => e.id)).toContain("d");
  });

  test("three adverts that may all be of one home give its price, the mean of the three", () => {
    // 240,000 and 290,000 are 17 % apart, and so are 290,000 and 350,000: none repeats another.
    const alike = [240, 290, 350].map((k, i) => listing(`c${i}`, k * 1000));
    const { value, used, situation } = estimateOf(alike);
    expect(value).toBeCloseTo(Math.cbrt(240_000 * 290_000 * 350_000), 0);
    expect(used.map(({ weightShare }) => weightShare)).toEqual([1, 1, 1].map(() => expect.closeTo(1 / 3, 9)));
    expect(situation.count).toBe(1);
  });

  test("a comparable that the agent takes out is gone, with the reason", () => {
    const result = estimateFromComparables(home(), [...three, listing("d", 270_000)], {
      today: TODAY,
      removedIds: ["a"],
    });
    expect(result.used.map((c) => c.id).sort()).toEqual(["b", "c", "d"]);
    expect(result.excluded).toMatchObject([{ id: "a", reason: "removed-by-agent" }]);
  });

  test("beyond five times the middle half it goes: 5 · 218,300 = 1,091,500", () => {
    const many = [200, 207, 215, 222, 230, 1100].map((k, i) => listing(`c${i}`, k * 1000, { rooms: i }));
    const result = estimateFromComparables(home(), many, { today: TODAY });
    expect(result.excluded).toMatchObject([{ id: "c5", reason: "outlier" }]);
  });

  test("an outlier is seen with its adjusted price, and counts when the agent puts it back", () => {
    // Nine tenths of the area: 1,300,000 · 0.9^0.75 = 1,201,227.
    const many = [200, 207, 215, 222, 230].map((k, i) => listing(`c${i}`, k * 1000, { rooms: i }));
    const subject = home();
    const apart = listing("apart", 1_300_000, { builtAreaM2: 80 / 0.9 });
    const without = estimateFromComparables(subject, [...many, apart], { today: TODAY });
    expect(without.excluded).toMatchObject([{ id: "apart", reason: "outlier" }]);
    expect(without.excluded[0]!.adjustedPrice).toBeCloseTo(1_201_227, -2);
    const back = estimateFromComparables(subject, [...many, apart], { today: TODAY, keptIds: ["apart", "c0"] });
    expect(back.excluded).toEqual([]);
    expect(back.used.filter(({ isPutBack }) => isPutBack).map(({ id }) => id)).toEqual(["apart"]);
    if (back.kind !== "estimate" || without.kind !== "estimate") throw new Error("no value");
    expect(back.value).toBeGreaterThan(without.value);
    const expected = { medianError: 0.1, measuredIn: null, engine: "grid" } as const;
    expect(confidenceInComparables(back, expected, 0.1).reasons).toContain(
      "Uno se sale del conjunto y cuenta porque lo has decidido tú.",
    );
    // Taken out by the agent is stronger than put back.
    const removed = estimateFromComparables(subject, [...many, apart], {
      today: TODAY,
      keptIds: ["apart"],
      removedIds: ["apart"],
    });
    expect(removed.excluded).toMatchObject([{ id: "apart", reason: "removed-by-agent" }]);
  });

  test("one that is twice as dear counts, and less than each of the others", () => {
    // Five around the home, some 300 m away from it and 350 m from the next.
    const close = [300, 301, 302, 303, 600].map((k, i) =>
      listing(`c${i}`, k * 1000, {
        latitude: 41.39 + 0.0027 * Math.sin((2 * Math.PI * i) / 5),
        longitude: 2.16 + 0.0036 * Math.cos((2 * Math.PI * i) / 5),
      }),
    );
    const { used } = estimateOf(close);
    expect(used.map(({ id }) => id).at(-1)).toBe("c4");
    expect(used.at(-1)!.weightShare).toBeLessThan(0.17);
  });

  test("the same row pasted twice, without address and position, counts once", () => {
    const blind = (id: string, price: number, rooms: number) =>
      listing(id, price, { latitude: undefined, longitude: undefined, rooms });
    const rows = [blind("a", 240_000, 1), blind("b", 250_000, 2), blind("c", 260_000, 3)];
    const twice = [...rows, blind("a2", 240_000, 1), blind("b2", 250_000, 2)];
    const result = estimateFromComparables(home(), twice, { today: TODAY });
    expect(result.used.map(({ id }) => id).sort()).toEqual(["a", "b", "c"]);
    expect(result.excluded.map(({ id, reason }) => [id, reason])).toEqual([
      ["a2", "duplicate"],
      ["b2", "duplicate"],
    ]);
    const others = [...rows, blind("d", 241_000, 1)];
    expect(estimateFromComparables(home(), others, { today: TODAY }).used).toHaveLength(4);
  });

  test("eight thousand pasted rows are each held against a bounded number of others, and the nearest speak", () => {
    const many = Array.from({ length: 8000 }, (_, i) =>
      listing(`p${i}`, 200_000 + i, { address: `Calle ${i}`, latitude: undefined, longitude: undefined, rooms: 3 }),
    );
    const { used, excluded } = estimateFromComparables(home(), many, { today: TODAY });
    expect(used).toHaveLength(24);
    expect(excluded).toHaveLength(8000 - 24);
  });

  test("a price dated tomorrow does not speak, one of today does", () => {
    const { used, excluded } = estimateFromComparables(
      home(),
      [...three, listing("d", 300_000, { date: "2026-11-22" })],
      {
        today: TODAY,
      },
    );
    expect(used).toHaveLength(3);
    expect(excluded).toMatchObject([{ id: "d", reason: "in-the-future" }]);
  });

  test("a comparable whose adjustments pass half of its price is left out", () => {
    // From 2 to 7 bathrooms at 8 % each, and a pool at 10 %: more than half of the price.
    const subject = home({ bathrooms: 7, hasPool: true });
    const unlike = listing("d", 250_000, { bathrooms: 2, hasPool: false, rooms: 5 });
    const alike = [240, 250, 260].map((k, i) => listing(`c${i}`, k * 1000, { bathrooms: 7, hasPool: true, rooms: i }));
    const { used, excluded } = estimateFromComparables(subject, [...alike, unlike], { today: TODAY });
    expect(used).toHaveLength(3);
    expect(excluded).toMatchObject([{ id: "d", reason: "too-unlike" }]);
    // The agent may put it back, and it says so; one that would have counted anyway is not put back.
    const back = estimateFromComparables(subject, [...alike, unlike], { today: TODAY, keptIds: ["d", "c0"] });
    expect(back.used.filter(({ isPutBack }) => isPutBack).map(({ id }) => id)).toEqual(["d"]);
    expect(back.excluded).toEqual([]);
    // With two alike it stays: fewer than three would give no value.
    expect(estimateFromComparables(subject, [...alike.slice(1), unlike], { today: TODAY }).used).toHaveLength(3);
  });

  test("one that must be changed by nearly half counts in part, and so far one of another kind is still needed", () => {
    const subject = home({ bathrooms: 7, hasPool: true, hasTerrace: true });
    const alike = [240, 250].map((k, i) =>
      listing(`c${i}`, k * 1000, { bathrooms: 7, hasPool: true, hasTerrace: true, rooms: i }),
    );
    // Four bathrooms at 8 % and a terrace at 5 %: e^0.37 − 1 = 44.8 %, a little more than half way from 40 to 50 %.
    const half = listing("half", 250_000, { bathrooms: 3, hasPool: true, hasTerrace: false, rooms: 5 });
    const unlike = listing("unlike", 250_000, { bathrooms: 2, hasPool: false, hasTerrace: true, rooms: 6 });
    const usedOf = (...more: Listing[]) =>
      estimateFromComparables(subject, [...alike, ...more, unlike], { today: TODAY })
        .used.map(({ id }) => id)
        .sort();
    // Two and a half are alike: the fourth is needed by nearly a half. With three it is not.
    expect(usedOf(half)).toEqual(["c0", "c1", "half", "unlike"]);
    const third = listing("c2", 260_000, { bathrooms: 7, hasPool: true, hasTerrace: true, rooms: 7 });
    expect(usedOf(half, third)).toEqual(["c0", "c1", "c2", "half"]);
  });

  test("where three are left the fourth goes, and the value is that of the three", () => {
    const prices = [240, 245, 250, 2_500].map((k, i) => listing(`c${i}`, k * 1000, { floor: i }));
    const { used, excluded } = estimateFromComparables(home(), prices, { today: TODAY });
    expect(excluded).toMatchObject([{ id: "c3", reason: "outlier" }]);
    expect(used.map(({ id }) => id).toSorted()).toEqual(["c0", "c1", "c2"]);
  });

  test("outliers stay when fewer than three would be left", () => {
    const prices = [240, 241, 900].map((k, i) => listing(`c${i}`, k * 1000, { floor: i }));
    const { value, used } = estimateOf(prices);
    expect(used).toHaveLength(3);
    // Between the first two and the mean of the three: the third is heard, and less than they are.
    expect(value).toBeGreaterThan(241_000);
    expect(value).toBeLessThan(Math.cbrt(240_000 * 241_000 * 900_000));
  });

  test("looks further and further back only until six are found", () => {
    const near = [0, 1, 2, 3, 4, 5].map((i) =>
      listing(`near${i}`, 200_000 + i * 10_000, { latitude: 41.39 + i * 0.001, rooms: i }),
    );
    const far = listing("far", 230_000, { latitude: 41.39 + 0.03 });
    const old = listing("old", 190_000, { date: "2025-06-01" });
    const all = estimateFromComparables(home(), [...near, far, old], { today: TODAY });
    expect(all.excluded.map((e) => [e.id, e.reason])).toEqual([
      ["old", "too-old"],
      ["far", "too-far"],
    ]);
    const few = estimateFromComparables(home(), [...near.slice(0, 3), far, old], { today: TODAY });
    expect(few.used.map((c) => c.id)).toEqual(expect.arrayContaining(["far", "old"]));
  });

  test("comparables without position count alike", () => {
    const blind = three.map((c) => ({ ...c, latitude: undefined, longitude: undefined }));
    const result = estimateFromComparables(home(), blind, { today: TODAY });
    expect(result.used.every((c) => c.distanceM === null)).toBe(true);
    expect(result.kind === "estimate" && result.value).toBeCloseTo(249_866.6, -2);
  });

  test("the value scales with the prices", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100_000, max: 900_000 }), { minLength: 3, maxLength: 30 }),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (prices, factor) => {
          const make = (f: number) =>
            estimateFromComparables(
              home(),
              prices.map((p, i) => listing(`c${i}`, p * f, { latitude: 41.39 + i * 0.0004, rooms: i % 5 })),
              { today: TODAY },
            );
          const [one, scaled] = [make(1), make(factor)];
          if (one.kind !== "estimate" || scaled.kind !== "estimate") return one.kind === scaled.kind;
          expect(scaled.value / one.value / factor).toBeCloseTo(1, 6);
          return true;
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("prices of other days", () => {
  /** Prices double in ten quarters: ln 2 / 10 each. */
  const index: PriceIndex = {
    label: "Índice",
    source: "Prueba",
    until: TODAY,
    quarters: Array.from({ length: 21 }, (_, i) => ({ quarter: 2024 * 4 + i, log: (Math.LN2 / 10) * i })),
  };
  const dated = (date: string) => [240, 250, 260].map((k, i) => listing(`c${i}`, k * 1000, { rooms: i, date }));

  test("a year ago: four quarters of the index, 2^0.4 = 1.3195, as a line that adds up", () => {
    const then = estimateOf(dated("2025-11-21"), { index });
    expect(then.value / estimateOf(dated(TODAY), { index }).value).toBeCloseTo(1.3195, 3);
    for (const { lines, price, adjustedPrice: moved } of then.used) {
      expect(lines.map(({ id }) => id)).toEqual(["index"]);
      expect(price + lines[0]!.amount).toBeCloseTo(moved, 6);
    }
    expect(then.situation.indexDeviation).toBeCloseTo(0.02, 3);
    // The step to today makes no comparable unlike.
    expect(then.used.some(({ isHeavilyAdjusted }) => isHeavilyAdjusted)).toBe(false);
  });

  test("without an index they stand as of their days; older than 24 months none speaks", () => {
    expect(estimateOf(dated("2025-11-21")).used[0]!.lines).toEqual([]);
    expect(estimateFromComparables(home(), dated("2024-11-01"), { today: TODAY, index }).kind).toBe(
      "too-few-comparables",
    );
  });

  test("the step from offer to closing, when it is asked for, moves offers alone: 250,000 · 0.95 = 237,500", () => {
    const offers = [0, 1, 2].map((i) => listing(`o${i}`, 250_000, { rooms: i, evidence: "oferta" }));
    expect(estimateOf(offers).value).toBeCloseTo(250_000, 4);
    const stepped = estimateOf(offers, { closingStep: -0.05 });
    expect(stepped.value).toBeCloseTo(237_500, 4);
    expect(stepped.used[0]!.lines).toEqual([
      { id: "closing", label: "De oferta a cierre", logFactor: Math.log(0.95), amount: expect.closeTo(-12_500, 6) },
    ]);
    const closings = offers.map((one) => ({ ...one, evidence: "cierre" as const }));
    expect(estimateOf(closings, { closingStep: -0.05 }).value).toBeCloseTo(250_000, 4);
  });
});

test("seller net at 250,000: 4 % + 21 % VAT, plusvalía 2,000, debt 80,000 → 155,900", () => {
  expect(sellerNet(250_000, { feeRate: 0.04, vatRate: 0.21, landGainTax: 2000, debt: 80_000 })).toBeCloseTo(155_900, 6);
});

describe("the home's own advert proves nothing", () => {
  const own = { floor: 3, rooms: 2, address: "Calle Feria 12" };
  const others = [
    listing("a", 240_000, { ...own, address: "Calle Feria 14", longitude: 2.161 }),
    listing("b", 250_000, { ...own, address: "Calle Feria 16", longitude: 2.162 }),
    listing("c", 260_000, { ...own, address: "Calle Feria 18", longitude: 2.163 }),
  ];
  const idsWith = (advert: Listing, subject = home(own)) =>
    estimateFromComparables(subject, [...others, advert], { today: TODAY })
      .used.map(({ id }) => id)
      .sort();

  test.each([
    ["at the same spot, with another address", { ...own, address: "Ref. 12" }],
    ["at the same address, with a blurred position", { ...own, longitude: 2.164 }],
  ])("%s", (_name, fields) => {
    expect(idsWith(listing("own", 900_000, fields))).toEqual(["a", "b", "c"]);
  });

  test("another floor of the same building speaks, and so does what may be another flat", () => {
    expect(idsWith(listing("neighbour", 250_000, { ...own, floor: 4 }))).toContain("neighbour");
    const { floor: _, ...unknownFloor } = own;
    expect(idsWith(listing("maybe", 250_000, unknownFloor), home(unknownFloor))).toContain("maybe");
  });
});
