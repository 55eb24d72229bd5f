import { Hono } from "hono";
import { type FoundRows, LONGEST_QUERY, SHORTEST_QUERY } from "#domain/shared/search/found-rows.ts";
import { houseActor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { isStaff } from "../../accounts/access/viewer.server.ts";
import { personOf, signedInOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { searchArticles } from "../../site/articles/search-articles.server.ts";
import type { Services } from "../services.server.ts";
import { searchPapers } from "./search-papers.server.ts";
import { searchContacts, searchHomes, searchRuns } from "./search-rows.server.ts";
import { searchUsers } from "./search-users.server.ts";

/** `/api/search?q=`: the rows that the command menu offers beside pages and tools, which it knows without a call. */
export function searchRoutes({ database: { db } }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/", signedInOnly(), async (c) => {
    const query = c.req.query("q") ?? "";
    const text = query.trim().slice(0, LONGEST_QUERY).replaceAll("\0", "");
    if (text.length < SHORTEST_QUERY) return c.json({ query, rows: [] } satisfies FoundRows);
    const [viewer, actor] = [viewerOf(c), personOf(c)];
    const rows = [
      ...(await searchHomes(db, actor, text)),
      ...(await searchContacts(db, actor, text)),
      ...(await searchRuns(db, actor, text)),
      ...(await searchPapers(db, actor, text)),
      ...(isStaff(viewer) ? await searchContacts(db, houseActor(viewer), text) : []),
      ...(isStaff(viewer) ? await searchUsers(db, text) : []),
      ...(await searchArticles(db, text)),
    ];
    return c.json({ query, rows } satisfies FoundRows);
  });
  return routes;
}
