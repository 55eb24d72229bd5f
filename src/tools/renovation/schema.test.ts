import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { CLOSED, home } from "./renovations.test-data.ts";
import { currencyOf, isUsed } from "./schema.ts";
import { renovation as tool } from "./tool.ts";

const messages = (changes: Record<string, unknown>) =>
  Object.fromEntries(
    z
      .safeParse(tool.input, { ...tool.example, ...changes })
      .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

test("the required values of a budget are asked for", () => {
  expect(messages({ value: "", budget: "" })).toMatchObject({
    value: "Introduce un valor mayor que cero",
    budget: "Introduce un presupuesto de cero o más",
  });
  expect(messages({ value: 0 })).toHaveProperty("value");
  expect(messages({ budget: 0 })).toEqual({});
  expect(messages({ budget: -1 })).toHaveProperty("budget");
});

describe("values that only some homes need", () => {
  test("how many homes pay for what the community does", () => {
    expect(messages({ allowsCommunity: "si" })).toEqual({
      communityHomes: "Introduce cuántas viviendas pagan la obra de la comunidad",
    });
    expect(messages({ allowsCommunity: "si", communityHomes: 12 })).toEqual({});
    expect(messages({ allowsCommunity: "si", communityHomes: 1 })).toHaveProperty("communityHomes");
    expect(messages({ allowsCommunity: "no" })).toEqual({});
  });
  test("the tax where IVA is not paid; abroad it may be left out", () => {
    for (const place of ["ES-CN", "ES-CE", "ES-ML"]) {
      expect(messages({ place })).toEqual({ vatGeneral: "Introduce el impuesto de la obra: ahí no se paga IVA" });
      expect(messages({ place, vatGeneral: 0 })).toEqual({});
    }
    expect(messages({ place: "MX" })).toEqual({});
  });
});

describe("a range of the value", () => {
  test("holds the value, ends included", () => {
    expect(messages({ valueLow: 420_000, valueHigh: 420_000 })).toEqual({});
    expect(messages({ valueLow: 420_001 })).toEqual({ valueLow: "La parte baja no puede superar el valor" });
    expect(messages({ valueHigh: 419_999 })).toEqual({
      valueHigh: "La parte alta no puede quedar por debajo del valor",
    });
  });
  test("may be of a euro, as the value may", () => {
    expect(messages({ value: 1, valueLow: 1, valueHigh: 1 })).toEqual({});
    expect(messages({ value: 0.9, valueLow: "", valueHigh: "" })).toHaveProperty("value");
    expect(messages({ valueLow: 0 })).toHaveProperty("valueLow", "Introduce un valor mayor que cero");
  });
  test("may be left out", () => expect(messages({ valueLow: "", valueHigh: "" })).toEqual({}));
});

describe("own works", () => {
  test("half a row says what it lacks, an empty one is left alone", () => {
    expect(messages({ others: [{ name: "Terraza" }] })).toEqual({
      "others.0.cost": "Introduce lo que cuesta, con IVA",
      "others.0.uplift": "Introduce cuánto crees que suma",
    });
    expect(messages({ others: [{}, { cost: 900, uplift: 1 }] })).toEqual({ "others.1.name": "Ponle nombre a la obra" });
    expect(messages({ others: [{ name: "", cost: "", uplift: "" }] })).toEqual({});
  });
  test("four at most", () => {
    const row = { name: "Terraza", cost: 900, uplift: 1 };
    expect(messages({ others: Array(4).fill(row) })).toEqual({});
    expect(messages({ others: Array(5).fill(row) })).toEqual({ others: "Como mucho 4 obras más" });
  });
  test("a row is used where something of it was typed", () => {
    expect(isUsed({})).toBe(false);
    expect(isUsed({ name: undefined, cost: undefined, uplift: undefined })).toBe(false);
    expect(isUsed({ name: undefined, cost: 1, uplift: undefined })).toBe(true);
  });
});

test.each([
  ["contingency", 60, 61],
  ["overheads", 60, 61],
  ["gainTax", 60, 61],
  ["labour", 3, 3.1],
  ["labour", 0.3, 0.2],
  ["facadeM2", 20_000, 20_001],
  ["facadeM2", 1, 0.9],
  ["communityHomes", 500, 501],
  ["communityHomes", 2, 1],
  ["budget", 1_000_000_000_000, 1_000_000_000_001],
  ["profit", 60, 61],
  ["licence", 60, 61],
  ["icio", 60, 61],
  ["fees", 60, 61],
  ["vatReduced", 60, 61],
  ["vatGeneral", 60, 61],
  ["carryPerMonth", 0, -1],
])("%s: %d is taken, %d is not", (field, taken, refused) => {
  expect(messages({ [field]: taken })).toEqual({});
  expect(messages({ [field]: refused })).toHaveProperty(field);
});

test("percentages are typed as such and kept as fractions; a rise may reach 100 %", () => {
  const { gainTax, works } = z.parse(tool.input, { ...CLOSED, gainTax: "21" });
  expect(gainTax).toBe(0.21);
  expect(works.cocina).toMatchObject({ cost: 6000, uplift: 0.04 });
  expect(messages({ works: { cocina: { uplift: 100 } } })).toEqual({});
  expect(messages({ works: { cocina: { uplift: 101 } } })).toHaveProperty(["works.cocina.uplift"]);
  expect(messages({ works: { cocina: { cost: 1 } } })).toEqual({});
  expect(messages({ works: { cocina: { cost: 0 } } })).toHaveProperty(["works.cocina.cost"]);
  expect(messages({ others: [{ name: "Terraza", cost: 1, uplift: 100 }] })).toEqual({});
});

test("fields that a form leaves out have the usual value: central, basic, a private person, no wait", () => {
  expect(z.parse(tool.input, { home: home({}), place: "ES-VC", value: 1, budget: 0 })).toMatchObject({
    criterion: "central",
    quality: "basica",
    payer: "particular",
    carryPerMonth: 0,
    works: {},
    others: [],
  });
  expect(messages({ criterion: "optimista" })).toEqual({ criterion: "Elige con qué cifras decidir" });
});

test("the form starts with what is usual, so that leaving a field alone is leaving it out", () => {
  const known = { home: home({}), place: "ES-VC", value: 200_000, budget: 10_000 };
  const { works: _on, ...started } = z.parse(tool.input, { ...tool.defaults, ...known });
  const { works: _none, ...left } = z.parse(tool.input, known);
  expect(started).toEqual(left);
  expect(tool.needs(z.parse(tool.input, known))).toEqual({ today: true });
});

test("each work of the table is proposed until it is taken out", () =>
  expect((tool.defaults!.works as Record<string, unknown>).cocina).toEqual({ on: "si" }));

test("the currency is the home's, and the country's where the home says euros", () => {
  expect(currencyOf({ home: { currency: "EUR" }, place: "ES-VC" })).toBe("EUR");
  expect(currencyOf({ home: { currency: "EUR" }, place: "MX" })).toBe("MXN");
  expect(currencyOf({ home: { currency: "USD" }, place: "MX" })).toBe("USD");
});
