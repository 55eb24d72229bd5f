import { Hono } from "hono";
import { PROOF_WANTED_HEADER } from "#domain/accounts/proof/proof.ts";
import { retryAfterSeconds } from "../../platform/app-error.server.ts";
import { outageCode } from "../../platform/db/outage.server.ts";
import { refusedValueCode } from "../../platform/db/refused-value.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { passkeyRoutes } from "../passkeys/passkey-routes.server.ts";
import { proofWantedBy } from "../proof/limits-with-proof.server.ts";
import { AuthError, authErrorResponse } from "./auth-error.server.ts";
import { factorRoutes } from "./factor-routes.server.ts";
import { identityRoutes } from "./identity-routes.server.ts";
import { infoRoutes } from "./info-routes.server.ts";
import { linkRoutes } from "./link-routes.server.ts";
import { signInRoutes } from "./sign-in-routes.server.ts";
import { userRoutes } from "./user-routes.server.ts";

/** Everything under `/auth/v1`: the protocol of `@supabase/auth-js` (docs/accounts.md). */
export function authRoutes(services: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", async (c, next) => {
    await next();
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
  });
  routes.route("/", infoRoutes(services));
  routes.route("/", signInRoutes(services));
  routes.route("/", linkRoutes(services));
  routes.route("/", userRoutes(services));
  routes.route("/", identityRoutes(services));
  routes.route("/", factorRoutes(services));
  routes.route("/", passkeyRoutes(services));
  routes.all("*", () => {
    throw new AuthError(404, "not_found", "Not found");
  });
  routes.onError((error, c) => {
    if (error instanceof AuthError) {
      const purpose = proofWantedBy(error);
      if (purpose) c.header(PROOF_WANTED_HEADER, purpose);
      return authErrorResponse(c, error);
    }
    if (refusedValueCode(error)) {
      return authErrorResponse(c, new AuthError(400, "validation_failed", "A value cannot be kept"));
    }
    const outage = outageCode(error);
    if (outage) {
      services.log.warn({ requestId: c.get("requestId"), err: error }, "the database is away");
      services.metrics.failures.inc({ code: outage });
      // The client keeps its session and tries again after 503.
      const seconds = retryAfterSeconds("DATABASE_UNAVAILABLE")!;
      return authErrorResponse(c, new AuthError(503, "unexpected_failure", "Unavailable; try again soon", {}, seconds));
    }
    services.log.error({ requestId: c.get("requestId"), err: error }, "unexpected failure of the accounts");
    services.metrics.failures.inc({ code: "SERVER_ERROR" });
    return authErrorResponse(c, new AuthError(500, "unexpected_failure", "Unexpected failure, please try again"));
  });
  return routes;
}
