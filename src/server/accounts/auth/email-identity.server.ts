import type { Db } from "../../platform/db/connection.server.ts";
import { identities } from "../../platform/db/tables/accounts.server.ts";

/** Keeps the way in by address and password: made at sign-up, then as confirmed as the address is. */
export async function keepEmailIdentity(
  tx: Db,
  { userId, email, isConfirmed, now }: { userId: string; email: string; isConfirmed: boolean; now: Date },
): Promise<void> {
  const data = { sub: userId, email, email_verified: isConfirmed, phone_verified: false };
  await tx
    .insert(identities)
    .values({ userId, provider: "email", subject: userId, data, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [identities.provider, identities.subject], set: { data, updatedAt: now } });
}
