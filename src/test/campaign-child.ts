import { pino } from "pino";
import { connectDatabase } from "#server/platform/db/connection.server.ts";
import { readConfig } from "#server/platform/env.server.ts";
import type { JobParts } from "#server/platform/jobs/job.server.ts";
import { allowPrivate } from "#server/platform/outgoing/connect.server.ts";
import { campaignsJob } from "#server/tools/campaigns/sending/campaigns-job.server.ts";
import { plainMaking } from "./campaign-rows.ts";

/** A process that sends campaigns until it is killed. Its database stands in the environment. */

allowPrivate(true);
const database = connectDatabase(JSON.parse(process.env.TEST_DATABASE!));
const parts = {
  database,
  config: readConfig({ AUTH_SECRET: "a secret of the tests, 32 letters long" }, process.cwd()),
  log: pino({ level: "silent" }),
  now: () => new Date(),
  isStopped: () => false,
} as unknown as JobParts;
const job = campaignsJob(plainMaking());
process.send?.("ready");
while (await job.round(parts));
process.send?.("done");
await database.close();
process.disconnect?.();
