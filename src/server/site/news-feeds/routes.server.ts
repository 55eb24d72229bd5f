import { Hono } from "hono";
import { feedAddress, itemChange, newSource, sourceTest } from "#domain/site/posts/news-source.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { addSource, deleteSource, pauseSource, refreshSource, setItemState } from "./news-sources.server.ts";
import { fetchFeed } from "./read-sources.server.ts";

/** How much of a feed a test shows. */
const SHOWN_OF_TEST = 3;

/** `/api/admin/news`: sources and their items, for administrators and managers. */
export function adminNewsRoutes({ database: { db }, now }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());

  routes.post("/sources", async (c) => {
    const source = await readBody(c, newSource);
    const id = await db.transaction((tx) => addSource(tx, { ...source, by: viewerOf(c).userId, now: now() }));
    return c.json({ id }, 201);
  });

  /** Reads an address once and keeps nothing of it. */
  routes.post("/sources/test", async (c) => {
    const { url } = await readBody(c, sourceTest);
    try {
      const fetched = await fetchFeed(feedAddress(url)!, { etag: null, lastModified: null });
      if (fetched === "unchanged") throw new AppError("FEED_UNREADABLE");
      const { title, items } = fetched.feed;
      return c.json({ title, count: items.length, newest: items.slice(0, SHOWN_OF_TEST).map((item) => item.title) });
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      throw new AppError("INVALID_INPUT", [{ path: "url", message: error.message }]);
    }
  });

  routes.post("/sources/:id/refresh", async (c) => {
    await refreshSource(db, uuidOf(c, "id"), now());
    return c.body(null, 202);
  });

  routes.post("/sources/:id/pause", async (c) => {
    await pauseSource(db, uuidOf(c, "id"), now());
    return c.body(null, 204);
  });

  routes.delete("/sources/:id", async (c) => {
    await deleteSource(db, uuidOf(c, "id"));
    return c.body(null, 204);
  });

  routes.patch("/items/:id", async (c) => {
    const id = uuidOf(c, "id");
    const { state } = await readBody(c, itemChange);
    await setItemState(db, id, state);
    return c.body(null, 204);
  });
  return routes;
}
