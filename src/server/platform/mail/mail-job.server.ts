import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Job } from "../jobs/job.server.ts";
import { deliverMails } from "./deliver.server.ts";
import { mailsGivenUp } from "./mails-given-up.server.ts";
import { connectMailServer } from "./smtp.server.ts";

/** Empties the outbox beside the requests. Without a mail server it stays as it is. */
export const mailJob: Job = {
  name: "mails",
  everyMs: MINUTE_MS,
  wokenBy: ["mails"],
  // A mail server that takes minutes over one mail does not hold up the next ones.
  lanes: 4,
  givenUp: mailsGivenUp,
  async round({ config, database: { db }, log, now, isStopped }) {
    if (config.smtpUrl === undefined) return false;
    const { send, close } = connectMailServer(config.smtpUrl, config.mailFrom);
    // A demonstration shows its mails; elsewhere a copy of the database must hold no link that works.
    const forgetsText = config.mode === "production";
    try {
      await deliverMails({ db, log, send, now, forgetsText }, isStopped);
    } finally {
      close();
    }
    return false;
  },
};
