import { eq } from "drizzle-orm";
import { users } from "../../platform/db/tables/accounts.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { type Caller, recordEvent } from "./audit.server.ts";
import { keepEmailIdentity } from "./email-identity.server.ts";
import { type LinkWishes, mailLink } from "./mail-link.server.ts";

/**
 * Mails the link that leads to a new password. For an unknown address nothing happens, and the answer does not reveal
 * it.
 */
export async function sendRecovery(
  services: AccountServices,
  email: string,
  { caller, ...wishes }: LinkWishes & { caller: Caller },
): Promise<void> {
  const { database, now } = services;
  await database.db.transaction(async (tx) => {
    const at = now();
    const [user] = await tx.update(users).set({ recoverySentAt: at }).where(eq(users.email, email)).returning();
    if (user) await mailLink(tx, services, { ...wishes, user, type: "recovery", to: email });
    await recordEvent(tx, { kind: "recovery_requested", userId: user?.id ?? null, actorId: null, caller, at });
  });
}

/** Mails a link that signs in without a password; for a new address it is that of a sign-up. */
export async function sendMagicLink(
  services: AccountServices,
  email: string,
  parts: LinkWishes & { caller: Caller; mayCreate: boolean; metadata: Record<string, unknown> },
): Promise<void> {
  const { caller, mayCreate, metadata, redirectTo, codeChallenge } = parts;
  const { database, now } = services;
  const link = { to: email, redirectTo, codeChallenge };
  await database.db.transaction(async (tx) => {
    const at = now();
    const fresh = { email, metadata, confirmationSentAt: at, createdAt: at, updatedAt: at };
    const [made] = mayCreate
      ? await tx.insert(users).values(fresh).onConflictDoNothing({ target: users.email }).returning()
      : [];
    if (made) {
      await keepEmailIdentity(tx, { userId: made.id, email, isConfirmed: false, now: at });
      await mailLink(tx, services, { ...link, user: made, type: "signup" });
      await recordEvent(tx, { kind: "signup", userId: made.id, caller, detail: { method: "otp" }, at });
      return;
    }
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    if (user) await mailLink(tx, services, { ...link, user, type: "magiclink" });
  });
}
