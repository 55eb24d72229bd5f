import { Hono } from "hono";
import * as z from "zod/mini";
import { scopeOf } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { findDuplicateDwellings, shownPairs } from "./find-duplicates.server.ts";
import { forgetSeparated, joinDwellings, separateDwelling, separateDwellings } from "./join-dwellings.server.ts";

const PAIRS_SHOWN = 50;

const home = z.uuid("Elige una vivienda");
const pair = z.strictObject({ ids: z.tuple([home, home]) });
const one = z.strictObject({ id: home });

/**
 * `/api/market/duplicates`: dwellings of one's own pool that may be one, and what a person says of them. Those of another pool are not
 * found: 404.
 */
export function marketDuplicateRoutes(services: AccountServices): Hono<AppEnv> {
  const { db } = services.database;
  const routes = new Hono<AppEnv>();
  routes.use(signedInOnly());

  routes.get("/", async (c) => {
    const pairs = await findDuplicateDwellings(db, scopeOf(personOf(c)));
    return c.json({ total: pairs.length, pairs: await shownPairs(db, pairs.slice(0, PAIRS_SHOWN)) });
  });

  routes.post("/join", async (c) => {
    const { ids } = await readBody(c, pair);
    const joined = await db.transaction((tx) => joinDwellings(tx, scopeOf(personOf(c)), ids));
    if ("id" in joined) return c.json({ id: joined.id });
    if (joined.problem === "unknown") throw new AppError("UNKNOWN_HOME");
    throw new AppError("INVALID_INPUT", [
      { path: "ids", message: "Las dos son de tu cartera: únelas en Duplicados de la cartera" },
    ]);
  });

  routes.post("/distinct", async (c) => {
    const { ids } = await readBody(c, pair);
    const isKnown = await db.transaction((tx) => separateDwellings(tx, scopeOf(personOf(c)), ids));
    if (!isKnown) throw new AppError("UNKNOWN_HOME");
    return c.body(null, 204);
  });

  /** Takes back what was said of two: they are asked about again. */
  routes.post("/distinct/undo", async (c) => {
    const { ids } = await readBody(c, pair);
    const isForgotten = await db.transaction((tx) => forgetSeparated(tx, scopeOf(personOf(c)), ids));
    if (!isForgotten) throw new AppError("UNKNOWN_HOME");
    return c.body(null, 204);
  });
  /** Undoes a joining, by the dwelling that was joined to another. */
  routes.post("/undo", async (c) => {
    const { id } = await readBody(c, one);
    const isUndone = await db.transaction((tx) => separateDwelling(tx, scopeOf(personOf(c)), id));
    if (!isUndone) throw new AppError("UNKNOWN_HOME");
    return c.body(null, 204);
  });

  return routes;
}
