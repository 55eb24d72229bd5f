import { sampleCsv, sampleTable, type TableSample } from "#domain/portfolio/feeds/csv-reader.ts";
import { HEAD_BYTES } from "#domain/portfolio/feeds/detect-format.ts";
import { openFeedLimits } from "#domain/portfolio/feeds/feed-limits.ts";
import type { FeedEnd, FeedReader, FeedRow } from "#domain/portfolio/feeds/feed-row.ts";
import type { FeedFormat } from "#domain/portfolio/feeds/feed-values.ts";
import { openFeedReader } from "#domain/portfolio/feeds/open-reader.ts";
import { openTableReader } from "#domain/portfolio/feeds/table-reader.ts";
import type { Cell } from "#domain/portfolio/feeds/table-values.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { feedText } from "./feed-bytes.server.ts";
import { workbookRows } from "./workbook.server.ts";

export interface FeedToRead {
  key: string;
  format: FeedFormat;
  mapping?: Record<string, string>;
  today: string;
  /** Called with the number of the file's bytes as they are read. */
  onBytes?: (count: number) => void;
  /** Called once with the columns of a table, whatever becomes of its rows. */
  onColumns?: (columns: TableSample) => void;
}

/** Rows of a table from which its columns are recognised. */
const LOOKED_AT = 40;

/**
 * Pieces of a file without a home in them after which the reader yields an empty set, to show that it is alive, and may
 * be stopped.
 */
const QUIET_PIECES = 50;

/** Rows of a kept file, in portions, whatever its format; how the file ended comes last. A file beyond the limits ends with its reason. */
export async function* readFeed(
  store: ObjectStore,
  feed: FeedToRead,
  portion: number,
): AsyncGenerator<FeedRow[], FeedEnd> {
  const limits = openFeedLimits();
  const pieces = feed.format === "xlsx" ? workbookPieces(store, feed) : textPieces(store, feed);
  let rows: FeedRow[] = [];
  let quiet = 0;
  let ended: FeedEnd | undefined;
  try {
    while (ended === undefined && limits.failure() === undefined) {
      const next = await pieces.next();
      const given = next.done ? next.value.rows : next.value;
      if (next.done) ended = next.value.end;
      for (const row of limits.take(given)) rows.push(row);
      quiet = rows.length === 0 ? quiet + 1 : 0;
      while (rows.length >= portion) {
        yield rows.slice(0, portion);
        rows = rows.slice(portion);
      }
      if (quiet < QUIET_PIECES) continue;
      quiet = 0;
      yield [];
    }
  } finally {
    await pieces.return({ rows: [], end: { rows: 0, isComplete: false } });
  }
  if (rows.length > 0) yield rows;
  const failure = limits.failure();
  return failure || !ended ? { rows: limits.rows(), isComplete: false, ...(failure && { error: failure }) } : ended;
}

/** Rows of a reader, piece by piece, and its end. */
type Pieces = AsyncGenerator<FeedRow[], { rows: FeedRow[]; end: FeedEnd }>;

async function* textPieces(
  store: ObjectStore,
  { key, format, mapping, today, onBytes, onColumns }: FeedToRead,
): Pieces {
  let head: string | undefined = format === "csv" ? "" : undefined;
  const reportColumns = () => {
    if (head) onColumns?.(sampleCsv(head.slice(0, HEAD_BYTES)));
    head = undefined;
  };
  const reader: FeedReader = openFeedReader(format, { ...(mapping && { mapping }), today });
  try {
    for await (const text of feedText(store, key, kindOf(format), onBytes)) {
      if (head !== undefined) head += text;
      if ((head?.length ?? 0) >= HEAD_BYTES) reportColumns();
      yield reader.write(text);
      if (reader.hasFailed()) break;
    }
  } finally {
    // Also for an abandoned file: other columns may be what it needs.
    reportColumns();
  }
  return reader.end();
}

async function* workbookPieces(store: ObjectStore, { key, mapping, today, onBytes, onColumns }: FeedToRead): Pieces {
  let looked: Cell[][] | undefined = [];
  const reportColumns = () => {
    if (looked?.length) onColumns?.(sampleTable(looked));
    looked = undefined;
  };
  const reader = openTableReader({ ...(mapping && { mapping }), today });
  try {
    for await (const rows of workbookRows(store, key, onBytes)) {
      looked?.push(...rows.slice(0, LOOKED_AT - looked.length).map(({ cells }) => cells));
      if (looked?.length === LOOKED_AT) reportColumns();
      yield rows.flatMap(({ cells, number }) => reader.row(cells, number));
      if (reader.hasFailed()) break;
    }
  } finally {
    reportColumns();
  }
  return reader.end();
}

const kindOf = (format: FeedFormat) =>
  format === "kyero" ? "xml" : format === "csv" || format === "idealista18" ? "table" : "json";
