import { openCsvWriter } from "./csv-writer.ts";
import type { FeedWriter, FeedWriterOptions } from "./feed-row.ts";
import { openFotocasaWriter } from "./fotocasa-json.ts";
import { openIdealistaWriter } from "./idealista-json.ts";
import { openKyeroWriter } from "./kyero-writer.ts";

/** Formats that are written as text; a workbook is made of `tableHeadings` and `tableCells`. */
export type TextFormat = "kyero" | "csv" | "idealista" | "fotocasa";

/** Opens the writer of a text format; options that a format does not know are ignored. */
export function openFeedWriter(format: TextFormat, options: FeedWriterOptions = {}): FeedWriter {
  switch (format) {
    case "kyero":
      return openKyeroWriter(options);
    case "csv":
      return openCsvWriter(options);
    case "idealista":
      return openIdealistaWriter(options);
    case "fotocasa":
      return openFotocasaWriter();
  }
}
