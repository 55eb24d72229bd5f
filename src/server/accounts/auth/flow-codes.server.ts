import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { flowStates } from "../../platform/db/tables/accounts.server.ts";
import { randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import { AuthError } from "./auth-error.server.ts";

/** A code that the browser which asked changes for a session with its verifier (PKCE, RFC 7636, S256 only). */
export async function issueFlowCode(
  tx: Db,
  parts: { userId: string; codeChallenge: string; method: string; now: Date; seconds: number },
): Promise<string> {
  const code = randomToken();
  await tx.insert(flowStates).values({
    userId: parts.userId,
    codeHash: sha256(code),
    codeChallenge: parts.codeChallenge,
    method: parts.method,
    createdAt: parts.now,
    expiresAt: new Date(parts.now.getTime() + parts.seconds * 1000),
  });
  return code;
}

/**
 * Uses a code up, whether or not the verifier fits. Call it outside the transaction that opens the session: a refusal must
 * not bring the code back.
 *
 * @throws AuthError 404 `flow_state_not_found`, 422 `flow_state_expired`, 400 `bad_code_verifier`
 */
export async function takeFlowCode(
  db: Db,
  { code, verifier, now }: { code: string; verifier: string; now: Date },
): Promise<{ userId: string; method: string }> {
  const [flow] = await db
    .delete(flowStates)
    .where(eq(flowStates.codeHash, sha256(code)))
    .returning();
  if (!flow) throw new AuthError(404, "flow_state_not_found", "Invalid flow state, no valid flow state found");
  if (flow.expiresAt <= now) throw new AuthError(422, "flow_state_expired", "Flow state has expired");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  if (challenge !== flow.codeChallenge) {
    throw new AuthError(400, "bad_code_verifier", "Code challenge does not match previously saved code verifier");
  }
  return { userId: flow.userId, method: flow.method };
}
