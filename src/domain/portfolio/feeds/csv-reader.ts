import { type CsvRow, openCsvRows } from "../../shared/tables/csv-rows.ts";
import { MOST_COLUMNS } from "./feed-limits.ts";
import type { FeedEnd, FeedReader, FeedReaderOptions, FeedRow } from "./feed-row.ts";
import {
  headingsOf,
  isHeadingRow,
  type MappingProposal,
  mappingOf,
  proposeMapping,
  type TableMapping,
} from "./table-mapping.ts";
import { openTableReader } from "./table-reader.ts";
import { type Cell, cellText } from "./table-values.ts";

/** Homes of a CSV. Its columns are those of `mapping`, or recognised by their headings. */
export function openCsvReader(options: FeedReaderOptions): FeedReader {
  const lines = openCsvRows();
  const table = openTableReader(options);
  let width = 0;
  const take = ({ cells, line }: CsvRow): FeedRow[] => {
    if (cells.length > width) width = cells.length;
    return table.row(cells, line);
  };
  return {
    write: (chunk) => lines.write(chunk).flatMap(take),
    hasFailed: () => lines.hasFailed() || table.hasFailed(),
    end() {
      const last = lines.end();
      const rows: FeedRow[] = [];
      let cut: FeedEnd["error"];
      for (const [index, row] of last.rows.entries()) {
        // A last line without its end and with too few cells was not meant so.
        if (index === last.rows.length - 1 && !last.endsWithLine && row.cells.length < width) {
          cut = { message: "El archivo se corta: a la última fila le faltan celdas", line: row.line };
        } else rows.push(...take(row));
      }
      const ended = table.end();
      const error =
        ended.end.error ??
        (last.error && { ...last.error, message: `El archivo se corta: ${lower(last.error.message)}` }) ??
        cut;
      const end = { rows: ended.end.rows, isComplete: error === undefined };
      return { rows: [...rows, ...ended.rows], end: error ? { ...end, error } : end };
    },
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Sample of a table for the page of columns: its headings, some cells of each, and their probable meaning. */
export interface TableSample {
  headings: string[];
  /** Some filled cells for each heading. */
  samples: string[][];
  proposal: MappingProposal;
  /** The proposal, ready to be corrected. */
  mapping: TableMapping;
}

/** Looks at the first rows of a table. */
export function sampleTable(rows: readonly (readonly Cell[])[]): TableSample {
  const filled = rows.filter((cells) => cells.some((cell) => cellText(cell).trim() !== ""));
  const at = Math.max(
    0,
    filled.slice(0, 10).findIndex((cells) => isHeadingRow(cells)),
  );
  const headings = headingsOf((filled[at] ?? []).slice(0, MOST_COLUMNS));
  const body = filled.slice(at + 1);
  const proposal = proposeMapping(headings, body.slice(0, 30));
  const samples = headings.map((_, index) =>
    [...new Set(body.map((cells) => cellText(cells[index]).trim().slice(0, 120)).filter((text) => text !== ""))].slice(
      0,
      3,
    ),
  );
  return { headings, samples, proposal, mapping: mappingOf(proposal) };
}

/** The same of the first part of a CSV; its last row may be cut and is not looked at. */
export function sampleCsv(text: string): TableSample {
  const lines = openCsvRows();
  const rows = [...lines.write(text)];
  if (rows.length === 0) rows.push(...lines.end().rows);
  return sampleTable(rows.map(({ cells }) => cells));
}
