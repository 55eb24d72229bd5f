import type { Job } from "../../platform/jobs/job.server.ts";
import { importJob } from "../../portfolio/imports/import-work.server.ts";

/** What has a thread of its own beside that of the other works. */
export const JOBS: readonly Job[] = [importJob];
