import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { OneTimeTokenType } from "../../platform/db/tables/accounts.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { attemptHere, wasAskedHere } from "./asked-here.server.ts";
import { callerOf } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { networkOf } from "./auth-limits.server.ts";
import { captchaField, emailField, readAuthBody } from "./auth-request.server.ts";
import { claimVisitor } from "./claim-visitor.server.ts";
import { type Confirmed, confirmLink, LINK_TYPES } from "./confirm.server.ts";
import { issueFlowCode } from "./flow-codes.server.ts";
import { safeRedirect } from "./redirects.server.ts";
import { answerSession, openSession, sessionJson, setCookieOf } from "./sessions.server.ts";

const token = z.string().check(z.minLength(1), z.maxLength(500));
const verifyBody = z.object({
  type: z.enum(["signup", "recovery", "magiclink", "invite", "email", "email_change"]),
  token_hash: z.nullish(token),
  token: z.nullish(token),
  email: z.nullish(emailField),
  ...captchaField,
});

const expired = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");
const HALF_DONE = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** The links of mails: opened (GET), or confirmed by the button of the page that they lead to (POST). */
export function linkRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const routes = new Hono<AppEnv>();

  const takeVerify = (c: Context<AppEnv>) => auth.limits.take("verify", networkOf(callerOf(c, config).ipAddress));

  routes.post("/verify", async (c) => {
    const input = await readAuthBody(c, verifyBody);
    const given = input.token_hash ?? input.token;
    if (!given || (!input.token_hash && !input.email)) {
      throw new AuthError(400, "validation_failed", "Verify requires a token_hash, or a token and an email");
    }
    await takeVerify(c);
    const caller = callerOf(c, config);
    const email = input.token_hash ? undefined : (input.email ?? undefined);
    const link = { token: given, types: LINK_TYPES.get(input.type)!, email, caller, attemptOfBrowser: attemptsOf(c) };
    const outcome = await database.db.transaction(async (tx) => {
      const confirmed = await confirmLink(tx, services, link);
      if (!confirmed || confirmed === "half") return confirmed;
      const { user, method } = confirmed;
      return { email: user.email, session: await openSession(tx, { user, method, caller, now: now() }) };
    });
    if (!outcome) throw expired();
    if (outcome === "half") return c.json({ msg: HALF_DONE, code: "200" });
    if (wasAskedHere(c, services, outcome.email)) await claimVisitor(c, services, outcome.session);
    return await answerSession(c, services, outcome.session);
  });

  routes.get("/verify", async (c) => {
    // Programs that look at links before people do ask for the head alone, and Hono answers that through GET.
    if (c.req.method === "HEAD") return c.body(null, 405, { allow: "GET, POST" });
    const given = c.req.query("token") ?? c.req.query("token_hash") ?? "";
    const target = new URL(safeRedirect(c.req.query("redirect_to"), config.publicUrl));
    const isPkce = given.startsWith("pkce_");
    await takeVerify(c);
    try {
      const types = LINK_TYPES.get(c.req.query("type") ?? "");
      if (!given || !types) throw new AuthError(400, "validation_failed", "Verify requires a token and a type");
      await openLink(c, { token: given, types, target });
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      say(target, { error: "access_denied", error_code: error.code, error_description: error.message }, isPkce);
    }
    return c.redirect(target.href, 303);
  });

  /** Confirms a link and writes what the page needs into the target. Nothing changes hands: no gesture of a person is needed. */
  async function openLink(
    c: Context<AppEnv>,
    { token, types, target }: { token: string; types: readonly OneTimeTokenType[]; target: URL },
  ): Promise<void> {
    const caller = callerOf(c, config);
    const outcome = await database.db.transaction(async (tx) => {
      const confirmed = await confirmLink(tx, services, { token, types, caller, attemptOfBrowser: attemptsOf(c) });
      if (!confirmed || confirmed === "half") return confirmed;
      return confirmed.codeChallenge === null
        ? { email: confirmed.user.email, session: await openSession(tx, sessionOf(c, confirmed)) }
        : { code: await issueFlowCode(tx, flowOf(confirmed, confirmed.codeChallenge)) };
    });
    if (!outcome) throw expired();
    if (outcome === "half") say(target, { message: HALF_DONE }, token.startsWith("pkce_"));
    else if ("code" in outcome) target.searchParams.set("code", outcome.code);
    else {
      const { user: _, ...tokens } = await sessionJson(services, database.db, outcome.session);
      // Anybody may lead a browser to such an address: only one that asked for the link is signed in without a gesture.
      if (wasAskedHere(c, services, outcome.email)) await setCookieOf(c, services, outcome.session);
      const members = Object.entries({ ...tokens, type: c.req.query("type") ?? "" });
      target.hash = new URLSearchParams(members.map(([name, value]) => [name, String(value)])).toString();
    }
  }

  const attemptsOf = (c: Context<AppEnv>) => (email: string) => attemptHere(c, services, email);
  const sessionOf = (c: Context<AppEnv>, { user, method }: Confirmed) => ({
    user,
    method,
    caller: callerOf(c, config),
    now: now(),
  });
  const flowOf = ({ user, method }: Confirmed, codeChallenge: string) => ({
    userId: user.id,
    codeChallenge,
    method,
    now: now(),
    seconds: config.auth.flowSeconds,
  });

  return routes;
}

/** In the fragment, where the client looks; with PKCE also in the query. */
function say(target: URL, members: Record<string, string>, isPkce: boolean): void {
  target.hash = new URLSearchParams(members).toString();
  if (isPkce) for (const [name, value] of Object.entries(members)) target.searchParams.set(name, value);
}
