import { Hono } from "hono";
import * as z from "zod/mini";
import { readCursor, writeCursor } from "../../platform/http/cursor.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { signedInOnly, viewerOf } from "../access/who-may.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { INBOX_SIZE, inboxJson, notificationJson } from "../realtime/event-hub.server.ts";
import { inboxesOf, listNotifications, markRead } from "./notifications.server.ts";

const PAGE = 50;
const choice = z.object({
  ids: z.union([z.literal("all"), z.array(z.uuid()).check(z.minLength(1), z.maxLength(200))]),
});

/** `/api/notifications`: the caller's own notices; nobody can reach another person's. */
export function notificationRoutes({ database, now }: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.get("/", async (c) => {
    const before = readCursor(c.req.query("before"), "uuid");
    const rows = await listNotifications(database.db, viewerOf(c).userId, {
      limit: PAGE + 1,
      before: before && { lastAt: before.at, id: before.id },
    });
    const page = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? page.at(-1)! : null;
    return c.json({
      notifications: page.map(notificationJson),
      next: last && writeCursor({ at: last.lastAt, id: last.id }),
    });
  });

  routes.post("/read", async (c) => {
    const { ids } = await readBody(c, choice);
    await markRead(database.db, viewerOf(c).userId, ids, now());
    const inboxes = await inboxesOf(database.db, [viewerOf(c).userId], INBOX_SIZE);
    return c.json(inboxJson(inboxes.get(viewerOf(c).userId)!));
  });
  return routes;
}
