import { Hono } from "hono";
import type { AppEnv } from "../app.server.ts";
import { captureCounts } from "../capture/capture-counts.server.ts";
import type { Services } from "../services.server.ts";
import { personOf, signedInOnly } from "./who-may.server.ts";

/** `/api/capture/counts`: what stands beside the steps of the entrance, which itself is the same for everybody. */
export function captureRoutes({ database, now }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/counts", signedInOnly(), async (c) =>
    c.json(await captureCounts(database.db, personOf(c), now())),
  );
}
