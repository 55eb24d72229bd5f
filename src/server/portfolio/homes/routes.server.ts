import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { homeChange, homesAct, newHome, statusChange } from "#domain/portfolio/homes/home-changes.ts";
import { type HomeFilter, readHomeFilter } from "#domain/portfolio/homes/home-filter.ts";
import { dictionary, text } from "#domain/shared/schema/text.ts";
import { fillOfHome } from "#tools/offered-figures.ts";
import { findTool } from "#tools/registry.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { madeOnce } from "../../accounts/answers/answered-once.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { changeHomes, createHome, setHomeStatus, updateHome } from "./change-homes.server.ts";
import { addDemoHomes, removeDemoHomes } from "./demo-homes.server.ts";
import { findDuplicates, keepApart } from "./find-duplicates.server.ts";
import { offeredHomes } from "./keep-home.server.ts";
import { mergeHomes, undoMerge } from "./merge-homes.server.ts";
import { homeHistory, readHome } from "./read-home.server.ts";
import { listPortfolio, mapPoints, someHomes } from "./read-homes.server.ts";

const HOMES_OFFERED = 8;
const HOMES_BEING_WON = 50;
const OPENED_AT_ONCE = 12;

const merge = z.object({
  keptId: z.uuid("Elige la vivienda que se queda"),
  removedId: z.uuid("Elige la vivienda que se une"),
  choices: z._default(dictionary(text({ max: 60 }), z.enum(["kept", "removed"], "Elige uno de los dos valores")), {}),
});
const pair = z.object({ ids: z.tuple([z.uuid("Elige dos viviendas"), z.uuid("Elige dos viviendas")]) });

/**
 * `/api/portfolio`: the homes of a person or their agency, for signed-in people. A stranger's home is not found: 404.
 */
export function portfolioRoutes(services: AccountServices): Hono<AppEnv> {
  const { now } = services;
  const { db } = services.database;
  const routes = new Hono<AppEnv>();
  const signedIn = signedInOnly();

  routes.get("/homes", signedIn, async (c) => c.json(await listPortfolio(services, c.get("actor"), filterOf(c))));

  /** Homes that may fill a tool's form, by the typed words. */
  routes.get("/homes/offered", signedIn, async (c) => {
    const tool = findTool(c.req.query("herramienta") ?? "");
    const text = c.req.query("buscar") ?? "";
    // All that are being won, for a list of them; otherwise the few that fit below a box.
    const status = c.req.query("estado") === "captacion" ? ("captacion" as const) : null;
    const limit = status ? HOMES_BEING_WON : HOMES_OFFERED;
    const homes = await offeredHomes(db, c.get("actor"), { text, status, limit, now: now() });
    return c.json({
      homes: homes.map((known) => ({ id: known.id, home: known.home, ...fillOfHome(tool, known) })),
    });
  });

  routes.get("/homes/some", signedIn, async (c) => {
    const ids = (c.req.query("ids") ?? "").split(",").filter((id) => z.uuid().safeParse(id).success);
    return c.json({ homes: await someHomes(services, c.get("actor"), ids.slice(0, OPENED_AT_ONCE)) });
  });

  routes.get("/map", signedIn, async (c) =>
    c.json({ points: await mapPoints(db, c.get("actor"), filterOf(c), now()) }),
  );

  routes.post("/homes", signedIn, async (c) => {
    const form = await readBody(c, newHome);
    return await madeOnce(c, { db, now }, (tx) => createHome(tx, c.get("actor"), form, now()));
  });

  routes.post("/homes/bulk", signedIn, async (c) => {
    const act = await readBody(c, homesAct);
    return c.json({ changed: await changeHomes(db, c.get("actor"), act, now()) });
  });

  routes.get("/homes/:id", signedIn, async (c) => {
    const home = await readHome(db, c.get("actor"), uuidOf(c, "id", "UNKNOWN_HOME"));
    if (!home) throw new AppError("UNKNOWN_HOME");
    return c.json({ ...home, history: await homeHistory(db, c.get("actor"), home) });
  });

  routes.patch("/homes/:id", signedIn, async (c) => {
    const id = uuidOf(c, "id", "UNKNOWN_HOME");
    const updatedAt = await updateHome(db, c.get("actor"), id, await readBody(c, homeChange), now());
    return c.json({ id, updatedAt: updatedAt.toISOString() });
  });

  routes.post("/homes/:id/status", signedIn, async (c) => {
    const id = uuidOf(c, "id", "UNKNOWN_HOME");
    const updatedAt = await setHomeStatus(db, c.get("actor"), id, await readBody(c, statusChange), now());
    return c.json({ id, updatedAt: updatedAt.toISOString() });
  });

  /** One act on one home; a stranger's home, or one in another state than the act needs, is not found. */
  const doTo = (act: "trash" | "restore" | "erase") => async (c: Context<AppEnv>) => {
    if ((await changeHomes(db, c.get("actor"), { act, ids: [uuidOf(c, "id", "UNKNOWN_HOME")] }, now())) === 0)
      throw new AppError("UNKNOWN_HOME");
    return c.body(null, 204);
  };
  routes.delete("/homes/:id", signedIn, doTo("trash"));
  routes.post("/homes/:id/restore", signedIn, doTo("restore"));
  routes.delete("/homes/:id/forever", signedIn, doTo("erase"));

  routes.get("/duplicates", signedIn, async (c) => {
    const pairs = await findDuplicates(db, c.get("actor"));
    return c.json({ total: pairs.length, pairs: pairs.slice(0, 50) });
  });

  routes.post("/duplicates/distinct", signedIn, async (c) => {
    await keepApart(db, c.get("actor"), (await readBody(c, pair)).ids);
    return c.body(null, 204);
  });

  routes.post("/merges", signedIn, async (c) => {
    const form = await readBody(c, merge);
    return await madeOnce(c, { db, now }, (tx) => mergeHomes(tx, personOf(c), form, now()));
  });

  routes.post("/merges/:id/undo", signedIn, async (c) => {
    const homes = await undoMerge(db, personOf(c), uuidOf(c, "id", "UNKNOWN_HOME"), now());
    return c.json({ homes });
  });

  routes.post("/demo", signedIn, async (c) => {
    // Real data are not mixed with invented ones.
    if (services.config.mode !== "demo") throw new AppError("NOT_FOUND");
    return c.json({ added: await addDemoHomes(db, personOf(c), now()) }, 201);
  });
  routes.delete("/demo", signedIn, async (c) => c.json({ removed: await removeDemoHomes(db, personOf(c), now()) }));
  return routes;
}

/** The same words as the page's address. */
function filterOf(c: Context): HomeFilter {
  return readHomeFilter(new URL(c.req.url).searchParams);
}
