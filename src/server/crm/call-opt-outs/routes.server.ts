import { type Context, Hono } from "hono";
import { optOutForm, optOutQuestion } from "#domain/crm/contacts/opt-out.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { type AuthEventKind, callerOf, recordEvent } from "../../accounts/auth/audit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { readCursor, writeCursor } from "../../platform/http/cursor.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { listOptOuts, noteOptOut, optedOutOf, removeOptOut } from "./opt-outs.server.ts";

const PER_PAGE = 50;

/** `/api/opt-outs`: numbers that somebody or their agency never rings. */
export function optOutRoutes({ auth, config, database, now }: AccountServices): Hono<AppEnv> {
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

  // In the body: numbers do not belong into addresses, which logs keep.
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
