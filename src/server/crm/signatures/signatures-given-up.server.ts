import { and, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import { counted } from "#domain/shared/format/counted.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { rowsThatStand, scopeOfOwned } from "../../platform/jobs/given-up.server.ts";
import { TRIES_UNTIL_TOLD } from "./seal-faults.server.ts";

/**
 * Signed documents are never given up: they are tried ever more rarely, and nobody may leave them. They stand in the list of what was
 * given up for as long as so many tries have failed.
 */

const subject = (pages: number) => `Documento firmado de ${counted(pages, "página", "páginas")}`;

export const sealsGivenUp = rowsThatStand<number>({
  table: signatureRequests,
  stands: and(
    isNull(signatureRequests.sealedSha256),
    isNotNull(signatureRequests.sealDueAt),
    isNotNull(signatureRequests.sealToldAt),
  ),
  at: signatureRequests.sealToldAt,
  reason: signatureRequests.sealFault,
  scope: scopeOfOwned(signatureRequests),
  about: signatureRequests.pages,
  subject,
  renew: (tx, id, now) =>
    tx
      .update(signatureRequests)
      .set({ sealDueAt: now, sealTries: 0, sealToldAt: null })
      .where(eq(signatureRequests.id, id)),
});

/** The newest of the steps that wait. */
const waiting = (what: "at" | "why") => sql`(
  select step.value ->> ${sql.raw(`'${what}'`)} from jsonb_each(${signatureRequests.outcome}) step
  where step.value ->> 'state' = 'espera' order by step.value ->> 'at' desc limit 1)`;

export const outcomesGivenUp = rowsThatStand<number>({
  table: signatureRequests,
  stands: and(isNotNull(signatureRequests.outcomeDueAt), gte(signatureRequests.outcomeTries, TRIES_UNTIL_TOLD)),
  at: sql`coalesce(${waiting("at")}::timestamptz, ${signatureRequests.sealedAt}, ${signatureRequests.createdAt})`,
  reason: waiting("why"),
  scope: scopeOfOwned(signatureRequests),
  about: signatureRequests.pages,
  subject: (pages) => `Lo que sigue a la firma: ${subject(pages).toLowerCase()}`,
  renew: (tx, id, now) =>
    tx.update(signatureRequests).set({ outcomeDueAt: now, outcomeTries: 0 }).where(eq(signatureRequests.id, id)),
});
