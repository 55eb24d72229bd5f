import { isNotNull, sql } from "drizzle-orm";
import type { RequestState } from "#domain/crm/signatures/signing-states.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import type { PlatformServices } from "../../platform/platform-services.server.ts";
import { sealingCertificate } from "./seal/certificate.server.ts";
import { failingSeals } from "./seal-faults.server.ts";

/** The counts of requests by their state, and the certificate that seals, for the administration. */
export async function readSigningState({
  config,
  database: { db },
  log,
  now,
}: Pick<PlatformServices, "config" | "database" | "log"> & { now(): Date }) {
  const rows = await db
    .select({ state: signatureRequests.state, count: sql<number>`count(*)::int` })
    .from(signatureRequests)
    .groupBy(signatureRequests.state);
  const certificate = await sealingCertificate(config, now()).catch((err) => {
    log.error({ err }, "the certificate of signatures cannot be read");
    return null;
  });
  return {
    counts: Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Partial<Record<RequestState, number>>,
    failing: await failingSeals(db),
    waiting: await db.$count(signatureRequests, isNotNull(signatureRequests.sealDueAt)),
    certificate: certificate && {
      name: certificate.name,
      validUntil: certificate.validUntil.toISOString(),
      fingerprint: certificate.fingerprint,
      isOwn: certificate.isOwn,
    },
  };
}
