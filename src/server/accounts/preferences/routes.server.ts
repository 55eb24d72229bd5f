import { Hono } from "hono";
import { firstStepsForm } from "#domain/accounts/account/first-steps.ts";
import { noticeForm, placeForm } from "#domain/accounts/account/notices.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { signedInOnly, viewerOf } from "../access/who-may.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { keepFirstSteps, keepNotices, keepPlace } from "./preferences.server.ts";

/** `/api/preferences`: a person's wanted notices, the place where they work, and whether they see the first steps. */
export function preferenceRoutes({ database: { db }, now }: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.put("/notices", async (c) => {
    const { off } = await readBody(c, noticeForm);
    await keepNotices(db, viewerOf(c).userId, off, now());
    return c.body(null, 204);
  });

  routes.put("/place", async (c) => {
    await keepPlace(db, viewerOf(c).userId, await readBody(c, placeForm), now());
    return c.body(null, 204);
  });

  routes.put("/first-steps", async (c) => {
    const { isHidden } = await readBody(c, firstStepsForm);
    await keepFirstSteps(db, viewerOf(c).userId, isHidden, now());
    return c.body(null, 204);
  });
  return routes;
}
