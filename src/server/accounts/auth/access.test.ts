import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openCast, statusOf } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApi } from "../../boot/api/api.server.ts";
import { createApp } from "../../boot/app.server.ts";

/**
 * Which people may make which calls of `/auth/v1`. The other calls of the API are in `../../boot/api/access.test.ts`.
 */

const database = await openTestDatabase();
const services = testServices(database, { TRUSTED_PROXIES: "1" });
const app = createApp(services, async () => new Response("page"));

/** `/auth/v1` proves its callers by their bearer (docs/accounts.md); a cookie is nothing there. */
const CALLS: Record<string, "anybody" | "bearer"> = {
  "GET /auth/v1/.well-known/jwks.json": "anybody",
  "GET /auth/v1/settings": "anybody",
  "GET /auth/v1/health": "anybody",
  "POST /auth/v1/signup": "anybody",
  "POST /auth/v1/token": "anybody",
  "POST /auth/v1/recover": "anybody",
  "POST /auth/v1/resend": "anybody",
  "POST /auth/v1/otp": "anybody",
  "GET /auth/v1/verify": "anybody",
  "POST /auth/v1/verify": "anybody",
  "GET /auth/v1/authorize": "anybody",
  "GET /auth/v1/callback": "anybody",
  "POST /auth/v1/callback": "anybody",
  "GET /auth/v1/user": "bearer",
  "PUT /auth/v1/user": "bearer",
  "GET /auth/v1/reauthenticate": "bearer",
  "POST /auth/v1/logout": "bearer",
  "GET /auth/v1/user/identities/authorize": "bearer",
  "DELETE /auth/v1/user/identities/:id": "bearer",
  "POST /auth/v1/factors": "bearer",
  "POST /auth/v1/factors/:id/challenge": "bearer",
  "POST /auth/v1/factors/:id/verify": "bearer",
  "DELETE /auth/v1/factors/:id": "bearer",
  "POST /auth/v1/passkeys/registration/options": "bearer",
  "POST /auth/v1/passkeys/registration/verify": "bearer",
  "POST /auth/v1/passkeys/authentication/options": "anybody",
  "POST /auth/v1/passkeys/authentication/verify": "anybody",
  "POST /auth/v1/passkeys/raise/options": "bearer",
  "POST /auth/v1/passkeys/raise/verify": "bearer",
  "GET /auth/v1/passkeys": "bearer",
  "PATCH /auth/v1/passkeys/:id": "bearer",
  "DELETE /auth/v1/passkeys/:id": "bearer",
  "PUT /auth/v1/passkeys/second-factor": "bearer",
  "GET /auth/v1/recovery-codes": "bearer",
  "POST /auth/v1/recovery-codes": "bearer",
  "POST /auth/v1/recovery-codes/verify": "bearer",
};

test("the table has every call", () => {
  const calls = createApi(services)
    .routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/auth/v1/"))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(calls)].sort()).toEqual(Object.keys(CALLS).sort());
});

test("each asks for a bearer, and to none does a cookie open anything", async () => {
  const { admin } = await openCast(services);
  for (const [name, who] of Object.entries(CALLS)) {
    const [method, pattern] = name.split(" ") as [string, string];
    const path = pattern.replace(/:\w+/g, randomUUID());
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    const status = await statusOf(app, method, path, { body });
    expect(await statusOf(app, method, path, { body, cookie: admin.cookie }), name).toBe(status);
    if (who === "bearer") expect(status, name).toBe(401);
    else expect([401, 403], name).not.toContain(status);
  }
});
