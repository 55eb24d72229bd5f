import { jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import type { sessions, users } from "../../platform/db/tables/accounts.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

type UserRow = typeof users.$inferSelect;
type SessionRow = typeof sessions.$inferSelect;

const AUDIENCE = "authenticated";

/**
 * The claims of an access token that we rely on; rights and the session's life are read from the database each time.
 */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** @param issuer `{PUBLIC_URL}/auth/v1` */
export async function signAccessToken(
  keys: AuthKeys,
  parts: {
    issuer: string;
    user: UserRow;
    session: SessionRow;
    appMetadata: Record<string, unknown>;
    now: Date;
    seconds: number;
  },
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(parts.now.getTime() / 1000);
  const expiresAt = issuedAt + parts.seconds;
  const token = await new SignJWT({
    email: parts.user.email,
    phone: "",
    role: "authenticated",
    aal: parts.session.aal,
    amr: parts.session.amr,
    session_id: parts.session.id,
    is_anonymous: false,
    app_metadata: parts.appMetadata,
    user_metadata: parts.user.metadata,
  })
    .setProtectedHeader({ alg: "ES256", kid: keys.signing.kid, typ: "JWT" })
    .setIssuer(parts.issuer)
    .setSubject(parts.user.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keys.signing.privateKey);
  return { token, expiresAt };
}

const claims = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** @returns null for a token that is forged, expired, of another issuer or not one of ours */
export async function readAccessToken(
  keys: AuthKeys,
  token: string,
  { issuer, now }: { issuer: string; now: Date },
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys.signing.publicKey, {
      algorithms: ["ES256"],
      issuer,
      audience: AUDIENCE,
      currentDate: now,
    });
    const { sub, session_id } = claims.parse(payload);
    return { userId: sub, sessionId: session_id };
  } catch {
    return null; // whatever is wrong with it, it proves nothing
  }
}
