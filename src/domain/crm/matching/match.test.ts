import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchOf } from "./match.ts";
import { type Demand, type OfferedHome, readyHome } from "./pair.ts";
import { ANYTHING, HOME, WANTED, ZONE } from "./pairs.test-data.ts";

const match = (home: Partial<OfferedHome>, demand: Partial<Demand>, from = WANTED) =>
  matchOf(readyHome({ ...HOME, ...home }), { ...from, ...demand });
const scoreOf = (home: Partial<OfferedHome>, demand: Partial<Demand> = {}, from = WANTED) => {
  const found = match(home, demand, from);
  return found.kind === "excluded" ? found.because() : found.score;
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("the score", () => {
  test("of a home that has everything is 100", () => expect(scoreOf({})).toBe(100));

  test("half the tolerance costs half the points of the price: 100 − 30 / 2 = 85", () =>
    expect(scoreOf({ price: 262_500 })).toBeCloseTo(85, 9));

  test("at the end of the tolerance no point of the price is left, and the home still fits", () =>
    expect(match({ price: 275_000 }, {})).toMatchObject({ kind: "fits", score: expect.closeTo(70, 9) }));

  test("a euro more keeps it from fitting, and says why", () => {
    const found = match({ price: 275_001 }, {});
    expect(found).toMatchObject({ kind: "near" });
    expect(plain((found as { missing: string }).missing)).toBe("supera presupuesto + 10 %");
  });

  test("a tenth of the budget beyond the tolerance there is nothing to talk about", () => {
    expect(match({ price: 300_000 }, {}).kind).toBe("near");
    expect(match({ price: 300_001 }, {}).kind).toBe("excluded");
  });

  test("without a tolerance the budget is the end", () => {
    expect(match({ price: 250_000 }, { tolerance: 0 })).toMatchObject({ kind: "fits", score: 100 });
    expect(match({ price: 250_000.01 }, { tolerance: 0 })).toMatchObject({ missing: "supera presupuesto" });
  });

  test("a tolerance of a quarter: 281,250 is half of it", () =>
    expect(scoreOf({ price: 281_250 }, { tolerance: 0.25 })).toBeCloseTo(85, 9));

  test("nine tenths of the wanted metres are half the points of the area: 100 − 10 / 2 = 95", () =>
    expect(scoreOf({ builtAreaM2: 72 })).toBeCloseTo(95, 9));

  test("a kilometre outside the drawn zone leaves e^−1 = 0.3679 of 25 points: 75 + 9.197 = 84.197", () => {
    // 39.5 is its northern side; a kilometre is 1 / 111.13 of a degree.
    const home = { latitude: 39.5 + 1 / 111.13, longitude: -0.35, places: [] };
    expect(scoreOf(home, { places: [], zone: ZONE })).toBeCloseTo(84.197, 3);
  });

  test("after thirty days of both only half of the five points for recency is left: 97.5", () =>
    expect(scoreOf({ daysOffered: 30 }, { daysAsked: 30 })).toBeCloseTo(97.5, 9));

  test("recency is the mean of both: an old home and a fresh demand have (0.5 + 1) / 2 of 5 points", () =>
    expect(scoreOf({ daysOffered: 30 })).toBeCloseTo(98.75, 9));

  test("one of two wishes that are known: half of the 15 points, (1 must + 0 wish) / 2", () =>
    expect(scoreOf({ flags: { hasLift: true, hasTerrace: false } }, { wishes: ["hasTerrace"] })).toBeCloseTo(92.5, 9));

  test("an unknown zone leaves the sum: 15 of 30 for the price, and 45 for the rest but zone, is 60 of 75", () => {
    const found = match({ price: 262_500, places: [], latitude: null }, {});
    expect(found).toMatchObject({ kind: "fits", score: expect.closeTo(80, 9), unknown: ["zona"] });
  });

  test("a must that nobody knows of takes all 15 points of the extras, though another must is known: 100 − 15 = 85", () => {
    const musts = ["hasLift", "hasTerrace"];
    expect(match({ flags: { hasLift: true, hasTerrace: true } }, { musts })).toMatchObject({
      score: 100,
      openMusts: 0,
    });
    expect(match({ flags: { hasLift: true, hasTerrace: null } }, { musts })).toMatchObject({
      kind: "fits",
      score: expect.closeTo(85, 9),
      openMusts: 1,
      unknown: ["terraza"],
    });
  });

  test("a wish that nobody knows of leaves the sum: 100", () =>
    expect(scoreOf({ flags: { hasLift: true } }, { wishes: ["hasTerrace"] })).toBe(100));

  test("weights of a buyer count instead of the usual ones: (45 · 0.5 + 70) / (45 + 70) = 80.43", () =>
    expect(scoreOf({ price: 262_500 }, { weights: { ...WANTED.weights, precio: 45 } })).toBeCloseTo(80.4348, 4));

  test("a home that states little is named what it lacks, which speaks neither for nor against it", () => {
    const empty = {
      price: null,
      builtAreaM2: null,
      latitude: null,
      longitude: null,
      places: [],
      flags: {},
      bathrooms: 2,
    };
    expect(match(empty, { musts: ["nada"], bathroomsMin: 2 })).toMatchObject({
      kind: "fits",
      score: 100,
      reasons: ["Es del tipo que busca", "Tiene las habitaciones que pide", "Tiene los baños que pide"],
      unknown: ["precio", "zona", "superficie"],
    });
  });

  test("there is none where nothing that was asked for is known", () =>
    expect(match({ price: null }, { priceMax: 1 }, ANYTHING)).toMatchObject({
      kind: "fits",
      score: null,
      unknown: ["precio"],
    }));
});

describe("a home", () => {
  test("tells why it fits, in the order of what counts, and what is to be confirmed", () => {
    const found = match({ flags: { hasLift: true, hasTerrace: null } }, { musts: ["hasLift", "hasTerrace"] });
    expect(found).toMatchObject({
      kind: "fits",
      reasons: [
        "Es del tipo que busca",
        "Entra en su presupuesto",
        "Está en ruzafa",
        "Tiene las habitaciones que pide",
        "Tiene los metros que pide",
      ],
      unknown: ["terraza"],
    });
  });

  test.each<[string, Partial<OfferedHome>, Partial<Demand>, string]>([
    ["another operation", {}, { operation: "alquiler" }, "excluded"],
    ["another type", {}, { types: ["chalet"] }, "excluded"],
    ["without the lift", { flags: { hasLift: false } }, {}, "no tiene ascensor"],
    ["a room short", { rooms: 2 }, {}, "le falta 1 habitación"],
    ["two rooms short", { rooms: 1 }, {}, "excluded"],
    ["just as many rooms as they look for", { rooms: 3 }, { roomsMin: 3, roomsMax: 3 }, "fits"],
    ["a room more than they look for", { rooms: 4 }, { roomsMin: 3, roomsMax: 3 }, "tiene 1 habitación de más"],
    ["two rooms more", { rooms: 5 }, { roomsMin: 3, roomsMax: 3 }, "excluded"],
    ["a bathroom short", {}, { bathroomsMin: 2 }, "le falta 1 baño"],
    ["too small, nearly", { builtAreaM2: 60 }, {}, "tiene 60 m² de los 80 m² que pide"],
    ["much too small", { builtAreaM2: 55 }, {}, "excluded"],
    ["cheaper than they look for", {}, { priceMin: 250_000 }, "cuesta menos de lo que busca"],
    ["much cheaper", {}, { priceMin: 270_000, priceMax: null }, "excluded"],
    ["in another town", {}, { places: ["Gandia"] }, "excluded"],
    ["a word of its place is not the place", { places: ["Ruzafar"] }, {}, "excluded"],
    [
      "five kilometres from the zone",
      { latitude: 39.545 },
      { places: [], zone: ZONE },
      "está a 5 km de la zona que dibujó",
    ],
    ["far from the zone", { latitude: 39.7 }, { places: [], zone: ZONE }, "excluded"],
    ["two small things short", { rooms: 2, flags: { hasLift: false } }, {}, "excluded"],
    ["places written otherwise", {}, { places: ["Valencia"] }, "fits"],
    ["inside the drawn zone, elsewhere by name", {}, { places: ["Gandia"], zone: ZONE }, "fits"],
    ["no coordinates, with a drawn zone", { latitude: null }, { places: [], zone: ZONE }, "fits"],
    ["a must that nobody knows", { flags: {} }, {}, "fits"],
    ["an unknown name among the musts", {}, { musts: ["nada"] }, "fits"],
  ])("%s", (_what, home, demand, expected) => {
    const found = match(home, demand);
    expect(found.kind === "near" ? plain(found.missing) : found.kind).toBe(expected);
  });
});

const homes = fc.record({
  operation: fc.constantFrom("venta", "alquiler"),
  type: fc.constantFrom("piso", "chalet"),
  price: fc.option(fc.integer({ min: 50_000, max: 400_000 })),
  builtAreaM2: fc.option(fc.integer({ min: 30, max: 200 })),
  rooms: fc.option(fc.integer({ min: 0, max: 6 })),
  bathrooms: fc.option(fc.integer({ min: 0, max: 3 })),
  currency: fc.constant("EUR"),
  country: fc.constant("ES"),
  municipalityCode: fc.constantFrom(null, "46250", "46131"),
  postalCode: fc.constantFrom(null, "46006"),
  latitude: fc.option(fc.double({ min: 39.3, max: 39.6, noNaN: true })),
  longitude: fc.option(fc.double({ min: -0.5, max: -0.2, noNaN: true })),
  places: fc.constantFrom<string[]>([], ["Ruzafa", "Valencia"], ["Gandia"]),
  flags: fc.record({ hasLift: fc.option(fc.boolean()), hasTerrace: fc.option(fc.boolean()) }),
  daysOffered: fc.option(fc.integer({ min: 0, max: 900 })),
});
const demands = fc
  .record({
    places: fc.constantFrom<string[]>([], ["Ruzafa"], ["Gandia"]),
    zone: fc.constantFrom(null, ZONE),
    priceMax: fc.option(fc.integer({ min: 50_000, max: 400_000 })),
    tolerance: fc.constantFrom(0, 0.05, 0.1, 0.25),
    areaMinM2: fc.option(fc.integer({ min: 30, max: 200 })),
    roomsMin: fc.option(fc.integer({ min: 0, max: 6 })),
    musts: fc.constantFrom<string[]>([], ["hasLift"]),
    wishes: fc.constantFrom<string[]>([], ["hasTerrace", "hasLift"]),
    daysAsked: fc.option(fc.integer({ min: 0, max: 900 })),
  })
  .map((stated): Demand => ({ ...ANYTHING, ...stated }));

describe("any home and any demand", () => {
  test("have a score from 0 to 100, or none", () => {
    fc.assert(
      fc.property(homes, demands, (home, demand) => {
        const found = matchOf(readyHome(home), demand);
        if (found.kind === "excluded") expect(found.because().length).toBeGreaterThan(0);
        else if (found.score !== null) {
          expect(found.score).toBeGreaterThanOrEqual(0);
          expect(found.score).toBeLessThanOrEqual(100 + 1e-9);
        }
      }),
    );
  });

  test("never match worse for a lower price above no least price", () => {
    fc.assert(
      fc.property(homes, demands, fc.integer({ min: 1, max: 40_000 }), (home, demand, less) => {
        fc.pre(home.price !== null);
        const rank = (price: number) => {
          const found = matchOf(readyHome({ ...home, price }), demand);
          return found.kind === "fits" ? (found.score ?? 0) : found.kind === "near" ? -1 : -2;
        };
        expect(rank(home.price! - less)).toBeGreaterThanOrEqual(rank(home.price!) - 1e-9);
      }),
    );
  });

  test("match alike whoever the buyer is: what is noted of a person enters nowhere", () => {
    const person = fc.record({
      fullName: fc.string(),
      nationality: fc.constantFrom("ES", "MA", "RO", "UA"),
      age: fc.integer({ min: 18, max: 99 }),
      sex: fc.constantFrom("mujer", "hombre"),
      religion: fc.string(),
      disability: fc.boolean(),
      children: fc.integer({ min: 0, max: 9 }),
      maritalStatus: fc.string(),
      language: fc.constantFrom("es", "ar", "en"),
      note: fc.string(),
    });
    fc.assert(
      fc.property(homes, demands, person, person, (home, demand, one, other) => {
        const of = (who: object) => matchOf(readyHome(home), Object.assign({}, demand, who));
        const explained = (who: object) => JSON.stringify(of(who));
        expect(explained(one)).toBe(explained(other));
        expect(explained(one)).toBe(explained({}));
      }),
    );
  });
});
