import type { Context } from "hono";
import { readOwnCookie } from "../../platform/http/own-cookies.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { callerOf } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { issueFlowCode } from "./flow-codes.server.ts";
import type { Provider, ProviderPerson } from "./google.server.ts";
import { endTrip, TRIP_COOKIE, type Trip } from "./oauth-states.server.ts";
import { accountOf, linkTo } from "./provider-account.server.ts";
import { openSession, sessionJson, setCookieOf } from "./sessions.server.ts";

/** The word of RFC 6749 for a return that is not as it should be. */
const INVALID = { error: "invalid_request" };

/** The return from the provider: always a redirect, with a code, a session in the fragment, or what went wrong. */
export async function oauthCallback(
  c: Context<AppEnv>,
  services: AccountServices,
  provider: Provider | undefined,
  query: URLSearchParams,
): Promise<Response> {
  const { auth, config, database, now } = services;
  const state = query.get("state");
  const trip = state ? await endTrip(database.db, auth.keys, state, now()) : undefined;
  const target = new URL(trip?.redirectTo ?? `${config.publicUrl}/`);
  try {
    if (!state) throw new AuthError(400, "bad_oauth_callback", "OAuth state parameter missing", INVALID);
    if (!provider || !trip || !isSameBrowser(c, services, trip)) {
      throw new AuthError(400, "bad_oauth_state", "OAuth state not found, used or expired", INVALID);
    }
    const person = await askProvider(services, provider, query, trip);
    const outcome = await arrive(c, services, trip, person);
    if ("code" in outcome) target.searchParams.set("code", outcome.code);
    else {
      await setCookieOf(c, services, outcome.session);
      const { user: _, ...tokens } = await sessionJson(services, database.db, outcome.session);
      target.hash = new URLSearchParams(
        Object.entries(tokens).map(([name, value]) => [name, String(value)]),
      ).toString();
    }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    // Without a trip nobody knows how the client reads.
    sayRefusal(target, error, !trip || trip.codeChallenge !== null);
  }
  return c.redirect(target.href, 302);
}

/** Writes what went wrong into an address: in the fragment, and in the query where a client with PKCE looks. */
export function sayRefusal(target: URL, { code, message, extra }: AuthError, isPkce: boolean): void {
  const error = extra.error ?? (code === "unexpected_failure" ? "server_error" : "access_denied");
  const members = { error: String(error), error_code: code, error_description: message };
  target.hash = new URLSearchParams(members).toString();
  if (isPkce) for (const [name, value] of Object.entries(members)) target.searchParams.set(name, value);
}

/**
 * Whether the browser that comes back is the one that left: else somebody could be led into a stranger's account, or
 * add their identity to it. Programs have no cookies to steal a ride on; every browser says that it is one.
 */
function isSameBrowser(c: Context<AppEnv>, { config }: AccountServices, trip: Trip): boolean {
  const cookie = readOwnCookie(c, config, TRIP_COOKIE);
  if (cookie === undefined) return c.req.header("sec-fetch-site") === undefined;
  return sha256(cookie) === trip.browserHash;
}

async function askProvider(
  { log }: AccountServices,
  provider: Provider,
  query: URLSearchParams,
  trip: Trip,
): Promise<ProviderPerson> {
  if (query.get("error") === "access_denied") {
    throw new AuthError(400, "access_denied", "The sign-in was cancelled at the provider");
  }
  try {
    return await provider.personOf(query, trip.exchange);
  } catch (error) {
    log.warn({ err: error }, "the return from the identity provider was refused");
    throw new AuthError(400, "bad_oauth_callback", "The identity provider's answer could not be used", INVALID);
  }
}

/** Finds or makes the account, and gives what the browser signs in with. */
async function arrive(c: Context<AppEnv>, services: AccountServices, trip: Trip, person: ProviderPerson) {
  const { config, database, now } = services;
  const arrival = { person, caller: callerOf(c, config), now: now() };
  return await onceMoreIfDoubled(() =>
    database.db.transaction(async (tx) => {
      const user = trip.linkingUserId
        ? await linkTo(tx, services, trip.linkingUserId, arrival)
        : await accountOf(tx, services, arrival);
      if (trip.codeChallenge) {
        const { codeChallenge } = trip;
        const seconds = config.auth.flowSeconds;
        const code = await issueFlowCode(tx, { userId: user.id, codeChallenge, method: "oauth", now: now(), seconds });
        return { code };
      }
      // Without PKCE the way back is a mere link, so the visitor's rows stay with the browser.
      return { session: await openSession(tx, { ...arrival, user, method: "oauth" }) };
    }),
  );
}

const UNIQUE_VIOLATION = "23505";

/** Two first arrivals of one person at once: the second finds what the first has made. */
async function onceMoreIfDoubled<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (code !== UNIQUE_VIOLATION) throw error;
    return await work();
  }
}
