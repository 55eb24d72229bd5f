import { expect, test } from "vitest";
import { input, none, orientation, valueToday } from "./fixtures.test-data.ts";
import { valuation } from "./tool.ts";

/** As `label: value`, with spaces that read like others. */
const lines = (...args: Parameters<typeof valuation.rowsOf>) =>
  valuation.rowsOf(...args).map(({ group, label, value }) => `${group}/${label}: ${value}`.replaceAll("\u00a0", " "));

test("a value of today: the home as it was described, the price, both ranges and what it rests on", () => {
  expect(lines(valueToday, input)).toEqual([
    "datos/Operación: Venta",
    "datos/Tipo: Piso",
    "datos/Dirección: Calle de Cádiz, 42, 3.º 8.ª",
    "datos/Zona: Ruzafa, Valencia",
    "datos/Superficie construida: 94 m²",
    "datos/Habitaciones: 3",
    "datos/Baños: 2",
    "datos/Planta: 3",
    "datos/Anuncios cercanos: Cuentan",
    "resultado/Precio estimado de venta: 342.000 €",
    "resultado/Precio por m²: 3.640 €/m²",
    "resultado/Rango del 80 %: 324.000 € a 361.000 €",
    "resultado/Rango del 50 %: 333.000 € a 351.000 €",
    "resultado/En qué se apoya: Hoy, con 2 comparables actuales",
    "resultado/Comparables: 2 comparables: 1 oferta y 1 cierre",
    "resultado/Confianza: Media",
    "resultado/Datos a: 21 de noviembre de 2026",
  ]);
});

test("an absent feature is told apart from an unknown one", () => {
  const home = {
    ...input.home,
    floor: 0,
    hasLift: false,
    hasTerrace: true,
    hasPool: false,
    condition: "a_reformar" as const,
  };
  const rows = lines(valueToday, { ...input, home, extrasComplete: true, useNearby: false, removedIds: ["c9"] });
  for (const line of [
    "datos/Planta: Baja",
    "datos/Estado: A reformar",
    "datos/Ascensor: No",
    "datos/Tiene: terraza",
    "datos/Lo que no se ha marcado: No lo tiene",
    "datos/Anuncios cercanos: No cuentan",
    "datos/Comparables quitados: 1",
  ]) {
    expect(rows).toContain(line);
  }
});

test("an orientation is a range, a missing value says what it lacks", () => {
  expect(lines(orientation, input)).toContain("resultado/Orientación: 130.000 € a 357.000 €");
  expect(lines(none, input)).toContain("resultado/Precio: Sin valor");
  expect(lines(none, input)).toContain("resultado/Comparables que sirven: 2 de 3");
  expect(lines(none, input)).toContain("datos/Comparables pegados: 2");
});
