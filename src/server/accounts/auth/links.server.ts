import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { type OneTimeTokenType, oneTimeTokens, type TokenPayload } from "../../platform/db/tables/accounts.server.ts";
import { randomToken, sha256 } from "../../platform/secrets/keys.server.ts";

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/**
 * Makes the token of a mailed link: 256 random bits, hashed at rest, bound to a type. A newer one of the same user and type
 * kills the older.
 *
 * @param codeChallenge of the browser that asked, when it wants a code back; the token then starts with `pkce_`
 */
export async function issueToken(
  tx: Db,
  parts: {
    userId: string;
    type: OneTimeTokenType;
    email: string;
    payload?: TokenPayload;
    codeChallenge?: string | null;
    /** A code that a person copies, in place of the random token. */
    code?: string;
    now: Date;
    seconds: number;
  },
): Promise<string> {
  const token = parts.code ?? `${parts.codeChallenge ? "pkce_" : ""}${randomToken()}`;
  const row = {
    tokenHash: hashOf(parts.userId, parts.code, token),
    email: parts.email,
    payload: parts.payload ?? {},
    codeChallenge: parts.codeChallenge ?? null,
    createdAt: parts.now,
    expiresAt: new Date(parts.now.getTime() + parts.seconds * 1000),
  };
  await tx
    .insert(oneTimeTokens)
    .values({ userId: parts.userId, type: parts.type, ...row })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.type], set: row });
  return token;
}

/** Short codes are not unique by themselves: their hash also covers whose they are. */
const hashOf = (userId: string, code: string | undefined, token: string) => sha256(code ? `${userId}:${code}` : token);

/**
 * Uses a token: the row is gone whatever happens next, and a second try finds nothing.
 *
 * @returns undefined when it never existed, was used, was replaced, has expired or is of another type
 */
export async function takeToken(
  tx: Db,
  { token, types, now }: { token: string; types: readonly OneTimeTokenType[]; now: Date },
): Promise<OneTimeToken | undefined> {
  return await take(tx, sha256(token), types, now);
}

/** Like `takeToken`, for a code that a known user copies from a mail. */
export async function takeCode(
  tx: Db,
  { userId, code, types, now }: { userId: string; code: string; types: readonly OneTimeTokenType[]; now: Date },
): Promise<OneTimeToken | undefined> {
  return await take(tx, hashOf(userId, code, code), types, now);
}

/**
 * Address that a link was sent to, for the page that asks whether to use it: a person must see which account a link
 * opens. Uses nothing up.
 *
 * @returns null for a link that does not work
 */
export async function addressOfLink(
  db: Db,
  { token, types, now }: { token: string; types: readonly OneTimeTokenType[]; now: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, sha256(token)),
        inArray(oneTimeTokens.type, [...types]),
        gt(oneTimeTokens.expiresAt, now),
      ),
    );
  return row?.email ?? null;
}

async function take(tx: Db, tokenHash: string, types: readonly OneTimeTokenType[], now: Date) {
  const list = sql.join(
    types.map((type) => sql`${type}`),
    sql`, `,
  );
  const [row] = await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), sql`${oneTimeTokens.type} in (${list})`))
    .returning();
  return row && row.expiresAt > now ? row : undefined;
}

/**
 * The address that a mail asks to open: a page with a button, so that a scanner which follows links uses nothing up, and
 * another device than the one that asked can finish.
 */
export function confirmationLink(
  site: string,
  { token, type, redirectTo }: { token: string; type: string; redirectTo: string },
): string {
  const url = new URL("/auth/confirmar", site);
  url.searchParams.set("token_hash", token);
  url.searchParams.set("type", type);
  if (redirectTo !== `${site}/`) url.searchParams.set("redirect_to", redirectTo);
  return url.href;
}
