import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import { DAY_S } from "#domain/shared/time/durations.ts";
import { AppError, problemResponse } from "../../platform/app-error.server.ts";
import { clearOwnCookie, readSignedCookie, setSignedCookie } from "../../platform/http/own-cookies.server.ts";
import { actorOf, visitorActor } from "../access/actor.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";

export const VISITOR_COOKIE = { name: "umbral_visitor", purpose: "visitor" } as const;
const ONE_YEAR_S = 365 * DAY_S;

type Parts = Pick<AccountServices, "auth" | "config">;
const signingOf = ({ auth, config }: Parts) => ({ keys: auth.keys, config });

/**
 * An anonymous visitor's runs and homes hang on a random id that the server alone mints, signed, in a cookie that scripts cannot
 * read. It is sent only with something of theirs that was kept (`rememberVisitor`): who reads, asks the assistant or sends a form
 * gets none.
 *
 * An unsafe call that a browser makes for another site is refused: the cookie would ride along.
 */
export function withVisitor(services: Parts): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isSafe = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isSafe && isForeign(c.req.header("origin"), c.req.header("sec-fetch-site"), c.req.header("host"))) {
      return problemResponse(new AppError("FOREIGN_ORIGIN"), c.get("requestId"));
    }
    // A signed-in person's things hang on the account.
    const viewer = c.get("viewer");
    const keyCaller = c.get("keyCaller");
    if (keyCaller) c.set("actor", keyCaller.actor);
    else c.set("actor", viewer ? actorOf(viewer) : visitorActor(knownVisitor(c, services) ?? randomUUID()));
    await next();
    return;
  };
}

/** Gives a new visitor the cookie that finds their own things again. */
export function rememberVisitor(c: Context<AppEnv>, services: Parts): void {
  const actor = c.get("actor");
  if (!actor.isAnonymous || knownVisitor(c, services)) return;
  setSignedCookie(c, signingOf(services), VISITOR_COOKIE, { text: actor.visitorId, maxAge: ONE_YEAR_S });
}

/** The id of the visitor's cookie, signed in or not; undefined without one, or with one that the server did not make. */
export function knownVisitor(c: Context, services: Parts): string | undefined {
  return z.uuid().safeParse(readSignedCookie(c, signingOf(services), VISITOR_COOKIE)).data;
}

/** The visitor's rows belong to an account now: the next person at this browser begins anew. */
export function forgetVisitor(c: Context, services: Parts): void {
  if (knownVisitor(c, services)) clearOwnCookie(c, services.config, VISITOR_COOKIE.name);
}

function isForeign(origin: string | undefined, fetchSite: string | undefined, host: string | undefined): boolean {
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  if (origin === undefined) return false; // no browser: a program sends no cookie that it did not mean to send
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
