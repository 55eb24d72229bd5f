import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import * as z from "zod/mini";
import { actorOf, visitorActor } from "./access/actor.server.ts";
import type { AppEnv } from "./app.server.ts";
import { AppError, problemResponse } from "./app-error.server.ts";
import type { Config } from "./env.server.ts";

const COOKIE = "umbral_visitor";
const ONE_YEAR_S = 365 * 24 * 3600;

/**
 * An anonymous visitor's runs and homes hang on a random id in a cookie that scripts cannot read. It is sent only
 * with something of his that was kept (`rememberVisitor`): who reads, asks the assistant or sends a form gets none.
 *
 * An unsafe call that a browser makes for another site is refused: the cookie would ride along.
 */
export function withVisitor(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isSafe = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isSafe && isForeign(c.req.header("origin"), c.req.header("sec-fetch-site"), c.req.header("host"))) {
      return problemResponse(new AppError("FOREIGN_ORIGIN"), c.get("requestId"));
    }
    // A signed-in person's things hang on his account.
    const viewer = c.get("viewer");
    const keyCaller = c.get("keyCaller");
    if (keyCaller) c.set("actor", keyCaller.actor);
    else c.set("actor", viewer ? actorOf(viewer) : visitorActor(knownVisitor(c) ?? randomUUID()));
    await next();
    return;
  };
}

/** Gives a new visitor the cookie that finds his own things again. */
export function rememberVisitor(c: Context<AppEnv>, config: Config): void {
  if (c.get("viewer") || c.get("keyCaller") || knownVisitor(c)) return;
  setCookie(c, COOKIE, c.get("actor").ownerId, {
    httpOnly: true,
    sameSite: "Lax",
    secure: config.publicUrl.startsWith("https://"),
    path: "/",
    maxAge: ONE_YEAR_S,
  });
}

/** The id that a visitor's cookie carries, signed in or not. */
export function knownVisitor(c: Context): string | undefined {
  const known = z.uuid().safeParse(getCookie(c, COOKIE));
  return known.success ? known.data : undefined;
}

function isForeign(origin: string | undefined, fetchSite: string | undefined, host: string | undefined): boolean {
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  if (origin === undefined) return false; // no browser: a program sends no cookie that it did not mean to send
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
