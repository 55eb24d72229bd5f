/** The text of a CSV, TXT or XLSX file, as the paste box takes it. */
export async function fileToText(file: File): Promise<string> {
  return /\.xlsx$/i.test(file.name) ? await spreadsheetToText(file) : decodeText(await file.arrayBuffer());
}

/** UTF-8 where the bytes are, else Windows-1252, which Spanish spreadsheets still write. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The first sheet as tab-separated lines. */
async function spreadsheetToText(file: File): Promise<string> {
  // The reader without a worker, which the page's security policy would refuse.
  const { readSheet } = await import("read-excel-file/universal");
  return sheetToText(await readSheet(file));
}

/** Cells as a person in Spain would type them: decimal comma, ISO dates, sí and no. */
export function sheetToText(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => row.map(cellText).join("\t")).join("\n");
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "sí" : "no";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // A number with exactly three decimals would read as grouped thousands: it gets a fourth.
  if (typeof cell === "number") {
    return String(cell)
      .replace(/^(-?\d+)\.(\d{3})$/, "$1.$20")
      .replace(".", ",");
  }
  return String(cell).replace(/\s+/g, " ").trim();
}
