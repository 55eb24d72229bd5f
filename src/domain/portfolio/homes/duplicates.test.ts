import { expect, test } from "vitest";
import { type ComparedHome, likenessOf } from "./duplicates.ts";

const UNKNOWN: ComparedHome = {
  operation: "venta",
  type: "piso",
  reference: null,
  cadastralReference: null,
  sourceId: null,
  latitude: null,
  longitude: null,
  address: null,
  builtAreaM2: null,
  rooms: null,
  bathrooms: null,
  floor: null,
  price: null,
};
const FLAT: ComparedHome = {
  ...UNKNOWN,
  latitude: 39.4609,
  longitude: -0.3735,
  builtAreaM2: 100,
  rooms: 3,
  bathrooms: 2,
  floor: 4,
  price: 300_000,
};
const scoreOf = (a: ComparedHome, b: ComparedHome) => likenessOf(a, b)?.score ?? null;

test("the same cadastral reference of a dwelling is certain; another one is another dwelling", () => {
  const [one, other] = ["5427802YJ2752H0001FP", "5427802YJ2752H0002GA"];
  expect(
    likenessOf({ ...UNKNOWN, cadastralReference: one }, { ...UNKNOWN, cadastralReference: "5427802 YJ2752H 0001 fp" }),
  ).toEqual({
    score: 1,
    isCertain: true,
    reasons: ["La misma referencia catastral"],
  });
  expect(likenessOf({ ...FLAT, cadastralReference: one }, { ...FLAT, cadastralReference: other })).toBeNull();
});

test("near, of one size, with the same rooms, baths, floor, type and price: 0.85", () => {
  // 0.30 place, 0.15 area (101 of 100 m²), 0.05 type, 0.10 rooms, 0.05 baths, 0.10 floor, 0.10 price (5 % apart).
  // 0.0004° of latitude are 44 m.
  const other = { ...FLAT, latitude: 39.4613, builtAreaM2: 101, price: 315_000 };
  const likeness = likenessOf(FLAT, other)!;
  expect(likeness.score).toBeCloseTo(0.85, 10);
  expect(likeness.isCertain).toBe(false);
  expect(likeness.reasons).toEqual([
    "A 44\u00a0m una de otra",
    "Casi la misma superficie",
    "3 habitaciones en las dos",
    "Las dos en la planta 4",
    "Precios parecidos",
  ]);
});

test("the flat above is another one: 0.85 − 0.10 − 0.35 = 0.40", () => {
  expect(scoreOf(FLAT, { ...FLAT, floor: 5 })).toBeNull();
});

test("an unknown floor counts neither for it nor against it: 0.75", () => {
  expect(scoreOf(FLAT, { ...FLAT, floor: null })).toBeCloseTo(0.75, 10);
});

test("farther than sixty metres needs more: 0.85 − 0.60 = 0.25; the same reference elsewhere makes it 0.60", () => {
  // 0.0006° of latitude are 67 m.
  const far = { ...FLAT, latitude: 39.4615 };
  expect(scoreOf(FLAT, far)).toBeNull();
  expect(scoreOf({ ...FLAT, reference: "V-102" }, { ...far, reference: "v102", sourceId: "inmovilla" })).toBeCloseTo(
    0.6,
    10,
  );
});

test("two rows of one sender are two dwellings unless nearly everything is equal", () => {
  const sent = { ...FLAT, sourceId: "inmovilla", reference: "A1" };
  expect(scoreOf(sent, { ...sent, reference: "A2" })).toBeNull();
});

test("addresses are compared without kinds of streets; another number is another building", () => {
  const bare = { ...FLAT, latitude: null, longitude: null };
  // 0.30 address + 0.55 of the rest.
  const at = (address: string) => ({ ...bare, address });
  expect(likenessOf(at("Calle de la Reina, 12"), at("C/ Reina 12"))).toMatchObject({ score: expect.closeTo(0.85, 10) });
  expect(likenessOf(at("Calle de la Reina, 12, 3º B"), at("C/ Reina 12"))).toMatchObject({
    score: expect.closeTo(0.75, 10),
    reasons: expect.arrayContaining(["Direcciones parecidas"]),
  });
  expect(scoreOf(at("Calle de la Reina, 12"), at("Calle de la Reina, 14"))).toBeNull();
  expect(scoreOf(at("Calle de la Reina, 12"), at("Calle Sueca, 12"))).toBeNull();
});

test("a sale and a let of one dwelling are two homes", () => {
  expect(scoreOf(FLAT, { ...FLAT, operation: "alquiler", price: 1200 })).toBeNull();
});

test("a price sixteen per cent away and another size count against it", () => {
  // 0.85 − 0.10 − 0.15 = 0.60: still worth a look.
  expect(scoreOf(FLAT, { ...FLAT, price: 252_000 })).toBeCloseTo(0.6, 10);
  expect(scoreOf(FLAT, { ...FLAT, builtAreaM2: 105 })).toBeNull();
});

test("the order of the two does not matter, and nothing known is nothing alike", () => {
  const other = { ...FLAT, latitude: 39.4612, reference: "X" };
  expect(likenessOf(FLAT, other)).toEqual(likenessOf(other, FLAT));
  expect(likenessOf(UNKNOWN, UNKNOWN)).toBeNull();
});

test("a reference that only one of two homes has decides nothing", () => {
  const alike = scoreOf(FLAT, FLAT);
  expect(alike).toBeGreaterThan(0.5);
  expect(scoreOf({ ...FLAT, cadastralReference: "5427802YJ2752H0001FP" }, FLAT)).toBe(alike);
  expect(scoreOf(FLAT, { ...FLAT, cadastralReference: "5427802YJ2752H0001FP" })).toBe(alike);
});

// With the same plot (0.25) two equal flats have 0.85 + 0.25 = 1.10, which stands as 0.99; so that a loss of up to 0.50 can be read.
const [PLOT, OTHER_PLOT] = ["5427802YJ2752H", "5427802YJ2752J"];
const ON_PLOT: ComparedHome = { ...FLAT, cadastralReference: PLOT };

test.each<[string, Partial<ComparedHome>, Partial<ComparedHome>, number]>([
  ["nothing", {}, {}, 0.99],
  ["the floor, −0.10 − 0.35", {}, { floor: 5 }, 0.65],
  ["the rooms, −0.10 − 0.30", {}, { rooms: 4 }, 0.7],
  ["the baths, −0.05 − 0.15", {}, { bathrooms: 1 }, 0.9],
  ["the kind, −0.05 − 0.15", {}, { type: "atico" }, 0.9],
  ["the price by a quarter, −0.10 − 0.15", {}, { price: 400_000 }, 0.85],
  ["the area by 2 %, which is the same still", {}, { builtAreaM2: 98 }, 0.99],
  ["the area by 3 %, −0.15 − 0.20", {}, { builtAreaM2: 97 }, 0.75],
  ["the area by 10 %, −0.15 − 0.20", {}, { builtAreaM2: 90 }, 0.75],
  [
    "the area by 11 %, −0.15 − 0.50, with one reference, 0.35",
    { reference: "A" },
    { reference: "a", sourceId: "x", builtAreaM2: 89 },
    0.8,
  ],
  ["the reference of two typed homes, −0.20", { reference: "A" }, { reference: "B" }, 0.9],
  ["the reference of two senders", { reference: "A" }, { reference: "B", sourceId: "x" }, 0.99],
  ["the street, −0.20", { address: "Calle Reina 1" }, { address: "Calle Sueca 1" }, 0.9],
  ["the number, −0.30", { address: "Calle Reina 1" }, { address: "Calle Reina 3" }, 0.8],
  // An address of which only the kind of street is written says nothing.
  ["an address without a name", { address: "Calle" }, { address: "Calle Reina 3" }, 0.99],
])("of two flats of one plot differs %s", (_what, mine, theirs, score) => {
  expect(scoreOf({ ...ON_PLOT, ...mine }, { ...ON_PLOT, ...theirs })).toBeCloseTo(score, 10);
});

test("flats of two plots are two, though nothing else tells them apart; a shorter reference tells no plot", () => {
  expect(scoreOf(ON_PLOT, { ...ON_PLOT, cadastralReference: OTHER_PLOT })).toBeNull();
  expect(scoreOf(ON_PLOT, { ...ON_PLOT, cadastralReference: OTHER_PLOT.slice(0, 13) })).toBeCloseTo(0.85, 10);
});

test("homes of one sender lose 0.50: 1.10 − 0.50 + 0.30 for the same address", () => {
  const sent = { ...ON_PLOT, sourceId: "x", address: "Calle Reina 1" };
  expect(scoreOf(sent, sent)).toBeCloseTo(0.9, 10);
  // Their own reference, which a sender gives twice by mistake, adds nothing.
  expect(scoreOf({ ...sent, reference: "A" }, { ...sent, reference: "A" })).toBeCloseTo(0.9, 10);
});

test("sixty metres are near; 0.00053° of latitude are 59 m, 0.00055° are 61", () => {
  const at = (latitude: number) => ({ ...FLAT, latitude });
  expect(scoreOf(at(0), at(0.00053))).toBeCloseTo(0.85, 10);
  expect(scoreOf(at(0), at(0.00055))).toBeNull();
});

test("the same storey and point are told in words, and one room as one", () => {
  const ground = { ...FLAT, floor: 0, rooms: 1 };
  expect(likenessOf(ground, ground)!.reasons).toEqual([
    "En el mismo punto del mapa",
    "La misma superficie",
    "1 habitación en las dos",
    "Las dos en planta baja",
    "Precios parecidos",
  ]);
});
