import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import { csvLines } from "#domain/shared/tables/csv-text.ts";
import { newShareLink, shareLinkChange } from "#domain/tools/sharing/share-link.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { answeredOnce } from "../../accounts/answers/answered-once.server.ts";
import { type AuthEventKind, callerOf, recordEvent } from "../../accounts/auth/audit.server.ts";
import { hashPassword } from "../../accounts/auth/passwords.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { type Cursor, readCursor, writeCursor } from "../../platform/http/cursor.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { findRun } from "../runs/tool-runs.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import {
  addShareLink,
  changeShareLink,
  deleteShareLink,
  existsForHim,
  listShareLinks,
  revokeShareLink,
  type Scope,
} from "./share-links.server.ts";
import { deleteContact, type ListedContact, listContacts } from "./shared-contacts.server.ts";

const LINKS_PER_PAGE = 50;
const CONTACTS_PER_PAGE = 50;
const CSV_ROWS_AT_A_TIME = 500;
const CSV_COLUMNS = ["Fecha", "Nombre", "Correo", "Teléfono", "Mensaje", "Resultado", "Enlace", "Pide novedades"];

/**
 * `/api/share-links`: a signed-in person's shared pages and the people who wrote from them. Others' rows do not exist
 * here.
 */
export function shareLinkRoutes(services: ToolServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  const parts = () => ({ keys: auth.keys, publicUrl: config.publicUrl, now: now() });
  const one = async (tx: Db, c: Context<AppEnv>, id: string) =>
    (await listShareLinks(tx, personOf(c), { scope: "agency", limit: 1, id }, parts())).links[0]!;
  const record = (tx: Db, c: Context<AppEnv>, kind: AuthEventKind, detail: Record<string, unknown> = {}) =>
    recordEvent(tx, { kind, userId: viewerOf(c).userId, caller: callerOf(c, config), detail, at: now() });

  routes.post("/", async (c) => {
    const { label, password, expiresInDays, ...wantedOf } = await readBody(c, newShareLink);
    const actor = personOf(c);
    const { agencyId, ...shared } = await sharedOf(actor, wantedOf);
    const passwordHash = password === null ? null : await hashPassword(password);
    const wanted = { ownerId: actor.ownerId, agencyId, label, passwordHash, days: expiresInDays };
    return await answeredOnce(c, { db, now, sealedWith: auth.keys }, async (within) => ({
      status: 201,
      body: await within.transaction(async (tx) => {
        const added = await addShareLink(tx, shared, wanted, parts());
        await record(tx, c, "link_shared", { hasPassword: passwordHash !== null });
        return await one(tx, c, added.link.id);
      }),
    }));
  });

  /** @throws AppError UNKNOWN_RUN, UNKNOWN_HOME; LINK_GONE for a result whose data was erased because it was old */
  async function sharedOf(
    actor: PersonActor,
    { runId, homeId, isReport }: { runId?: string | undefined; homeId?: string | undefined; isReport: boolean },
  ) {
    if (runId !== undefined) {
      const run = await findRun(db, actor, runId);
      if (!run) throw new AppError("UNKNOWN_RUN");
      if (run.purgedAt) throw new AppError("LINK_GONE");
      return { runId: run.id, agencyId: run.agencyId };
    }
    const home = homeId === undefined ? undefined : await findHomeRow(db, actor, homeId);
    if (!home || home.deletedAt) throw new AppError("UNKNOWN_HOME");
    return { homeId: home.id, agencyId: home.agencyId, isReport };
  }

  routes.get("/", async (c) => {
    const before = readCursor(c.req.query("before"), "uuid");
    const page = await listShareLinks(db, personOf(c), { scope: scopeOf(c), before, limit: LINKS_PER_PAGE }, parts());
    return c.json({ links: page.links, next: cursorText(page.next) });
  });

  routes.get("/contacts", async (c) => {
    const before = readCursor(c.req.query("before"), "uuid");
    const page = await listContacts(db, personOf(c), { scope: scopeOf(c), before, limit: CONTACTS_PER_PAGE });
    return c.json({ contacts: page.contacts, next: cursorText(page.next) });
  });

  routes.get("/contacts.csv", (c) => {
    const actor = personOf(c);
    const scope = scopeOf(c);
    c.header("content-type", "text/csv; charset=utf-8");
    c.header("content-disposition", `attachment; filename="umbral-contactos-${isoDateInMadrid(now())}.csv"`);
    c.header("cache-control", "private, no-store");
    return stream(c, async (out) => {
      await out.write(`\ufeff${csvLines([CSV_COLUMNS])}`);
      let before: Cursor | undefined;
      do {
        const page = await listContacts(db, actor, { scope, before, limit: CSV_ROWS_AT_A_TIME });
        if (page.contacts.length > 0) await out.write(csvLines(page.contacts.map(contactRow)));
        before = page.next ?? undefined;
      } while (before);
    });
  });

  routes.delete("/contacts/:id", async (c) => {
    if (!(await deleteContact(db, personOf(c), uuidOf(c, "id")))) throw new AppError("NOT_FOUND");
    return c.body(null, 204);
  });

  routes.patch("/:id", async (c) => {
    const id = uuidOf(c, "id", "UNKNOWN_LINK");
    const actor = personOf(c);
    const { password, expiresInDays, label } = await readBody(c, shareLinkChange);
    // Hashing takes a moment that no stranger's id is worth.
    if (!(await existsForHim(db, actor, id))) throw new AppError("UNKNOWN_LINK");
    const passwordHash = typeof password === "string" ? await hashPassword(password) : password;
    const link = await db.transaction(async (tx) => {
      if (!(await changeShareLink(tx, actor, id, { label, passwordHash, days: expiresInDays }, now()))) {
        throw new AppError((await existsForHim(tx, actor, id)) ? "LINK_REVOKED" : "UNKNOWN_LINK");
      }
      await record(tx, c, "link_changed", passwordHash === undefined ? {} : { hasPassword: passwordHash !== null });
      return await one(tx, c, id);
    });
    return c.json(link);
  });

  routes.post("/:id/revoke", async (c) => {
    const id = uuidOf(c, "id", "UNKNOWN_LINK");
    await db.transaction(async (tx) => {
      const revoked = await revokeShareLink(tx, personOf(c), id, now());
      if (revoked === undefined) throw new AppError("UNKNOWN_LINK");
      if (revoked) await record(tx, c, "link_revoked");
    });
    return c.body(null, 204);
  });

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id", "UNKNOWN_LINK");
    await db.transaction(async (tx) => {
      if (!(await deleteShareLink(tx, personOf(c), id))) throw new AppError("UNKNOWN_LINK");
      await record(tx, c, "link_deleted");
    });
    return c.body(null, 204);
  });
  return routes;
}

const scopeOf = (c: Context): Scope => (c.req.query("scope") === "agency" ? "agency" : "mine");

const cursorText = (cursor: Cursor | null) => cursor && writeCursor(cursor);

function contactRow({ createdAt, name, email, phone, message, about, label, marketingConsent }: ListedContact) {
  return [createdAt, name, email, phone, message, about, label, marketingConsent ? "Sí" : "No"];
}
