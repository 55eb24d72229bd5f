import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { OfficialSeries, SeriesId } from "#domain/tools/market/official-series.ts";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import { foresee, needsOf } from "./engine.ts";
import { appointmentsOf, nextOf } from "./next.ts";
import type { Appreciation } from "./result.ts";
import { appreciationInput, currencyOf, pricesCountry } from "./schema.ts";
import { offeredSeries, SERIES_IDS, seriesName, seriesRead, seriesWithValues, widerSeries } from "./series-list.ts";

const TODAY = "2026-11-22";

/** Yearly values from 2017 on whose logarithms are 0, 1, 2, 1, 0, 1, 2 and 3: standing still errs least. */
const ODD = [1, Math.E, Math.E ** 2, Math.E, 1, Math.E, Math.E ** 2, Math.E ** 3];
const pasted = (values: readonly number[], first = 2017) =>
  values.map((value, i) => `${first + i};${value.toFixed(12).replace(".", ",")}`).join("\n");

const series = (
  id: SeriesId,
  points: OfficialSeries["points"],
  mark: OfficialSeries["mark"] = "una-fuente",
): OfficialSeries => ({
  id,
  label: `Serie ${id}`,
  unit: "índice",
  points,
  source: { title: `Fuente ${id}`, consulted: "2026-11-01" },
  mark,
});
const years = (values: readonly number[], first = 2017) =>
  values.map((value, i) => [String(first + i), value] as const);

function run(raw: Record<string, unknown>, officialSeries: OfficialSeries[] = [], today = TODAY) {
  const typed = {
    propertyValue: 100_000,
    years: 2,
    source: "propia",
    ownPrices: "otro",
    ownSeries: pasted(ODD),
    ...raw,
  };
  return foresee(z.parse(appreciationInput, typed), { today, officialSeries });
}
function forecast(...of: Parameters<typeof run>): Appreciation {
  const result = run(...of);
  if (result.kind === "no-series") throw new Error(result.kind);
  return result;
}

describe("a home of 100,000 € at the pace of eight pasted years, by hand", () => {
  const result = forecast({ monthlyCost: 100, otherReturn: 10, inflation: 2 });
  const [first, second] = result.forecast!.rows;

  test("standing still: the value stays; its band is where eight of ten misses lie", () => {
    expect(result).toMatchObject({ kind: "forecast", years: 2, value: 100_000, currency: "EUR" });
    expect(result.forecast).toMatchObject({ model: "naive", cut: 0 });
    expect(result.forecast!.rows).toHaveLength(2);
    // Misses of −1, −1, 1, 1, 1 and of −2, 0, 2, 2: bands from −1 to 1 and from −1.4 to 2.
    for (const [row, low, high] of [
      [first!, 0.36788, Math.E],
      [second!, 0.2466, 7.38906],
    ] as const) {
      expect(row.value).toBeCloseTo(100_000, 4);
      expect(row.low / 100_000).toBeCloseTo(low, 4);
      expect(row.high / 100_000).toBeCloseTo(high, 4);
    }
    expect(result.forecast!.path.map(({ step, value }) => [step, Math.round(value * 1e6)])).toEqual([
      [1, 1_000_000],
      [2, 1_000_000],
    ]);
  });

  test("misses: the middle one of five and of four, and how often more came", () => {
    expect(first).toMatchObject({ step: 1, years: 1, tested: 5 });
    expect(first!.usualMiss).toBeCloseTo(Math.E - 1, 6);
    expect(first!.shareAbove).toBe(0.6);
    // 1 − e^−2 and e² − 1 are 0.8647 and 6.3891: half way.
    expect(second!.usualMiss).toBeCloseTo(3.62686, 4);
    expect(second).toMatchObject({ step: 2, years: 2, tested: 4, shareAbove: 0.5 });
  });

  test("in today's money: over 1.02, and over 1.0404", () => {
    expect(first!.real!.value).toBeCloseTo(98_039.2157, 3);
    expect(first!.real!.low).toBeCloseTo(36_066.61, 1);
    expect(second!.real!.value).toBeCloseTo(96_116.878, 3);
    expect(second!.real!.high).toBeCloseTo(738_905.61 / 1.0404, 0);
  });

  test("waiting a year costs 1,200 and 10,000 that the money would have earned, two years 2,400 and 21,000", () => {
    expect(first!.wait).toMatchObject({ cost: 1_200, shareBetter: 0.6 });
    expect(first!.wait.forgone).toBeCloseTo(10_000, 6);
    expect(first!.wait.value).toBeCloseTo(-11_200, 4);
    expect(first!.wait.low).toBeCloseTo(-74_412.06, 1);
    expect(first!.wait.high).toBeCloseTo(160_628.18, 1);
    expect(first!.wait.breakEven).toBeCloseTo(0.112, 9);
    expect(second!.wait).toMatchObject({ cost: 2_400, shareBetter: 0.5 });
    expect(second!.wait.forgone).toBeCloseTo(21_000, 6);
    // √1.234 − 1
    expect(second!.wait.breakEven).toBeCloseTo(0.1108555, 6);
  });

  test("growth of one, three and five years, and of all seven; none of ten", () => {
    expect(result.windows.map(({ years: span, from, growth }) => [span, from, Number(growth.toFixed(5))])).toEqual([
      [1, 2023, 1.71828],
      [3, 2021, 1.71828],
      // e^(1/5) − 1; e^(3/7) − 1.
      [5, 2019, 0.2214],
      [null, 2017, 0.53506],
    ]);
    expect(result.growth).toBeCloseTo(0.53506, 5);
  });

  test("stretches of two years: six, of which one fell", () => {
    // Logarithms two years apart: 2, 0, −2, 0, 2, 2.
    expect(result.stretches).toMatchObject({ steps: 2, count: 6, fell: 1 });
    expect(result.stretches!.worst).toMatchObject({ from: 2019, to: 2021 });
    expect(result.stretches!.best).toMatchObject({ from: 2017, to: 2019 });
  });

  test("a supposed growth stands beside it; without one it is null", () => {
    expect(result).toMatchObject({ inflation: 0.02, monthlyCost: 100, otherReturn: 0.1, real: null });
    expect(forecast({})).toMatchObject({ inflation: null, monthlyCost: null, otherReturn: null });
    const [row] = forecast({}).forecast!.rows;
    expect(row).toMatchObject({ real: null });
    expect(row!.wait).toMatchObject({ cost: 0, forgone: 0, breakEven: 0, shareBetter: 0.6 });
  });

  test("the series as it was used", () => {
    expect(result.series).toMatchObject({
      id: "propia",
      name: "Tu serie",
      unit: null,
      source: null,
      mark: null,
      dropped: 0,
    });
    expect(forecast({ ownName: "Ruzafa" }).series.name).toBe("Ruzafa");
  });
});

describe("how old the last value is: whole months from the end of its period", () => {
  test.each([
    // 2024 ended with December.
    ["2026-11-22", 22],
    ["2025-01-01", 0],
    ["2025-01-31", 0],
    ["2025-02-01", 1],
    ["2024-06-01", 0],
  ])("on %s: %d", (today, months) => expect(forecast({}, [], today).series.monthsOld).toBe(months));

  test("a quarter ends with its third month", () => {
    const rows = ["2025-T3;1", "2025-T4;2", "2026-T1;3"].join("\n");
    expect(forecast({ ownSeries: rows }, [], "2026-04-01").series.monthsOld).toBe(0);
    expect(forecast({ ownSeries: rows }, [], "2026-06-30").series.monthsOld).toBe(2);
  });
});

describe("how far it reaches", () => {
  test("quarters: whole years, and the end where it comes before one", () => {
    const quarters = Array.from(
      { length: 20 },
      (_, i) => `${2020 + Math.floor(i / 4)}-T${(i % 4) + 1};${100 + (i % 3) + i}`,
    );
    const result = forecast({ ownSeries: quarters.join("\n"), years: 5 });
    // Twenty quarters reach ten: two years and a half, of twenty that were asked for.
    expect(result.forecast!.rows.map(({ step, years: span }) => [step, span])).toEqual([
      [4, 1],
      [8, 2],
      [10, 2.5],
    ]);
    expect(result.forecast!.cut).toBe(10);
    expect(forecast({ ownSeries: quarters.join("\n"), years: 1 }).forecast!.rows.map(({ step }) => step)).toEqual([4]);
  });

  test("a constant one has neither model nor tests, and is cut alike", () => {
    const result = forecast({ ownSeries: pasted(Array<number>(8).fill(5)), years: 5, monthlyCost: 50 });
    expect(result).toMatchObject({ kind: "constant", growth: 0 });
    expect(result.forecast).toMatchObject({ model: null, backtests: [], cut: 1 });
    expect(result.forecast!.rows[3]).toEqual({
      step: 4,
      years: 4,
      value: 100_000,
      low: 100_000,
      high: 100_000,
      real: null,
      tested: 0,
      usualMiss: 0,
      shareAbove: 0,
      wait: {
        cost: 2_400,
        forgone: 0,
        value: -2_400,
        low: -2_400,
        high: -2_400,
        shareBetter: null,
        // 1.024^(1/4) − 1
        breakEven: expect.closeTo(0.005947, 6),
      },
    });
  });

  test("quarters that stand still are cut in quarters: of twenty that were asked for, eight values reach four", () => {
    const still = Array.from({ length: 8 }, (_, i) => `${2020 + Math.floor(i / 4)}-T${(i % 4) + 1};5`).join("\n");
    expect(forecast({ ownSeries: still, years: 5 }).forecast).toMatchObject({ model: null, cut: 16 });
  });

  test("twelve years have a window of ten", () => {
    const twelve = Array.from({ length: 12 }, (_, i) => 100 * 1.02 ** i);
    expect(forecast({ ownSeries: pasted(twelve) }).windows.map(({ years: span }) => span)).toEqual([1, 3, 5, 10, null]);
  });

  test("seven values show a growth alone", () => {
    expect(forecast({ ownSeries: pasted([1, 2, 3, 4, 5, 6, 7]) })).toMatchObject({
      kind: "too-short",
      forecast: null,
      stretches: null,
    });
  });
});

describe("inflation taken out", () => {
  const prices = (first: number, count: number) =>
    series(
      "prices-es",
      years(
        Array.from({ length: count }, (_, i) => 100 * 1.1 ** i),
        first,
      ),
    );
  const own = { ownPrices: "es", ownSeries: pasted([100, 110, 121, 133.1, 146.41, 161.051, 177.1561, 194.87171]) };

  test("a value that rose as prices did has not risen: 10 % a year", () => {
    const { real, windows, growth } = forecast(own, [prices(2017, 8)]);
    expect(growth).toBeCloseTo(0.1, 6);
    expect(real).toMatchObject({
      start: 2017,
      prices: { name: "Serie prices-es", source: { title: "Fuente prices-es" }, mark: "una-fuente" },
    });
    expect(real!.growth).toBeCloseTo(0, 6);
    expect(real!.values[0]).toBeCloseTo(194.87171, 4);
    expect(windows.map(({ years: span, real: without }) => [span, Math.abs(Number(without?.toFixed(6)))])).toEqual([
      [1, 0],
      [3, 0],
      [5, 0],
      [null, 0],
    ]);
  });

  test("a window is told where prices cover all of it", () => {
    const reals = (...of: Parameters<typeof prices>) =>
      forecast(own, [prices(...of)]).windows.map(({ real }) => (real === null ? null : 0));
    // From 2020 on: one and three years, not five nor all.
    expect(reals(2020, 5)).toEqual([0, 0, null, null]);
    // Until 2023: none reaches the end.
    expect(reals(2017, 7)).toEqual([null, null, null, null]);
    // Beyond 2024 they cover it as well.
    expect(reals(2017, 12)).toEqual([0, 0, 0, 0]);
  });

  test("prices of other years, of another country, or of nobody, take nothing out", () => {
    expect(forecast(own, [prices(2030, 5)]).real).toBeNull();
    expect(forecast({ ...own, ownPrices: "mx" }, [prices(2017, 8)]).real).toBeNull();
    expect(forecast({ ...own, ownPrices: "otro" }, [prices(2017, 8)]).real).toBeNull();
    expect(forecast(own, [series("prices-es", [])]).real).toBeNull();
  });
});

describe("official series", () => {
  const official = { source: "oficial", series: "ine-ipv-es-vc", ownSeries: undefined };
  const long = years([100, 102, 104, 107, 109, 113, 115, 118, 120]);

  test("its unbroken end, named by its publisher", () => {
    const points = [["2010", 90] as const, ...long];
    const result = forecast(official, [series("ine-ipv-es-vc", points, "contrastado")]);
    expect(result.series).toMatchObject({
      id: "ine-ipv-es-vc",
      name: "Serie ine-ipv-es-vc",
      unit: "índice",
      mark: "contrastado",
      start: 2017,
      dropped: 1,
      monthsOld: 10,
    });
  });

  test("an empty one offers the narrowest that is long and sure, else the narrowest", () => {
    const offered = (spain: OfficialSeries, bis: OfficialSeries) => {
      const result = run(official, [series("ine-ipv-es-vc", []), spain, bis]);
      return result.kind === "no-series" ? result.offered : undefined;
    };
    const good = series("ine-ipv-es", long);
    const bis = series("bis-es", long);
    expect(offered(good, bis)).toEqual({ id: "ine-ipv-es", name: "España (INE)", perYear: 1, lastPeriod: 2025 });
    expect(offered(series("ine-ipv-es", long, "por-comprobar"), bis)).toMatchObject({
      id: "bis-es",
      name: "España (BIS)",
    });
    expect(offered(series("ine-ipv-es", long.slice(0, 7)), bis)).toMatchObject({ id: "bis-es" });
    expect(offered(series("ine-ipv-es", long.slice(0, 8)), bis)).toMatchObject({ id: "ine-ipv-es", lastPeriod: 2024 });
    expect(offered(series("ine-ipv-es", long.slice(0, 7)), series("bis-es", long.slice(0, 7)))).toMatchObject({
      id: "ine-ipv-es",
    });
    expect(offered(series("ine-ipv-es", []), series("bis-es", []))).toBeNull();
  });

  test("nothing is offered where nothing was read, nor for a country's only one", () => {
    expect(run(official, [])).toEqual({
      kind: "no-series",
      date: TODAY,
      asked: { id: "ine-ipv-es-vc", name: "Comunitat Valenciana (INE)" },
      offered: null,
    });
    expect(run({ ...official, series: "bis-mx" }, [series("bis-es", long)])).toMatchObject({ offered: null });
  });
});

describe("lists", () => {
  test("no series without values is offered, save one that was chosen", () => {
    const shipped = SERIES_IDS.filter((id) => SHIPPED_SERIES[id].points.length > 0);
    expect(offeredSeries(undefined, "bis-es")).toEqual(shipped);
    expect(offeredSeries(undefined, "ine-ipv-es-ct")).toEqual(
      SERIES_IDS.filter((id) => shipped.includes(id) || id === "ine-ipv-es-ct"),
    );
    expect(offeredSeries(["ine-ipv-es-an", "bis-es", "euribor"], "bis-es")).toEqual(["bis-es", "ine-ipv-es-an"]);
    expect(seriesWithValues(["bis-es", "ine-ipv-es-ct"], "ine-ipv-es-ct")).toBe("ine-ipv-es-ct");
    expect(seriesWithValues(["bis-es"], "ine-ipv-es-ct")).toBe("bis-es");
  });

  test("names, wider ones, currencies and countries", () => {
    expect(["bis-es", "bis-mx", "ine-ipv-es", "ine-ipv-es-ct"].map((id) => seriesName(id as never))).toEqual([
      "España (BIS)",
      "México (BIS)",
      "España (INE)",
      "Cataluña (INE)",
    ]);
    expect(["bis-es", "ine-ipv-es", "ine-ipv-es-ct"].map((id) => widerSeries(id as never))).toEqual([
      [],
      ["bis-es"],
      ["ine-ipv-es", "bis-es"],
    ]);
    expect(SERIES_IDS).toHaveLength(25);
    expect(SERIES_IDS.slice(0, 3)).toEqual(["bis-es", "ine-ipv-es", "ine-ipv-es-an"]);
    expect(SERIES_IDS.slice(-4)).toEqual(["bis-mx", "bis-co", "bis-cl", "bis-pe"]);
    expect(seriesRead(null, null)).toEqual([]);
    expect(seriesRead("ine-ipv-es", "es")).toEqual(["ine-ipv-es", "bis-es", "prices-es"]);
  });

  test.each([
    [{ source: "oficial", series: "bis-cl", ownPrices: "mx" }, "cl", "CLP"],
    [{ source: "oficial", series: "ine-ipv-es-ct", ownPrices: "mx" }, "es", "EUR"],
    [{ source: "oficial", series: "bis-cl", ownPrices: "es", currency: "USD" }, "cl", "CLP"],
    [{ source: "propia", series: "bis-cl", ownPrices: "mx" }, "mx", "MXN"],
    [{ source: "propia", series: "bis-cl", ownPrices: "mx", currency: "USD" }, "mx", "USD"],
    [{ source: "propia", series: "bis-cl", ownPrices: "otro" }, null, "EUR"],
    [{ source: "propia", series: "bis-cl", ownPrices: "otro", currency: "USD" }, null, "USD"],
  ] as const)("%j: prices of %s, in %s", (input, country, currency) => {
    expect(pricesCountry(input)).toBe(country);
    expect(currencyOf(input)).toBe(currency);
  });

  test("the facts that it asks for", () => {
    const needs = (raw: Record<string, unknown>) =>
      needsOf(z.parse(appreciationInput, { propertyValue: 1, ...raw })).officialSeries.ids;
    expect(needs({})).toEqual(["bis-es", "prices-es"]);
    expect(needs({ series: "ine-ipv-es-vc" })).toEqual(["ine-ipv-es-vc", "ine-ipv-es", "bis-es", "prices-es"]);
    expect(needs({ source: "propia", ownSeries: "2020;1\n2021;2" })).toEqual(["prices-es"]);
    expect(needs({ source: "propia", ownSeries: "2020;1\n2021;2", ownPrices: "otro" })).toEqual([]);
  });
});

describe("the input that it takes", () => {
  const message = (field: string, value: unknown, more: Record<string, unknown> = {}) =>
    z
      .safeParse(appreciationInput, { propertyValue: 100_000, ...more, [field]: value })
      .error?.issues.find(({ path }) => path[0] === field)?.message;

  test.each([
    ["propertyValue", 1, 0.5, "Introduce un valor mayor que cero"],
    ["years", 1, 0, "Elige de 1 a 5 años"],
    ["years", 5, 6, "Elige de 1 a 5 años"],
    ["inflation", -5, -5.5, "Introduce una inflación entre −5 y 50 % al año"],
    ["inflation", 50, 50.5, "Introduce una inflación entre −5 y 50 % al año"],
    ["monthlyCost", 0, -1, "Introduce un gasto de cero o más"],
    ["otherReturn", 0, -0.5, "Introduce una rentabilidad entre 0 y 30 % al año"],
    ["otherReturn", 30, 30.5, "Introduce una rentabilidad entre 0 y 30 % al año"],
  ])("%s takes %d, not %d", (field, taken, refused, expected) => {
    expect(message(field, taken)).toBeUndefined();
    expect(message(field, refused)).toBe(expected);
  });

  test("texts: 40,000 signs of rows, 80 of a name", () => {
    const rows = "2020;1\n2021;2";
    const own = (length: number) => message("ownSeries", rows.padEnd(length, "\n"), { source: "propia" });
    expect([own(40_000), own(40_001)]).toEqual([undefined, "Pega como mucho 40.000 caracteres"]);
    expect([message("ownName", "x".repeat(80)), typeof message("ownName", "x".repeat(81))]).toEqual([
      undefined,
      "string",
    ]);
  });

  test("four wrong rows are told, and how many more there are", () => {
    const wrong = (count: number) =>
      message("ownSeries", ["2019;1", ...Array.from({ length: count }, (_, i) => `${2020 + i};0`)].join("\n"), {
        source: "propia",
      });
    const shown = (...rows: number[]) =>
      rows.map((row) => `Fila ${row}: el valor tiene que ser mayor que cero.`).join(" ");
    expect(wrong(4)).toBe(shown(2, 3, 4, 5));
    expect(wrong(5)).toBe(`${shown(2, 3, 4, 5)} Y 1 fila más.`);
    expect(wrong(7)).toBe(`${shown(2, 3, 4, 5)} Y 3 filas más.`);
  });

  test("each kind of wrong row", () => {
    const wrong = (rows: string) => message("ownSeries", rows, { source: "propia" });
    expect(wrong("2019;1\n2020-T1;2")).toBe("Fila 2: mezcla años, trimestres o meses. Usa un solo ritmo.");
    expect(wrong(Array.from({ length: 601 }, (_, i) => `${1000 + i};1`).join("\n"))).toBe("Pega como mucho 600 filas.");
  });

  test("usual values", () => {
    expect(z.parse(appreciationInput, { propertyValue: 100_000 })).toEqual({
      propertyValue: 100_000,
      years: 3,
      source: "oficial",
      series: "bis-es",
      ownPrices: "es",
    });
  });
});

describe("the next steps", () => {
  const result = forecast({});
  const next = (fields: object) => nextOf({ ...result, ...fields } as Appreciation);
  const paths = (fields: object) => next(fields).map(({ path }) => path);

  test("the profitability takes growths from −10 to 20 %", () => {
    const both = ["/calculadora-roi", "/negociador-virtual"];
    expect([-0.1, 0, 0.2].map((growth) => paths({ growth }))).toEqual([both, both, both]);
    expect([-0.1001, 0.2001, null].map((growth) => paths({ growth }))).toEqual([
      ["/negociador-virtual"],
      ["/negociador-virtual"],
      ["/negociador-virtual"],
    ]);
  });

  test("with the price of today, the growth in percent and the place of an official series", () => {
    const spain = { ...result.series, id: "ine-ipv-es-vc" };
    const [back, sale] = next({ growth: 0.0235, value: 250_000.4, years: 4, series: spain });
    expect(back).toMatchObject({
      label: "Llévalo a la rentabilidad",
      values: { mode: "inversion", price: 250_000, priceGrowth: 2.35, horizonYears: 4, place: "ES-VC" },
    });
    expect(back!.reason.replace("\u00a0", " ")).toBe("Con la subida que ha medido la serie: 2,35 % al año.");
    expect(back!.values).not.toHaveProperty("currency");
    expect(sale!.values).toEqual({ listPrice: 250_000, target: 250_000, place: "ES-VC" });
    const place = (id: string, currency = "EUR") =>
      nextOf({ ...result, currency, series: { ...result.series, id } } as Appreciation).at(-1)!.values;
    expect(place("bis-mx", "MXN")).toEqual({ listPrice: 100_000, target: 100_000, place: "MX", currency: "MXN" });
    // Spain as a whole is no community, and nobody knows where one's own series is from.
    for (const id of ["bis-es", "ine-ipv-es", "propia"])
      expect(place(id)).toEqual({ listPrice: 100_000, target: 100_000 });
  });

  test("a look in three months, on a day that each month has", () => {
    const when = (date: string) => appointmentsOf({ ...result, date }).map(({ startsAt }) => startsAt);
    expect(when("2026-11-22")).toEqual(["2027-02-22T10:00"]);
    expect(when("2026-11-28")).toEqual(["2027-02-28T10:00"]);
    expect(when("2026-11-30")).toEqual(["2027-02-28T10:00"]);
    expect(when("2026-01-05")).toEqual(["2026-04-05T10:00"]);
    expect(appointmentsOf(result)[0]).toMatchObject({
      kind: "tarea",
      minutes: 15,
      title: "Vuelve a mirar la previsión de precio",
    });
    expect(appointmentsOf(result)[0]!.notes).toMatch(
      /^La serie acababa en 2024\. Vender en 2 años deja lo mismo que vender ya/,
    );
    expect(appointmentsOf({ ...result, forecast: null })).toEqual([]);
  });

  test("without a series there is nothing to go on with", () => {
    const none = run({ source: "oficial", series: "bis-pe", ownSeries: undefined });
    expect([nextOf(none), appointmentsOf(none)]).toEqual([[], []]);
  });
});
