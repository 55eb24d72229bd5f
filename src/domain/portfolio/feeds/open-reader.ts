import { openCsvReader } from "./csv-reader.ts";
import { openEasybrokerReader } from "./easybroker-json.ts";
import type { FeedReader, FeedReaderOptions } from "./feed-row.ts";
import type { FeedFormat } from "./feed-values.ts";
import { openFotocasaReader } from "./fotocasa-json.ts";
import { openIdealistaReader } from "./idealista-json.ts";
import { openIdealista18Reader } from "./idealista18-reader.ts";
import { openKyeroReader } from "./kyero-reader.ts";
import { openResoReader } from "./reso-reader.ts";

/**
 * The reader of a format. A workbook has no text: its rows go through `openTableReader`.
 *
 * @throws Error for a workbook
 */
export function openFeedReader(format: FeedFormat, options: FeedReaderOptions): FeedReader {
  switch (format) {
    case "kyero":
      return openKyeroReader(options);
    case "csv":
      return openCsvReader(options);
    case "idealista":
      return openIdealistaReader();
    case "fotocasa":
      return openFotocasaReader();
    case "easybroker":
      return openEasybrokerReader();
    case "reso":
      return openResoReader();
    case "idealista18":
      return openIdealista18Reader(options);
    case "xlsx":
      throw new Error("a workbook is read by openTableReader");
  }
}
