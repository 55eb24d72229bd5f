import { Hono } from "hono";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { AppEnv } from "../../boot/app.server.ts";
import type { Services } from "../../boot/services.server.ts";
import { captureCounts } from "./capture-counts.server.ts";

/** `/api/capture/counts`: what stands beside the steps of the entrance, which itself is the same for everybody. */
export function captureRoutes({ database, now }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/counts", signedInOnly(), async (c) =>
    c.json(await captureCounts(database.db, personOf(c), now())),
  );
}
