import { describe, expect, test } from "vitest";
import type { Table } from "#domain/tools/description/description.ts";
import { valueText } from "#domain/tools/description/value.ts";
import { filledColumns, gridSheet, paperGrids } from "./grid-tables.ts";
import type { CmaResult, CmaRow } from "./result.ts";

const row = (number: number, more: Partial<CmaRow> = {}): CmaRow => ({
  id: `c${number}`,
  name: `Calle ${number}`,
  state: "vendida",
  standing: "cuenta",
  price: 200_000,
  pricePerM2: 2000,
  areaM2: 100,
  rooms: 3,
  bathrooms: 1,
  floor: null,
  yearBuilt: null,
  condition: null,
  date: "2026-03-15",
  source: "Pegado",
  isDemo: false,
  latitude: null,
  longitude: null,
  distanceM: null,
  daysOnMarket: 63,
  cells: [],
  adjusted: 208_000,
  net: 0.04,
  gross: 0.16,
  isNetHigh: false,
  isGrossHigh: false,
  weightShare: 0.25,
  isApart: false,
  ...more,
});
const resultOf = (rows: CmaRow[], currency = "EUR") => ({ rows, currency }) as CmaResult;
const tablesOf = (result: CmaResult) => paperGrids(result).filter((block): block is Table => block.kind === "table");
type Read = { value: string; detail?: string; tag?: string };
/** Each cell by its text, with the line below it and its mark. */
const read = (cell: Table["rows"][number][number]): Read => {
  const isRich = typeof cell === "object" && cell !== null && "value" in cell;
  const text = (value: Parameters<typeof valueText>[0]) => valueText(value).replace(/[\u00a0\u202f]/g, " ");
  if (!isRich) return { value: text(cell as Parameters<typeof valueText>[0]) };
  const rich = cell as {
    value: Parameters<typeof valueText>[0];
    detail?: Parameters<typeof valueText>[0];
    tag?: { text: string };
  };
  return {
    value: text(rich.value),
    ...(rich.detail !== undefined && { detail: text(rich.detail) }),
    ...(rich.tag && { tag: rich.tag.text }),
  };
};
const linesOf = (table: Table) =>
  Object.fromEntries(table.rows.map(([title, ...cells]) => [String(title), cells.map(read)]));

const cell = (column: CmaRow["cells"][number]["column"], amount: number, proposed = amount) => ({
  column,
  amount,
  proposed,
  isChanged: amount !== proposed,
});

test("columns that any row fills keep the order of the grid", () =>
  expect(
    filledColumns([row(1, { cells: [cell("extras", 5)] }), row(2, { cells: [cell("area", 1), cell("extras", 2)] })]),
  ).toEqual(["area", "extras"]));

describe("the grid on paper", () => {
  test("stands four to a table, numbered through, and only with those that count", () => {
    const rows = [1, 2, 3, 4, 5].map((number) => row(number));
    const tables = tablesOf(resultOf([...rows, row(6, { standing: "fuera" }), row(7, { standing: "enseña" })]));
    expect(tables.map(({ name }) => name)).toEqual(["Ajustes de 1, 2, 3, 4", "Ajustes de 5"]);
    expect(tables[1]!.columns.map(({ title }) => title)).toEqual(["", "5. Calle 5"]);
    expect(tablesOf(resultOf(rows.slice(0, 4)))).toHaveLength(1);
    expect(tablesOf(resultOf([]))).toEqual([]);
  });

  test("says each difference with its sign, and the proposal below a changed one", () => {
    const [table] = tablesOf(
      resultOf([
        row(1, { cells: [cell("area", -12_000), cell("bathrooms", 20_000, 15_000)], isNetHigh: true }),
        row(2, { cells: [cell("area", 0.4)], isGrossHigh: true, net: -0.155, weightShare: 0.324 }),
      ]),
    );
    expect(linesOf(table!)).toMatchObject({
      Precio: [
        { value: "200.000 €", detail: "Vendida" },
        { value: "200.000 €", detail: "Vendida" },
      ],
      Superficie: [{ value: "−12.000" }, { value: "0" }],
      Baños: [{ value: "+20.000", detail: "+15.000" }, { value: "–" }],
      "Ajustado a esta vivienda": [{ value: "208.000 €" }, { value: "208.000 €" }],
      Neto: [{ value: "+4,0 %", tag: "alto" }, { value: "−15,5 %" }],
      Bruto: [{ value: "16,0 %" }, { value: "16,0 %", tag: "alto" }],
      Peso: [{ value: "25 %" }, { value: "32 %" }],
    });
  });

  test("shortens a name beyond 22 letters to 21 and a dot for the rest", () => {
    const [table] = tablesOf(resultOf([row(1, { name: "a".repeat(22) }), row(2, { name: "b".repeat(23) })]));
    expect(table!.columns.map(({ title }) => title)).toEqual(["", `1. ${"a".repeat(22)}`, `2. ${"b".repeat(21)}…`]);
  });

  test("speaks of the agent's changes only where there are some, and names the currency", () => {
    const noteOf = (rows: CmaRow[], currency?: string) => JSON.stringify(paperGrids(resultOf(rows, currency)).at(-1));
    const changed = [row(1), row(2, { cells: [cell("area", 1), cell("bathrooms", 1, 0)] })];
    expect(noteOf(changed)).toContain("propuesta del motor");
    expect(noteOf([row(1, { cells: [cell("area", 1)] })])).not.toContain("propuesta del motor");
    expect(noteOf(changed)).toContain("en euros");
    expect(noteOf(changed, "CLP")).toContain("en CLP");
  });
});

describe("the sheet of all comparables", () => {
  const rows = [
    row(1, {
      cells: [cell("area", -12_000.126, -11_000.124)],
      adjusted: 187_999.876,
      net: -0.060004,
      weightShare: 0.33336,
    }),
    row(2, { keepReason: "Mismo edificio", date: null, daysOnMarket: null }),
    row(3, { standing: "fuera", outReason: "La has quitado tú.", weightShare: 0 }),
  ];
  const [sheet, text] = gridSheet(resultOf(rows)) as [Table, Table];
  const columnOf = (title: string) => sheet.columns.findIndex((one) => one.title === title);
  const at = (line: number, title: string) => sheet.rows[line]![columnOf(title)];

  test("has each cell and its proposal to the cent, shares with four decimals, and no invented zero", () => {
    expect(at(0, "Superficie")).toMatchObject({ amount: -12_000.13 });
    expect(at(0, "Superficie, propuesta")).toMatchObject({ amount: -11_000.12 });
    expect(at(0, "Ajustado")).toMatchObject({ amount: 187_999.88 });
    expect(at(0, "Neto")).toMatchObject({ amount: -0.06 });
    expect(at(0, "Peso")).toMatchObject({ amount: 0.3334 });
    expect(at(1, "Superficie")).toMatchObject({ amount: null });
    expect(at(1, "Días en el mercado")).toMatchObject({ amount: null });
    expect([0, 1, 2].map((line) => at(line, "N.º"))).toMatchObject([{ amount: 1 }, { amount: 2 }, { amount: 3 }]);
  });

  test("says the day, the reason to count and the reason to stay out", () => {
    expect([at(0, "Fecha"), at(1, "Fecha")]).toEqual(["2026-03-15", ""]);
    expect(at(1, "Cuenta")).toMatch(/ \(Mismo edificio\)$/);
    expect(at(2, "Cuenta")).toBe("Fuera. La has quitado tú.");
  });

  test("as text has the month of the price and the flag of its adjustment", () => {
    const [flagged] = gridSheet(resultOf([row(1, { isNetHigh: true })])).slice(1) as [Table];
    expect(read(flagged.rows[0]![1]!)).toMatchObject({ value: "Vendida", detail: "mar 2026" });
    expect(read(flagged.rows[0]![4]!).detail).toContain("neto");
    expect(read(text.rows[1]![1]!)).toEqual({ value: "Vendida" });
    expect(read(text.rows[0]![4]!)).not.toHaveProperty("detail");
  });
});
