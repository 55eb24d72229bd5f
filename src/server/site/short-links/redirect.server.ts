import { Hono } from "hono";
import { isbot } from "isbot";
import { isLookAhead, linkDevice, linkState, referrerHost, withUtm } from "#domain/site/links/short-link.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { SiteServices } from "../site-services.server.ts";
import { createClickCounter } from "./click-counter.server.ts";
import { linkOfCode, type ShortLinkRow } from "./short-links.server.ts";

/** Time for which a process may redirect without asking again: a disabled link ends everywhere within it. */
const FRESH_MS = 3_000;
const MOST_KEPT = 500;
/** Form of a code; anything else is not looked up. */
const CODE = /^[a-z0-9-]{3,40}$/i;

/** `GET /l/{code}`: redirects. An unknown or expired link falls through to the page that says so (`pages/site/short-links`). */
export function redirectRoutes(services: SiteServices): Hono<AppEnv> {
  const { countries, database, log, now } = services;
  const clicks = createClickCounter({ db: database.db, log, now });
  const kept = new Map<string, { at: number; link: ShortLinkRow | undefined }>();
  const routes = new Hono<AppEnv>();

  async function find(code: string): Promise<ShortLinkRow | undefined> {
    const at = now().getTime();
    const known = kept.get(code);
    if (known && at - known.at < FRESH_MS && at >= known.at) return known.link;
    const link = await linkOfCode(database.db, code);
    // The oldest is removed.
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    kept.delete(code);
    kept.set(code, { at, link });
    return link;
  }

  routes.get("/:code", async (c, next) => {
    const code = c.req.param("code").toLowerCase();
    const link = CODE.test(code) ? await find(code) : undefined;
    if (!link || linkState(link, now()) !== "activo") return await next();
    // Only a visit of the link counts, no look ahead by a program.
    if (c.req.method === "GET" && !isLookAhead((name) => c.req.header(name))) {
      const userAgent = c.req.header("user-agent") ?? "";
      const device = linkDevice(userAgent, userAgent === "" || isbot(userAgent));
      const about = {
        linkId: link.id,
        day: isoDateInMadrid(now()),
        referrer: referrerHost(c.req.header("referer")),
        device,
      };
      void countries
        .countryOf(c)
        .catch(() => null)
        .then((country) => clicks.count({ ...about, country: country ?? "" }));
    }
    c.header("cache-control", "no-store");
    c.header("x-robots-tag", "noindex");
    c.header("referrer-policy", "strict-origin-when-cross-origin");
    return c.redirect(headerSafe(withUtm(link.target, link.utm)), 302);
  });
  return routes;
}

/** A header may contain ASCII alone; text that is ASCII already stays letter for letter. */
const headerSafe = (address: string) => address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
