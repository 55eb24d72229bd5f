import { marketImports } from "../../market/store/market-imports.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { importJobFor } from "../../portfolio/imports/import-work.server.ts";

/** Jobs that have a thread of their own beside that of the other jobs. */
export const JOBS: readonly Job[] = [importJobFor(marketImports)];
