import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { writeMissingWords } from "./contact-points.server.ts";
import { linkOwners } from "./link-owners.server.ts";
import { notifyLateAnswers } from "./notify-late-answers.server.ts";
import { takeWaiting } from "./take-lead.server.ts";

/** Forms that were kept and never became a contact, from the time before there were contacts. */
export const waitingLeadsJob: Job = {
  name: "leads that wait",
  everyMs: 10 * MINUTE_MS,
  round: takeWaiting,
};

/** Notifies the team about contacts who wait too long for a first answer. */
export const lateAnswersJob: Job = {
  name: "late answers",
  everyMs: MINUTE_MS,
  round: async ({ database, config, now }) => await notifyLateAnswers(database.db, config, now()),
};

/** Owners that a table of homes names become contacts of whoever brought it in. */
export const importedOwnersJob: Job = {
  name: "imported owners",
  everyMs: MINUTE_MS,
  wokenBy: ["imports"],
  round: async ({ database, now }) => await linkOwners(database.db, now()),
};

/** Contacts are found by words that are read in another way since they were written. */
export const indexContacts: Job = {
  name: "contact words",
  everyMs: 60 * MINUTE_MS,
  round: async ({ database }) => await writeMissingWords(database.db),
};
