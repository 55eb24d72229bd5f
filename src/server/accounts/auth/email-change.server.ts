import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { type OneTimeTokenType, oneTimeTokens, users } from "../../platform/db/tables/accounts.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { emailChangedMail } from "../mails/account-mails.server.ts";
import { findUserByEmail, type UserRow } from "../people/accounts.server.ts";
import { type Caller, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { keepEmailIdentity } from "./email-identity.server.ts";
import type { OneTimeToken } from "./links.server.ts";
import { type LinkWishes, mailLink } from "./mail-link.server.ts";

/**
 * A new address replaces the old one when both have agreed, in any order: somebody with only a stolen session reads the
 * mail of neither.
 */
const HALVES = ["email_change_current", "email_change_new"] as const satisfies OneTimeTokenType[];

const taken = () => new AuthError(422, "email_exists", "A user with this email address has already been registered");

/** @throws AuthError 422 `email_exists` */
export async function refuseTakenAddress(db: Db, email: string): Promise<void> {
  if (await findUserByEmail(db, email)) throw taken();
}

/**
 * Notes the new address and asks both.
 *
 * @returns the user as they are now
 */
export async function startEmailChange(
  tx: Db,
  services: AccountServices,
  { user, newEmail, caller, ...wishes }: LinkWishes & { user: UserRow; newEmail: string; caller: Caller },
): Promise<UserRow> {
  const at = services.now();
  const [changing] = await tx
    .update(users)
    .set({ newEmail, emailChangeSentAt: at, updatedAt: at })
    .where(eq(users.id, user.id))
    .returning();
  for (const type of HALVES) await askHalf(tx, services, { ...wishes, user: changing!, type });
  await recordEvent(tx, { kind: "email_change_requested", userId: user.id, caller, at });
  return changing!;
}

async function askHalf(
  tx: Db,
  services: AccountServices,
  parts: LinkWishes & { user: UserRow; type: (typeof HALVES)[number]; payload?: OneTimeToken["payload"] },
): Promise<void> {
  const to = parts.type === "email_change_current" ? parts.user.email : parts.user.newEmail!;
  await mailLink(tx, services, { ...parts, to });
}

/** Mails again to the addresses that have not confirmed yet. @param email the account's own address */
export async function resendEmailChange(services: AccountServices, email: string, wishes: LinkWishes): Promise<void> {
  const { database, now } = services;
  await database.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    if (!user?.newEmail) return;
    const rows = await tx
      .select()
      .from(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, user.id), inArray(oneTimeTokens.type, HALVES)));
    // One half is left when the other has agreed; none when both have lapsed and were swept away.
    const agreed = rows.find(({ payload }) => payload.isOtherConfirmed);
    for (const type of HALVES) {
      if (agreed && agreed.type !== type) continue;
      await askHalf(tx, services, { ...wishes, user, type, payload: agreed?.payload ?? {} });
    }
    await tx.update(users).set({ emailChangeSentAt: now() }).where(eq(users.id, user.id));
  });
}

/**
 * One address agrees. Call it with the user's row locked.
 *
 * @returns the user with the new address, or `"half"` while the other address has not agreed
 */
export async function agreeToEmailChange(
  tx: Db,
  { config, now }: AccountServices,
  { user, token, caller }: { user: UserRow; token: OneTimeToken; caller: Caller },
): Promise<UserRow | "half" | "lapsed"> {
  const { newEmail } = user;
  if (newEmail === null) return "lapsed";
  if (!token.payload.isOtherConfirmed) {
    const others = HALVES.filter((type) => type !== token.type);
    const marked = await tx
      .update(oneTimeTokens)
      .set({ payload: { isOtherConfirmed: true } })
      .where(and(eq(oneTimeTokens.userId, user.id), inArray(oneTimeTokens.type, others)))
      .returning({ id: oneTimeTokens.id });
    return marked.length > 0 ? "half" : "lapsed";
  }
  const at = now();
  const [rival] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, newEmail), ne(users.id, user.id)));
  if (rival) throw taken();
  const [changed] = await tx
    .update(users)
    .set({ email: newEmail, newEmail: null, emailConfirmedAt: at, updatedAt: at })
    .where(eq(users.id, user.id))
    .returning();
  await keepEmailIdentity(tx, { userId: user.id, email: newEmail, isConfirmed: true, now: at });
  // Links in the old mailbox open nothing any more.
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
  const contactEmail = config.site.identity.email;
  await queueMail(tx, emailChangedMail({ to: user.email, newEmail, at, contactEmail }), at);
  await recordEvent(tx, { kind: "email_changed", userId: user.id, caller, at });
  return changed!;
}
