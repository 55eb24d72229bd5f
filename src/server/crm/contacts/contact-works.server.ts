import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Work } from "../../platform/jobs/work.server.ts";
import { writeMissingWords } from "./contact-points.server.ts";
import { takeWaiting } from "./take-lead.server.ts";
import { tellBreaches } from "./tell-breaches.server.ts";

/** Forms that were kept and never became a contact: of before there were contacts. */
export const takeWaitingLeads: Work = {
  name: "leads that wait",
  everyMs: 10 * MINUTE_MS,
  round: takeWaiting,
};

/** Who waits too long for a first answer is told about. */
export const tellLateAnswers: Work = {
  name: "late answers",
  everyMs: MINUTE_MS,
  round: async ({ database, config, now }) => await tellBreaches(database.db, config, now()),
};

/** Contacts are found by words that are read in another way since they were written. */
export const indexContacts: Work = {
  name: "contact words",
  everyMs: 60 * MINUTE_MS,
  round: async ({ database }) => await writeMissingWords(database.db),
};
