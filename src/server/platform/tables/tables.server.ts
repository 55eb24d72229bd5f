import writeXlsxFile from "write-excel-file/node";
import { csvLines } from "#domain/shared/tables/csv-text.ts";
import type { ResultTable } from "#domain/tools/description/description-sheets.ts";

/** CSV as spreadsheets in Spanish open it: UTF-8 with BOM, semicolons, decimal commas. */
export function tableToCsv({ columns, rows }: ResultTable): string {
  return `\ufeff${csvLines([columns, ...rows])}`;
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
