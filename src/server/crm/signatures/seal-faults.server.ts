import { and, asc, desc, eq, gte, isNotNull, isNull } from "drizzle-orm";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { activeStaff } from "../../platform/failures/staff.server.ts";
import type { JobParts } from "../../platform/jobs/job.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { type RequestRow, SIGNATURES_PATH, scopeOf } from "./requests.server.ts";
import { sealFaultMail } from "./signature-mails.server.ts";
import { tellSender } from "./told.server.ts";

/** Documents that all signed and that cannot be sealed: who hears of it, and how it is tried again at once. */

/** A failure whose reason may be shown; its message is Spanish. */
export class SealFault extends Error {}

/** Failed tries after which people are told. */
export const TRIES_UNTIL_TOLD = 5;

/** Tells sender and administrators once of a document whose seal has failed so often. The caller has locked the request. */
export async function tellOfFault(
  tx: Db,
  { config, now }: Pick<JobParts, "config" | "now">,
  request: RequestRow,
): Promise<void> {
  if (request.sealTries < TRIES_UNTIL_TOLD || request.sealToldAt !== null) return;
  const reason = request.sealFault ?? "El proceso que sella se cerró mientras lo hacía.";
  await tx
    .update(signatureRequests)
    .set({ sealToldAt: now(), sealFault: reason })
    .where(eq(signatureRequests.id, request.id));
  const about = { title: request.title, reference: request.reference, reason };
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, request.ownerId));
  if (owner) {
    const href = `${config.publicUrl}${SIGNATURES_PATH}/${request.id}`;
    await queueMail(tx, sealFaultMail({ ...about, to: owner.email, href, isStaff: false }), now());
  }
  const message = `«${request.title}» está firmado por todos, pero no se puede sellar. Las firmas están guardadas.`;
  await tellSender(tx, request, { title: "Un documento no se puede sellar", message, isWarning: true }, now());
  for (const { email } of await activeStaff(tx, now())) {
    if (email === owner?.email) continue;
    const href = `${config.publicUrl}/admin/firmas`;
    await queueMail(tx, sealFaultMail({ ...about, to: email, href, isStaff: true }), now());
  }
  await publishChange(tx, scopeOf(request), "contacts");
}

export interface FailingSeal {
  id: string;
  reference: string;
  reason: string | null;
  tries: number;
  endedAt: string | null;
  nextAt: string;
}

const isFailing = and(
  isNull(signatureRequests.sealedSha256),
  isNotNull(signatureRequests.sealDueAt),
  gte(signatureRequests.sealTries, 1),
  isNotNull(signatureRequests.sealFault),
);
const MOST_SHOWN = 50;

/** Documents whose last try failed, those with most tries first; without title and names, which are their sender's. */
export async function failingSeals(db: Db): Promise<FailingSeal[]> {
  const { id, reference, sealFault, sealTries, endedAt, sealDueAt } = signatureRequests;
  const rows = await db
    .select({ id, reference, reason: sealFault, tries: sealTries, endedAt, nextAt: sealDueAt })
    .from(signatureRequests)
    .where(isFailing)
    .orderBy(desc(sealTries), asc(id))
    .limit(MOST_SHOWN);
  return rows.map((row) => ({
    ...row,
    endedAt: row.endedAt?.toISOString() ?? null,
    nextAt: row.nextAt!.toISOString(),
  }));
}

/** Makes a document due for its seal at once. @throws AppError NOT_FOUND where none waits for it */
export async function sealAgain(db: Db, id: string, now: Date): Promise<void> {
  const [row] = await db
    .update(signatureRequests)
    .set({ sealDueAt: now })
    .where(
      and(eq(signatureRequests.id, id), isNull(signatureRequests.sealedSha256), isNotNull(signatureRequests.sealDueAt)),
    )
    .returning({ id: signatureRequests.id });
  if (!row) throw new AppError("NOT_FOUND");
}
