import { type Context, Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { type AuthEventKind, callerOf, recordEvent } from "../../accounts/auth/audit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readCursor } from "../../platform/http/cursor.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { findWork, givenUpPage } from "./read-given-up.server.ts";
import { repeatMany } from "./repeat-given-up.server.ts";

/** `/api/admin/given-up`: rows that the background gave up, for administrators and managers. For everybody else there is no such address. */
export function adminGivenUpRoutes({ config, database: { db }, now }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());

  const workOf = (c: Context<AppEnv>) => {
    const work = findWork(c.req.param("work") ?? "");
    if (!work) throw new AppError("NOT_FOUND");
    return work;
  };
  /** Logs who repeated or dismissed what, and when. */
  const record = (c: Context<AppEnv>, kind: AuthEventKind, detail: Record<string, unknown>) =>
    recordEvent(db, { kind, userId: viewerOf(c).userId, caller: callerOf(c, config), detail, at: now() });

  routes.get("/:work", async (c) => {
    const before = readCursor(c.req.query("before"), "uuid");
    return c.json(await givenUpPage(db, workOf(c).rows, before));
  });

  routes.post("/:work/again", async (c) => {
    const { name, rows } = workOf(c);
    const done = await repeatMany(db, rows, now());
    if (done.repeated > 0) await record(c, "work_repeated", { work: name, rows: done.repeated });
    return c.json(done);
  });

  routes.post("/:work/:id/again", async (c) => {
    const { name, rows } = workOf(c);
    const id = uuidOf(c, "id");
    if (!(await rows.again(db, id, now()))) throw new AppError("NOT_FOUND");
    await record(c, "work_repeated", { work: name, row: id });
    return c.body(null, 204);
  });

  routes.delete("/:work/:id", async (c) => {
    const { name, rows } = workOf(c);
    const id = uuidOf(c, "id");
    if (!(await rows.dismiss?.(db, id))) throw new AppError("NOT_FOUND");
    await record(c, "work_dismissed", { work: name, row: id });
    return c.body(null, 204);
  });
  return routes;
}
