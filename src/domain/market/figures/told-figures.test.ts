import { describe, expect, test } from "vitest";
import type { Spread } from "./sample.ts";
import { demoText, periodText, toldFigures, unitPriceText, zoneSummary } from "./told-figures.ts";
import { type ZoneFigures, zoneFigures } from "./zone-figures.ts";
import { homeWith, TODAY, times, zoneOf } from "./zone-homes.test-data.ts";

/** Figures of a zone as somebody reads them: each with its cases, its day and what it rests on. */

const spread = (median: number, n = 20): Spread => ({
  kind: "spread",
  n,
  median,
  lowerQuartile: median - 200,
  upperQuartile: median + 200,
  low: median - 100,
  high: median + 100,
});

const EMPTY = zoneFigures(zoneOf([]), { operation: "venta", today: TODAY, months: 12 });

/** An ordinary zone: all figures are known, and none is round, so that each shows where it is rounded. */
const KNOWN: ZoneFigures = {
  ...EMPTY,
  currency: "EUR",
  homes: 40,
  offer: {
    active: 20,
    reserved: 2,
    listed: 31,
    unitPrice: spread(2500),
    price: spread(250_000),
    days: spread(120),
    drops: { kind: "drops", n: 20, share: 0.404, medianFall: 0.0535 },
  },
  closings: {
    count: 12,
    unitPrice: spread(2400, 12),
    saleToList: { kind: "share", share: 0.984_76, n: 12, excluded: 2 },
    days: spread(150, 12),
    supply: { kind: "months", months: 20.04, closings: 12 },
  },
  rentUnitPrice: spread(130),
  saleUnitPrice: spread(2500),
  yield: { kind: "yield", share: 0.0624, rents: 11, sales: 20 },
};

/** As they are read, with ordinary spaces. */
const told = (figures: ZoneFigures) =>
  new Map(
    toldFigures(figures).map(({ id, label, value, note }) => [
      id,
      [label, value?.replaceAll("\u00a0", " ") ?? null, note.replaceAll("\u00a0", " ")],
    ]),
  );

test("figures of sales, in the order in which it is read", () => {
  const lines = told(KNOWN);
  expect([...lines.keys()].join(" ")).toBe("asked paid active new supply ratio drops days listed yield other price");
  const year = "del 26 de noviembre de 2025 al 26 de noviembre de 2026";
  expect(Object.fromEntries(lines)).toEqual({
    asked: [
      "Precio que se pide",
      "2.500 €/m²",
      "Mediana entre 2.400 €/m² y 2.600 €/m² (90 %). Precio pedido de 20 ofertas, 26 de noviembre de 2026.",
    ],
    paid: [
      "Precio pagado",
      "2.400 €/m²",
      `Mediana entre 2.300 €/m² y 2.500 €/m² (90 %). Precio de cierre de 12 cierres, ${year}.`,
    ],
    active: ["En venta", "20", "2 reservadas aparte. Ofertas activas el 26 de noviembre de 2026."],
    new: ["Ofertas nuevas", "31", `Anunciadas por primera vez ${year}.`],
    supply: ["Meses de oferta", "20,0", `20 ofertas entre 12 cierres en 12 meses, ${year}.`],
    ratio: [
      "Cierre sobre lo pedido",
      "98,5 %",
      `Media de 12 cierres frente a su último precio pedido, ${year}. 2 apartados por estar a más de un 50 %.`,
    ],
    drops: [
      "Han bajado el precio",
      "40 %",
      "Bajada mediana del 5,4 % desde el primer precio del mismo anuncio. 20 ofertas, 26 de noviembre de 2026.",
    ],
    days: ["Tiempo hasta el cierre", "150 días", `Mediana entre 50 días y 250 días (90 %). 12 cierres, ${year}.`],
    listed: [
      "Tiempo en oferta",
      "120 días",
      "Mediana entre 20 días y 220 días (90 %). 20 ofertas que siguen activas, 26 de noviembre de 2026.",
    ],
    yield: [
      "Rentabilidad bruta",
      "6,2 %",
      "La renta que se pide en un año entre el precio que se pide, por m² y antes de gastos: 11 alquileres y 20 ventas, 26 de noviembre de 2026.",
    ],
    other: [
      "Renta que se pide",
      "130,0 €/m² al mes",
      "Mediana entre 30,0 €/m² al mes y 230,0 €/m² al mes (90 %). Precio pedido de 20 ofertas en alquiler, 26 de noviembre de 2026.",
    ],
    price: [
      "Precio mediano",
      "250.000 €",
      "La mitad central, de 249.800 € a 250.200 €. Precio pedido de 20 ofertas, 26 de noviembre de 2026.",
    ],
  });
});

test("figures of letting have rents by month, and prices of sale beside them", () => {
  const lines = told({ ...KNOWN, operation: "alquiler" });
  const labels = Object.fromEntries([...lines].map(([id, [label, value]]) => [id, [label, value]]));
  expect(labels).toMatchObject({
    asked: ["Renta que se pide", "2.500,0 €/m² al mes"],
    paid: ["Renta firmada", "2.400,0 €/m² al mes"],
    active: ["En alquiler", "20"],
    other: ["Precio de venta que se pide", "2.500 €/m²"],
    price: ["Renta mensual mediana", "250.000 €"],
  });
  expect(lines.get("other")![2]).toContain("20 ofertas en venta");
});

test("a figure that the data do not give says why, and how much it would need", () => {
  const lines = told(EMPTY);
  const missing = Object.fromEntries([...lines].map(([id, [, value, note]]) => [id, value ?? note]));
  const year = "del 26 de noviembre de 2025 al 26 de noviembre de 2026";
  expect(missing).toEqual({
    asked: "Muestra insuficiente (0). Precio pedido, con al menos 10 ofertas.",
    paid: `Muestra insuficiente (0). Precio de cierre, ${year}.`,
    active: "0",
    new: "0",
    supply: `Sin ventas. Ningún cierre, ${year}.`,
    ratio: `Sin ventas. Cierres frente a su último precio pedido, ${year}.`,
    drops: "Muestra insuficiente (0). Precio pedido, con al menos 10 ofertas.",
    days: `Muestra insuficiente (0). Del primer anuncio al cierre, ${year}.`,
    listed: "Muestra insuficiente (0). Desde el primer anuncio, con al menos 10 ofertas.",
    yield: "Muestra insuficiente (0). Hacen falta al menos 10 alquileres y 10 ventas en oferta.",
    other: "Muestra insuficiente (0). Renta pedida de lo que está en alquiler.",
  });
  const lets = told({ ...EMPTY, operation: "alquiler" });
  expect(lets.get("other")).toEqual([
    "Precio de venta que se pide",
    null,
    "Muestra insuficiente (0). Precio pedido de lo que está en venta.",
  ]);
  expect(lets.has("price")).toBe(false);
});

describe("numbers and their words agree", () => {
  test("one of each: una oferta, un cierre, un día, una reservada, un apartado, un alquiler", () => {
    const { offer, closings } = KNOWN;
    const lines = told({
      ...KNOWN,
      offer: { ...offer, active: 1, reserved: 1, drops: { kind: "drops", n: 20, share: 0, medianFall: null } },
      closings: {
        ...closings,
        saleToList: { kind: "share", share: 1, n: 10, excluded: 1 },
        days: { ...spread(1, 10), low: 0.6, high: 1.4 },
        supply: { kind: "months", months: 0.84, closings: 1 },
      },
      yield: { kind: "yield", share: 0.05, rents: 1, sales: 1 },
    });
    expect(lines.get("active")![2]).toContain("1 reservada aparte.");
    expect(lines.get("supply")!.slice(1)).toEqual(["0,8", expect.stringContaining("1 oferta entre 1 cierre en")]);
    expect(lines.get("ratio")![2]).toContain("1 apartado por estar");
    expect(lines.get("days")!.slice(1)).toEqual(["1 día", expect.stringContaining("entre 1 día y 1 día (90 %)")]);
    expect(lines.get("yield")![2]).toContain("1 alquiler y 1 venta,");
    expect(lines.get("drops")!.slice(1)).toEqual(["0 %", expect.stringContaining("Ninguna bajada desde el primer")]);
  });

  test("where no closing was left out, none is told", () => {
    const closings = { ...KNOWN.closings, saleToList: { kind: "share", share: 1, n: 10, excluded: 0 } as const };
    expect(told({ ...KNOWN, closings }).get("ratio")![2]).not.toContain("apartado");
  });
});

test("amounts are in the currency of the zone", () => {
  expect(unitPriceText({ operation: "venta", currency: "MXN" })(20_000)).toBe("$20,000\u00a0MXN/m²");
  expect(unitPriceText({ operation: "alquiler", currency: null })(12.34)).toBe("12,3\u00a0€/m² al mes");
  expect(told({ ...KNOWN, currency: "MXN" }).get("price")![1]).toBe("$250,000 MXN");
});

test("a period is told by its first and its last day", () => {
  expect(periodText({ from: "2026-05-26", today: "2026-11-26" })).toBe(
    "del 26 de mayo de 2026 al 26 de noviembre de 2026",
  );
});

test("invented homes are named as such: all of them, several or one", () => {
  const of = (demos: number) => demoText({ homes: 40, demos });
  expect(of(40)).toBe(
    "Todas las viviendas de esta zona son inventadas: sirven para probar y no describen ningún mercado.",
  );
  expect(of(38)).toBe("De las 40 viviendas de esta zona, 38 son inventadas: las cifras no describen este mercado.");
  expect(of(1)).toBe("De las 40 viviendas de esta zona, 1 es inventada: las cifras no describen este mercado.");
});

test("invented homes of a zone are counted", () => {
  const homes = times(10, (i) => homeWith([["2026-06-01", "activo", 200_000]], { isDemo: i < 3 }));
  expect(zoneFigures(zoneOf(homes), { operation: "venta", today: TODAY, months: 12 }).demos).toBe(3);
});

test("a zone in sentences says what is asked, what is paid and how long it takes, and only what is known", () => {
  const homes = [
    ...times(20, () => homeWith([["2026-06-01", "activo", 200_000]])),
    ...times(10, () =>
      homeWith([
        ["2026-05-01", "activo", 200_000],
        ["2026-10-15", "cerrado", 190_000],
      ]),
    ),
  ];
  const figures = zoneFigures(zoneOf(homes), { operation: "venta", today: TODAY, months: 12 });
  expect(zoneSummary(figures)).toBe(
    "Hay 20 viviendas en venta y se piden 2.000\u00a0€/m² de mediana. Las ya vendidas se pagaron a 1.900\u00a0€/m², el 95\u00a0% de lo último que pedían esas mismas viviendas, y la mitad tardó 167 días o menos en cerrarse. Al ritmo de los últimos 12 meses, lo que hay en oferta se acabaría en 24,0 meses.",
  );
  const few = zoneFigures(zoneOf(homes.slice(0, 3)), { operation: "venta", today: TODAY, months: 12 });
  expect(zoneSummary(few)).toBe("Hay 3 viviendas en venta.");
});
