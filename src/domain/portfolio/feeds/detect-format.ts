import { wideEncoding } from "../../shared/format/wide-encoding.ts";
import type { FeedFormat } from "./feed-values.ts";

/** Enough to see the first home of any of the formats. */
export const HEAD_BYTES = 64 * 1024;
const MOST_TITLE_LINES = 5;

/**
 * Format of a file, by its first bytes and not by its name, which people change.
 *
 * @returns undefined where it is none of the formats that are read
 */
export function detectFormat(head: Buffer): FeedFormat | undefined {
  // A workbook is a packed folder.
  if (head.toString("latin1", 0, 4) === "PK\x03\x04") return "xlsx";
  const wide = wideEncoding(head);
  const text = (wide ? new TextDecoder(wide).decode(head) : head.toString("utf8")).replace(/^\uFEFF/, "").trimStart();
  if (text.startsWith("<")) return /<(?:\w+:)?(?:root|kyero|property)\b/i.test(text) ? "kyero" : undefined;
  if (/^[[{]/.test(text)) {
    if (/"customerProperties"|"propertyOperation"|"propertyFeatures"/.test(text)) return "idealista";
    if (/"PropertyTransaction"|"PropertyFeature"|"ExternalId"/.test(text)) return "fotocasa";
    if (/"public_id"/.test(text)) return "easybroker";
    if (/"ListingKey"/.test(text)) return "reso";
    return undefined;
  }
  if (text.startsWith("ASSETID,PERIOD,PRICE")) return "idealista18";
  if (isResoTable(text)) return "reso";
  // Anything else that is text in lines may be a table; bytes that no text has say that it is not.
  // Above the headings may stand a title.
  const lines = text.split(/\r?\n/, MOST_TITLE_LINES + 1);
  return !text.includes("\0") && lines.some((line) => /[;,\t|]/.test(line)) ? "csv" : undefined;
}

/** A table whose headings are names of the RESO Data Dictionary: `ListingKey` and `ListPrice` no other program writes so. */
function isResoTable(text: string): boolean {
  const headings = (/^[^\r\n]*/.exec(text)?.[0] ?? "").split(/[;,\t|]/).map((cell) => cell.replace(/"/g, "").trim());
  return headings.includes("ListingKey") && headings.includes("ListPrice");
}
