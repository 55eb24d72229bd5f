import { describe, expect, test } from "vitest";
import { FINDERS, type Finding } from "./findings.ts";
import { type Demand, type OfferedHome, readyHome } from "./pair.ts";
import { ANYTHING, HOME, ZONE } from "./pairs.test-data.ts";

/** The words of each criterion about a home, and the end of a near miss. */

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

function finding(criterion: Finding["criterion"], home: Partial<OfferedHome>, demand: Partial<Demand>) {
  const ready = readyHome({ ...HOME, ...home });
  const found = FINDERS.map((find) => find(ready, { ...ANYTHING, ...demand }));
  const { score, reasons, unknown, misses } = found.find((one) => one.criterion === criterion)!;
  return {
    score: score === null ? null : Number(score.toFixed(4)),
    says: [...reasons, ...unknown.map((wish) => `¿${wish}?`), ...misses.map(({ text }) => `✗ ${text()}`)].map(plain),
    isSmall: misses.map(({ isSmall }) => isSmall),
  };
}
const said = (...says: string[]) => expect.objectContaining({ says });
const missed = (text: string, isSmall: boolean) => ({ score: 0, says: [`✗ ${text}`], isSmall: [isSmall] });

test("a criterion that nobody asks for has no score and no words", () => {
  for (const criterion of ["precio", "zona", "habitaciones", "extras", "superficie"] as const) {
    expect(finding(criterion, {}, {})).toEqual({ score: null, says: [], isSmall: [] });
  }
});

describe("the price", () => {
  const of = (price: number | null, demand: Partial<Demand>) => finding("precio", { price }, demand);
  test("within the budget to the cent; then its points go down with the tolerance", () => {
    const budget = { priceMax: 200_000, tolerance: 0.1 };
    expect(of(200_000, budget)).toMatchObject({ score: 1, says: ["Entra en su presupuesto"] });
    expect(of(204_000, budget)).toMatchObject({
      score: 0.8,
      says: ["Supera su presupuesto un 2 %, dentro de su margen"],
    });
  });
  test("another currency is no price to compare", () =>
    expect(finding("precio", { price: 1, currency: "USD" }, { priceMax: 200_000 })).toEqual(
      missed("está en otra moneda", false),
    ));
  test("of a least price of 200,000 nine tenths are 180,000: nearly, and a euro less is not", () => {
    expect(of(200_000, { priceMin: 200_000 })).toMatchObject({ score: 1, says: ["Entra en su presupuesto"] });
    expect(of(199_999, { priceMin: 200_000 })).toEqual(missed("cuesta menos de lo que busca", true));
    expect(of(180_000, { priceMin: 200_000 })).toEqual(missed("cuesta menos de lo que busca", true));
    expect(of(179_999, { priceMin: 200_000 })).toEqual(missed("cuesta menos de lo que busca", false));
  });
  test("a home without a price is to be asked about", () =>
    expect(of(null, { priceMax: 1 })).toMatchObject({ score: null, says: ["¿precio?"] }));
});

describe("the zone", () => {
  /** Kilometres to the north of the drawn zone, whose side is at 39.5 degrees. */
  const away = (km: number) =>
    finding("zona", { places: [], latitude: 39.5 + km / 111.13, longitude: -0.35 }, { zone: ZONE });
  test("e^−2.9 of its points at 2.9 km; from 3 km on it is missed, from 10 km on nobody talks about it", () => {
    // e^−2.9 = 0.0550.
    expect(away(2.9)).toMatchObject({ score: 0.055, says: ["Está a 2,9 km de la zona que dibujó"] });
    expect(away(3.1)).toEqual(missed("está a 3,1 km de la zona que dibujó", true));
    expect(away(9.9)).toEqual(missed("está a 9,9 km de la zona que dibujó", true));
    expect(away(10.1)).toEqual(missed("está a 10,1 km de la zona que dibujó", false));
  });
  test("inside a place or a drawing, elsewhere by its name alone, or not known", () => {
    expect(finding("zona", {}, { places: ["Ruzafa"] })).toMatchObject({ score: 1, says: ["Está en Ruzafa"] });
    expect(finding("zona", {}, { zone: ZONE })).toMatchObject({ score: 1, says: ["Está en la zona que dibujó"] });
    expect(finding("zona", {}, { places: ["Gandia"] })).toEqual(missed("está en otra zona", false));
    expect(finding("zona", { places: [] }, { places: ["Gandia"] })).toMatchObject({ score: null, says: ["¿zona?"] });
  });
});

describe("rooms, extras and area", () => {
  const rooms = (rooms: number | null, bathrooms: number | null) =>
    finding("habitaciones", { rooms, bathrooms }, { roomsMin: 4, bathroomsMin: 2 });
  test("each minimum is half of it, and what is missing is counted", () => {
    expect(rooms(4, 2)).toEqual({
      score: 1,
      says: ["Tiene las habitaciones que pide", "Tiene los baños que pide"],
      isSmall: [],
    });
    expect(rooms(3, 2)).toEqual({
      score: 0.5,
      says: ["Tiene los baños que pide", "✗ le falta 1 habitación"],
      isSmall: [true],
    });
    expect(rooms(2, 0)).toEqual({
      score: 0,
      says: ["✗ le faltan 2 habitaciones", "✗ le faltan 2 baños"],
      isSmall: [false, false],
    });
    expect(rooms(null, 2)).toMatchObject({ score: 1, says: ["Tiene los baños que pide", "¿habitaciones?"] });
    expect(rooms(null, null)).toMatchObject({ score: null, says: ["¿habitaciones?", "¿baños?"] });
  });

  test("a wish that it lacks costs points and is no miss; a must is one; one of both is counted once", () => {
    const flags = { hasLift: false, hasTerrace: true };
    expect(finding("extras", { flags }, { wishes: ["hasLift", "hasTerrace"] })).toEqual({
      score: 0.5,
      says: ["Tiene terraza"],
      isSmall: [],
    });
    expect(finding("extras", { flags }, { musts: ["hasLift"], wishes: ["hasLift"] })).toEqual(
      missed("no tiene ascensor", true),
    );
    expect(finding("extras", { flags: {} }, { wishes: ["hasLift"] })).toMatchObject({
      score: null,
      says: ["¿ascensor?"],
    });
  });

  test("of 100 m² 90 have half the points, 80 none; below that it is missed, below 70 by too much", () => {
    const area = (builtAreaM2: number | null) => finding("superficie", { builtAreaM2 }, { areaMinM2: 100 });
    expect(area(100)).toMatchObject({ score: 1, says: ["Tiene los metros que pide"] });
    expect(area(90)).toMatchObject({ score: 0.5, says: ["Tiene 90 m² de los 100 m² que pide"] });
    expect(area(80)).toMatchObject({ score: 0, isSmall: [] });
    expect(area(79)).toEqual(missed("tiene 79 m² de los 100 m² que pide", true));
    expect(area(70)).toEqual(missed("tiene 70 m² de los 100 m² que pide", true));
    expect(area(69)).toEqual(missed("tiene 69 m² de los 100 m² que pide", false));
    expect(area(null)).toMatchObject({ score: null, says: ["¿superficie?"] });
  });
});

test("how long a home has been as it is, in words", () => {
  const recency = (daysOffered: number | null, daysAsked: number | null) =>
    finding("novedad", { daysOffered }, { daysAsked });
  expect(recency(0.9, null)).toEqual(said("Nueva, o con precio nuevo"));
  expect(recency(1, null)).toEqual(said("Sin cambios desde hace 1 día"));
  // 2^(−60.5 ÷ 30) = 0.24714.
  expect(recency(60.5, null)).toMatchObject({ score: 0.2471, says: ["Sin cambios desde hace 60 días"] });
  expect(recency(null, 60)).toMatchObject({ score: 0.25, says: ["Búsqueda reciente"] });
  expect(recency(-5, null)).toMatchObject({ score: 1 });
  expect(recency(null, null)).toMatchObject({ score: null, says: [] });
});
