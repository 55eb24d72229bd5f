import type { Context } from "hono";
import { personActor } from "../access/actor.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { findMembership } from "../agencies/agencies.server.ts";
import { hasVerifiedFactor, type SessionRow } from "../people/accounts.server.ts";
import { forgetVisitor, knownVisitor } from "../visitor/visitor.server.ts";
import { claimVisitorRows } from "../visitor/visitor-rows.server.ts";

/**
 * Gives the rows of this browser's visitor to the account, once. Called only where the person signed in by a gesture of
 * their own (a password, a passkey, a code that this browser asked for), never for a mere link. With a second factor
 * the account gets them once the factor was shown. Should the process end before, the cookie still stands, and the next
 * sign-in does it.
 */
export async function claimVisitor(
  c: Context,
  services: AccountServices,
  session: Pick<SessionRow, "userId" | "aal">,
): Promise<void> {
  const visitorId = knownVisitor(c, services);
  if (!visitorId) return;
  const { db } = services.database;
  if (session.aal !== "aal2" && (await hasVerifiedFactor(db, session.userId))) return;
  await db.transaction(async (tx) => {
    const actor = { ...personActor(session.userId), agency: await findMembership(tx, session.userId) };
    await claimVisitorRows(tx, visitorId, actor);
  });
  forgetVisitor(c, services);
}
