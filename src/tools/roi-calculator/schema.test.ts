import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { isUsed, roiInput } from "./schema.ts";

/** The messages about some values, by field. */
const shown = (values: unknown) =>
  Object.fromEntries(
    (z.safeParse(roiInput, values).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
const SPAIN = { place: "ES-MD", price: 200_000, monthlyRent: 900 };
const MEXICO = { ...SPAIN, place: "MX", vacancy: 5, rentGrowth: 4, exitCostShare: 5, discountRate: 9 };
const OTHER = { ...MEXICO, place: "otro", costShare: 8 };

describe("the required values of a purchase", () => {
  test.each([
    ["in Spain place, price and rent", SPAIN],
    ["in Mexico what no row says", MEXICO],
    ["elsewhere the costs too", OTHER],
  ])("%s", (_name, values) => expect(shown(values)).toEqual({}));

  test.each([
    [SPAIN, "place", "Elige dónde está la vivienda"],
    [SPAIN, "price", "Introduce un precio mayor que cero"],
    [SPAIN, "monthlyRent", "Introduce un alquiler mayor que cero"],
    [MEXICO, "vacancy", "Introduce el vacío: no tenemos el dato de ese lugar"],
    [MEXICO, "rentGrowth", "Introduce la subida del alquiler: no tenemos el dato de ese lugar"],
    [MEXICO, "exitCostShare", "Introduce el coste de vender: no tenemos el dato de ese lugar"],
    [MEXICO, "discountRate", "Introduce lo que pides a tu dinero: no tenemos el dato de ese lugar"],
    [OTHER, "costShare", "Introduce los impuestos y gastos, en % del precio"],
  ])("%o without %s", (values, field, message) => {
    expect(shown({ ...values, [field]: "" })).toMatchObject({ [field]: message });
  });

  test("without a place its costs are not asked yet", () => {
    expect(shown({ ...SPAIN, place: "" })).toEqual({ place: "Elige dónde está la vivienda" });
  });
});

describe("values that depend on another field", () => {
  test("a loan on its interest", () => {
    expect(shown({ ...SPAIN, loan: 1 })).toEqual({ rate: "Introduce el interés (TIN)" });
    expect(shown({ ...SPAIN, loan: 1, rate: 0 })).toEqual({});
    expect(shown({ ...SPAIN, loan: 0 })).toEqual({});
  });
  test("a loan that is no amount is told so, and is compared with nothing", () => {
    for (const loan of ["abc -9", -9])
      expect(shown({ ...SPAIN, loan })).toMatchObject({ loan: "Introduce un préstamo de cero o más" });
    expect(
      z.safeParse(roiInput, { ...SPAIN, loan: "abc -9" }).error!.issues.filter(({ path }) => path[0] === "loan"),
    ).toHaveLength(1);
  });
  test("IRPF on the part that is building, in Spain", () => {
    const message = "Introduce qué parte del valor catastral es construcción";
    expect(shown({ ...SPAIN, marginalRate: 37 })).toEqual({ buildingShare: message });
    expect(shown({ ...SPAIN, marginalRate: 37, buildingShare: 60 })).toEqual({});
    expect(shown({ ...MEXICO, marginalRate: 37 })).toEqual({});
  });
  test("a stressed area on the last rent, in Spain", () => {
    const message = "Introduce el último alquiler del contrato anterior";
    expect(shown({ ...SPAIN, isStressedArea: "si" })).toEqual({ lastRent: message });
    expect(shown({ ...SPAIN, isStressedArea: "no" })).toEqual({});
    expect(shown({ ...MEXICO, isStressedArea: "si" })).toEqual({});
  });
  test("a loan is at most 140 % of the price and all of the works: 280.000 + 10.000", () => {
    const lent = (loan: number) => shown({ ...SPAIN, works: 10_000, rate: 3, loan });
    expect(lent(290_000)).toEqual({});
    expect(lent(290_001)).toEqual({ loan: "El préstamo supera lo que cuesta la compra" });
    expect(shown({ ...SPAIN, price: "", loan: 900_000, rate: 3 })).toEqual({
      price: "Introduce un precio mayor que cero",
    });
  });
});

describe("channels", () => {
  const marketing = (...channels: unknown[]) => shown({ mode: "marketing", channels });
  const whole = { name: "Portal", spend: 1, leads: 1, margin: 1 };

  test("nothing of a purchase is asked, nor is a loan compared", () => {
    expect(shown({ mode: "marketing", channels: [whole], loan: 900_000, price: 1 })).toEqual({});
  });
  test("a line that was begun is finished; closings may be unknown, a margin below zero", () => {
    expect(marketing(whole, {}, { name: "" })).toEqual({});
    expect(marketing({ ...whole, margin: -500 })).toEqual({});
    expect(marketing(whole, { leads: 3 })).toEqual({
      "channels.1.name": "Ponle nombre al canal",
      "channels.1.spend": "Introduce lo que gastaste (0 si nada)",
      "channels.1.margin": "Introduce lo que dejaron sus cierres",
    });
    expect(marketing({ spend: 3 })).toMatchObject({ "channels.0.leads": "Introduce cuántos contactos llegaron" });
  });
  test("at least one", () => {
    expect(marketing({}, {})).toEqual({ "channels.0.name": "Escribe al menos un canal" });
  });
  test("at most twelve, with names of at most sixty letters", () => {
    const many = (count: number) => Array.from({ length: count }, () => whole);
    expect(marketing(...many(12))).toEqual({});
    expect(marketing(...many(13))).toEqual({ channels: "Como mucho 12 canales" });
    expect(marketing({ ...whole, name: "a".repeat(60) })).toEqual({});
    expect(marketing({ ...whole, name: "a".repeat(61) })).toEqual({
      "channels.0.name": "Usa como mucho 60 caracteres",
    });
  });
  test("a margin may be a million of millions, up or down", () => {
    const most = 1_000_000_000_000;
    expect(marketing({ ...whole, margin: most })).toEqual({});
    expect(marketing({ ...whole, margin: -most })).toEqual({});
    expect(marketing({ ...whole, margin: most + 1 })).toEqual({ "channels.0.margin": "Introduce el margen que dejó" });
    expect(marketing({ ...whole, margin: -most - 1 })).toEqual({ "channels.0.margin": "Introduce el margen que dejó" });
  });
  test("in a purchase they are not looked at", () => {
    expect(shown({ ...SPAIN, channels: [{ name: "Portal" }] })).toEqual({});
  });
});

test("a line is used once something was typed in it", () => {
  expect(isUsed({ name: undefined, spend: undefined } as never)).toBe(false);
  expect(isUsed({ name: undefined, spend: 0 } as never)).toBe(true);
});

test("the seed of the simulations is a whole number of at most nine figures", () => {
  expect(shown({ ...SPAIN, seed: 999_999_999 })).toEqual({});
  expect(shown({ ...SPAIN, seed: 0 })).toEqual({});
  for (const seed of [1_000_000_000, -1, 1.5])
    expect(shown({ ...SPAIN, seed })).toEqual({ seed: "Introduce un número entero" });
});

test("an input that is no object has one message, and nothing breaks", () => {
  expect(Object.keys(shown("nada"))).toEqual([""]);
  expect(Object.keys(shown(null))).toEqual([""]);
});
