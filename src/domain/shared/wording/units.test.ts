import { describe, expect, test } from "vitest";
import { type Unit, unitAfter, unitBefore, unitsAgree } from "./units.ts";

describe("the unit behind a number", () => {
  test.each<[string, Unit]>([
    [" %", "percent"],
    ["%", "percent"],
    [" por ciento", "percent"],
    [" per cent", "percent"],
    [" puntos", "percent"],
    [" puntos porcentuales", "percent"],
    [" m²", "area"],
    ["m2", "area"],
    [" metros cuadrados", "area"],
    [" square metres", "area"],
    [" km", "km"],
    [" kilometros", "km"],
    [" m", "metres"],
    [" metros", "metres"],
    [" anos", "years"],
    [" year", "years"],
    [" meses", "months"],
    [" mensualidades", "months"],
    [" dias", "days"],
    [" h", "hours"],
    [" horas", "hours"],
    [" min", "minutes"],
    [" minutos", "minutes"],
    [" habitaciones", "rooms"],
    [" hab", "rooms"],
    [" dormitorio", "rooms"],
    [" recamaras", "rooms"],
    [" cuartos", "rooms"],
    [" bedrooms", "rooms"],
    [" cuartos de bano", "baths"],
    [" banos", "baths"],
    [" aseo", "baths"],
    [" creditos", "credits"],
    [" usuarios", "people"],
    [" agentes", "people"],
    [" viviendas", "homes"],
    [" anuncios", "homes"],
    [" fotos", "photos"],
    [" imagenes", "photos"],
    [" valoraciones", "runs"],
    [" veces", "once"],
    [" €", "money:eur"],
    ["€", "money:eur"],
    [" euros", "money:eur"],
    [" de euros", "money:eur"],
    [" us$", "money:usd"],
    [" dolares", "money:usd"],
    [" $", "money:$"],
    [" mxn", "money:mxn"],
    [" pesos", "money:pesos"],
    [" soles", "money:pen"],
    [" libras", "money:gbp"],
    [" €/m²", "money-m2:eur"],
    [" € / m2", "money-m2:eur"],
    [" euros por m2", "money-m2:eur"],
    [" € por m²", "money-m2:eur"],
    [" € el metro", "money-m2:eur"],
    [" euros el metro cuadrado", "money-m2:eur"],
    [" usd per square", "money-m2:usd"],
  ])("«3%s»: %s", (suffix, unit) => expect(unitAfter(`3${suffix}`, 1)).toEqual({ unit, end: 1 + suffix.length }));

  test.each([" gatos", "", " metrica", " eurostar", " anual", " mesa", " x".repeat(30)])("«3%s» has none", (suffix) =>
    expect(unitAfter(`3${suffix}`, 1)).toBeUndefined(),
  );
});

describe("the unit before a number", () => {
  test.each<[string, string, string, Unit]>([
    ["", "$ ", "5", "money:$"],
    ["vale ", "us$", "5", "money:usd"],
    ["son ", "eur ", "5", "money:eur"],
    ["son ", "s/. ", "5", "money:pen"],
    ["en la ", "planta ", "3", "floor"],
    ["on ", "floor ", "3", "floor"],
  ])("%s%s%s: %s", (before, sign, number, unit) => {
    const start = before.length + sign.length;
    expect(unitBefore(before + sign + number, start, start + 1)).toEqual({ unit, end: start + 1 });
  });

  test("goes on behind it where it is a price by area", () =>
    expect(unitBefore("€ 5/m2", 2, 3)).toEqual({ unit: "money-m2:eur", end: 6 }));

  test.each(["piso 3", "3", "implanta 3x", "cuestan 3"])("«%s» has none", (text) =>
    expect(unitBefore(text, text.indexOf("3"), text.indexOf("3") + 1)).toBeUndefined(),
  );
});

test.each<[Unit | undefined, Unit | undefined, number, boolean]>([
  ["rooms", "rooms", 3, true],
  [undefined, "rooms", 3, true],
  ["rooms", undefined, 3, true],
  ["rooms", "baths", 3, false],
  ["percent", undefined, 3, false],
  ["ratio", undefined, 3, false],
  // A bare number below a hundred backs no sum of money.
  ["money:eur", undefined, 100, true],
  ["money:eur", undefined, 99.99, false],
  ["metres", "area", 90, true],
  ["area", "metres", 90, false],
  ["money:eur", "money-m2:eur", 3638, false],
  ["money:eur", "money:usd", 100, false],
  ["money:eur", "rooms", 100, false],
  ["rooms", "money:eur", 100, false],
  ["money:$", "money:usd", 100, true],
  ["money:mxn", "money:$", 100, true],
  ["money:$", "money:eur", 100, false],
  ["money:pesos", "money:cop", 100, true],
  ["money:clp", "money:pesos", 100, true],
  ["money:pesos", "money:usd", 100, false],
  ["money-m2:$", "money-m2:usd", 100, true],
  ["money:mxn", "money:cop", 100, false],
])("%s may be said because of %s, %d: %s", (shown, backing, value, expected) =>
  expect(unitsAgree(shown, backing, value)).toBe(expected),
);
