import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { outcome, SAFE } from "./negotiations.test-data.ts";
import { currencyOf, isUsed } from "./schema.ts";
import { negotiator as tool } from "./tool.ts";

const messages = (changes: Record<string, unknown>) =>
  Object.fromEntries(
    z
      .safeParse(tool.input, { ...tool.example, ...changes })
      .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

afterEach(() => vi.useRealTimers());

describe("offers", () => {
  test("one in which something was typed needs the rest, and something to fall back on", () =>
    expect(messages({ offers: [{ price: "240.000" }], fallback: "" })).toEqual({
      "offers.0.financing": "Elige cómo paga",
      "offers.0.days": "Introduce en cuántos días firmaría",
      "offers.0.probability": "Introduce lo probable que es, de 0 a 100 %",
      fallback: "Introduce a cuánto venderías si la oferta falla",
    }));
  test("a name alone asks for the price too; an empty row asks for nothing", () => {
    expect(messages({ offers: [{}, { name: "Soler" }] })).toHaveProperty(
      "offers.1.price",
      "Introduce el precio que ofrece",
    );
    expect(messages({ offers: [{ name: "", price: "" }], fallback: "" })).toEqual({});
  });
  test("a deposit may be all of the price, and no more", () => {
    expect(messages({ offers: [{ ...SAFE, deposit: 240_000 }] })).toEqual({});
    expect(messages({ offers: [{ ...SAFE, deposit: 240_001 }] })).toEqual({
      "offers.0.deposit": "La señal no puede superar el precio",
    });
  });
  test("six at most", () => {
    expect(messages({ offers: Array(6).fill(SAFE) })).toEqual({});
    expect(messages({ offers: Array(7).fill(SAFE) })).toEqual({ offers: "Como mucho 6 ofertas" });
  });
  test.each([
    ["probability", 100, 101],
    ["probability", 0, -1],
    ["days", 730, 731],
    ["days", 1, 0],
    ["price", 1, 0],
  ])("%s: %d is taken, %d is not", (field, taken, refused) => {
    expect(messages({ offers: [{ ...SAFE, deposit: 0, [field]: taken }] })).toEqual({});
    expect(messages({ offers: [{ ...SAFE, deposit: 0, [field]: refused }] })).toHaveProperty(
      `offers.0.${field}`.split("/"),
    );
  });
  test("a row is used where something of it was typed", () => {
    const row = { name: undefined, price: undefined, deposit: undefined, financing: undefined, days: undefined };
    expect(isUsed({ ...row, probability: undefined })).toBe(false);
    expect(isUsed({ ...row, probability: 0 })).toBe(true);
  });
});

describe("prices in order", () => {
  test("are told at their field", () => {
    expect(messages({ target: 300_000 })).toEqual({ target: "La meta no puede superar el precio de salida" });
    expect(messages({ target: 255_000 })).toEqual({});
    expect(messages({ ceilingLow: 260_000 })).toEqual({
      ceilingHigh: "El techo alto no puede quedar por debajo del bajo",
    });
    expect(messages({ ceilingLow: 250_000 })).toEqual({});
    expect(messages({ landValue: 99_000 })).toEqual({
      landValue: "El suelo no puede valer más que la vivienda entera",
    });
    expect(messages({ listPrice: 0 })).toHaveProperty("listPrice", "Introduce un precio mayor que cero");
  });
  test("a target at the reserve would show it at the foot of the ladder, which ends in fifties", () => {
    const margin = "Deja margen: la meta tiene que quedar por encima de tu mínimo, o la escalera lo enseñaría";
    expect(messages({ target: 232_000, reserve: 232_000 })).toEqual({ target: margin });
    expect(messages({ target: 232_040, reserve: 232_000 })).toEqual({ target: margin });
    expect(messages({ target: 232_050, reserve: 232_000 })).toEqual({});
    expect(messages({ target: 232_050, reserve: "" })).toEqual({});
  });
  test("so would a counter-offer at the reserve", () => {
    expect(messages({ counterPrice: 232_000 })).toEqual({
      counterPrice: "Tu contraoferta tiene que quedar por encima de tu mínimo",
    });
    expect(messages({ counterPrice: 232_001 })).toEqual({});
  });
});

describe("the day of the purchase", () => {
  test("lies behind: 2190 is refused at its field, and so is next week", () => {
    vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z") });
    const refused = { purchasedOn: "La compra no puede ser posterior a hoy" };
    expect(messages({ purchasedOn: "2190-05-12" })).toEqual(refused);
    expect(messages({ purchasedOn: "2026-11-29" })).toEqual(refused);
    expect(messages({ purchasedOn: "2026-11-22" })).toEqual({});
    expect(messages({ purchasedOn: "1975-01-31" })).toEqual({});
    // Time goes on in a server.
    vi.setSystemTime(new Date("2026-11-30T12:00:00Z"));
    expect(messages({ purchasedOn: "2026-11-29" })).toEqual({});
  });
  test("may be left out, and must be one", () => {
    expect(messages({ purchasedOn: "" })).toEqual({});
    expect(messages({ purchasedOn: "12/05/2017" })).toEqual({ purchasedOn: "Usa una fecha como 2017-11-20" });
    expect(messages({ purchasedOn: 2017 })).toHaveProperty("purchasedOn");
  });
});

test("Spanish input is understood, and a blank is unknown or the usual value", () => {
  const { input } = outcome({ listPrice: "255.000", carryPerMonth: "", reserve: "", weightSpeed: "", seed: "" });
  expect(input).toMatchObject({ listPrice: 255_000, carryPerMonth: 0, reserve: undefined, weightSpeed: 25, seed: 1 });
});

test("a field that a form leaves out has the usual value", () => {
  const usual = z.parse(tool.input, { place: "ES-VC", listPrice: 255_000, target: 244_000 });
  expect(usual).toMatchObject({
    offers: [],
    carryPerMonth: 0,
    weightDeposit: 30,
    weightFinancing: 45,
    weightSpeed: 25,
    counterOffersMade: "0",
    counterDepositShare: 0.1,
    counterDays: 60,
    validDays: 5,
    situation: "general",
    debt: 0,
    seed: 1,
  });
  expect(z.parse(tool.input, { place: "ES-VC", listPrice: 2, target: 1, counterOffersMade: 2 }).counterOffersMade).toBe(
    "2",
  );
});

test("the form starts with what is usual, so that leaving a field alone is leaving it out", () => {
  const known = { place: "ES-VC", listPrice: 255_000, target: 244_000 };
  const { offers: rows, ...started } = z.parse(tool.input, { ...tool.defaults, ...known });
  const { offers: none, ...left } = z.parse(tool.input, known);
  expect(started).toEqual(left);
  expect(rows.filter(isUsed)).toEqual(none);
  expect(tool.needs(z.parse(tool.input, known))).toEqual({ today: true });
});

test.each([
  "reserve",
  "ceilingLow",
  "ceilingHigh",
  "fallback",
  "counterPrice",
  "purchasePrice",
  "landValue",
  "cadastralValue",
])("%s may be of a euro, and must be more than nothing", (field) => {
  const open = { reserve: "", ceilingLow: "", ceilingHigh: "", landValue: "", cadastralValue: "" };
  expect(messages({ ...open, [field]: 1 })).toEqual({});
  expect(messages({ ...open, [field]: 0 })).toHaveProperty(field);
});

test.each(["debt", "carryPerMonth", "otherCosts", "purchaseCosts", "improvements", "depreciation", "cancellationCost"])(
  "%s may be nothing, and not less",
  (field) => {
    expect(messages({ [field]: 0 })).toEqual({});
    expect(messages({ [field]: -1 })).toHaveProperty(field);
  },
);

test.each([
  ["weightDeposit", 100, 101],
  ["weightFinancing", 0, -1],
  ["validDays", 1, 0],
  ["homeName", "x".repeat(120), "x".repeat(121)],
  ["conditions", "x".repeat(400), "x".repeat(401)],
  ["counterDepositShare", 100, 101],
  ["counterDays", 730, 731],
  ["landGainRate", 30, 31],
  ["seed", 999_999, 1_000_000],
  ["counterOffersMade", "2", "3"],
])("%s: %s is taken, %s is not", (field, taken, refused) => {
  expect(messages({ [field]: taken })).toEqual({});
  expect(messages({ [field]: refused })).toHaveProperty(field);
});

test("the currency: typed, else of the place, else the euro", () => {
  expect(currencyOf({ currency: "USD", place: "CO" })).toBe("USD");
  expect(currencyOf({ currency: "", place: "CO" })).toBe("COP");
  expect(currencyOf({ place: "ES-VC" })).toBe("EUR");
  expect(currencyOf({})).toBe("EUR");
});
