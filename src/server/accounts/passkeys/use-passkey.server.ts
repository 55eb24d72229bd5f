import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { passkeys } from "../../platform/db/tables/accounts-passkeys.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { type Caller, recordEvent } from "../auth/audit.server.ts";
import { notifyOwner } from "../auth/notify-owner.server.ts";
import type { UserRow } from "../people/accounts.server.ts";
import { lockPasskey, type PasskeyRow } from "./passkeys.server.ts";
import type { PasskeyProof } from "./verify.server.ts";

/**
 * Records the use of a passkey. A counter that does not go up reveals a second copy of a key that should have none: it
 * is refused and logged, and its owner gets a mail.
 *
 * @returns null when it is refused, or was removed meanwhile
 */
export async function countUse(
  tx: Db,
  services: AccountServices,
  parts: { user: UserRow; passkey: PasskeyRow; proof: PasskeyProof; caller: Caller },
): Promise<PasskeyRow | null> {
  const { user, proof, caller } = parts;
  const at = services.now();
  const passkey = await lockPasskey(tx, parts.passkey);
  if (!passkey) return null;
  if ((proof.counter > 0 || passkey.counter > 0) && proof.counter <= passkey.counter) {
    const detail = { passkeyId: passkey.id };
    await recordEvent(tx, { kind: "passkey_copied", userId: user.id, actorId: null, caller, detail, at });
    await notifyOwner(tx, services, user, { kind: "passkeyCopied" });
    return null;
  }
  const [used] = await tx
    .update(passkeys)
    .set({ counter: proof.counter, isBackedUp: proof.isBackedUp, lastUsedAt: at })
    .where(eq(passkeys.id, passkey.id))
    .returning();
  return used!;
}
