import { describe, expect, test } from "vitest";
import { EURIBOR_MONTHLY } from "../mortgage/euribor.ts";
import { baseYear, checkSeries } from "./check-series.ts";
import { readBis, readEuribor, readIne } from "./read-answers.ts";
import { bisCsv, euriborCsv, ineSeries, rising } from "./series-answers.test-data.ts";
import { SHIPPED_SERIES, seriesAsRead } from "./shipped-series.ts";

const HTML = "<!DOCTYPE html><html><body>Servicio no disponible</body></html>";
const TODAY = "2026-11-22";

describe("BIS", () => {
  const answer = bisCsv({
    "ES.N": [
      ["2026-Q1", 144.2233],
      ["2025-Q4", 139.31],
    ],
    "ES.R": [
      ["2025-Q4", 95.5],
      ["2026-Q1", 98.02],
    ],
    "CL.N": [["2025-Q4", "NaN"]],
    "DE.N": [["2025-Q4", 120]],
  });

  test("nominal prices, and consumer prices from nominal ÷ real; other countries are passed over", () => {
    const read = readBis(answer);
    expect([...read.keys()].sort()).toEqual(["bis-cl", "bis-es", "prices-es"]);
    expect(read.get("bis-es")).toEqual([
      { period: "2026-T1", value: 144.2233 },
      { period: "2025-T4", value: 139.31 },
    ]);
    // 144.2233 ÷ 98.02 = 1.471366…; 139.31 ÷ 95.5 = 1.458743…
    expect(read.get("prices-es")).toEqual([
      { period: "2026-T1", value: 147.1366 },
      { period: "2025-T4", value: 145.8743 },
    ]);
    expect(read.get("bis-cl")).toEqual([{ period: "2025-T4", value: null }]);
  });

  test("columns go by their names", () => {
    const rows = "OBS_VALUE,TIME_PERIOD,UNIT_MEASURE,VALUE,REF_AREA,FREQ\n144.2,2026-Q1,628,N,ES,Q\n";
    expect(readBis(rows).get("bis-es")).toEqual([{ period: "2026-T1", value: 144.2 }]);
  });

  test.each([
    ["a page", HTML, /página/],
    ["changes in a year instead of the index", bisCsv({ "ES.N": [["2026-Q1", 12.8]] }, "771"), /ninguna/],
    ["nothing", "", /columnas/],
    ["cut", answer.slice(0, -20), /corta/],
    ["cut inside quotes", answer.slice(0, answer.lastIndexOf('"') - 3), /corta/],
    ["a column less", answer.replace("OBS_VALUE", "VALOR"), /columnas/],
    [
      "a quarter twice",
      bisCsv({
        "ES.N": [
          ["2026-Q1", 1],
          ["2026-Q1", 2],
        ],
      }),
      /dos veces/,
    ],
  ])("%s is refused", (_name, text, reason) => expect(() => readBis(text)).toThrow(reason));
});

describe("euríbor", () => {
  test("percentages are fractions; a month without a value is known as such", () => {
    const read = readEuribor(
      euriborCsv([
        ["2026-08", 2.153],
        ["2026-09", null],
        ["2020-12", -0.497],
      ]),
    );
    expect(read.get("euribor")).toEqual([
      { period: "2026-08", value: 0.02153 },
      { period: "2026-09", value: null },
      { period: "2020-12", value: -0.00497 },
    ]);
  });

  test.each([
    ["a page", HTML, /página/],
    ["another series", euriborCsv([["2026-08", 2]]).replaceAll("EURIBOR1YD", "EURIBOR3MD"), /ninguna/],
  ])("%s is refused", (_name, text, reason) => expect(() => readEuribor(text)).toThrow(reason));
});

describe("INE", () => {
  const series = [
    ineSeries("Nacional. General. Índice. ", 2025, [98.1, 99.2, 101.1, 103.805]),
    ineSeries("Nacional. General. Variación anual. ", 2025, [12.2, 12.7, 12.8, 12.9]),
    ineSeries("Nacional. Vivienda nueva. Índice. ", 2025, [99, 99, 101, 102]),
    ineSeries("Madrid, Comunidad de. General. Índice. ", 2025, [97, 99, 101, 103]),
    ineSeries("General. Índice. Castilla - La Mancha. ", 2025, [98, 99, 101, 102]),
    ineSeries("Balears, Illes. General. Índice. ", 2025, [98, null]),
  ];

  test("the general index of each place, its parts in any order; a secret one has no value", () => {
    const read = readIne(JSON.stringify(series));
    expect([...read.keys()].sort()).toEqual(["ine-ipv-es", "ine-ipv-es-cm", "ine-ipv-es-ib", "ine-ipv-es-md"]);
    expect(read.get("ine-ipv-es")!.at(-1)).toEqual({ period: "2025-T4", value: 103.805 });
    expect(read.get("ine-ipv-es-ib")!.at(-1)).toEqual({ period: "2025-T2", value: null });
  });

  test("every place of the list has its name, whichever way the INE writes it", () => {
    const names = [
      "Total Nacional",
      "Andalucía",
      "Aragón",
      "Asturias, Principado de",
      "Balears, Illes",
      "Canarias",
      "Cantabria",
      "Castilla y León",
      "Castilla - La Mancha",
      "Cataluña",
      "Comunitat Valenciana",
      "Extremadura",
      "Galicia",
      "Madrid, Comunidad de",
      "Murcia, Región de",
      "Navarra, Comunidad Foral de",
      "País Vasco",
      "Rioja, La",
      "Ceuta",
      "Melilla",
    ];
    const read = readIne(JSON.stringify(names.map((name) => ineSeries(`${name}. General. Índice. `, 2026, [100]))));
    expect([...read.keys()]).toEqual(Object.keys(SHIPPED_SERIES).filter((id) => id.startsWith("ine-")));
  });

  test("a secret value is null, even if a number is given", () => {
    const [one] = [ineSeries("Ceuta. General. Índice. ", 2026, [100])];
    one.Data[0]!.Secreto = true;
    expect(readIne(JSON.stringify([one])).get("ine-ipv-es-ce")).toEqual([{ period: "2026-T1", value: null }]);
  });

  test.each([
    ["a page", HTML, /página/],
    ["cut", JSON.stringify(series).slice(0, -40), /corta/],
    ["what it says where there is too much", '{"status":"No puede mostrarse por restricciones de volumen"}', /forma/],
    ["values as text", JSON.stringify(series).replace("98.1", '"98,1"'), /forma/],
    ["no series of ours", JSON.stringify([series[1]]), /ninguna/],
  ])("%s is refused", (_name, text, reason) => expect(() => readIne(text)).toThrow(reason));
});

describe("values that may be kept", () => {
  const quarters = (values: readonly (number | null)[], firstYear = 2025) =>
    values.map((value, i) => ({ period: `${firstYear + Math.floor(i / 4)}-T${(i % 4) + 1}`, value }));
  const kept = [
    ["2025-T1", 100],
    ["2025-T2", 101],
  ] as const;
  const check = (raw: Parameters<typeof checkSeries>[1], before: Parameters<typeof checkSeries>[2] = kept) =>
    checkSeries("bis-es", raw, before, TODAY);

  test("an order of its own, empty ends, and quarters that are not over", () => {
    const raw = quarters([100, 101, 102, 103, 104, 105, 106, 107]).reverse();
    expect(check([{ period: "2024-T4", value: null }, ...raw])).toEqual({
      points: [100, 101, 102, 103, 104, 105, 106].map((value, i) => [
        `${2025 + Math.floor(i / 4)}-T${(i % 4) + 1}`,
        value,
      ]),
    });
  });

  test("a rebased index is taken over whole", () => {
    expect(check(quarters([50, 50.5, 51]))).toEqual({
      points: [
        ["2025-T1", 50],
        ["2025-T2", 50.5],
        ["2025-T3", 51],
      ],
    });
  });

  test("quarters may follow on years, of the same reach", () => {
    const years = [["2025", 100]] as const;
    expect(check(quarters(rising(4)), years)).toHaveProperty("points");
    expect(check(quarters(rising(3)), years)).toEqual({ refused: "Acaba antes que lo guardado: en 2025-T3" });
  });

  test.each([
    ["a hole", quarters([100, null, 102]), "No dice el valor de 2025-T2"],
    ["a quarter less", quarters([100, 101, 102]).toSpliced(1, 1), "Le falta 2025-T2"],
    ["a quarter twice", [...quarters([100, 101]), ...quarters([100])], "Trae dos veces 2025-T1"],
    ["half mixed with another base", quarters([100, 101, 40, 41]), "El salto de 2025-T3 no es posible"],
    ["zero", quarters([100, 0, 102]), "El valor de 2025-T2 no es posible: 0"],
    [
      "years among quarters",
      [...quarters([100, 101]), { period: "2024", value: 90 }],
      "Mezcla años, trimestres o meses",
    ],
    [
      "unknown periods",
      [{ period: "2025-periodo 28", value: 1 }],
      "Trae un periodo que no se entiende: «2025-periodo 28»",
    ],
    ["less at the end", quarters([100]), "Acaba antes que lo guardado: en 2025-T1"],
    ["less at the beginning", quarters([101, 102, 103, 104]).slice(1), "Empieza más tarde que lo guardado: en 2025-T2"],
    ["nothing", quarters([null, null]), "No trae ningún valor"],
  ])("%s is refused", (_name, raw, refused) => expect(check(raw)).toEqual({ refused }));

  test("fewer values of the same reach are refused", () => {
    const months = [
      ["2025-01", 100],
      ["2025-02", 100],
      ["2025-03", 100],
    ] as const;
    expect(check(quarters([100]), months)).toEqual({ refused: "Trae 1 valor, y hay 3" });
  });

  test("euríbor may lie below zero, and a percentage taken for a fraction does not pass", () => {
    const euribor = (value: number) => checkSeries("euribor", [{ period: "2026-09", value }], [], TODAY);
    expect(euribor(-0.005)).toHaveProperty("points");
    expect(euribor(2.15)).toEqual({ refused: "El valor de 2026-09 no es posible: 2.15" });
    const running = [
      { period: "2026-10", value: 0.022 },
      { period: "2026-11", value: 0.023 },
    ];
    expect(checkSeries("euribor", running, [], TODAY)).toEqual({ points: [["2026-10", 0.022]] });
  });
});

describe("shipped series", () => {
  test("passes the same checks, and says its base", () => {
    for (const [id, { points }] of Object.entries(SHIPPED_SERIES)) {
      if (points.length === 0) continue;
      const raw = points.map(([period, value]) => ({ period, value }));
      expect(checkSeries(id as never, raw, points, TODAY), id).toEqual({ points });
      const { unit } = seriesAsRead(id as never, points, TODAY);
      expect(unit, id).toBe(SHIPPED_SERIES[id as keyof typeof SHIPPED_SERIES].unit);
    }
  });

  test("the INE's means grow as the table of regions says: +79.90 % from 2015, +36.37 % from 2021 (rounded)", () => {
    const means = new Map(SHIPPED_SERIES["ine-ipv-es"].points);
    expect(means.get("2025")! / means.get("2015")! - 1).toBeCloseTo(0.799, 4);
    expect(means.get("2025")! / means.get("2021")! - 1).toBeCloseTo(0.3637, 3);
    expect(SHIPPED_SERIES["ine-ipv-es"].mark).toBe("por-comprobar");
  });

  test("euríbor ships once, for mortgages and for the series", () => {
    expect(SHIPPED_SERIES.euribor.points).toHaveLength(EURIBOR_MONTHLY.length);
    expect(SHIPPED_SERIES.euribor.points.at(-1)).toEqual(["2026-02", 0.02221]);
  });

  test("a new base is named by its year; where no year is 100, only that it is an index", () => {
    const points = rising(8, 99.85).map((value, i) => [`${2024 + Math.floor(i / 4)}-T${(i % 4) + 1}`, value] as const);
    // 2024: 99.85, 99.95, 100.05, 100.15: mean 100.
    expect(baseYear(points, 2015)).toBe(2024);
    expect(seriesAsRead("ine-ipv-es", points, TODAY)).toMatchObject({ unit: "índice, 2024 = 100", mark: "una-fuente" });
    expect(seriesAsRead("ine-ipv-es", [["2026-T1", 107]], TODAY).unit).toBe("índice");
    expect(seriesAsRead("euribor", [["2026-09", 0.02]], TODAY)).toMatchObject({
      unit: "fracción",
      source: { title: "Banco Central Europeo, euríbor a un año", consulted: TODAY },
    });
  });
});
