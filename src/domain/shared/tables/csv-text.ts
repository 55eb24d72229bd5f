/** Matches a text that a spreadsheet would run as a formula; a negative number is none. */
const FORMULA = /^[=+@\t\r]|^-(?![\d.,]+$)/;
/** Matches a text that would be read as more than one cell, or be trimmed. */
const NEEDS_QUOTES = /[";\r\n\ufeff]|^ | $/;

/**
 * Rows as CSV (RFC 4180) as spreadsheets in Spanish read it: semicolons and decimal commas. A text that a spreadsheet would run as a
 * formula is prefixed with an apostrophe.
 */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(";")}\r\n`).join("");
}

function cellText(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  const isFormula = FORMULA.test(cell);
  const text = isFormula ? `'${cell}` : cell;
  return isFormula || NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
