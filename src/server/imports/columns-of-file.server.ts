import { sampleCsv, sampleTable, type TableSample } from "#domain/feeds/csv-reader.ts";
import type { ObjectStore } from "../store/object-store.server.ts";
import { HEAD_BYTES } from "./detect-format.server.ts";
import { FeedBytesError, feedText } from "./feed-bytes.server.ts";
import type { ImportJob } from "./import-job.server.ts";
import { sheetCells } from "./workbook.server.ts";

export interface FileColumns {
  headers: string[];
  /** Of each heading, some filled cells. */
  sampleRows: string[][];
  /** Field of ours → heading of theirs, as the names and cells suggest. */
  proposedMapping: Record<string, string>;
  /** Fields without which no row is a home, and no column was found. */
  missing: string[];
}

const LOOKED_AT = 40;

/** The columns of a table that waits for a person; nothing of other formats, which name their fields themselves. */
export async function columnsOfFile(store: ObjectStore, job: ImportJob): Promise<Partial<FileColumns>> {
  const isTable = job.format === "csv" || job.format === "xlsx";
  const isOpen = job.state === "vista_previa" || job.state === "fallida";
  if (!isTable || !isOpen || job.storageKey === null) return {};
  try {
    const { headings, samples, proposal, mapping } = await sampleOf(store, job.format, job.storageKey);
    return { headers: headings, sampleRows: samples, proposedMapping: mapping, missing: proposal.missing };
  } catch (error) {
    // What cannot be read says so as the import's failure.
    if (error instanceof FeedBytesError) return {};
    throw error;
  }
}

async function sampleOf(store: ObjectStore, format: string, key: string): Promise<TableSample> {
  if (format === "xlsx") return sampleTable((await sheetCells(store, key)).slice(0, LOOKED_AT));
  let head = "";
  for await (const text of feedText(store, key, "table")) {
    head += text;
    if (head.length >= HEAD_BYTES) break;
  }
  return sampleCsv(head.slice(0, HEAD_BYTES));
}
