import { formatMonth } from "#domain/shared/format/format.ts";
import { STATE_NAMES } from "#domain/tools/cma/advert-state.ts";
import { COLUMN_NAMES, GRID_COLUMNS, type GridColumn } from "#domain/tools/cma/grid.ts";
import { type Block, type Cell, paragraph, type Table } from "#domain/tools/description/description.ts";
import { count, moneyOf, share } from "#domain/tools/description/value.ts";
import type { CmaResult, CmaRow } from "./result.ts";
import { flagText, standingText } from "./words.ts";

/** The grid as tables: on paper, in a spreadsheet and as text. */

/** Columns that any row fills, in their order. */
export const filledColumns = (rows: readonly CmaRow[]): GridColumn[] =>
  GRID_COLUMNS.filter((column) => rows.some(({ cells }) => cells.some((cell) => cell.column === column)));

/** Comparables that stand beside each other in a table of a sheet. */
const BESIDE = 4;

/** The grid on paper: a line for each difference, a column for each comparable, four to a table. */
export function paperGrids({ rows, currency }: CmaResult): Block[] {
  const shown = rows.filter(({ standing }) => standing === "cuenta");
  const columns = filledColumns(shown);
  const tables: Table[] = [];
  for (let from = 0; from < shown.length; from += BESIDE) {
    const some = shown.slice(from, from + BESIDE).map((row, i) => ({ row, number: from + i + 1 }));
    tables.push(gridTable(some, columns, currency));
  }
  const changed = shown.some(({ cells }) => cells.some(({ isChanged }) => isChanged));
  return [
    ...tables,
    ...paragraph(
      `Importes en ${currency === "EUR" ? "euros" : currency}. Neto suma las diferencias con su signo y bruto sin él, las dos sobre el precio y sin contar la evolución del mercado ni el paso de oferta a cierre.${changed ? " Donde el agente ha cambiado un ajuste, debajo está la propuesta del motor." : ""}`,
      { tone: "small" },
    ),
  ];
}

function gridTable(
  some: readonly { row: CmaRow; number: number }[],
  columns: readonly GridColumn[],
  currency: string,
): Table {
  const money = moneyOf(currency);
  const change = (amount: number) => count(Math.round(amount) === 0 ? 0 : amount, { isSigned: true });
  const line = (title: string, of: (row: CmaRow) => Cell): Cell[] => [title, ...some.map(({ row }) => of(row))];
  return {
    kind: "table",
    name: `Ajustes de ${some.map(({ number }) => number).join(", ")}`,
    columns: [{ title: "" }, ...some.map(({ row, number }) => ({ title: `${number}. ${shortName(row.name)}` }))],
    rows: [
      line("Precio", ({ price, state }) => ({ value: money(price), detail: STATE_NAMES[state] })),
      ...columns.map((column) =>
        line(COLUMN_NAMES[column], ({ cells }) => {
          const cell = cells.find((one) => one.column === column);
          if (!cell) return "–";
          return cell.isChanged ? { value: change(cell.amount), detail: change(cell.proposed) } : change(cell.amount);
        }),
      ),
      line("Ajustado a esta vivienda", ({ adjusted }) => money(adjusted)),
      line("Neto", (row) => ({
        value: share(row.net, { isSigned: true, minDecimals: 1 }),
        ...(row.isNetHigh && { tag: { text: "alto", tone: "warning" as const } }),
      })),
      line("Bruto", (row) => ({
        value: share(row.gross, { minDecimals: 1 }),
        ...(row.isGrossHigh && { tag: { text: "alto", tone: "warning" as const } }),
      })),
      line("Peso", ({ weightShare }) => share(weightShare, { decimals: 0 })),
    ],
  };
}

const LONGEST_NAME = 22;
const shortName = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

/** All comparables with every cell, for a spreadsheet and as text. */
export function gridSheet({ rows, currency }: CmaResult): Block[] {
  const columns = filledColumns(rows);
  const rounded = (value: number, decimals = 2) => Number(value.toFixed(decimals));
  const sheet: Table = {
    kind: "table",
    name: "Comparables y ajustes",
    columns: [
      "N.º",
      "Vivienda",
      "Estado",
      "Superficie (m²)",
      "Precio",
      "Fecha",
      "Días en el mercado",
      ...columns.flatMap((column) => [COLUMN_NAMES[column], `${COLUMN_NAMES[column]}, propuesta`]),
      "Ajustado",
      "Neto",
      "Bruto",
      "Peso",
      "Cuenta",
      "Origen",
    ].map((title) => ({ title })),
    rows: rows.map((row, i) => [
      count(i + 1),
      row.name,
      STATE_NAMES[row.state],
      count(row.areaM2, { decimals: 2 }),
      count(row.price),
      row.date ?? "",
      count(row.daysOnMarket),
      ...columns.flatMap((column) => {
        const cell = row.cells.find((one) => one.column === column);
        return [count(cell ? rounded(cell.amount) : null), count(cell ? rounded(cell.proposed) : null)];
      }),
      count(rounded(row.adjusted)),
      count(rounded(row.net, 4)),
      count(rounded(row.gross, 4)),
      count(rounded(row.weightShare, 4)),
      row.keepReason ? `${standingText(row)} (${row.keepReason})` : standingText(row),
      row.source,
    ]),
    on: ["sheet"],
  };
  const money = moneyOf(currency);
  const text: Table = {
    kind: "table",
    name: "Comparables",
    columns: [
      { title: "Vivienda" },
      { title: "Estado" },
      { title: "Precio" },
      { title: "Ajustado" },
      { title: "Ajuste" },
      { title: "Cuenta" },
    ],
    rows: rows.map((row) => [
      row.name,
      { value: STATE_NAMES[row.state], ...(row.date !== null && { detail: formatMonth(row.date) }) },
      money(row.price),
      money(row.adjusted, { isEstimate: true }),
      { value: share(row.net, { isSigned: true, minDecimals: 1 }), ...(flagText(row) && { detail: flagText(row)! }) },
      standingText(row),
    ]),
    on: ["text"],
  };
  return [sheet, text];
}
