import type { Context } from "hono";
import * as z from "zod/mini";
import { anyJson, dictionary, text, trimmedText } from "#domain/shared/schema/text.ts";
import { inputFault, withVisibleTexts } from "../../platform/http/storable-input.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import type { SessionRow, UserRow } from "../people/accounts.server.ts";
import { readAccessToken } from "./access-token.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { liveSession } from "./sessions.server.ts";

/** Readers of requests to `/auth/v1`. */

/** @throws AuthError 400 `bad_json`, or `validation_failed` with the first field at fault */
export async function readAuthBody<T extends z.ZodMiniType>(c: Context, schema: T): Promise<z.output<T>> {
  const text = await c.req.text();
  let raw: unknown;
  try {
    raw = text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
  }
  if (inputFault(raw)) throw new AuthError(400, "validation_failed", "Body holds text or nesting that cannot be kept");
  const parsed = schema.safeParse(withVisibleTexts(raw));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new AuthError(400, "validation_failed", `${issue.path.join(".") || "body"}: ${issue.message}`);
}

export const emailField = trimmedText({ max: 255, tooLong: "must be at most 255 characters" }).check(
  z.toLowerCase(),
  z.email("Unable to validate email address: invalid format"),
);

/** Free metadata of a person: an object of at most 4 KB. */
export const metadataField = dictionary(text(), anyJson(4_096, "must be at most 4 KB")).check(
  z.refine((data) => JSON.stringify(data).length <= 4_096, "must be at most 4 KB"),
);

/** Both or neither; the implicit flow sends null for both. `plain` is refused. */
export const pkceFields = {
  code_challenge: z.nullish(
    text({ max: 128 }).check(z.regex(/^[\w.~-]{43,128}$/, "must be 43 to 128 of A-Za-z0-9._~-")),
  ),
  code_challenge_method: z.nullish(
    text({ max: 10 }).check(
      z.toLowerCase(),
      z.refine((method) => method === "s256", "must be s256"),
    ),
  ),
};

/** @returns the challenge, or null for the implicit flow @throws AuthError when only one of the two is there */
export function codeChallengeOf(input: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): string | null {
  if (Boolean(input.code_challenge) !== Boolean(input.code_challenge_method)) {
    throw new AuthError(400, "validation_failed", "PKCE needs both code_challenge and code_challenge_method");
  }
  return input.code_challenge ?? null;
}

/** The captcha's answer rides in every body that may need one. */
export const captchaField = {
  gotrue_meta_security: z.nullish(z.object({ captcha_token: z.nullish(z.string().check(z.maxLength(4_096))) })),
};

/** Session and user of the bearer. @throws AuthError 401 `no_authorization`, 403 `bad_jwt`, `session_not_found`, `user_banned` */
export async function requireSession(
  c: Context<AppEnv>,
  { auth, database, now }: AccountServices,
): Promise<{ session: SessionRow; user: UserRow }> {
  const bearer = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (!bearer) throw new AuthError(401, "no_authorization", "This endpoint requires a Bearer token");
  const claims = await readAccessToken(auth.keys, bearer, { issuer: auth.issuer, now: now() });
  if (!claims) throw new AuthError(403, "bad_jwt", "Invalid JWT");
  const live = await liveSession(database.db, claims.sessionId, now());
  if (live === "gone") throw new AuthError(403, "session_not_found", "Session from session_id claim does not exist");
  if (live === "banned") throw new AuthError(403, "user_banned", "User is banned");
  return live;
}
