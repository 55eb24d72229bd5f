import { HOUR_MS } from "#domain/shared/time/durations.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { forgetAnswers } from "./ask-service.server.ts";

/** Answers of the services that find addresses are deleted once they have expired. */
export const geocodingJob: Job = {
  name: "geocoding answers",
  everyMs: HOUR_MS,
  round: async ({ database, now }) => await forgetAnswers(database.db, now()),
};
