import { Hono } from "hono";
import {
  newTourForm,
  publishTourForm,
  saveTourForm,
  type TourAnswer,
  tourHomeForm,
  tourOwnerForm,
  tourSharingForm,
  tourTitleForm,
} from "#domain/tools/tours/tour-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { madeOnce } from "../../accounts/answers/answered-once.server.ts";
import { hashPassword } from "../../accounts/auth/passwords.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { cardOf, panoramasOf } from "./panoramas/panorama-rows.server.ts";
import { fileCardOf, filesOfTour } from "./panoramas/tour-files.server.ts";
import {
  archiveTour,
  duplicateTour,
  handOverTour,
  publishTour,
  shareTour,
  unpublishTour,
} from "./publish-tours.server.ts";
import { tourResults } from "./read-results.server.ts";
import { mustFindTour, stateOf, type TourRow } from "./tour-rows.server.ts";
import { addTour, deleteTour, renameTour, saveTour, setHomeOfTour, trashTour } from "./write-tours.server.ts";

/** Each may hash a password. */
const SHARINGS_PER_HOUR = 120;

/** `/api/tours`: tours, for the people who make them. Their pictures are `panoramaRoutes`. */
export function tourRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.post("/", async (c) => {
    const form = await readBody(c, newTourForm);
    return await madeOnce(c, { db, now }, (tx) => addTour(tx, personOf(c), form, now()));
  });

  routes.get("/:id", async (c) => {
    const row = await mustFindTour(db, personOf(c), uuidOf(c, "id"));
    c.header("cache-control", "private, no-store");
    return c.json(await answerOf(db, row));
  });

  routes.put("/:id", async (c) => {
    const id = uuidOf(c, "id");
    const { revision, document } = await readBody(c, saveTourForm);
    return c.json({
      revision: await db.transaction((tx) => saveTour(tx, personOf(c), { id, revision, document }, now())),
    });
  });

  routes.put("/:id/title", async (c) => {
    const id = uuidOf(c, "id");
    const { title } = await readBody(c, tourTitleForm);
    return c.json({ revision: await db.transaction((tx) => renameTour(tx, personOf(c), { id, title }, now())) });
  });

  routes.put("/:id/home", async (c) => {
    const id = uuidOf(c, "id");
    const { homeId } = await readBody(c, tourHomeForm);
    await db.transaction((tx) => setHomeOfTour(tx, personOf(c), { id, homeId }));
    return c.body(null, 204);
  });

  routes.put("/:id/owner", async (c) => {
    const id = uuidOf(c, "id");
    const { ownerId } = await readBody(c, tourOwnerForm);
    await db.transaction((tx) => handOverTour(tx, personOf(c), id, ownerId));
    return c.body(null, 204);
  });

  routes.post("/:id/publish", async (c) => {
    const id = uuidOf(c, "id");
    const { revision } = await readBody(c, publishTourForm);
    const { publicUrl } = config;
    return c.json({
      publishedRevision: await db.transaction((tx) => publishTour(tx, personOf(c), { id, revision, publicUrl }, now())),
    });
  });

  routes.post("/:id/unpublish", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => unpublishTour(tx, personOf(c), id));
    return c.body(null, 204);
  });

  routes.post("/:id/archive", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => archiveTour(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/unarchive", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => archiveTour(tx, personOf(c), id, null));
    return c.body(null, 204);
  });

  routes.post("/:id/duplicate", async (c) => {
    const id = uuidOf(c, "id");
    return await madeOnce(c, { db, now }, (tx) => duplicateTour(tx, personOf(c), id, now()));
  });

  routes.put(
    "/:id/sharing",
    limitCalls(config, { name: "tours put /:id/sharing", calls: SHARINGS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const id = uuidOf(c, "id");
      const { password, expiresAt } = await readBody(c, tourSharingForm);
      const passwordHash = typeof password === "string" ? await hashPassword(password) : password;
      await db.transaction((tx) => shareTour(tx, personOf(c), id, { passwordHash, expiresAt }));
      return c.body(null, 204);
    },
  );

  routes.get("/:id/results", async (c) => {
    const { id } = await mustFindTour(db, personOf(c), uuidOf(c, "id"));
    c.header("cache-control", "private, no-store");
    return c.json(await tourResults(db, id));
  });

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashTour(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/restore", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashTour(tx, personOf(c), id, null));
    return c.body(null, 204);
  });

  routes.delete("/:id/forever", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => deleteTour(tx, personOf(c), id));
    return c.body(null, 204);
  });

  return routes;
}

/** A tour as its editor reads it. */
export async function answerOf(db: Db, row: TourRow): Promise<TourAnswer> {
  const [panoramas, files] = await Promise.all([panoramasOf(db, row.id), filesOfTour(db, row.id)]);
  return {
    id: row.id,
    document: row.document,
    revision: row.revision,
    state: stateOf(row),
    publishedRevision: row.publishedRevision,
    hasPassword: row.passwordHash !== null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    homeId: row.homeId,
    isTrashed: row.deletedAt !== null,
    panoramas: panoramas.map(cardOf),
    files: files.map(fileCardOf),
  };
}
