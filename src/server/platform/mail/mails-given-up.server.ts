import { and, eq, isNull, sql } from "drizzle-orm";
import { mails } from "../db/tables/platform.server.ts";
import { givenUpRows } from "../jobs/given-up.server.ts";

/** Mails of the outbox that no mail server took for two days. */
export const mailsGivenUp = givenUpRows<number>({
  table: mails,
  stands: and(isNull(mails.sentAt), isNull(mails.nextAttemptAt)),
  reason: mails.lastError,
  scope: sql`null`,
  about: mails.attempts,
  subject: (tries) => `Correo de Umbral, intentado ${tries} veces`,
  renew: (tx, id, now) =>
    tx.update(mails).set({ nextAttemptAt: now, attempts: 0, givenUpAt: null }).where(eq(mails.id, id)),
});
