import type { Job } from "../../platform/jobs/job.server.ts";
import { dossierJob } from "../../tools/dossiers/dossier-work.server.ts";

/** Reading documents page by page has a thread of its own beside that of the other jobs. */
export const JOBS: readonly Job[] = [dossierJob];
