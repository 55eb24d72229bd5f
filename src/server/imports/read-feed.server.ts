import type { FeedEnd, FeedReader, FeedRow } from "#domain/feeds/feed-row.ts";
import type { FeedFormat } from "#domain/feeds/feed-values.ts";
import { openFeedReader } from "#domain/feeds/open-reader.ts";
import type { ObjectStore } from "../store/object-store.server.ts";
import { feedText } from "./feed-bytes.server.ts";
import { readWorkbook } from "./workbook.server.ts";

export interface FeedToRead {
  key: string;
  format: FeedFormat;
  mapping?: Record<string, string>;
  today: string;
  /** Hears of the file's bytes as they are read. */
  onBytes?: (count: number) => void;
}

/** Rows of a kept file, in portions, whatever its format; how the file ended comes last. */
export async function* readFeed(
  store: ObjectStore,
  feed: FeedToRead,
  portion: number,
): AsyncGenerator<FeedRow[], FeedEnd> {
  const { key, format, mapping, today, onBytes } = feed;
  if (format === "xlsx") return yield* readWorkbook(store, feed, portion);
  const reader: FeedReader = openFeedReader(format, { ...(mapping && { mapping }), today });
  let rows: FeedRow[] = [];
  for await (const text of feedText(store, key, kindOf(format), onBytes)) {
    for (const row of reader.write(text)) rows.push(row);
    while (rows.length >= portion) {
      yield rows.slice(0, portion);
      rows = rows.slice(portion);
    }
  }
  const ended = reader.end();
  rows.push(...ended.rows);
  while (rows.length > 0) {
    yield rows.slice(0, portion);
    rows = rows.slice(portion);
  }
  return ended.end;
}

const kindOf = (format: FeedFormat) =>
  format === "kyero" ? "xml" : format === "csv" || format === "idealista18" ? "table" : "json";
