import { type Context, Hono } from "hono";
import { optOutForm, optOutQuestion } from "#domain/contacts/opt-out.ts";
import type { AppEnv } from "../app.server.ts";
import { AppError } from "../app-error.server.ts";
import { type AuthEventKind, callerOf, recordEvent } from "../auth/audit.server.ts";
import type { Db } from "../db/connection.server.ts";
import { listOptOuts, noteOptOut, optedOutOf, removeOptOut } from "../opt-outs/opt-outs.server.ts";
import type { Services } from "../services.server.ts";
import { readCursor, writeCursor } from "./cursor.server.ts";
import { readBody } from "./read-body.server.ts";
import { uuidOf } from "./uuid-of.server.ts";
import { personOf, signedInOnly, viewerOf } from "./who-may.server.ts";

const PER_PAGE = 50;

/** `/api/opt-outs`: numbers that somebody or his agency never rings. */
export function optOutRoutes({ auth, config, database, now }: Services): Hono<AppEnv> {
  const { db } = database;
  const { keys } = auth;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  const record = (tx: Db, c: Context<AppEnv>, kind: AuthEventKind) =>
    recordEvent(tx, { kind, userId: viewerOf(c).userId, caller: callerOf(c, config), at: now() });

  routes.get("/", async (c) => {
    const before = readCursor(c.req.query("antes"), "uuid");
    const { optOuts, next } = await listOptOuts(db, personOf(c), { before, limit: PER_PAGE });
    return c.json({ optOuts, next: next && writeCursor(next) });
  });

  routes.post("/", async (c) => {
    const wanted = await readBody(c, optOutForm);
    const { id, isNew } = await db.transaction(async (tx) => {
      const noted = await noteOptOut(tx, { actor: personOf(c), keys, now: now() }, wanted);
      if (noted.isNew) await record(tx, c, "opt_out_added");
      return noted;
    });
    return c.json({ id }, isNew ? 201 : 200);
  });

  // By body: numbers do not belong into addresses, which logs keep.
  routes.post("/check", async (c) => {
    const { phones } = await readBody(c, optOutQuestion);
    return c.json({ phones: await optedOutOf(db, { actor: personOf(c), keys }, phones) });
  });

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction(async (tx) => {
      if (!(await removeOptOut(tx, personOf(c), id))) throw new AppError("NOT_FOUND");
      await record(tx, c, "opt_out_removed");
    });
    return c.body(null, 204);
  });
  return routes;
}
