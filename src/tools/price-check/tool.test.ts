import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import { NO_SALE_TIMES } from "#domain/tools/price-position/sale-times.ts";
import { priceSeriesFor } from "#domain/tools/valuation/price-index.ts";
import { readResultDocument } from "../../test/read-result-document.tsx";
import type { PriceCheckFacts } from "./engine.ts";
import type { Checked, PriceCheckResult } from "./result.ts";
import { priceCheck as tool } from "./tool.ts";

type Typed = Record<string, unknown> & { home: Record<string, unknown> };
const EXAMPLE = tool.example as unknown as Typed;
const read = (changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}) =>
  z.parse(tool.input, { ...EXAMPLE, ...changes, home: { ...EXAMPLE.home, ...home } });
const input = read();
const facts: PriceCheckFacts = {
  today: "2026-11-23",
  nearbyListings: [],
  valuationModel: null,
  officialSeries: priceSeriesFor(input.home).map((id) => ({ ...SHIPPED_SERIES[id], id })),
  saleTimes: NO_SALE_TIMES,
  homesOfPhones: 0,
};
const run = (from = input, changes: Partial<PriceCheckFacts> = {}) =>
  tool.run(from, { ...facts, ...changes, municipality: null });
const result = run();
const checked = (one: PriceCheckResult): Checked => {
  if (one.kind !== "checked") throw new Error(one.kind);
  return one;
};
/** The messages of the form at its fields. */
const faultsOf = (changes: Record<string, unknown>, home: Record<string, unknown> = {}) =>
  (z.safeParse(tool.input, { ...EXAMPLE, ...changes, home: { ...EXAMPLE.home, ...home } }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

test("lines of the history that lie in the future are named, each with its line", () => {
  expect(faultsOf({ historyText: "01/11/2026; 300.000 €\n\n01/01/2031; 200.000 €\nayer" })).toEqual([
    "historyText: Línea 3: el 1 de enero de 2031 es posterior a hoy; revisa el año",
    "historyText: Línea 4: falta la fecha",
  ]);
});

test("a floor above the building's last one is refused at its field", () => {
  expect(faultsOf({}, { floor: 12, buildingFloors: 6 })).toEqual([
    "home.floor: La planta pasa de las que tiene el edificio",
  ]);
  expect(faultsOf({}, { floor: 6, buildingFloors: 6 })).toEqual([]);
});

test("a paste of one endless line is refused, and a long one of many rows is not", () => {
  expect(faultsOf({ comparablesText: "a".repeat(20_001) })).toEqual([
    "comparablesText: Una fila pasa de 20.000 caracteres. Pon cada comparable en su línea.",
  ]);
  expect(faultsOf({ comparablesText: `${"a".repeat(19_999)}\n`.repeat(3) })).toEqual([]);
});

describe("comparables that were pasted and do not count", () => {
  const HEAD = "Dirección;m²;Precio;Latitud;Longitud;Fecha;Moneda";
  const { latitude, longitude } = input.home;
  const rows = (prices: readonly string[]) =>
    [HEAD, ...prices.map((rest, i) => `Calle ${i};${80 + i};${rest}`)].join("\n");
  const at = `${String(latitude).replace(".", ",")};${String(longitude).replace(".", ",")}`;

  test("of a later day are not read, with the reason", () => {
    const text = rows([`240.000;${at};01/10/2026;EUR`, `240.000;${at};01/10/2031;EUR`]);
    const { paste } = run(read({ comparablesText: text, useNearby: false }));
    expect(paste).toMatchObject({
      understood: 1,
      refused: [{ line: 3, reason: "Fecha: el 1 de octubre de 2031 es posterior a hoy. Revisa el año." }],
    });
  });

  test("in another currency name both, and there is a reason why there is no verdict", () => {
    const text = rows(Array.from({ length: 4 }, (_, i) => `${240 + i}.000;${at};01/10/2026;USD`));
    const from = read({ comparablesText: text, useNearby: false });
    const told = run(from);
    expect(told).toMatchObject({
      kind: "too-few-comparables",
      leftOut: 4,
      leftOutReasons: [{ text: "Su precio está en USD y el de la vivienda, en EUR.", count: 4 }],
    });
    expect(tool.textOf(told, from)).toContain(
      "Sin contar: 4 anuncios. Su precio está en USD y el de la vivienda, en EUR (4).",
    );
    expect(tool.textOf(told, from)).toContain("Las filas 2, 3, 4 y 5 no cuentan: Su precio está en USD");
  });
});

/** The four ways in which a result is told. */
const textsOf = (one: PriceCheckResult, of = input) => [
  tool.textOf(one, of),
  tool.messageOf(one, of),
  tool
    .rowsOf(one, of)
    .map(({ value }) => value)
    .join("\n"),
  readResultDocument(tool, one, of),
];

test("the example asks more than twelve comparables say, and the price in the market lies within the range", () => {
  const { verdict, position, used, market, range80, asking, value } = checked(result);
  expect(verdict).toBe("muy-alto");
  expect(position).toBeGreaterThan(1);
  expect(used).toHaveLength(12);
  expect(range80.low).toBeLessThan(market.low);
  expect(market.high).toBeLessThan(range80.high);
  expect(range80.high).toBeLessThan(asking);
  expect(value).toBeGreaterThan(226_000);
  expect(value).toBeLessThan(271_000);
  expect(result.repeated.map(({ name }) => name)).toEqual(["Calle de Casa Jiménez 5"]);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});

test("its history is one home: 110 days until the withdrawal, then 83 under another number, of 256", () => {
  expect(checked(result).history).toMatchObject({
    daysOnSale: 193,
    daysSince: 256,
    relistings: 1,
    references: ["ZC-104", "ZC-188"],
    firstPrice: 319_000,
    lastPrice: 299_000,
  });
});

test("verdict and asking price stand in text, message, rows and document", () => {
  for (const text of textsOf(result)) {
    expect(text).toContain("Fuera de banda, por arriba");
    expect(text.replace(/[\u00a0\u202f]/g, " ")).toContain("299.000 €");
  }
  expect(tool.messageOf(result, input).length).toBeLessThanOrEqual(700);
});

test("a price in the market needs no other one, and the message to the owner says so", () => {
  const of = read({}, { price: "250.000" });
  const one = run(of);
  expect(checked(one).verdict).toBe("en-mercado");
  expect(tool.textOf(one, of)).toContain("por el precio no hace falta moverlo");
  expect(tool.nextOf!(one, of).map(({ path }) => path)).toEqual(["/valoracion"]);
  expect(tool.nextOf!(result, input).map(({ path }) => path)).toEqual(["/argumentos-venta", "/valoracion"]);
});

test("far below the range, with money asked before a visit: it may be a fake, and the words are quoted", () => {
  const of = read({ advertText: "Urge. Pago por adelantado para reservar." }, { price: "120.000" });
  const one = checked(run(of));
  expect(one.isSuspect).toBe(true);
  expect(tool.textOf(one, of)).toContain("Pago por adelantado");
  expect(tool.messageOf(one, of)).toContain("señales de anuncio falso");
  const dear = checked(run(read({ advertText: "Pago por adelantado." })));
  expect(dear).toMatchObject({ isSuspect: false, signs: [{ kind: "pago-anticipado" }] });
});

test("the telephones of the advert are what the market is asked for", () => {
  const of = read({ advertText: "Llama al 600 11 22 33" }, { price: "120.000" });
  expect(tool.needs(of).homesOfPhones).toMatchObject({ phones: ["600 11 22 33"], country: "ES" });
  expect(checked(run(of, { homesOfPhones: 4 })).signs).toEqual([{ kind: "telefono-repetido", found: "4" }]);
});

test("two comparables: no verdict, nothing charged, and the next step is told", () => {
  const text = String(EXAMPLE.comparablesText).split("\n").slice(0, 3).join("\n");
  const of = read({ comparablesText: text });
  const one = run(of);
  expect(one).toMatchObject({ kind: "too-few-comparables", found: 2, needed: 3 });
  expect(tool.hasAnswer!(one)).toBe(false);
  expect(tool.hasAnswer!(result)).toBe(true);
  expect(tool.figureOf!(one, of)).toBeNull();
  for (const shown of [tool.textOf(one, of), readResultDocument(tool, one, of)])
    expect(shown).toContain("Faltan comparables");
});

test("days on sale are told from twenty closings on", () => {
  const times = (closings: number) =>
    Array.from({ length: 24 }, (_, i) => ({ days: 10 + i, isClosed: i < closings, position: i / 12 - 1 }));
  const of = (closings: number, more = {}) => ({ saleTimes: { ...NO_SALE_TIMES, times: times(closings), ...more } });
  expect(tool.textOf(run(input, of(19)), input)).not.toContain("Días hasta vender");
  const one = checked(run(input, of(24)));
  expect(one.speeds).toHaveLength(3);
  expect(tool.textOf(one, input)).toContain("Los que piden menos");
  expect(tool.textOf(one, input)).toContain("en el mercado que ves.");
  const near = run(input, of(24, { withinKm: 15, areInvented: true }));
  expect(tool.textOf(near, input)).toContain("a menos de 15\u00a0km. Son inventados, de demostración.");
});

const ADVERT_ID = "00000000-0000-4000-8000-000000000001";
/** The advert of the market that the form was filled with, as the market lists it. */
const listed = (changes: object = {}) => ({
  ...input.home,
  id: ADVERT_ID,
  evidence: "oferta" as const,
  source: "Portal",
  date: "2026-11-20",
  ...changes,
});

test("an advert of the market is no repetition of itself, nor one that was left out; typed by hand it is asked about", () => {
  const own = listed();
  const nearbyListings = [own];
  const typed = run(read({ useNearby: "si" }), { nearbyListings });
  expect(typed.repeated.map(({ id }) => id)).toContain(ADVERT_ID);
  const opened = run(read({ useNearby: "si", advert: { id: ADVERT_ID, isOfOthers: "no" } }), { nearbyListings });
  expect(opened.repeated.map(({ id }) => id)).not.toContain(ADVERT_ID);
  expect(checked(opened).value).toBe(checked(result).value);
  expect(opened.leftOut).toBe(result.leftOut);
});

test("whoever opened it from another agency's home gets no message to its seller; who goes on with another home does", () => {
  const of = read({ advert: { id: ADVERT_ID, isOfOthers: "si" } });
  const others = run(of, { nearbyListings: [listed()] });
  expect(others.isOfOthers).toBe(true);
  for (const text of [tool.textOf(others, of), readResultDocument(tool, others, of)])
    expect(text).not.toMatch(/mensaje para quien vende/i);
  expect(tool.wordingOf!(others, of)).toEqual([]);
  const moved = run(of, { nearbyListings: [listed({ builtAreaM2: 300 })] });
  expect(moved.isOfOthers).toBeUndefined();
  expect(tool.textOf(moved, of)).toMatch(/mensaje para quien vende/i);
});

test("the support of the value stands with the verdict, as in the valuation; the €/m² says how far it is and judges nothing", () => {
  const text = tool.textOf(result, input);
  const { confidence } = checked(result);
  expect(text).toContain(confidence!.reasons[0]);
  expect(text).toMatch(/Por m² pide un \d+\s%? más que la mediana de los comparables tal como se anuncian/u);
  expect(text).not.toContain("no se aparta");
});

test("an input that is missing or cannot be read is refused at its field", () => {
  const issuesOf = (typed: unknown) =>
    Object.fromEntries(
      (z.safeParse(tool.input, typed).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
    );
  expect(
    issuesOf({ ...EXAMPLE, historyText: "310.000 €", home: { ...EXAMPLE.home, price: "", builtAreaM2: "0" } }),
  ).toEqual({
    "home.price": "Introduce el precio que se pide",
    "home.builtAreaM2": "Introduce una superficie entre 15 y 2.000 m²",
    historyText: "Línea 1: falta la fecha",
  });
});

test("a point in the sea is refused, one abroad is not", () => {
  const { municipality: _, ...rest } = { ...facts, municipality: null };
  expect(tool.refuse!(input, { ...rest, municipality: null })).toMatchObject([{ path: "home.latitude" }]);
  expect(tool.refuse!(input, { ...rest, municipality: { code: "50297", name: "Zaragoza" } })).toEqual([]);
});

test("a public page has neither signs nor the advert with its telephone, and no place that an advert hides", () => {
  const of = read(
    { advertText: "Pago por adelantado. 600 11 22 33" },
    { price: "120.000", cadastralReference: "9872023VH5797S0001WX" },
  );
  const shown = JSON.stringify([tool.shownResult!(run(of)), tool.shownInput(of)]);
  expect(shown).not.toContain("adelantado");
  expect(shown).not.toContain("600 11 22 33");
  expect(shown).not.toContain("9872023VH5797S0001WX");
  const first = checked(result).used[0]!;
  const kept = checked(
    tool.shownResult!({
      ...checked(result),
      used: [{ ...first, distanceM: 145, hidesPlace: true }, first],
    }) as PriceCheckResult,
  );
  expect(kept.used.map(({ distanceM }) => distanceM)).toEqual([100, first.distanceM]);
  expect(tool.textOf(kept, tool.shownInput(input) as typeof input)).toContain("Fuera de banda");
});

test("the example of Mexico has a verdict in pesos", () => {
  const of = z.parse(tool.input, tool.abroad!.example);
  const one = checked(run(of, { officialSeries: [] }));
  expect(one).toMatchObject({ currency: "MXN", verdict: expect.stringMatching(/alto/) });
});

test("a home of the portfolio fills it in, its price with it", () => {
  const home = {
    type: "piso",
    operation: "venta",
    country: "ES",
    currency: "EUR",
    builtAreaM2: 84,
    price: 210_000,
  } as const;
  expect(tool.fillFrom!(home)).toEqual({ home });
});
