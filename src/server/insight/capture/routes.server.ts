import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { captureCounts } from "./capture-counts.server.ts";

/** `/api/capture/counts`: figures beside the steps of the entrance, which itself is the same for everybody. */
export function captureRoutes({ database, now }: ToolServices): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/counts", signedInOnly(), async (c) =>
    c.json(await captureCounts(database.db, personOf(c), now())),
  );
}
