import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { blurForm, newPanoramaForm } from "#domain/tools/tours/tour-forms.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../../accounts/access/who-may.server.ts";
import { answeredOnce, madeOnce } from "../../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { uuidOf } from "../../../platform/http/path-id.server.ts";
import { readBody } from "../../../platform/http/read-body.server.ts";
import { readUploads } from "../../../platform/http/read-uploads.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { answerFile, answerTile } from "./answer-bytes.server.ts";
import {
  announcePanorama,
  cardOf,
  deletePanorama,
  mustFindOwn,
  mustFindPanorama,
  orderBlurs,
  takePlanPicture,
  tryAgain,
} from "./panorama-rows.server.ts";
import { takeBytes } from "./take-bytes.server.ts";
import {
  addTourFile,
  deleteTourFile,
  fileCardOf,
  findOriginal,
  findTourFile,
  MOST_FILE_BYTES,
} from "./tour-files.server.ts";
import { pieceOf, sayUpload, TUS } from "./tus.server.ts";

/** A tour has sixty panoramas, each may be tried again, and each of sixty megabytes comes in fifteen pieces. */
const PANORAMAS_PER_HOUR = 240;
const PIECES_PER_HOUR = 6_000;
const FILES_PER_HOUR = 240;
const BLURS_PER_HOUR = 240;
/** Tiles of a version never change; only their person's browser keeps them. */
const KEPT = "private, max-age=604800, immutable";
const LONGEST_KIND = 20;

const planPictureForm = z.object({ planPictureId: z.uuid("Elige un panorama del estudio") });

const idsOf = (c: Context<AppEnv>) => ({ tourId: uuidOf(c, "id"), panoramaId: uuidOf(c, "panoramaId") });

/**
 * Panoramas and files of a tour, below `/api/tours/:id`. Uploads of panoramas speak the core of tus 1.0: announced by a `POST` with JSON,
 * asked for by `HEAD`, sent by `PATCH`.
 */
export function panoramaRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());
  const few = limitCalls(config, { name: "panoramas few", calls: PANORAMAS_PER_HOUR, seconds: 3600 });

  routes.post("/panoramas", few, async (c) => {
    const tourId = uuidOf(c, "id");
    const form = await readBody(c, newPanoramaForm);
    return await answeredOnce(c, { db, now }, async (own) => {
      const id = await own.transaction((tx) => announcePanorama(tx, personOf(c), tourId, form, now()));
      return { status: 201, body: { id, uploadedBytes: 0 } };
    });
  });

  routes.post("/panoramas/from-picture", few, async (c) => {
    const tourId = uuidOf(c, "id");
    const { planPictureId } = await readBody(c, planPictureForm);
    return await madeOnce(c, { db, now }, (tx) => takePlanPicture(tx, personOf(c), tourId, planPictureId, now()));
  });

  // `HEAD` is answered from here too.
  routes.get("/panoramas/:panoramaId", async (c) => {
    const row = await mustFindPanorama(db, personOf(c), idsOf(c));
    sayUpload(c, row);
    return c.json(cardOf(row));
  });

  routes.patch(
    "/panoramas/:panoramaId",
    limitCalls(config, { name: "panoramas patch /panoramas/:panoramaId", calls: PIECES_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const received = await takeBytes(services, personOf(c), idsOf(c), pieceOf(c));
      return c.body(null, 204, { "tus-resumable": TUS, "upload-offset": String(received) });
    },
  );

  routes.delete("/panoramas/:panoramaId", async (c) => {
    await db.transaction((tx) => deletePanorama(services, tx, personOf(c), idsOf(c)));
    return c.body(null, 204);
  });

  routes.post("/panoramas/:panoramaId/again", few, async (c) => {
    await db.transaction((tx) => tryAgain(tx, personOf(c), idsOf(c), now()));
    return c.body(null, 204);
  });

  routes.post(
    "/panoramas/:panoramaId/blurs",
    limitCalls(config, { name: "panoramas post /panoramas/:panoramaId/blurs", calls: BLURS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const { areas } = await readBody(c, blurForm);
      await db.transaction((tx) => orderBlurs(tx, personOf(c), idsOf(c), areas, now()));
      return c.body(null, 202);
    },
  );

  routes.get("/panoramas/:panoramaId/original", async (c) => {
    const { row } = await mustFindOwn(db, personOf(c), idsOf(c));
    return await answerFile(c, services, await findOriginal(db, row), { cache: "private, no-store", isDownload: true });
  });

  routes.get("/panoramas/:panoramaId/:version{v\\d+}/:tile{.+}", async (c) => {
    const row = await mustFindPanorama(db, personOf(c), idsOf(c));
    return await answerTile(c, services, row, {
      path: `${c.req.param("version")}/${c.req.param("tile")}`,
      cache: KEPT,
    });
  });

  /** A form of two parts: `kind`, and `file`. */
  routes.post(
    "/files",
    limitCalls(config, { name: "panoramas post /files", calls: FILES_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const tourId = uuidOf(c, "id");
      let kind = "";
      let file: { name: string; bytes: Buffer | null } | null = null;
      const form = { field: "file", maxBytes: MOST_FILE_BYTES, fields: { kind: LONGEST_KIND } };
      for await (const { field, fileName, bytes } of readUploads(c, form)) {
        if (field === "kind") kind = bytes?.toString("utf8") ?? "";
        else if (fileName !== null) file = { name: fileName, bytes };
      }
      if (file === null) throw new AppError("INVALID_INPUT", [{ path: "file", message: "Elige un archivo" }]);
      return c.json(fileCardOf(await addTourFile(services, personOf(c), tourId, { ...file, kind })), 201);
    },
  );

  routes.get("/files/:fileId", async (c) => {
    const ids = { tourId: uuidOf(c, "id"), fileId: uuidOf(c, "fileId") };
    return await answerFile(c, services, await findTourFile(db, personOf(c), ids), { cache: KEPT });
  });

  routes.delete("/files/:fileId", async (c) => {
    const ids = { tourId: uuidOf(c, "id"), fileId: uuidOf(c, "fileId") };
    await db.transaction((tx) => deleteTourFile(services, tx, personOf(c), ids));
    return c.body(null, 204);
  });

  return routes;
}
