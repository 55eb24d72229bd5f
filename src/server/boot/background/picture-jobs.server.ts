import type { Job } from "../../platform/jobs/job.server.ts";
import { planPictureJob } from "../../tools/plan-pictures/plan-picture-job.server.ts";

/** Tracing the light of a picture keeps a core busy for minutes: it has a thread of its own. */
export const JOBS: readonly Job[] = [planPictureJob];
