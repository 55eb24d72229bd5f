import { and, eq, exists, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import {
  signatureEvents,
  signatureRequests,
  signatureSigners,
} from "../../platform/db/tables/crm-signatures.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { type RequestRow, type SignerRow, scopeOf } from "./requests.server.ts";

/** Invitations by one sender, or their agency, to one address within a day. */
const MOST_TO_ONE = 6;

/** Nobody is written to without end by one sender, also where each request is withdrawn at once. */
export async function limitRecipients(
  tx: Db,
  request: RequestRow,
  signers: readonly Pick<SignerRow, "email">[],
  now: Date,
): Promise<void> {
  const { id, sentAt } = signatureRequests;
  // Two requests that are sent at once count each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`signatures ${scopeOf(request)}`}, 0))`);
  const counts = await tx
    .select({ email: signatureSigners.email, count: sql<number>`count(*)::int` })
    .from(signatureSigners)
    .innerJoin(signatureRequests, eq(id, signatureSigners.requestId))
    .where(
      and(
        inArray(
          signatureSigners.email,
          signers.map(({ email }) => email),
        ),
        gt(sentAt, new Date(now.getTime() - DAY_MS)),
        ofScope(request),
      ),
    )
    .groupBy(signatureSigners.email);
  const left = await leftAddresses(tx, request, now);
  for (const { email } of signers) {
    const asked = counts.find((one) => one.email === email)?.count ?? 0;
    if (asked + (left.get(sha256(email)) ?? 0) >= MOST_TO_ONE) throw new AppError("SIGNATURE_RECIPIENT_LIMIT");
  }
}

/** Invitations of the last day whose address was corrected afterwards, by the hash that the evidence keeps of it. */
async function leftAddresses(tx: Db, request: RequestRow, now: Date): Promise<Map<string, number>> {
  const { requestId, signerId, position, kind, details, at } = signatureEvents;
  const invitation = alias(signatureEvents, "invitation");
  const wasInvited = tx
    .select({ id: invitation.id })
    .from(invitation)
    .where(
      and(
        eq(invitation.requestId, requestId),
        eq(invitation.signerId, signerId),
        eq(invitation.kind, "pedida"),
        lt(invitation.position, position),
      ),
    );
  const address = sql<string>`${details} ->> 'antes'`;
  const rows = await tx
    .select({ address, count: sql<number>`count(*)::int` })
    .from(signatureEvents)
    .innerJoin(signatureRequests, eq(signatureRequests.id, requestId))
    .where(
      and(ofScope(request), eq(kind, "correo-corregido"), gt(at, new Date(now.getTime() - DAY_MS)), exists(wasInvited)),
    )
    .groupBy(address);
  return new Map(rows.map((row) => [row.address, row.count]));
}

/** The requests of the same sender, or of their agency. */
function ofScope({ agencyId, ownerId }: RequestRow) {
  const { agencyId: agency, ownerId: owner } = signatureRequests;
  return agencyId === null ? and(eq(owner, ownerId), isNull(agency)) : eq(agency, agencyId);
}
