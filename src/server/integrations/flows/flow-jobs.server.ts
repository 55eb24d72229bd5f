import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { authSecret } from "../../platform/secrets/auth-secret.server.ts";
import { createAuthKeys } from "../../platform/secrets/keys.server.ts";
import { runItems } from "./run-failures.server.ts";
import { runsGivenUp } from "./runs-given-up.server.ts";
import { takeEvents } from "./take-events.server.ts";
import { findTimedEvents } from "./timed-events.server.ts";
import { workAtDueRun } from "./work-at-runs.server.ts";

/** Runs of one portion, after which other jobs of the thread have their turn. */
const PORTION = 50;

export const flowEventsJob: Job = {
  name: "flow events",
  everyMs: MINUTE_MS,
  wokenBy: ["flow_events", "flows"],
  round: ({ database, now, turns }) => takeEvents(database.db, now(), turns),
};

export const flowRunsJob: Job = {
  name: "flow runs",
  everyMs: MINUTE_MS,
  wokenBy: ["flow_runs"],
  items: runItems,
  givenUp: runsGivenUp,
  async round({ database, config, now, isStopped, turns }) {
    const keys = createAuthKeys(authSecret(config));
    for (let taken = 0; taken < PORTION; taken++) {
      if (isStopped() || !(await workAtDueRun(database.db, { config, keys, now: now(), turns }))) return false;
    }
    return true;
  },
};

export const flowDatesJob: Job = {
  name: "flow dates",
  everyMs: 10 * MINUTE_MS,
  async round({ database, now }) {
    await findTimedEvents(database.db, now());
    return false;
  },
};
