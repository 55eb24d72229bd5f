import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import { addressForm, eraseForm } from "#domain/privacy/personal-data/address-form.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { addressDocument, eraseKept, keptOf } from "../personal-data/administer-data.server.ts";

/** Each reads every result that is kept. */
const CALLS_PER_HOUR = 120;

/**
 * `/api/admin/personal-data`: the rows of an e-mail address, for staff whom a person asks. The address comes in the
 * body and never stands in an address of ours, because those are logged.
 */
export function adminPersonalDataRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, now } = services;
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());
  routes.use("*", limitCalls(config, { name: "hand-out admin use *", calls: CALLS_PER_HOUR, seconds: 3600 }));

  const staffOf = (c: Context<AppEnv>) => ({ viewer: viewerOf(c), caller: callerOf(c, config) });

  routes.post("/", async (c) => c.json(await keptOf(services, (await readBody(c, addressForm)).email)));

  routes.post("/download", async (c) => {
    const { email } = await readBody(c, addressForm);
    const document = await addressDocument(services, staffOf(c), email);
    c.header("content-type", "application/json; charset=utf-8");
    c.header("content-disposition", `attachment; filename="umbral-datos-${now().toISOString().slice(0, 10)}.json"`);
    return stream(c, async (out) => {
      for await (const piece of document) await out.write(piece);
    });
  });

  routes.post("/erase", async (c) => {
    const { email } = await readBody(c, eraseForm);
    await eraseKept(services, staffOf(c), email);
    return c.body(null, 204);
  });
  return routes;
}
