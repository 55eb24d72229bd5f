import { describe, expect, test } from "vitest";
import { growthWindows, lastYears, stretchesOf } from "./past.ts";
import { readSeriesText } from "./read-text.ts";
import { deflated, readPeriod, readSeries, type Series, unbrokenTail, yearlyGrowth } from "./series.ts";
import { seriesChoice } from "./series-for-place.ts";

const yearly = (values: number[], start = 2010): Series => ({ perYear: 1, start, values });
const quarters = (values: number[], start = 2020 * 4): Series => ({ perYear: 4, start, values });

describe("lines as they are pasted", () => {
  const value = (line: string) => {
    const read = readSeriesText(line);
    return "problems" in read ? read.problems : [read.perYear, read.start, read.values[0]];
  };

  test.each<[string, number, number, number]>([
    ["2024;1850", 1, 2024, 1850],
    ["2024;1.850,50", 1, 2024, 1850.5],
    ["2024 ; 1.850,50 €/m²", 1, 2024, 1850.5],
    ["2024\t1850.5", 1, 2024, 1850.5],
    ["2024|1850", 1, 2024, 1850],
    ["2024,1850", 1, 2024, 1850],
    ["2024,1850.5", 1, 2024, 1850.5],
    ['"2024","1.850,5"', 1, 2024, 1850.5],
    ['"2024";"1.850"', 1, 2024, 1850],
    ["2024 1850", 1, 2024, 1850],
    ["2024: 1850", 1, 2024, 1850],
    ["2024:\t1850", 1, 2024, 1850],
    ["2024   1.850 €", 1, 2024, 1850],
    ["2024 1.850€", 1, 2024, 1850],
    ["2024 1.850,50 €/m2", 1, 2024, 1850.5],
    ["T3 2024 1.850 €/m²", 4, 8098, 1850],
    ["3.º trimestre de 2024; 1.850", 4, 8098, 1850],
    ["2024-T3,1850", 4, 8098, 1850],
    ["07/2024 1850", 12, 24_294, 1850],
    ["julio de 2024: 1.850,5", 12, 24_294, 1850.5],
    ["Sept. 2024;1850", 12, 24_296, 1850],
    ["2024-07|1850", 12, 24_294, 1850],
    ["jul-2024 1850", 12, 24_294, 1850],
  ])("%s", (line, perYear, start, amount) => expect(value(line)).toEqual([perYear, start, amount]));

  test.each([
    ["", [{ kind: "empty" }]],
    ["Año;Valor", [{ kind: "empty" }]],
    ["2024", [{ kind: "no-number", row: 1 }]],
    ["2024;nada", [{ kind: "no-number", row: 1 }]],
    ["ayer;5", [{ kind: "unreadable", row: 1 }]],
    ["2024;-5", [{ kind: "not-positive", row: 1 }]],
    ["2024 −5", [{ kind: "not-positive", row: 1 }]],
  ])("%j alone", (line, problems) => {
    expect(value(line)).toEqual(problems);
  });

  test("a period that ends in its year is not a value: the row lacks one", () => {
    expect(value("1T2020;5\n2T2020")).toEqual([{ kind: "no-number", row: 2 }]);
    expect(value("1T2020;5\n: 5")).toEqual([
      { kind: "unreadable", row: 2 },
      { kind: "no-number", row: 2 },
    ]);
  });

  test("six hundred rows are read, one more is not", () => {
    const rows = (count: number) => readSeriesText(Array.from({ length: count }, (_, i) => `${1000 + i};1`).join("\n"));
    expect(rows(600)).toMatchObject({ start: 1000 });
    expect(rows(601)).toEqual({ problems: [{ kind: "too-many" }] });
  });

  test("a period of eighty signs is read, a longer one is not", () => {
    const long = (blanks: number) => `T3${" ".repeat(blanks)}2024`;
    expect(readPeriod(long(74))).toEqual({ perYear: 4, index: 8098 });
    expect(readPeriod(long(75))).toBeUndefined();
    expect(readPeriod(`  ${long(74)}  `)).toEqual({ perYear: 4, index: 8098 });
  });
});

describe("rows of any order", () => {
  test("are put in the order of time", () => {
    const rows = [
      { period: "2022", value: 3, row: 1 },
      { period: "2020", value: 1, row: 2 },
      { period: "2023", value: 4, row: 3 },
      { period: "2021", value: 2, row: 4 },
    ];
    expect(readSeries(rows)).toEqual({ perYear: 1, start: 2020, values: [1, 2, 3, 4] });
    expect(unbrokenTail(rows.map(({ period, value }) => [period, value] as const))).toEqual({
      series: { perYear: 1, start: 2020, values: [1, 2, 3, 4] },
      dropped: 0,
    });
  });

  test("twice the same: the later row repeats the earlier one, wherever they stand", () => {
    const rows = (...periods: string[]) => periods.map((period, i) => ({ period, value: 1, row: i + 1 }));
    expect(readSeries(rows("2021", "2020", "2021", "2020"))).toEqual({
      problems: [
        { kind: "duplicate", row: 4, of: 2 },
        { kind: "duplicate", row: 3, of: 1 },
      ],
    });
  });
});

describe("the unbroken end of an official series", () => {
  test("begins after the last gap, also where that is just before the end", () => {
    const tail = (...points: [string, number][]) => unbrokenTail(points);
    expect(tail(["2018", 1], ["2019", 2], ["2021", 3])).toEqual({ series: yearly([3], 2021), dropped: 2 });
    expect(tail(["2018", 1], ["2020", 2], ["2021", 3])).toEqual({ series: yearly([2, 3], 2020), dropped: 1 });
    // Quarters of a year follow on the year in number, not in rhythm.
    expect(tail(["8079", 9], ["2020-T1", 1], ["2020-T2", 2])).toEqual({ series: quarters([1, 2]), dropped: 1 });
  });

  test("holds values above zero, small ones too", () => {
    const points = [
      ["2020", 0.4],
      ["2021", 0.5],
    ] as const;
    expect(unbrokenTail(points)).toEqual({ series: yearly([0.4, 0.5], 2020), dropped: 0 });
  });
});

describe("the past of a series", () => {
  test("the last years of quarters: two of them are eight steps, nine values", () => {
    const series = quarters([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(lastYears(series, 2)).toEqual(quarters([2, 3, 4, 5, 6, 7, 8, 9, 10], 2020 * 4 + 1));
    expect(lastYears(series, 1)!.values).toEqual([6, 7, 8, 9, 10]);
    expect(lastYears(quarters([1, 2, 3, 4, 5]), 1)).toEqual(quarters([1, 2, 3, 4, 5]));
    expect(lastYears(quarters([1, 2, 3, 4]), 1)).toBeUndefined();
  });

  test("growth of each window; a series that does not reach so far back, or of one value, has none", () => {
    expect(growthWindows(quarters([100, 100, 100, 100, 100, 110]), [1, 2])).toEqual([
      { years: 1, from: 2020 * 4 + 1, growth: expect.closeTo(0.1, 12) },
      // 1.1 in five quarters.
      { years: null, from: 2020 * 4, growth: expect.closeTo(0.07923, 5) },
    ]);
    expect(growthWindows(yearly([100]), [1])).toEqual([]);
    expect(yearlyGrowth(yearly([100, 105]))).toBeCloseTo(0.05, 12);
  });

  test("stretches of one step: of equal ones the first; what stands still has not fallen", () => {
    expect(stretchesOf(yearly([100, 110, 100, 110, 110, 100]), 1)).toEqual({
      steps: 1,
      count: 5,
      fell: 2,
      worst: { from: 2011, to: 2012, change: expect.closeTo(-1 / 11, 12) },
      best: { from: 2010, to: 2011, change: expect.closeTo(0.1, 12) },
    });
  });

  test("no stretch is longer than the series, nor of no step", () => {
    expect(stretchesOf(yearly([1, 2, 3]), 2)).toMatchObject({ count: 1 });
    expect(stretchesOf(yearly([1, 2, 3]), 3)).toBeNull();
    expect(stretchesOf(yearly([1, 2, 3]), 0)).toBeNull();
  });
});

describe("inflation taken out", () => {
  test("by prices of the same rhythm, over what both cover", () => {
    // Prices 100, 110, 121: of 50, 55 and 60 in money of the third.
    expect(deflated(yearly([50, 55, 60], 2011), yearly([90, 100, 110, 121], 2010))).toEqual(
      yearly(
        [60.5, 60.5, 60].map((value) => expect.closeTo(value, 9)),
        2011,
      ),
    );
    expect(deflated(yearly([50, 55]), yearly([1, 1], 2011))).toBeUndefined();
  });

  test("quarters of less than a whole year deflate no years", () => {
    expect(deflated(yearly([50, 55], 2020), quarters([100, 101], 2020 * 4 + 1))).toBeUndefined();
    expect(deflated(yearly([50, 55], 2020), quarters([100, 100, 100, 100, 110, 110, 110], 2020 * 4))).toBeUndefined();
  });
});

describe("the series with which a home starts", () => {
  test.each([
    ["ES", "EUR", "bis-es"],
    ["ES-MD", "EUR", "bis-es"],
    ["CL", "CLP", "bis-cl"],
    ["PE", "PEN", "bis-pe"],
  ])("%s in %s: %s", (place, currency, series) => {
    expect(seriesChoice(place, currency)).toEqual({ source: "oficial", series });
  });

  test.each([
    ["ES-MD", "USD"],
    ["AR", "USD"],
    ["CL", "EUR"],
    ["otro", "EUR"],
  ])("%s in %s: one's own", (place, currency) => {
    expect(seriesChoice(place, currency)).toEqual({ source: "propia", ownPrices: "otro", currency });
  });
});
