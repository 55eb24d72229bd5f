import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import * as z from "zod/mini";
import { AppError, problemResponse } from "./app-error.server.ts";
import type { Config } from "./env.server.ts";

const COOKIE = "umbral_visitor";
const ONE_YEAR_S = 365 * 24 * 3600;
/** A conversation with the assistant is not kept, so it needs no cookie. */
const KEEPS_NOTHING = "/functions/v1/chat-inmobiliario";

/**
 * An anonymous visitor's runs and homes hang on a random id in a cookie that scripts cannot read. It is set only when
 * something of his is about to be kept (the first run), so that pages which are only read stay cacheable.
 *
 * An unsafe call that a browser makes for another site is refused: the cookie would ride along.
 */
export function withVisitor(config: Config): MiddlewareHandler {
  return async (c, next) => {
    const isSafe = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isSafe && isForeign(c.req.header("origin"), c.req.header("sec-fetch-site"), c.req.header("host"))) {
      return problemResponse(new AppError("FOREIGN_ORIGIN"), c.get("requestId"));
    }
    const known = z.uuid().safeParse(getCookie(c, COOKIE));
    const visitorId = known.success ? known.data : randomUUID();
    c.set("visitorId", visitorId);
    await next();
    if (!known.success && !isSafe && c.req.path !== KEEPS_NOTHING) {
      setCookie(c, COOKIE, visitorId, {
        httpOnly: true,
        sameSite: "Lax",
        secure: config.publicUrl.startsWith("https://"),
        path: "/",
        maxAge: ONE_YEAR_S,
      });
    }
  };
}

function isForeign(origin: string | undefined, fetchSite: string | undefined, host: string | undefined): boolean {
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  if (origin === undefined) return false; // no browser: a program sends no cookie that it did not mean to send
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
