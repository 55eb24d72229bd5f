import { describe, expect, test } from "vitest";
import { growthWindows, stretchesOf } from "./past.ts";
import { readSeriesText } from "./read-text.ts";
import { deflated, readPeriod, type Series, unbrokenTail } from "./series.ts";

const yearly = (values: number[], start = 2010): Series => ({ perYear: 1, start, values });

describe("pasted text", () => {
  test.each([
    ["2024-T3", 4, 2024 * 4 + 2],
    ["2024Q3", 4, 2024 * 4 + 2],
    ["T3 2024", 4, 2024 * 4 + 2],
    ["3T 2024", 4, 2024 * 4 + 2],
    ["3.º trimestre de 2024", 4, 2024 * 4 + 2],
    ["2024M07", 12, 2024 * 12 + 6],
    ["07/2024", 12, 2024 * 12 + 6],
    ["julio de 2024", 12, 2024 * 12 + 6],
    ["Sept. 2024", 12, 2024 * 12 + 8],
    ["2024", 1, 2024],
  ])("%s is a period", (text, perYear, index) => expect(readPeriod(text)).toEqual({ perYear, index }));

  test.each(["24", "2024-13", "T5 2024", "mañana 2024", "1 de 2024"])("%s is not a period", (text) =>
    expect(readPeriod(text)).toBeUndefined(),
  );

  test("rows with semicolons, tabs, commas or spaces; Spanish numbers; a heading and empty lines count as rows", () => {
    const expected = { perYear: 1, start: 2019, values: [1850.5, 1900, 2010] };
    for (const text of [
      "Año;€/m²\n2019;1.850,50\n\n2020;1.900 €/m²\n2021;2010",
      "2019\t1850,50\n2020\t1900\n2021\t2.010 €",
      "periodo,valor\n2019,1850.50\n2020,1900\n2021,2010",
      '"2019";"1850,5"\r\n"2020";"1900"\r\n"2021";"2010"',
      "2019 1.850,50 €\n2020: 1900\n2021   2010",
    ])
      expect(readSeriesText(text), text).toEqual(expected);
  });

  test("an error names the row that the person sees", () => {
    const problems = (text: string) => {
      const read = readSeriesText(text);
      return "problems" in read ? read.problems : [];
    };
    expect(problems("Año;valor\n2019;1\n\n2021;2")).toEqual([{ kind: "gap", row: 4, missing: "2020" }]);
    expect(problems("2019;1\n2019;2")).toEqual([{ kind: "duplicate", row: 2, of: 1 }]);
    expect(problems("2019;1\n2020;0\n2021;-3")).toEqual([
      { kind: "not-positive", row: 2 },
      { kind: "not-positive", row: 3 },
    ]);
    expect(problems("2019;1\n2020;nada\n2021")).toEqual([
      { kind: "no-number", row: 2 },
      { kind: "no-number", row: 3 },
    ]);
    expect(problems("  \n ")).toEqual([{ kind: "empty" }]);
    expect(problems(Array.from({ length: 601 }, (_, i) => `${1000 + i};1`).join("\n"))).toEqual([{ kind: "too-many" }]);
  });
});

describe("past of a series", () => {
  test("growth of the last years and of the whole", () => {
    const windows = growthWindows(yearly([100, 100, 110, 121]), [1, 2, 5]);
    expect(windows.map(({ years, from }) => [years, from])).toEqual([
      [1, 2012],
      [2, 2011],
      [null, 2010],
    ]);
    expect(windows[0]!.growth).toBeCloseTo(0.1, 12);
    expect(windows[1]!.growth).toBeCloseTo(0.1, 12);
    expect(windows[2]!.growth).toBeCloseTo(1.21 ** (1 / 3) - 1, 12);
  });
  test("its stretches of two years: 100, 120, 90, 132 lose a tenth at worst and win one at best", () => {
    expect(stretchesOf(yearly([100, 120, 90, 132]), 2)).toEqual({
      steps: 2,
      count: 2,
      fell: 1,
      worst: { from: 2010, to: 2012, change: expect.closeTo(-0.1, 12) },
      best: { from: 2011, to: 2013, change: expect.closeTo(0.1, 12) },
    });
    expect(stretchesOf(yearly([1, 2]), 2)).toBeNull();
  });
  test("after a gap an official series starts anew", () => {
    const points = [
      ["2023-T1", 90],
      ["2023-T4", 100],
      ["2024-T1", 101],
    ] as const;
    expect(unbrokenTail(points)).toEqual({
      series: { perYear: 4, start: 2023 * 4 + 3, values: [100, 101] },
      dropped: 1,
    });
    expect(unbrokenTail([])).toBeUndefined();
  });
  test("prices by quarter deflate years by their mean, months by their quarter, and only common periods", () => {
    const prices: Series = { perYear: 4, start: 2010 * 4, values: [98, 99, 101, 102, 108, 109, 111, 112, 120] };
    const years = deflated(yearly([50, 100, 121, 130], 2009), prices);
    expect(years).toMatchObject({ start: 2010, values: [expect.closeTo(110, 9), expect.closeTo(121, 9)] });
    const months = deflated({ perYear: 12, start: 2010 * 12 + 2, values: [98, 99] }, prices);
    expect(months?.values).toEqual([expect.closeTo(99, 9), 99]);
  });
});
