import { and, desc, eq } from "drizzle-orm";
import { mayLift, type SuppressionReason } from "#domain/site/marketing-contacts/suppression.ts";
import { type Caller, recordEvent } from "../../accounts/auth/audit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { marketingSuppressions } from "../../platform/db/tables/site-outreach.server.ts";
import { excludeAddress } from "../../platform/mail/never-again.server.ts";
import { readMarketingPerson } from "./people.server.ts";

/** Addresses that are never mailed again, by their hash. */

/** The member of the team who does it. */
interface By {
  userId: string;
  caller: Caller;
  at: Date;
}

export async function suppress(
  db: Db,
  { hash, reason }: { hash: string; reason: SuppressionReason },
  { userId, caller, at }: By,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await excludeAddress(tx, hash, { reason, by: userId, at }))) return;
    await recordEvent(tx, { kind: "marketing_suppressed", userId, caller, detail: { hash, reason }, at });
  });
}

/** Effect of a mail's unsubscribe link; a repetition changes nothing. */
export async function unsubscribe(db: Db, hash: string, at: Date): Promise<void> {
  await excludeAddress(db, hash, { reason: "baja", by: null, at });
}

/** @throws AppError NOT_FOUND; CONSENT_NEEDED for a person who left by themselves and has not accepted anew */
export async function liftSuppression(db: Db, hash: string, { userId, caller, at }: By): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(marketingSuppressions)
      .where(eq(marketingSuppressions.emailHash, hash))
      .for("update");
    if (!row) throw new AppError("NOT_FOUND");
    const known = await readMarketingPerson(tx, hash);
    if (!mayLift({ reason: row.reason, at: row.createdAt }, known?.person.confirmedAt ?? null)) {
      throw new AppError("CONSENT_NEEDED");
    }
    await tx.delete(marketingSuppressions).where(eq(marketingSuppressions.emailHash, hash));
    await recordEvent(tx, {
      kind: "marketing_unsuppressed",
      userId,
      caller,
      detail: { hash, reason: row.reason },
      at,
    });
  });
}

export interface SuppressedAddress {
  hash: string;
  reason: SuppressionReason;
  at: Date;
  by: string | null;
}

const PER_PAGE = 50;

/** Newest first, from a place on. Of the addresses only their hashes are known. */
export async function listSuppressions(
  db: Db,
  filter: { hash: string | null; reason: SuppressionReason | null },
  page: number,
): Promise<{ rows: SuppressedAddress[]; total: number; pages: number }> {
  const where = and(
    filter.hash === null ? undefined : eq(marketingSuppressions.emailHash, filter.hash),
    filter.reason === null ? undefined : eq(marketingSuppressions.reason, filter.reason),
  );
  const rows = await db
    .select({
      hash: marketingSuppressions.emailHash,
      reason: marketingSuppressions.reason,
      at: marketingSuppressions.createdAt,
      by: users.email,
    })
    .from(marketingSuppressions)
    .leftJoin(users, eq(users.id, marketingSuppressions.createdBy))
    .where(where)
    .orderBy(desc(marketingSuppressions.createdAt), marketingSuppressions.emailHash)
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const total = await db.$count(marketingSuppressions, where);
  return { rows, total, pages: Math.ceil(total / PER_PAGE) };
}
