import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advertLikeness, type ComparedAdvert } from "./duplicates.ts";

/** 0.0009° of latitude are 100.1 m: a degree has 111,195 m. */
const METRES_100 = 0.0009;
const FLAT: ComparedAdvert = {
  operation: "venta",
  type: "piso",
  latitude: 41.4,
  longitude: 2.17,
  builtAreaM2: 80,
  rooms: 3,
  bathrooms: 1,
  floor: 2,
  yearBuilt: 1970,
  condition: "bueno",
  features: 0b0_0101,
  knownFeatures: 0b1_1111,
  priceCents: 250_000_00,
  currency: "EUR",
  cadastralReference: null,
  phones: [],
  photoHashes: [],
};
const REFERENCE = "9872023VH5797S0001WX";
const scoreOf = (values: Partial<ComparedAdvert>, of: Partial<ComparedAdvert> = {}) =>
  advertLikeness({ ...FLAT, ...of }, { ...FLAT, ...values })?.score ?? null;

describe("adverts of one dwelling", () => {
  test("have the same size, rooms and features near each other", () => {
    // −3.75 + 2.2 (area) + 0.4 (year) + 5 · 0.2 (features) = −0.15 in log odds: 46 %, which is not worth a question.
    expect(scoreOf({})).toBeNull();
    // Five more features in common: 0.85, or 70 %.
    const more = { features: 0b0_0101, knownFeatures: 0b11_1111_1111 };
    const likeness = advertLikeness(
      { ...FLAT, ...more },
      { ...FLAT, ...more, latitude: FLAT.latitude! + METRES_100 / 2 },
    )!;
    expect(likeness.score).toBeCloseTo(0.7006, 3);
    expect(likeness).toMatchObject({ isCertain: false });
    expect(likeness.reasons).toEqual([
      "A 50\u00a0m uno de otro",
      "La misma superficie",
      "Las mismas habitaciones",
      "La misma planta",
      "El mismo año de construcción",
      "El mismo precio",
    ]);
  });

  test.each<[string, Partial<ComparedAdvert>]>([
    ["the other operation", { operation: "alquiler" }],
    ["another type", { type: "atico" }],
    ["more than 120 m away", { latitude: 41.4 + 1.3 * METRES_100 }],
    ["no point", { latitude: null, longitude: null }],
    ["4 % larger", { builtAreaM2: 83.4 }],
    ["no area", { builtAreaM2: null }],
    ["another number of rooms", { rooms: 4 }],
    ["another floor", { floor: 3 }],
    ["a fifth dearer", { priceCents: 312_500_00 }],
    ["another plot of the cadastre", { cadastralReference: "1234567AB1234C" }],
  ])("have not %s, though their photos are the same", (_, values) => {
    const photoHashes = ["0123456789abcdef", "fedcba9876543210"];
    const cadastralReference = "9872023VH5797S";
    expect(scoreOf({ photoHashes, ...values }, { photoHashes, cadastralReference })).toBeNull();
    expect(scoreOf({ photoHashes }, { photoHashes, cadastralReference })).toBeGreaterThan(0.9);
  });

  test("are certain by a whole cadastral reference, and two by two of them", () => {
    const far = { latitude: 40, builtAreaM2: 200 };
    const reasons = ["La misma referencia catastral"];
    expect(
      advertLikeness(
        { ...FLAT, cadastralReference: REFERENCE },
        { ...FLAT, ...far, cadastralReference: "9872023 VH5797S 0001 WX" },
      ),
    ).toEqual({ score: 1, isCertain: true, reasons });
    expect(scoreOf({ cadastralReference: "9872023VH5797S0002EM" }, { cadastralReference: REFERENCE })).toBeNull();
  });

  test("share a phone, or two photos that were made smaller", () => {
    // −0.15 + 2 = 1.85: 86 %.
    expect(scoreOf({ phones: ["+34600111222"] }, { phones: ["+34600111222"] })).toBeCloseTo(0.864, 3);
    const photoHashes = ["0123456789abcdef", "fedcba9876543210"];
    // Three and one of 64 bits are others.
    const copies = ["0123456789abcde8", "fedcba9876543211"];
    expect(scoreOf({ photoHashes: copies }, { photoHashes })).toBeGreaterThan(0.98);
    // One common picture may be of the street.
    expect(scoreOf({ photoHashes: copies.slice(0, 1) }, { photoHashes })).toBeNull();
  });

  test("ask the same price for the same area at two agencies: −3.75 + 2.2 + 1.8 = 0.25, 56 %; at one agency they are two flats", () => {
    const bare = { yearBuilt: null, condition: null, features: 0, knownFeatures: 0, bathrooms: null };
    const price = { ...bare, priceCents: 250_000_00 };
    const [sol, mar] = [{ advertisers: ["sol"] }, { advertisers: ["mar", "luz"] }];
    expect(scoreOf({ ...price, ...sol }, { ...price, ...mar })).toBeCloseTo(0.562, 3);
    expect(scoreOf({ ...price, ...mar }, { ...price, advertisers: ["luz"] })).toBeNull();
    expect(scoreOf(price, price)).toBeNull();
    // A thousand euros less is no longer the same price.
    expect(scoreOf({ ...price, ...sol }, { ...price, ...mar, priceCents: 249_000_00 })).toBeNull();
  });

  test("stand at one address, also where one has no point: −3.75 + 2.2 + 1.8 + 1.5 = 1.75, 85 %", () => {
    const bare = {
      yearBuilt: null,
      condition: null,
      features: 0,
      knownFeatures: 0,
      bathrooms: null,
      priceCents: 250_000_00,
    };
    const here = { ...bare, wholeAddress: "calle cuba 20 valencia", latitude: null };
    const [sol, mar] = [{ advertisers: ["sol"] }, { advertisers: ["mar"] }];
    expect(scoreOf({ ...here, ...sol }, { ...here, ...mar })).toBeCloseTo(0.852, 3);
    expect(scoreOf({ ...here, ...sol }, { ...here, ...mar, wholeAddress: "calle cuba 22 valencia" })).toBeNull();
    expect(scoreOf({ ...here, ...sol, wholeAddress: null }, { ...here, ...mar, wholeAddress: null })).toBeNull();
  });

  test("are compared in prices of one currency alone", () => {
    const phones = ["+34600111222"];
    expect(scoreOf({ phones, currency: "USD", priceCents: 1 }, { phones })).not.toBeNull();
    expect(scoreOf({ phones, priceCents: 1 }, { phones })).toBeNull();
  });
});

describe("at the borders", () => {
  const photoHashes = ["0123456789abcdef", "fedcba9876543210"];
  const pair = (values: Partial<ComparedAdvert>, of: Partial<ComparedAdvert> = {}) =>
    advertLikeness({ ...FLAT, photoHashes, ...of }, { ...FLAT, photoHashes, ...values });

  test("three hundredths of area may be one home's, and a distance is told in metres or as the same point", () => {
    expect(pair({ builtAreaM2: 97 }, { builtAreaM2: 100 })).not.toBeNull();
    expect(pair({ builtAreaM2: 96.9 }, { builtAreaM2: 100 })).toBeNull();
    expect(pair({})!.reasons).toContain("En el mismo punto del mapa");
    // 0.000009° are 1.0008 m, 0.0000089° are 0.99 m.
    expect(pair({ latitude: 41.400009 })!.reasons).toContain("A 1\u00a0m uno de otro");
    expect(pair({ latitude: 41.4000089 })!.reasons).toContain("En el mismo punto del mapa");
    // 0.001079° are 119.98 m, 0.0010793° 120.01 m.
    expect(pair({ latitude: 41.401079 })!.reasons).toContain("A 120\u00a0m uno de otro");
    expect(pair({ latitude: 41.4010793 })).toBeNull();
  });

  test("fifteen hundredths of price may be one home's, and sixteen may not", () => {
    expect(pair({ priceCents: 85_000_00 }, { priceCents: 100_000_00 })).not.toBeNull();
    expect(pair({ priceCents: 84_999_00 }, { priceCents: 100_000_00 })).toBeNull();
  });

  test("an advertiser that nobody named is no other one", () => {
    const bare = { yearBuilt: null, condition: null, features: 0, knownFeatures: 0, bathrooms: null };
    const of = (mine: string[], theirs: string[]) =>
      scoreOf({ ...bare, advertisers: theirs }, { ...bare, advertisers: mine });
    expect(of([], ["sol"])).toBeNull();
    expect(of(["sol"], [])).toBeNull();
    expect(of(["sol"], ["mar"])).not.toBeNull();
  });
});

describe("each piece of evidence has its weight", () => {
  /** Log odds of two adverts that share two photos (5), whose sum with base, area and the rest lies well above a half. */
  const photoHashes = ["0123456789abcdef", "fedcba9876543210"];
  const bare = { photoHashes, yearBuilt: null, condition: null, knownFeatures: 0, bathrooms: null } as const;
  const logOdds = (values: Partial<ComparedAdvert>, of: Partial<ComparedAdvert> = {}) => {
    const score = scoreOf({ ...bare, ...values }, { ...bare, ...of })!;
    return Number(Math.log(score / (1 - score)).toFixed(4));
  };
  // −3.75 + 5 + 2.2 = 3.45.
  test("photos and the same area alone: 3.45", () => expect(logOdds({})).toBe(3.45));
  test.each<[string, number, Partial<ComparedAdvert>, Partial<ComparedAdvert>?]>([
    ["from 90 m on a distance counts 0.4 less", 3.05, { latitude: 41.4 + 0.00082 }],
    ["below it nothing", 3.45, { latitude: 41.4 + 0.0008 }],
    ["half a hundredth of area is not the same", 1.25, { builtAreaM2: 80.4 }],
    ["from a hundredth on it counts against both", 0.45, { builtAreaM2: 81.6 }],
    ["another number of bathrooms", 1.05, { bathrooms: 2 }, { bathrooms: 1 }],
    ["the same year", 3.85, { yearBuilt: 1970 }, { yearBuilt: 1970 }],
    ["another year", 0.95, { yearBuilt: 1971 }, { yearBuilt: 1970 }],
    ["another condition", 0.95, { condition: "a_reformar" }, { condition: "bueno" }],
    ["two features alike", 3.85, { features: 0b01, knownFeatures: 0b11 }, { features: 0b01, knownFeatures: 0b11 }],
    ["one of two otherwise", 2.15, { features: 0b01, knownFeatures: 0b11 }, { features: 0b11, knownFeatures: 0b11 }],
  ])("%s: %d", (_, expected, values, of = {}) => expect(logOdds(values, of)).toBe(expected));

  test("the same plot counts 1.5, stands for the distance, and is told", () => {
    const cadastralReference = "9872023VH5797S";
    const plots = [{ ...FLAT, ...bare, photoHashes: [], phones: ["+34600111222"], cadastralReference }] as const;
    const other = { ...plots[0], latitude: 41.4 + 2 * METRES_100 };
    const likeness = advertLikeness(plots[0], other)!;
    // −3.75 + 2 + 1.5 + 2.2 = 1.95; more than 120 m are not told.
    expect(Math.log(likeness.score / (1 - likeness.score))).toBeCloseTo(1.95, 6);
    expect(likeness.reasons).toEqual([
      "El mismo teléfono",
      "La misma parcela catastral",
      "La misma superficie",
      "Las mismas habitaciones",
      "La misma planta",
      "El mismo precio",
    ]);
  });

  test("areas up to 3 % and prices up to 15 % apart are compared, photos up to their bits", () => {
    expect(scoreOf({ ...bare, builtAreaM2: 97.1 }, { ...bare, builtAreaM2: 100 })).not.toBeNull();
    expect(scoreOf({ ...bare, builtAreaM2: 96.9 }, { ...bare, builtAreaM2: 100 })).toBeNull();
    expect(scoreOf({ ...bare, priceCents: 85_00 }, { ...bare, priceCents: 100_00 })).not.toBeNull();
    expect(scoreOf({ ...bare, priceCents: 84_00 }, { ...bare, priceCents: 100_00 })).toBeNull();
    expect(scoreOf({ ...bare, builtAreaM2: 0 }, { ...bare, builtAreaM2: 0 })).toBeNull();
  });

  test("two points in one place are told as one, others by whole metres; a score of 99 % is the most", () => {
    const reasonOf = (latitude: number) =>
      advertLikeness({ ...FLAT, ...bare }, { ...FLAT, ...bare, latitude })!.reasons;
    expect(reasonOf(41.4)).toContain("En el mismo punto del mapa");
    expect(reasonOf(41.4 + 0.000_008)).toContain("En el mismo punto del mapa");
    expect(reasonOf(41.4 + 0.000_01)).toContain("A 1\u00a0m uno de otro");
    const certain = { ...bare, phones: ["+34600111222"], yearBuilt: 1970 };
    expect(scoreOf(certain, certain)).toBe(0.99);
  });
});

test("the order of two adverts does not matter, and what differs never makes them more alike", () => {
  const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
  const advert: fc.Arbitrary<ComparedAdvert> = fc.record({
    operation: fc.constant("venta" as const),
    type: fc.constant("piso" as const),
    latitude: fc.constantFrom(41.4, 41.4004, null),
    longitude: fc.constant(2.17),
    builtAreaM2: some(fc.constantFrom(80, 81, 82)),
    rooms: some(fc.constantFrom(2, 3)),
    bathrooms: some(fc.constantFrom(1, 2)),
    floor: some(fc.constantFrom(1, 2)),
    yearBuilt: some(fc.constantFrom(1970, 1980)),
    condition: some(fc.constantFrom("bueno" as const, "a_reformar" as const)),
    features: fc.nat(31),
    knownFeatures: fc.nat(31),
    priceCents: some(fc.constantFrom(100, 110, 150)),
    currency: fc.constant("EUR"),
    cadastralReference: fc.constantFrom(null, REFERENCE, REFERENCE.slice(0, 14)),
    phones: fc.constantFrom([], ["+34600111222"]),
    photoHashes: fc.constantFrom([], ["0123456789abcdef", "fedcba9876543210"]),
  });
  fc.assert(
    fc.property(advert, advert, (a, b) => {
      const likeness = advertLikeness(a, b);
      expect(advertLikeness(b, a)).toEqual(likeness);
      if (!likeness || likeness.isCertain) return;
      const bathrooms = b.bathrooms === null ? null : b.bathrooms + 5;
      expect(advertLikeness(a, { ...b, bathrooms })?.score ?? 0).toBeLessThanOrEqual(likeness.score);
      expect(advertLikeness(a, { ...b, features: ~b.features })?.score ?? 0).toBeLessThanOrEqual(
        advertLikeness(a, { ...b, features: a.features })?.score ?? 0,
      );
    }),
  );
});
