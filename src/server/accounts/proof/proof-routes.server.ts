import { Hono } from "hono";
import { isProofPurpose } from "#domain/accounts/proof/proof.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { callerOf } from "../auth/audit.server.ts";
import { networkOf } from "../auth/auth-limits.server.ts";

/** `GET /api/proof?for=sign-in`: the task that shows that a person is present. */
export function proofRoutes({ auth, config, now }: AccountServices): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/", async (c) => {
    const purpose = c.req.query("for");
    if (!isProofPurpose(purpose)) throw new AppError("NOT_FOUND");
    const network = networkOf(callerOf(c, config).ipAddress);
    const task = await auth.proofs.taskFor({ purpose, network, now: now() });
    if (task === null) throw new AppError("NOT_FOUND");
    return c.json(task, 200, { "cache-control": "no-store" });
  });
}
