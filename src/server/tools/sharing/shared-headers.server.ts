import type { MiddlewareHandler } from "hono";
import { REPORT_PATH } from "#domain/market/figures/centre-address.ts";
import { SHARED_PLACES } from "#domain/tools/sharing/share-link.ts";
import { SIGN_PATH } from "../../crm/signatures/requests.server.ts";
import { SIGN_API } from "../../crm/signatures/signer-cookie.server.ts";
import { SHARED_SEARCH_PATH } from "../../market/saved-searches/shared-search.server.ts";
import { OWNER_API, OWNER_PATH } from "../proposals/proposal-parts.server.ts";

const PLACES: readonly string[] = [
  ...SHARED_PLACES,
  "/api/shared",
  SHARED_SEARCH_PATH,
  "/api/shared-searches",
  REPORT_PATH,
  "/api/market-reports/shared",
  SIGN_PATH,
  SIGN_API,
  OWNER_PATH,
  OWNER_API,
];

/**
 * A shared page is for people with its address: no search engine lists it, no proxy keeps it, and no page that is
 * opened from it learns the address. The middleware wraps everything else, so that errors carry its headers too.
 */
export function withSharedHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!PLACES.some((place) => c.req.path.startsWith(`${place}/`))) return;
    c.res.headers.set("x-robots-tag", "noindex, nofollow");
    c.res.headers.set("cache-control", "private, no-store");
    c.res.headers.set("referrer-policy", "no-referrer");
  };
}
