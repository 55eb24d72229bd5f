import { pino } from "pino";
import { flowRunsJob } from "#server/integrations/flows/flow-jobs.server.ts";
import { connectDatabase } from "#server/platform/db/connection.server.ts";
import { readConfig } from "#server/platform/env.server.ts";
import type { JobParts } from "#server/platform/jobs/job.server.ts";

/** A process that works at flows until it is killed. Its database stands in the environment. */

const database = connectDatabase(JSON.parse(process.env.TEST_DATABASE!));
const parts = {
  database,
  config: readConfig({ AUTH_SECRET: "a secret of the tests, 32 letters long" }, process.cwd()),
  log: pino({ level: "silent" }),
  now: () => new Date(),
  isStopped: () => false,
} as unknown as JobParts;
while (await flowRunsJob.round(parts));
process.send?.("done");
await database.close();
process.disconnect?.();
