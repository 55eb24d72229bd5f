import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Listing, listingSchema, type Property, propertySchema } from "../../shared/listing/property.ts";
import type { ComparablesEstimate } from "./comparables.ts";
import { confidenceInComparables, confidenceInModel } from "./confidence.ts";
import { encodeModel, parseModel } from "./model-file.ts";
import { selectComparables, unlikeness } from "./selection.ts";
import { subjectFromProperty } from "./subject.ts";
import type { ValuationSubject } from "./types.ts";

const TODAY = "2026-11-21";
const LATITUDE = 41.39;
const LONGITUDE = 2.16;
/** A degree of latitude is some 111,195 m. */
const north = (metres: number) => LATITUDE + metres / 111_195;

const homeOf = (fields: Record<string, unknown> = {}): Property =>
  propertySchema.parse({ builtAreaM2: 100, latitude: LATITUDE, longitude: LONGITUDE, ...fields });
const advert = (id: string, fields: Record<string, unknown> = {}): Listing =>
  listingSchema.parse({
    id,
    price: 200_000,
    builtAreaM2: 100,
    evidence: "oferta",
    date: TODAY,
    latitude: north(100),
    longitude: LONGITUDE,
    ...fields,
  }) as Listing;

function select(adverts: readonly Listing[], subject = homeOf(), removed: string[] = []) {
  const { candidates, excluded } = selectComparables(subject, adverts, removed, TODAY);
  return {
    used: candidates.map(({ listing }) => listing.id),
    belonging: Object.fromEntries(candidates.map(({ listing, belonging }) => [listing.id, belonging])),
    reasons: Object.fromEntries(excluded.map(({ id, reason }) => [id, reason])),
  };
}

/** So many adverts that no two of them are one home: their rooms differ. */
const several = (count: number, fields: Record<string, unknown> = {}, prefix = "x") =>
  Array.from({ length: count }, (_, i) =>
    advert(`${prefix}${i}`, { rooms: i % 12, floor: Math.floor(i / 12), price: 200_000 + i * 20_000, ...fields }),
  );

describe("unlikeness, term by term", () => {
  const alike = subjectFromProperty(homeOf());
  const q = (other: Partial<ValuationSubject>, mine: Partial<ValuationSubject> = {}, distance = 0, months = 0) =>
    unlikeness({ ...alike, ...mine }, { ...alike, ...other }, distance, months);

  test("the same home today is 0", () => expect(q({})).toBe(0));

  test.each<[string, number, number]>([
    // (d / 400)².
    ["400 m away", q({}, {}, 400), 1],
    ["800 m away", q({}, {}, 800), 4],
    ["nobody knows where: as 400 m", q({}, {}, Number.NaN), 1],
    // (ln 1.1 / 0.2)² = 0.4766² = 0.2271.
    ["a tenth smaller", q({ areaM2: 100 }, { areaM2: 110 }), 0.2271],
    ["a tenth larger is the same", q({ areaM2: 110 }, { areaM2: 100 }), 0.2271],
    // ½ · (1 / 1.5)² = 0.2222.
    ["a room more", q({ rooms: 4 }, { rooms: 3 }), 0.2222],
    ["a room less", q({ rooms: 2 }, { rooms: 3 }), 0.2222],
    ["one of them to reform", q({ isToReform: 1 }, { isToReform: 0 }), 1],
    ["one of them with a lift", q({ hasLift: 0 }, { hasLift: 1 }), 0.5],
    // ½ · (50 / 25)².
    ["fifty years older", q({ yearBuilt: 1950 }, { yearBuilt: 2000 }), 2],
    // ¼ · (12 / 6)².
    ["a year old", q({}, {}, 0, 12), 1],
  ])("%s", (_name, got, expected) => expect(got).toBeCloseTo(expected, 3));
});

describe("which adverts may be compared", () => {
  test.each<[string, Record<string, unknown>]>([
    ["other-operation", { operation: "alquiler" }],
    ["other-type", { type: "chalet" }],
    ["other-currency", { currency: "USD" }],
    ["other-size", { builtAreaM2: 66.9 }],
    ["other-size", { builtAreaM2: 150.1 }],
    ["too-far", { latitude: north(6_010) }],
    // 24 months of 30.44 days are 730.56 days.
    ["too-old", { date: "2024-11-20" }],
  ])("%s: %j", (reason, fields) => expect(select([advert("a", fields)]).reasons).toEqual({ a: reason }));

  test.each<[Record<string, unknown>]>([
    [{ builtAreaM2: 67 }],
    [{ builtAreaM2: 150 }],
    [{ latitude: north(5_990) }],
    [{ date: "2024-11-22" }],
    [{ latitude: undefined, longitude: undefined }],
    [{ date: undefined }],
  ])("%j may", (fields) => expect(select([advert("a", fields)]).used).toEqual(["a"]));

  test("the person who values takes out the adverts that they want", () => {
    expect(select([advert("a"), advert("b", { price: 300_000 })], homeOf(), ["a"])).toMatchObject({
      used: ["b"],
      reasons: { a: "removed-by-agent" },
    });
  });

  test("six within 1,500 m of the last year make those farther or older unneeded; five do not", () => {
    const far = advert("far", { latitude: north(1_600), price: 500_000 });
    const old = advert("old", { date: "2025-10-21", price: 600_000 });
    expect(select([...several(6), far, old]).reasons).toEqual({ far: "too-far", old: "too-old" });
    expect(select([...several(5), far, old]).reasons).toEqual({ old: "too-old" });
    expect(select([...several(4), far, old]).reasons).toEqual({});
  });

  test("an advert near to a border fades: the last tenth of a distance and of an age, and the last 0.04 of ln m²", () => {
    const nearby = several(6);
    const belongingOf = (fields: Record<string, unknown>) => select([...nearby, advert("a", fields)]).belonging.a;
    expect(belongingOf({ price: 500_000, latitude: north(1_300) })).toBe(1);
    // 1,425 m are half way from 1,350 to 1,500.
    expect(belongingOf({ price: 500_000, latitude: north(1_425) })).toBeCloseTo(0.5, 2);
    // 11.4 months of 30.44 days are 347 days.
    expect(belongingOf({ price: 500_000, date: "2025-12-09" })).toBeCloseTo(0.5, 2);
    // 0.67 · e^0.02 = 0.6835.
    expect(belongingOf({ price: 500_000, builtAreaM2: 68.35 })).toBeCloseTo(0.5, 2);
  });

  test("with fewer than six the borders widen little by little, and are widest with four", () => {
    const far = (metres: number) => advert("far", { latitude: north(metres), price: 500_000 });
    const widest = select([...several(3), far(5_300)]);
    expect(widest.belonging.far).toBe(1);
    // Five and a half within 1.5 km: a quarter of the way to 6 km on the log scale, 2,121 m.
    const half = advert("half", { latitude: north(1_425), price: 700_000 });
    expect(select([...several(5), half, far(1_900)]).belonging.far).toBe(1);
    expect(select([...several(5), half, far(2_015)]).belonging.far).toBeCloseTo(0.5, 1);
    expect(select([...several(5), half, far(2_130)]).reasons.far).toBe("too-far");
  });

  test("at most 24, the most alike first", () => {
    const near = several(24);
    const last = advert("last", { latitude: north(900), price: 900_000 });
    const { used, reasons } = select([last, ...near]);
    expect(used).toHaveLength(24);
    expect(reasons).toEqual({ last: "less-alike" });
    // One of the 24 that belongs by half leaves half a place.
    const edge = advert("edge", { builtAreaM2: 68.35, price: 800_000, rooms: 15 });
    const shared = select([last, edge, ...several(23)]);
    expect(shared.belonging.last).toBeCloseTo(0.5, 2);
    const [first] = select([advert("b", { latitude: north(300), price: 400_000 }), advert("a")]).used;
    expect(first).toBe("a");
  });
});

describe("the home itself", () => {
  const mine = { floor: 3, rooms: 3, address: "Calle Mayor 5" };
  const reasonOf = (fields: Record<string, unknown>, subject: Record<string, unknown> = mine) =>
    select([advert("a", { ...mine, latitude: north(200), ...fields })], homeOf(subject)).reasons.a;

  test("the same address with its number, floor, rooms and area", () => {
    expect(reasonOf({})).toBe("same-home");
    expect(reasonOf({ address: "CALLE MAYOR 5" })).toBe("same-home");
    expect(reasonOf({ builtAreaM2: 101 })).toBe("same-home");
  });

  test("or the same spot, to ten metres", () => {
    expect(reasonOf({ address: undefined, latitude: north(9.5) })).toBe("same-home");
    expect(reasonOf({ address: undefined, latitude: north(10.5) })).toBeUndefined();
  });

  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ floor: 4 }, mine],
    [{ rooms: 2 }, mine],
    [{ builtAreaM2: 101.5 }, mine],
    [{ address: "Calle Mayor" }, { ...mine, address: "Calle Mayor" }],
    [{}, { ...mine, floor: undefined }],
    [{}, { ...mine, rooms: undefined }],
  ])("%j is another", (fields, subject) => expect(reasonOf(fields, subject)).toBeUndefined());

  test("a cadastral reference of twenty characters settles it", () => {
    const cadastralReference = "9872023VH5797S0001WX";
    expect(reasonOf({ floor: 7, cadastralReference }, { ...mine, cadastralReference })).toBe("same-home");
    expect(reasonOf({ floor: 7 }, { ...mine, cadastralReference })).toBeUndefined();
  });
});

describe("adverts of one home", () => {
  const base = { rooms: 3, floor: 2 };

  test("a closing stays before an offer, then the newest", () => {
    const used = (...adverts: Listing[]) => select(adverts).used;
    const closing = advert("closing", { ...base, evidence: "cierre", date: "2026-05-01" });
    const offer = advert("offer", base);
    expect(used(offer, closing)).toEqual(["closing"]);
    expect(used(closing, offer)).toEqual(["closing"]);
    expect(used(advert("older", { ...base, date: "2026-10-01" }), offer)).toEqual(["offer"]);
    expect(used(offer, advert("older", { ...base, date: "2026-10-01" }))).toEqual(["offer"]);
  });

  test("they count as one home, in whose price each has a part as far as it is no repetition", () => {
    const { candidates } = selectComparables(
      homeOf(),
      // 9.5 % of the larger price apart is half way from 3 to 16 %; the third is 2 % above the second.
      [advert("a", base), advert("b", { ...base, price: 220_994 }), advert("c", { ...base, price: 225_500 })],
      [],
      TODAY,
    );
    expect(candidates).toHaveLength(1);
    expect(candidates[0]!.others.map(({ listing, part }) => [listing.id, part])).toEqual([
      ["b", expect.closeTo(0.5, 3)],
      // 11.3 % above the first makes it another by 0.64, of which the second, half another itself, takes a half.
      ["c", expect.closeTo(0.32, 2)],
    ]);
  });

  test("repeated rows without address and position count once", () => {
    const blind = (id: string, price: number) => advert(id, { latitude: undefined, longitude: undefined, price });
    expect(select([blind("a", 200_000), blind("b", 200_000), blind("c", 201_000)])).toMatchObject({
      used: ["a", "c"],
      reasons: { b: "duplicate" },
    });
  });

  test("of rows that say the same in every field the newest stays, wherever it stands in the list", () => {
    const row = (id: string, date: string | undefined) =>
      advert(id, { latitude: undefined, longitude: undefined, date, price: 200_000 });
    const [old, now] = [row("old", "2026-06-01"), row("now", "2026-11-01")];
    expect(select([old, now])).toMatchObject({ used: ["now"], reasons: { old: "duplicate" } });
    expect(select([now, old])).toMatchObject({ used: ["now"], reasons: { old: "duplicate" } });
  });
});

describe("how sure a value is", () => {
  const estimate = (count: number, more: Record<string, unknown> = {}) =>
    ({
      situation: { effective: count },
      used: Array.from({ length: count }, () => ({
        listing: { evidence: "cierre" },
        distanceM: 100,
        isHeavilyAdjusted: false,
        ...more,
      })),
    }) as unknown as ComparablesEstimate;
  const expected = { medianError: 0.1, measuredIn: "Barcelona", engine: "model" } as const;
  const reasons = (count: number, more?: Record<string, unknown>) =>
    confidenceInComparables(estimate(count, more), expected, 0.1).reasons.join(" ");

  test("the score is what the deviation leaves of a hundred, and never below nothing", () => {
    expect(confidenceInComparables(estimate(8), expected, 0.17).score).toBeCloseTo(83, 9);
    expect(confidenceInComparables(estimate(8), expected, 1.4).score).toBe(0);
    expect(confidenceInModel(0.2, subjectFromProperty(homeOf()), "2016-12-31").score).toBeCloseTo(80, 9);
  });

  test("the score goes no further than its level: 84 for a medium confidence, 70 for a low one", () => {
    const sure = { ...estimate(8, { weightShare: 1 / 8 }), situation: { effective: 8, count: 8, unknown: 0 } };
    const scoreOf = (medianError: number) =>
      confidenceInComparables(sure as ComparablesEstimate, { ...expected, medianError }, 0.06);
    expect(scoreOf(0.07)).toMatchObject({ level: "alta" });
    expect(scoreOf(0.07).score).toBeCloseTo(94, 9);
    expect(scoreOf(0.1)).toMatchObject({ level: "media", score: 84 });
    expect(scoreOf(0.2)).toMatchObject({ level: "baja", score: 70 });
    expect(confidenceInModel(0.35, subjectFromProperty(homeOf()), "2016-12-31")).toMatchObject({ level: "baja" });
    expect(confidenceInModel(0.35, subjectFromProperty(homeOf()), "2016-12-31").score).toBeCloseTo(65, 9);
  });

  test("fewer than six are few; what weighs is said with its number", () => {
    expect(reasons(5)).toContain("Solo 5 comparables");
    expect(reasons(6)).toContain("6 comparables sostienen");
    expect(reasons(6)).not.toContain("ajustes grandes");
    expect(reasons(6, { isHeavilyAdjusted: true })).toContain("6 de ellos necesitan");
    expect(reasons(1, { isHeavilyAdjusted: true })).toContain("1 de ellos necesita ");
    expect(reasons(6)).not.toContain("precios de oferta");
    expect(reasons(6, { listing: { evidence: "oferta" } })).toContain("Todos son precios de oferta");
    expect(reasons(6)).not.toContain("sin posición");
    expect(reasons(1, { distanceM: null })).toContain("1 sin posición: no sabemos a qué distancia está.");
  });

  test("a value of 2018 is never sure, and above 0.3 little; it says what is unknown", () => {
    const unknown = subjectFromProperty(homeOf());
    expect(confidenceInModel(0.3, unknown, "2016-12-31").level).toBe("media");
    expect(confidenceInModel(0.31, unknown, "2016-12-31").level).toBe("baja");
    expect(confidenceInModel(0.2, unknown, "2016-12-31").reasons.join(" ")).toContain(
      "No sabemos el año, el estado, la planta",
    );
    const known = { yearBuilt: 1990, isToReform: 0, floor: 2, hasLift: 1, bathrooms: 1, rooms: 3 };
    expect(confidenceInModel(0.2, { ...unknown, ...known }, "2016-12-31").reasons.join(" ")).not.toContain(
      "No sabemos",
    );
    expect(confidenceInModel(0.2, unknown, "2016-12-31").reasons[0]).toBe(
      "Son precios de oferta de 2016, sin comparables de hoy.",
    );
    expect(confidenceInModel(0.2, unknown, "2016-12-31", 0).reasons[0]).not.toContain("anuncios de entonces");
    expect(confidenceInModel(0.2, unknown, "2016-12-31", 1).reasons[0]).toContain("con 1 anuncios");
  });
});

describe("a model's file", () => {
  const file = readdirSync("models/valuation").find((name) => name.endsWith(".bin"))!;
  const bytes = readFileSync(`models/valuation/${file}`);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);

  test("written again it is the same to the byte", () => {
    expect(Buffer.compare(Buffer.from(encodeModel(parseModel(buffer))), bytes)).toBe(0);
  });

  test("a buffer that is no model's file is refused", () => {
    const other = buffer.slice(0);
    new Uint8Array(other)[0] = 0;
    expect(() => parseModel(other)).toThrow("Not a valuation model's file");
  });
});
