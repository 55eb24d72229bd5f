import { attributeOf } from "../../shared/home-attributes/table.ts";
import type { FeedHome, FeedWriter, FeedWriterOptions } from "./feed-row.ts";
import { TABLE_FIELDS } from "./table-fields.ts";
import { guardCell } from "./table-values.ts";

const WRITTEN = TABLE_FIELDS.filter(
  ({ key, write }) => write !== undefined || key === "externalId" || key === "photos",
);

/** The headings of our tables, in order. */
export const tableHeadings = (): string[] => WRITTEN.map(({ label }) => label);

/** The cells of a home under them; unknown is empty. */
export function tableCells(out: FeedHome, { isPrivate = false }: FeedWriterOptions = {}): string[] {
  return WRITTEN.map(({ key, write }) => {
    if (key === "externalId") return out.externalId ?? out.id;
    if (key === "photos") return out.photos.join(" ");
    const attribute = attributeOf(key);
    if (!isPrivate && (attribute?.isPrivate || (attribute?.revealsPlace && !out.home.showsAddress))) return "";
    return write?.(out.home) ?? "";
  });
}

const quote = (cell: string) => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const lineOf = (cells: readonly string[]) => `${cells.map((cell) => quote(guardCell(cell))).join(";")}\r\n`;

/** A CSV that Spanish spreadsheets open with two clicks (UTF-8 with its mark, `;`, decimal comma) and that comes back the same. */
export function openCsvWriter(options: FeedWriterOptions = {}): FeedWriter {
  return {
    contentType: "text/csv; charset=utf-8",
    extension: "csv",
    start: () => `\ufeff${lineOf(tableHeadings())}`,
    row: (home) => lineOf(tableCells(home, options)),
    end: () => "",
  };
}
