import type { TableSample } from "#domain/portfolio/feeds/csv-reader.ts";
import { checkMapping } from "#domain/portfolio/feeds/table-mapping.ts";
import type { KeptColumns } from "../../platform/db/tables/portfolio-imports.server.ts";
import type { ImportJob } from "./import-job.server.ts";

export interface FileColumns {
  headers: string[];
  /** Some filled cells for each heading. */
  sampleRows: string[][];
  /** Our field → heading in the file, as the names and cells suggest. */
  proposedMapping: Record<string, string>;
  /** Fields without which no row is a home, and no column was found. */
  missing: string[];
}

/** Columns kept with an import of a table while it is read, so that its file need not be opened again to show them. */
export const keptColumns = ({ headings, samples, mapping }: TableSample): KeptColumns => ({
  headings,
  samples,
  mapping,
});

/** The columns of a table that waits for a person; nothing of other formats, which name their fields themselves. */
export function columnsOfFile(job: ImportJob): Partial<FileColumns> {
  const isOpen = job.state === "vista_previa" || job.state === "fallida";
  if (!isOpen || job.storageKey === null || job.columns === null) return {};
  const { headings, samples, mapping } = job.columns;
  return {
    headers: headings,
    sampleRows: samples,
    proposedMapping: mapping,
    missing: checkMapping(mapping).missing,
  };
}
