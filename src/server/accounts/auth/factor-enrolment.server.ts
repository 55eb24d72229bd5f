import { and, eq, lte, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { factors, users } from "../../platform/db/tables/accounts.server.ts";
import { type FactorRow, hasVerifiedFactor, listFactors, type SessionRow } from "../people/accounts.server.ts";
import { AuthError } from "./auth-error.server.ts";

/** A factor that was not confirmed with a code after five minutes is as good as none. */
export const UNVERIFIED_LIFE_MS = 5 * 60_000;
const MAX_FACTORS = 10;

const oldest = (now: Date) => new Date(now.getTime() - UNVERIFIED_LIFE_MS);

/** @throws AuthError 404 for one that is not this user's, or was not confirmed in time */
export async function ownFactor(db: Db, userId: string, id: string, now: Date): Promise<FactorRow> {
  const factor = (await listFactors(db, userId)).find((one) => one.id === id.toLowerCase());
  if (!factor || (factor.status === "unverified" && factor.createdAt <= oldest(now))) {
    throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  }
  return factor;
}

/** Changes of a user's second factors take turns: each looks at the others before it acts. */
export async function lockFactors(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** An account with a second factor needs it for any change of the account: a stolen password must not be enough. */
export async function mustBeRaised(db: Db, session: SessionRow, status: 401 | 403 | 422 = 403): Promise<void> {
  if (session.aal !== "aal2" && (await hasVerifiedFactor(db, session.userId))) {
    throw new AuthError(status, "insufficient_aal", "AAL2 required");
  }
}

export async function insertFactor(
  tx: Db,
  session: SessionRow,
  factor: Pick<FactorRow, "type" | "friendlyName" | "secret" | "phone">,
  now: Date,
): Promise<FactorRow> {
  await lockFactors(tx, session.userId);
  await mustBeRaised(tx, session);
  await tx
    .delete(factors)
    .where(
      and(eq(factors.userId, session.userId), eq(factors.status, "unverified"), lte(factors.createdAt, oldest(now))),
    );
  const others = await listFactors(tx, session.userId);
  if (others.length >= MAX_FACTORS) {
    throw new AuthError(422, "too_many_enrolled_mfa_factors", "Maximum number of enrolled factors reached");
  }
  if (factor.friendlyName !== "" && others.some(({ friendlyName }) => friendlyName === factor.friendlyName)) {
    throw new AuthError(422, "mfa_factor_name_conflict", "A factor with this friendly name exists already");
  }
  if (factor.phone && others.some(({ phone, status }) => status === "verified" && phone === factor.phone)) {
    throw new AuthError(422, "mfa_verified_factor_exists", "This phone is a verified factor already");
  }
  const [row] = await tx
    .insert(factors)
    .values({ ...factor, userId: session.userId, createdAt: now, updatedAt: now })
    .returning();
  return row!;
}

export async function deleteFactor(tx: Db, id: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.id, id));
}

/** One that is verified already keeps the moment at which it was. */
export async function markVerified(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .update(factors)
    .set({ status: "verified", updatedAt: now })
    .where(and(eq(factors.id, id), ne(factors.status, "verified")));
}
