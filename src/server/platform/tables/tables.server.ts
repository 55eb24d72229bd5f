import Papa from "papaparse";
import writeXlsxFile from "write-excel-file/node";
import type { ResultTable } from "#tools/define-tool.ts";

/** CSV as spreadsheets in Spanish open it: UTF-8 with BOM, semicolons, decimal commas. */
export function tableToCsv({ columns, rows }: ResultTable): string {
  return `\ufeff${csvLines([columns, ...rows])}`;
}

/** Lines of it. A cell that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export function csvLines(rows: ResultTable["rows"]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === "number" ? String(cell).replace(".", ",") : cell)),
  );
  const text = Papa.unparse(cells, {
    delimiter: ";",
    newline: "\r\n",
    escapeFormulae: /^[=+@\t\r]|^-(?![\d.,]+$)/,
  });
  return `${text}\r\n`;
}

/** One sheet per table; numbers stay numbers. */
export async function tablesToXlsx(tables: readonly ResultTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = tables.map(({ name, columns, rows }) => ({
    // Excel refuses longer names and these characters.
    sheet: name.replace(/[[\]:*?/\\]/g, " ").slice(0, 31),
    data: [
      columns.map((column) => ({ value: column, fontWeight: "bold" as const })),
      ...rows.map((row) =>
        row.map((cell) => (cell === null ? null : { value: cell, type: typeof cell === "number" ? Number : String })),
      ),
    ],
  }));
  const file = await writeXlsxFile(sheets as Parameters<typeof writeXlsxFile>[0]).toBuffer();
  return new Uint8Array(file);
}
