import { describe, expect, test } from "vitest";
import { baseYear, checkSeries } from "./check-series.ts";
import type { SeriesId } from "./official-series.ts";
import { readBis, readEuribor, readIne } from "./read-answers.ts";
import { bisCsv, euriborCsv, ineSeries } from "./series-answers.test-data.ts";
import { SHIPPED_SERIES, seriesAsRead } from "./shipped-series.ts";

const TODAY = "2026-11-22";
const months = (...values: (number | null)[]) =>
  values.map((value, i) => ({ period: `2025-${String(i + 1).padStart(2, "0")}`, value }));
const isTaken = (id: SeriesId, ...values: (number | null)[]) =>
  "points" in checkSeries(id, months(...values), [], TODAY);

describe("plausible values", () => {
  test.each([
    [0.5, true],
    [0, false],
    [-1, false],
    [99_999, true],
    [100_000, false],
    [105_000, false],
  ])("an index of %d: %s", (value, taken) => expect(isTaken("bis-es", value)).toBe(taken));

  test.each([
    [-0.0299, true],
    [-0.03, false],
    [-0.031, false],
    [0.2499, true],
    [0.25, false],
    [0.26, false],
  ])("a rate of %d: %s", (value, taken) => expect(isTaken("euribor", value)).toBe(taken));

  test.each([
    [100, 199, true],
    [100, 200, false],
    [100, 250, false],
    [100, 51, true],
    [100, 50, false],
    [100, 40, false],
  ])("an index that goes from %d to %d: %s", (before, after, taken) => {
    expect(isTaken("ine-ipv-es", before, after)).toBe(taken);
  });

  test.each([
    [0, 0.0199, true],
    [0, 0.02, false],
    [0.02, 0, false],
    [0.03, 0.051, false],
    [0.03, 0.0085, false],
    [-0.005, 0.01, true],
  ])("a rate that goes from %d to %d: %s", (before, after, taken) => {
    expect(isTaken("euribor", before, after)).toBe(taken);
  });
});

describe("ends", () => {
  test("months without a value at either end are left away, in the middle they are refused", () => {
    expect(checkSeries("bis-es", months(null, null, 100, 101, null, null), [], TODAY)).toEqual({
      points: [
        ["2025-03", 100],
        ["2025-04", 101],
      ],
    });
    expect(checkSeries("bis-es", months(100, null, 101, null), [], TODAY)).toEqual({
      refused: "No dice el valor de 2025-02",
    });
    expect(checkSeries("bis-es", [], [], TODAY)).toEqual({ refused: "No trae ningún valor" });
  });

  test("a month counts once it is over, a quarter and a year too", () => {
    const last = (period: string, today: string) => {
      const checked = checkSeries("bis-es", [{ period, value: 100 }], [], today);
      return "points" in checked;
    };
    expect([last("2026-10", "2026-10-31"), last("2026-10", "2026-11-01")]).toEqual([false, true]);
    expect([last("2026-T3", "2026-09-30"), last("2026-T3", "2026-10-01")]).toEqual([false, true]);
    expect([last("2026", "2026-12-31"), last("2026", "2027-01-01")]).toEqual([false, true]);
  });

  test("a year may take the place of its quarters, and quarters of a year that begins as early", () => {
    const quarters = [
      ["2024-T1", 100],
      ["2024-T2", 101],
    ] as const;
    const year = [{ period: "2024", value: 100 }];
    expect(checkSeries("bis-es", year, quarters.slice(0, 1), TODAY)).toEqual({ points: [["2024", 100]] });
    const late = [
      { period: "2024-T2", value: 100 },
      { period: "2024-T3", value: 101 },
      { period: "2024-T4", value: 102 },
    ];
    expect(checkSeries("bis-es", late, [["2024", 100]], TODAY)).toEqual({
      refused: "Empieza más tarde que lo guardado: en 2024-T2",
    });
  });
});

describe("the year that is 100", () => {
  const years = (...means: [string, number][]) => means;

  test("within 0.05 of it, whole years alone", () => {
    expect(baseYear(years(["2020", 100.05]), 2015)).toBe(2020);
    expect(baseYear(years(["2020", 100.0525]), 2015)).toBeNull();
    expect(baseYear(years(["2020", 99.9475]), 2015)).toBeNull();
    expect(baseYear([], 2015)).toBeNull();
    expect(
      baseYear(
        [
          ["2020-T1", 100],
          ["2020-T2", 100],
          ["2020-T3", 100],
        ],
        2015,
      ),
    ).toBeNull();
  });

  test("the usual one where it is one, else the nearest", () => {
    const near = years(["2015", 100.04], ["2016", 99.98], ["2017", 100.01], ["2018", 100.03]);
    expect(baseYear(near, 2015)).toBe(2015);
    expect(baseYear(near, 2010)).toBe(2017);
  });

  test("the BIS counts from 2010, the INE from 2015", () => {
    const points = years(["2010", 100], ["2011", 100.02], ["2015", 100]);
    const unit = (id: SeriesId) => seriesAsRead(id, points, TODAY).unit;
    expect(["bis-es", "prices-mx", "ine-ipv-es", "ine-ipv-es-vc"].map((id) => unit(id as SeriesId))).toEqual([
      "índice, 2010 = 100",
      "índice, 2010 = 100",
      "índice, 2015 = 100",
      "índice, 2015 = 100",
    ]);
  });
});

describe("answers", () => {
  test("BIS: only quarters of the index, nominal or real", () => {
    const head = "FREQ,REF_AREA,VALUE,UNIT_MEASURE,TIME_PERIOD,OBS_VALUE\n";
    const rows = [
      "Q,ES,N,628,2026-Q1,144.2",
      "A,ES,N,628,2026-Q2,1",
      "Q,ES,N,771,2026-Q3,2",
      "Q,ES,X,628,2026-Q4,3",
      "A,ES,N,771,2027-Q1,4",
    ].join("\n");
    expect([...readBis(`${head}${rows}\n`)]).toEqual([["bis-es", [{ period: "2026-T1", value: 144.2 }]]]);
  });

  test("BIS: consumer prices need both values, above nothing", () => {
    const read = readBis(
      bisCsv({
        "ES.N": [
          ["2025-Q1", null],
          ["2025-Q2", 120],
          ["2025-Q3", 120],
          ["2025-Q4", 120],
          ["2026-Q1", 0.6],
        ],
        "ES.R": [
          ["2025-Q1", 96],
          ["2025-Q2", null],
          ["2025-Q3", 0],
          ["2025-Q4", 96],
          ["2026-Q1", 0.48],
        ],
      }),
    );
    expect(read.get("prices-es")!.map(({ value }) => value)).toEqual([null, null, null, 125, 125]);
  });

  test("ECB: seven digits of a fraction", () => {
    expect(readEuribor(euriborCsv([["2026-08", 2.15345678]])).get("euribor")).toEqual([
      { period: "2026-08", value: 0.0215346 },
    ]);
  });

  test("INE: each quarter by its number, any other by that number", () => {
    const one = ineSeries("Nacional. General. Índice. ", 2025, [100, 101, 102, 103, 104]);
    one.Data[4]!.FK_Periodo = 28;
    expect(
      readIne(JSON.stringify([one]))
        .get("ine-ipv-es")!
        .map(({ period }) => period),
    ).toEqual(["2025-T1", "2025-T2", "2025-T3", "2025-T4", "2026-periodo 28"]);
  });

  test("a last row with fewer cells was cut; an empty line at the end is none", () => {
    const head = "KEY,TIME_PERIOD,OBS_VALUE";
    const key = "FM.M.U2.EUR.RT.MM.EURIBOR1YD_.HSTA";
    const rows = [`${key},2026-07,2.1`, `${key},2026-08,2.2`, `${key},2026-09,2.3`];
    expect(readEuribor([head, ...rows, "", ""].join("\n")).get("euribor")).toHaveLength(3);
    expect(() => readEuribor([head, ...rows, `${key},2026-10`].join("\n"))).toThrow("La respuesta se corta");
    expect(() => readEuribor(`${head}\n${key}`)).toThrow("La respuesta se corta");
  });
});

describe("the shipped series, in words", () => {
  test.each([
    ["bis-mx", "Precio de la vivienda, México", "BIS, precios residenciales de fuentes nacionales"],
    ["prices-pe", "Precios de consumo, Perú", "BIS, precios residenciales de fuentes nacionales"],
    [
      "ine-ipv-es",
      "Precio de la vivienda, España",
      "INE, índice de precios de vivienda (IPV), medias anuales, de segunda mano",
    ],
    [
      "ine-ipv-es-vc",
      "Precio de la vivienda, Comunitat Valenciana",
      "INE, índice de precios de vivienda (IPV), índice general por comunidades",
    ],
    ["euribor", "Euríbor a un año, media del mes", "Medias mensuales publicadas por euriborhoy.com"],
  ] as const)("%s", (id, label, title) => expect(SHIPPED_SERIES[id]).toMatchObject({ label, source: { title } }));

  test("quarters follow one another over the years: 2005-T1 to T4, then 2006", () => {
    const periods = SHIPPED_SERIES["bis-mx"].points.map(([period]) => period);
    expect(periods.slice(0, 6)).toEqual(["2005-T1", "2005-T2", "2005-T3", "2005-T4", "2006-T1", "2006-T2"]);
  });
});
