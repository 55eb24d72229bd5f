import { type Context, Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { type AuthEventKind, callerOf, recordEvent } from "../../accounts/auth/audit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { addOutlet, listedOutlet, listOutlets, newOutlet, revokeOutlet } from "./outlets.server.ts";
import {
  addSource,
  changeSource,
  deleteSource,
  dismissFailure,
  findSource,
  listedSource,
  listSources,
  makePushToken,
  newSource,
  readNow,
  revokePushToken,
  sourceChange,
} from "./sources.server.ts";

/** `/api/imports/sources` and `/api/imports/outlets`: the senders of an agency's homes, and their receivers. */
export function importSourceRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  const record = (tx: Db, c: Context<AppEnv>, kind: AuthEventKind) =>
    recordEvent(tx, { kind, userId: viewerOf(c).userId, caller: callerOf(c, config), at: now() });
  const parts = () => ({ keys: auth.keys, publicUrl: config.publicUrl, now: now() });

  routes.get("/sources", async (c) => c.json({ sources: await listSources(db, personOf(c)) }));

  routes.post("/sources", async (c) => {
    const wanted = await readBody(c, newSource);
    const source = await db.transaction((tx) => addSource(tx, personOf(c), wanted, now()));
    return c.json(listedSource(source), 201);
  });

  routes.get("/sources/:id", async (c) => {
    const source = await findSource(db, personOf(c), uuidOf(c, "id"));
    if (!source) throw new AppError("NOT_FOUND");
    return c.json(listedSource(source));
  });

  routes.patch("/sources/:id", async (c) => {
    const id = uuidOf(c, "id");
    const change = await readBody(c, sourceChange);
    const source = await db.transaction((tx) => changeSource(tx, personOf(c), id, change, now()));
    if (!source) throw new AppError("NOT_FOUND");
    return c.json(listedSource(source));
  });

  routes.delete("/sources/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction(async (tx) => {
      const keys = await deleteSource(tx, personOf(c), id);
      if (!keys) throw new AppError("NOT_FOUND");
      await removeBytes(services, keys);
    });
    return c.body(null, 204);
  });

  routes.post("/sources/:id/read-now", async (c) => {
    const id = uuidOf(c, "id");
    if (!(await readNow(db, personOf(c), id, now()))) throw new AppError("NOT_FOUND");
    return c.body(null, 202);
  });

  const pushAddress = (token: string) => ({ token, address: `${config.publicUrl}/api/feeds/${token}` });

  routes.post("/sources/:id/push-token", async (c) => {
    const id = uuidOf(c, "id");
    const token = await db.transaction(async (tx) => {
      const made = await makePushToken(tx, personOf(c), id, parts());
      if (made === undefined) throw new AppError("NOT_FOUND");
      await record(tx, c, "push_token_made");
      return made;
    });
    return c.json(pushAddress(token), 201);
  });

  routes.get("/sources/:id/push-token", async (c) => {
    const source = await findSource(db, personOf(c), uuidOf(c, "id"));
    if (!source?.pushTokenSealed) throw new AppError("NOT_FOUND");
    try {
      return c.json(pushAddress(auth.keys.open(source.pushTokenSealed)));
    } catch {
      // Sealed with another secret: it works, but cannot be read again.
      throw new AppError("NOT_FOUND");
    }
  });

  routes.delete("/sources/:id/push-token", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction(async (tx) => {
      if (!(await revokePushToken(tx, personOf(c), id, now()))) throw new AppError("NOT_FOUND");
      await record(tx, c, "push_token_revoked");
    });
    return c.body(null, 204);
  });

  routes.post("/sources/:id/dismiss-failure", async (c) => {
    if (!(await dismissFailure(db, personOf(c), uuidOf(c, "id")))) throw new AppError("NOT_FOUND");
    return c.body(null, 204);
  });

  routes.get("/outlets", async (c) => c.json({ outlets: await listOutlets(db, personOf(c), parts()) }));

  routes.post("/outlets", async (c) => {
    const wanted = await readBody(c, newOutlet);
    const outlet = await db.transaction(async (tx) => {
      const added = await addOutlet(tx, personOf(c), wanted, parts());
      await record(tx, c, "outlet_made");
      return added;
    });
    return c.json(listedOutlet(outlet, parts()), 201);
  });

  routes.post("/outlets/:id/revoke", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction(async (tx) => {
      const revoked = await revokeOutlet(tx, personOf(c), id, now());
      if (revoked === undefined) throw new AppError("NOT_FOUND");
      if (revoked) await record(tx, c, "outlet_revoked");
    });
    return c.body(null, 204);
  });
  return routes;
}
