import { type Context, Hono } from "hono";
import { bulkChange, folderRename, runChange } from "#domain/tools/runs/run-changes.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { rerunRun } from "./rerun.server.ts";
import { changeRun, changeRuns, emptyTrash, renameFolder } from "./run-changes.server.ts";

const MAX_KEY_LENGTH = 200;

/** A signed-in person's acts on their results: keep them in order, throw them away, calculate them anew. */
export function runChangeRoutes(services: ToolServices): Hono<AppEnv> {
  const { database, config, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  const signedIn = signedInOnly();

  routes.post("/bulk", signedIn, async (c) => {
    const act = await readBody(c, bulkChange);
    return c.json({ changed: await changeRuns(db, c.get("actor"), act, now()) });
  });

  routes.post("/trash/empty", signedIn, async (c) => c.json({ changed: await emptyTrash(db, c.get("actor")) }));

  routes.post("/folders/rename", signedIn, async (c) => {
    const names = await readBody(c, folderRename);
    return c.json({ changed: await renameFolder(db, c.get("actor"), names, now()) });
  });

  routes.patch("/:id", signedIn, async (c) => {
    const id = uuidOf(c, "id", "UNKNOWN_RUN");
    const change = await readBody(c, runChange);
    if (!(await changeRun(db, c.get("actor"), id, change, now()))) throw new AppError("UNKNOWN_RUN");
    return c.body(null, 204);
  });

  /** One act on one run; a stranger's run, or one in another state than the act needs, is not found. */
  const doTo = (act: "trash" | "restore" | "erase") => async (c: Context<AppEnv>) => {
    const changed = await changeRuns(db, c.get("actor"), { act, ids: [uuidOf(c, "id", "UNKNOWN_RUN")] }, now());
    if (changed === 0) throw new AppError("UNKNOWN_RUN");
    return c.body(null, 204);
  };
  routes.delete("/:id", signedIn, doTo("trash"));
  routes.post("/:id/restore", signedIn, doTo("restore"));
  routes.delete("/:id/forever", signedIn, doTo("erase"));

  routes.post("/:id/rerun", signedIn, async (c) => {
    const again = await rerunRun(services, personOf(c), uuidOf(c, "id", "UNKNOWN_RUN"), {
      network: networkOf(knownAddress(c, config.trustedProxies)),
      idempotencyKey: c.req.header("idempotency-key")?.slice(0, MAX_KEY_LENGTH),
    });
    return c.json(again, 201);
  });
  return routes;
}
