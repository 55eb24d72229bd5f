import { formatNumber } from "../../shared/format/format.ts";
import { wideEncoding } from "../../shared/format/wide-encoding.ts";
import { visibleText } from "../../shared/schema/visible-text.ts";
import type { DraftRow } from "./contact-draft.ts";
import { readContactsCsv } from "./contacts-csv.ts";
import type { ImportColumn } from "./dto.ts";
import { MOST_IMPORTED_CONTACTS } from "./import-plan.ts";
import { readVcards } from "./vcard.ts";

export interface ContactFileGiven {
  name: string;
  bytes: Uint8Array;
  /** The field of each column of a CSV file, by heading, where somebody has chosen it. */
  mapping: Readonly<Record<string, string | null>>;
}

export interface ContactFileRead {
  format: "csv" | "vcard";
  columns: ImportColumn[];
  rows: DraftRow[];
}

/** @returns the reason for a file without contacts, in Spanish */
export function readContactFile({ name, bytes, mapping }: ContactFileGiven): ContactFileRead | { problem: string } {
  const text = visibleText(decode(bytes));
  const isVcard = /\.vcf$/i.test(name) || /^\s*BEGIN:VCARD/i.test(text.slice(0, 200).replace(/^\ufeff/, ""));
  const table = isVcard ? null : readContactsCsv(text, mapping, MOST_IMPORTED_CONTACTS);
  if (table?.error) return { problem: table.error };
  const rows = table?.rows ?? readVcards(text);
  if (rows.length === 0) return { problem: "En este archivo no hay contactos" };
  if (rows.length > MOST_IMPORTED_CONTACTS) {
    return {
      problem: `El archivo tiene más de ${formatNumber(MOST_IMPORTED_CONTACTS)} contactos: pártelo en varios`,
    };
  }
  return { format: isVcard ? "vcard" : "csv", columns: table?.columns ?? [], rows };
}

/** Decodes UTF-8; other bytes are Windows-1252, as older programs write it. */
function decode(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
