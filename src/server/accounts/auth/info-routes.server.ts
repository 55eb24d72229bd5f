import { Hono } from "hono";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";

/** Public facts: the public key of the tokens, the enabled ways of signing in, and a sign of life. */
export function infoRoutes({ auth, config }: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/.well-known/jwks.json", (c) =>
    c.json({ keys: [auth.keys.signing.publicJwk] }, 200, { "cache-control": "public, max-age=600" }),
  );
  routes.get("/settings", (c) =>
    c.json({
      external: {
        email: true,
        google: config.auth.google !== undefined,
        phone: false,
        anonymous_users: false,
      },
      disable_signup: !config.auth.isSignupOpen,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
    }),
  );
  routes.get("/health", (c) => c.json({ version: "1", name: "Umbral", description: "Accounts of Umbral" }));
  return routes;
}
