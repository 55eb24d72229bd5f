import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { text } from "#domain/shared/schema/text.ts";
import type { Config } from "../../platform/env.server.ts";
import { readOwnCookie, setOwnCookie } from "../../platform/http/own-cookies.server.ts";
import { readUuid } from "../../platform/http/path-id.server.ts";
import { randomToken } from "../../platform/secrets/keys.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { listIdentities } from "../people/accounts.server.ts";
import { callerOf, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { networkOf } from "./auth-limits.server.ts";
import { codeChallengeOf, pkceFields, requireSession } from "./auth-request.server.ts";
import { lockFactors, mustBeRaised } from "./factor-enrolment.server.ts";
import { createGoogle } from "./google.server.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { oauthCallback, sayRefusal } from "./oauth-callback.server.ts";
import { keepTrip, newExchange, TRIP_COOKIE, TRIP_SECONDS } from "./oauth-states.server.ts";
import { safeRedirect } from "./redirects.server.ts";
import { unlinkIdentity } from "./unlink-identity.server.ts";

const wish = z.object({
  provider: z.literal("google", "is not enabled"),
  scopes: z._default(text({ max: 500 }).check(z.regex(/^[\x21\x23-\x5b\x5d-\x7e ]*$/)), ""),
  prompt: z.optional(z.enum(["login", "consent", "select_account"])),
  ...pkceFields,
});

/** Other ways in than address and password: to the provider and back, adding and removing. */
export function identityRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const google = config.auth.google && createGoogle(config.auth.google, `${auth.issuer}/callback`);
  const routes = new Hono<AppEnv>();

  /** Hono answers HEAD through GET, and programs that only look must not use anything up. */
  for (const path of ["/authorize", "/callback", "/user/identities/authorize"]) {
    routes.use(path, async (c, next) => {
      if (c.req.method === "HEAD") throw new AuthError(405, "method_not_allowed", "Use GET");
      await next();
    });
  }

  /** Remembers the page to which the browser returns, and gives the address at the provider. */
  async function addressAtProvider(c: Context<AppEnv>, linkingUserId: string | null): Promise<string> {
    const parsed = wish.safeParse(c.req.query());
    if (!google || !parsed.success) {
      const issue = parsed.error?.issues[0];
      const reason = issue ? `${issue.path.join(".")}: ${issue.message}` : "provider: is not enabled";
      throw new AuthError(400, "validation_failed", `Unsupported request: ${reason}`);
    }
    const codeChallenge = codeChallengeOf(parsed.data);
    await auth.limits.take("token", networkOf(callerOf(c, config).ipAddress));
    const exchange = newExchange();
    const { scopes, prompt } = parsed.data;
    const url = await google.authorizationUrl(exchange, { scopes, prompt }).catch((error: unknown) => {
      services.log.warn({ err: error }, "the identity provider does not answer");
      throw new AuthError(500, "unexpected_failure", "The identity provider does not answer");
    });
    const redirectTo = safeRedirect(c.req.query("redirect_to"), config.publicUrl);
    const browser = browserOf(c, config);
    await keepTrip(database.db, auth.keys, exchange, { redirectTo, codeChallenge, linkingUserId, browser, now: now() });
    setOwnCookie(c, config, TRIP_COOKIE, browser, TRIP_SECONDS);
    return url;
  }

  routes.get("/authorize", async (c) => {
    try {
      return c.redirect(await addressAtProvider(c, null), 302);
    } catch (error) {
      if (!(error instanceof AuthError) || error.status !== 500) throw error;
      // A person sees this answer in their browser, so it is a redirect to the page, which shows the message.
      const target = new URL(safeRedirect(c.req.query("redirect_to"), config.publicUrl));
      sayRefusal(target, error, Boolean(c.req.query("code_challenge")));
      return c.redirect(target.href, 302);
    }
  });

  routes.get("/user/identities/authorize", async (c) => {
    const { session, user } = await requireSession(c, services);
    await mustBeRaised(database.db, session);
    const url = await addressAtProvider(c, user.id);
    return c.req.query("skip_http_redirect") === "true" ? c.json({ url }) : c.redirect(url, 302);
  });

  routes.get("/callback", (c) => oauthCallback(c, services, google, new URL(c.req.url).searchParams));
  routes.post("/callback", async (c) =>
    oauthCallback(c, services, google, new URLSearchParams((await c.req.text()).slice(0, 10_000))),
  );

  routes.delete("/user/identities/:id", async (c) => {
    const { session, user } = await requireSession(c, services);
    const id = readUuid(c.req.param("id"));
    if (id === undefined) throw new AuthError(404, "validation_failed", "identity_id must be an UUID");
    await database.db.transaction(async (tx) => {
      await lockFactors(tx, user.id);
      await mustBeRaised(tx, session);
      const all = await listIdentities(tx, user.id);
      const identity = all.find((one) => one.id === id);
      if (!identity) throw new AuthError(422, "identity_not_found", "Identity not found");
      if (all.length === 1) {
        throw new AuthError(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking");
      }
      await unlinkIdentity(tx, identity, now());
      const detail = { provider: identity.provider };
      await recordEvent(tx, {
        kind: "identity_unlinked",
        userId: user.id,
        caller: callerOf(c, config),
        detail,
        at: now(),
      });
      const kind = identity.provider === "email" ? "passwordRemoved" : "googleRemoved";
      await notifyOwner(tx, services, user, { kind });
    });
    return c.json({});
  });
  return routes;
}

/** The browser's mark: kept while it has one, so that two tabs can be on their way at once. */
function browserOf(c: Context<AppEnv>, config: Config): string {
  const known = readOwnCookie(c, config, TRIP_COOKIE);
  return known && /^[\w-]{43}$/.test(known) ? known : randomToken();
}
