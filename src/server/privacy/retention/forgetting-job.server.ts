import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { forgetExpired } from "../../accounts/auth/forget-expired.server.ts";
import { livesOn } from "../../platform/jobs/in-hand.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { forgetOld } from "./forget-old.server.ts";

/** Forgets expired rows and rows older than their period. */
export const forgettingJob: Job = {
  name: "forgetting",
  everyMs: HOUR_MS,
  async round({ config, database, log, store, now, isStopped }) {
    const expired = await forgetExpired(database.db, now());
    if (expired) log.info(expired, "expired rows of the accounts forgotten");
    const old = await forgetOld({ config, database, log, store }, now(), {
      isStopped: () => {
        livesOn();
        return isStopped();
      },
    });
    if (old) log.info(old, "what was older than its period forgotten");
    return false;
  },
};
