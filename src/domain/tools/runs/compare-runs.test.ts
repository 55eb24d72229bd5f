import { describe, expect, test } from "vitest";
import type { ResultFigure } from "../result-figure.ts";
import { changedSources, compareFigures, compareRows } from "./compare-runs.ts";

const NBSP = "\u00a0";
const value = (value: number, low?: number, high?: number): ResultFigure => ({
  label: "Precio estimado de venta",
  value,
  currency: "EUR",
  ...(low === undefined || high === undefined ? {} : { range80: { low, high } }),
});

describe("two figures", () => {
  test("320.000 and 336.000: 16.000 more, 5 %; ranges that meet allow no more", () => {
    const { amount, share, words } = compareFigures(value(320_000, 300_000, 340_000), value(336_000, 318_000, 355_000));
    expect(amount).toBe(`+16.000${NBSP}€`);
    expect(share).toBe(`+5${NBSP}%`);
    expect(words).toContain(`se solapan entre 318.000${NBSP}€ y 340.000${NBSP}€`);
    expect(words).toContain("cabe en la imprecisión");
  });
  test("ranges apart are said to be apart", () => {
    expect(compareFigures(value(320_000, 300_000, 340_000), value(240_000, 225_000, 255_000))).toEqual({
      amount: `−80.000${NBSP}€`,
      share: `−25${NBSP}%`,
      words: `Los rangos del 80${NBSP}% no se solapan: la diferencia es mayor que la imprecisión de cada estimación.`,
    });
  });
  test("one without range lies inside the other's, or outside", () => {
    expect(compareFigures(value(320_000, 300_000, 340_000), value(310_000)).words).toContain("dentro");
    expect(compareFigures(value(400_000), value(320_000, 300_000, 340_000)).words).toContain("fuera");
  });
  test("both exact: no range is mentioned", () => {
    expect(compareFigures(value(200_000), value(210_000)).words).toContain("sin rango");
    expect(compareFigures(value(200_000), value(200_000)).words).toBe("Las dos cifras son iguales.");
  });
  test("figures that cannot be subtracted are not", () => {
    const mexican = { ...value(1), currency: "MXN" };
    expect(compareFigures(value(1), mexican)).toMatchObject({
      amount: null,
      words: expect.stringContaining("monedas"),
    });
    expect(compareFigures(value(1), { ...value(1), perMonth: true }).amount).toBeNull();
    expect(compareFigures(value(1), { ...value(1, 0, 2), value: null }).words).toContain("solo da un rango");
    expect(compareFigures(null, value(1)).words).toBe("Uno de los dos resultados no tiene cifra.");
    expect(compareFigures(value(0), value(5))).toMatchObject({ amount: `+5${NBSP}€`, share: null });
  });
  test("figures of two tools are named as different things", () => {
    const ceiling = { ...value(250_000), label: "Precio máximo" };
    expect(compareFigures(value(320_000, 300_000, 340_000), ceiling).words).toMatch(
      /^Son cifras distintas: «Precio estimado de venta» y «Precio máximo»\. La cifra sin rango queda fuera/,
    );
  });
});

test("rows stand side by side by their labels, and changes are marked", () => {
  const row = (label: string, value: string) => ({ group: "datos" as const, label, value });
  expect(
    compareRows([row("Superficie", "76 m²"), row("Planta", "3")], [row("Superficie", "80 m²"), row("Baños", "1")]),
  ).toEqual([
    { group: "datos", label: "Superficie", first: "76 m²", second: "80 m²", isChanged: true },
    { group: "datos", label: "Planta", first: "3", second: null, isChanged: true },
    { group: "datos", label: "Baños", first: null, second: "1", isChanged: true },
  ]);
});

test("facts with another date or text have changed; the others are left out", () => {
  const source = (label: string, date: string, title = "BOE") => ({ label, date, title });
  expect(
    changedSources(
      [source("Euríbor", "2026-10-01"), source("ITP", "2026-01-01"), source("Comparables", "2026-11-01", "6 ofertas")],
      [source("Euríbor", "2026-11-01"), source("ITP", "2026-01-01"), source("Comparables", "2026-11-01", "7 ofertas")],
    ),
  ).toEqual([
    { label: "Euríbor", first: "2026-10-01", second: "2026-11-01" },
    { label: "Comparables", first: "2026-11-01", second: "2026-11-01" },
  ]);
});

describe("ranges that touch", () => {
  test("at one end meet there; a euro apart they do not", () => {
    const touching = `Los rangos del 80${NBSP}% se solapan entre 320.000${NBSP}€ y 320.000${NBSP}€: la diferencia cabe en la imprecisión de las estimaciones.`;
    expect(compareFigures(value(310_000, 300_000, 320_000), value(330_000, 320_000, 340_000)).words).toBe(touching);
    expect(compareFigures(value(330_000, 320_000, 340_000), value(310_000, 300_000, 320_000)).words).toBe(touching);
    expect(compareFigures(value(310_000, 300_000, 320_000), value(330_000, 320_001, 340_000)).words).toMatch(
      /no se solapan/,
    );
  });

  test("a figure at either end of the other's range lies within it", () => {
    const inside = `La cifra sin rango queda dentro del rango del 80${NBSP}% de la otra.`;
    const outside = `La cifra sin rango queda fuera del rango del 80${NBSP}% de la otra.`;
    for (const [exact, words] of [
      [299_999, outside],
      [300_000, inside],
      [340_000, inside],
      [340_001, outside],
    ] as const) {
      expect(compareFigures(value(320_000, 300_000, 340_000), value(exact)).words).toBe(words);
      expect(compareFigures(value(exact), value(320_000, 300_000, 340_000)).words).toBe(words);
    }
  });
});

test("a figure with a range is compared as it is shown, with three digits; one without to the euro", () => {
  expect(compareFigures(value(320_400, 300_000, 340_000), value(320_400))).toMatchObject({ amount: `+400${NBSP}€` });
  expect(compareFigures(value(320_400, 300_000, 340_000), value(319_600, 300_000, 340_000))).toEqual({
    amount: `0${NBSP}€`,
    share: `0${NBSP}%`,
    words: "Las dos cifras son iguales.",
  });
  expect(compareFigures(value(200_000), value(210_000))).toEqual({
    amount: `+10.000${NBSP}€`,
    share: `+5${NBSP}%`,
    words: "Son cuentas sin rango: la diferencia sale entera de los datos y de las tablas de cada día.",
  });
  expect(compareFigures(null, null).words).toBe("Ninguno de los dos resultados tiene cifra.");
});

test("of two sources of one name the newer day counts, and both texts", () => {
  const source = (date: string, title: string) => ({ label: "Comparables", date, title });
  const old = [source("2026-11-02", "6 ofertas"), source("2026-11-01", "2 cierres")];
  expect(changedSources(old, [source("2026-11-01", "6 ofertas"), source("2026-11-02", "2 cierres")])).toEqual([]);
  expect(changedSources(old, [source("2026-11-02", "6 ofertas")])).toEqual([
    { label: "Comparables", first: "2026-11-02", second: "2026-11-02" },
  ]);
  expect(changedSources([], old)).toEqual([{ label: "Comparables", first: null, second: "2026-11-02" }]);
  expect(changedSources(old, [])).toEqual([{ label: "Comparables", first: "2026-11-02", second: null }]);
});
