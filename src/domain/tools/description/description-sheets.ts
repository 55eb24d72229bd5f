import { type Description, isOn, sectionsOn, type Table } from "./description.ts";
import { openCell } from "./description-text.ts";
import { columnHead, valueCell } from "./value.ts";

/** A table that a result offers as CSV and XLSX. Cells are raw values: numbers stay numbers. */
export interface ResultTable {
  /** File and sheet name, in Spanish: `Cuadro de amortización`. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** The tables of a description as spreadsheets, those of the annex last. Amounts stay exact: nothing is rounded for reading. */
export function sheetsOfDescription({ sections, document }: Description): ResultTable[] {
  return sectionsOn("sheet", [...sections, ...(document.annex ?? [])]).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "table" && block.rows.length > 0 ? [sheetOf(block)] : [])),
  );
}

function sheetOf({ name, columns, rows, total }: Table): ResultTable {
  const all = total ? [...rows, total] : rows;
  const shown = columns.map((column, i) => ({ column, i })).filter(({ column }) => isOn("sheet", column));
  const valueAt = (row: Table["rows"][number], i: number) => openCell(row[i] ?? "").value;
  return {
    name,
    columns: shown.map(({ column, i }) =>
      columnHead(
        column.title,
        all.map((row) => valueAt(row, i)),
      ),
    ),
    rows: all.map((row) =>
      shown.map(({ i }) => {
        const cell = valueCell(valueAt(row, i));
        return cell === "" ? null : cell;
      }),
    ),
  };
}
