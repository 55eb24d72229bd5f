import { Hono } from "hono";
import { newKeySchema } from "#domain/integrations/api/key-form.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { personOf, signedInOnly, viewerOf } from "../access/who-may.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { answeredOnce } from "../answers/answered-once.server.ts";
import { callerOf } from "../auth/audit.server.ts";
import { freshProof } from "../auth/fresh-proof.server.ts";
import { findSession } from "../people/accounts.server.ts";
import { createKey, hasApi, listKeys, revokeKey } from "./keys.server.ts";

/** `/api/keys`: the keys that a person's programs call with. No key may call this: it could make itself another. */
export function keyRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.get("/", async (c) => {
    const actor = personOf(c);
    return c.json({ keys: await listKeys(db, actor, now()), isInPlan: await hasApi(services, actor) });
  });

  /** A stranger at an open browser must not make a key, because it would go on opening the account afterwards. */
  routes.post("/", async (c) => {
    const { password, ...wanted } = await readBody(c, newKeySchema);
    const actor = personOf(c);
    if (!(await hasApi(services, actor))) throw new AppError("API_NOT_IN_PLAN");
    const live = await findSession(db, viewerOf(c).sessionId);
    if (!live) throw new AppError("UNAUTHORIZED");
    const caller = callerOf(c, config);
    const proof = await freshProof(services, live, { password: password || undefined, caller });
    if (proof === "missing") throw new AppError("PROOF_NEEDED");
    if (proof === "wrong-password") {
      throw new AppError("INVALID_INPUT", [{ path: "password", message: "La contraseña no es correcta" }]);
    }
    // Asked for again with its `Idempotency-Key`, the key is handed out once more: the first answer may have been lost.
    return await answeredOnce(c, { db, now, sealedWith: auth.keys }, async (within) => ({
      status: 201,
      body: await createKey({ database: { db: within }, now }, actor, wanted, caller),
    }));
  });

  routes.delete("/:id", async (c) => {
    await revokeKey(services, personOf(c), uuidOf(c, "id"), callerOf(c, config));
    return c.body(null, 204);
  });
  return routes;
}
