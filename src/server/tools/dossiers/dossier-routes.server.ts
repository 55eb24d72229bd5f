import { type Context, Hono } from "hono";
import { writeCalendar } from "#domain/crm/calendar/ics-out.ts";
import { DEFAULT_ZONE } from "#domain/shared/time/zone-time.ts";
import { icsOfDeadlines } from "#domain/tools/dossiers/deadline-events.ts";
import { confirmForm, correctionForm, dossierChange, kindForm, newDossier } from "#domain/tools/dossiers/dossier.ts";
import { MAX_DOSSIER_FILE_BYTES } from "#domain/tools/dossiers/file-form.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { answeredOnce } from "../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readUuid, uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import { downloadPath } from "../../platform/store/signed-links.server.ts";
import { dossierFileName, drawDossier } from "../exports/dossiers/dossier-paper.server.ts";
import { pdfAnswer } from "../exports/homes/draw-papers.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { type AddedDocument, addDocumentFile } from "./add-documents.server.ts";
import { confirmFields } from "./confirm-fields.server.ts";
import { findDocument, findDossier, findPage, listDossiers, lockDossier, shownDossier } from "./dossier-rows.server.ts";
import { pagePicture } from "./page-pictures.server.ts";
import {
  addDossier,
  cancelReading,
  changeDossier,
  correctField,
  eraseDossier,
  readAgain,
  removeDocument,
  tellKind,
  trashDossier,
} from "./write-dossiers.server.ts";

const UPLOADS_PER_HOUR = 300;
const PICTURES_PER_MINUTE = 240;
const REPORTS_PER_HOUR = 60;
/** A picture of a page never changes; only its own browser keeps it. */
const PICTURE_CACHE = "private, max-age=86400, immutable";

/** `/api/dossiers`: documents that are read, for the people who bring them. */
export function dossierRoutes(services: ToolServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());
  const documentOf = (c: Context<AppEnv>) => ({ dossierId: uuidOf(c, "id"), documentId: uuidOf(c, "documentId") });

  routes.post("/", async (c) => {
    const given = await readBody(c, newDossier);
    return await answeredOnce(c, { db, now }, async (within) => ({
      status: 201,
      body: { id: await addDossier(within, personOf(c), given, now()) },
    }));
  });

  /** `?pagina=2`, `?papelera=1`, `?vivienda=` for those of one home, `?contacto=` for those of one contact. */
  routes.get("/", async (c) => {
    const idOf = (name: string) => {
      const asked = c.req.query(name);
      const id = asked === undefined ? undefined : readUuid(asked);
      if (asked !== undefined && id === undefined) throw new AppError("NOT_FOUND");
      return id;
    };
    const [homeId, contactId] = [idOf("vivienda"), idOf("contacto")];
    const page = /^[1-9]\d{0,4}$/.exec(c.req.query("pagina") ?? "1");
    const shelf = { page: Number(page?.[0] ?? 1), isTrash: c.req.query("papelera") === "1" };
    c.header("cache-control", "private, no-store");
    const of = { ...(homeId === undefined ? {} : { homeId }), ...(contactId === undefined ? {} : { contactId }) };
    return c.json(await listDossiers(db, personOf(c), { ...shelf, ...of }));
  });

  routes.get("/:id", async (c) => {
    const row = await findDossier(db, personOf(c), uuidOf(c, "id"));
    c.header("cache-control", "private, no-store");
    return c.json(await shownDossier(db, row));
  });

  routes.put("/:id", async (c) => {
    const id = uuidOf(c, "id");
    const change = await readBody(c, dossierChange);
    await db.transaction((tx) => changeDossier(tx, personOf(c), id, change, now()));
    return c.body(null, 204);
  });

  /** One or more files, `document`; the answer says of each whether it was taken. */
  routes.post(
    "/:id/documents",
    limitCalls(config, { name: "dossiers post /:id/documents", calls: UPLOADS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const id = uuidOf(c, "id");
      const actor = personOf(c);
      // Asked before anything is read.
      const { deletedAt } = await findDossier(db, actor, id);
      if (deletedAt !== null) throw new AppError("NOT_FOUND");
      const documents: AddedDocument[] = [];
      for await (const { fileName, bytes } of readUploads(c, { field: "document", maxBytes: MAX_DOSSIER_FILE_BYTES })) {
        if (fileName === null) continue;
        documents.push(await addDocumentFile(services, { name: fileName, bytes }, (tx) => lockDossier(tx, actor, id)));
      }
      if (documents.length === 0)
        throw new AppError("INVALID_INPUT", [{ path: "document", message: "Elige un documento" }]);
      return c.json({ documents }, 201);
    },
  );

  routes.delete("/:id/documents/:documentId", async (c) => {
    const ids = documentOf(c);
    await db.transaction((tx) => removeDocument(services, tx, personOf(c), ids, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/documents/:documentId/cancel", async (c) => {
    const ids = documentOf(c);
    await db.transaction((tx) => cancelReading(tx, personOf(c), ids, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/documents/:documentId/again", async (c) => {
    const ids = documentOf(c);
    await db.transaction((tx) => readAgain(tx, personOf(c), ids, now()));
    return c.body(null, 204);
  });

  /** Corrects the kind of a document that the engine took for something else. */
  routes.put("/:id/documents/:documentId/kind", async (c) => {
    const ids = documentOf(c);
    const told = await readBody(c, kindForm);
    await db.transaction((tx) => tellKind(tx, personOf(c), ids, told, now()));
    return c.body(null, 204);
  });

  /** Corrects a value that was read. */
  routes.put("/:id/documents/:documentId/field", async (c) => {
    const ids = documentOf(c);
    const told = await readBody(c, correctionForm);
    await db.transaction((tx) => correctField(tx, personOf(c), ids, told, now()));
    return c.body(null, 204);
  });

  routes.get("/:id/documents/:documentId/file", async (c) => {
    const { fileId } = await findDocument(db, personOf(c), documentOf(c));
    if (fileId === null) throw new AppError("NOT_FOUND");
    return c.redirect(downloadPath(auth.keys, fileId, now()), 303);
  });

  /** The reading of a page: words with their places, and how its picture is laid. */
  routes.get("/:id/documents/:documentId/pages/:page", async (c) => {
    const { id } = await findDocument(db, personOf(c), documentOf(c));
    c.header("cache-control", "private, no-store");
    return c.json(await findPage(db, id, pageOf(c)));
  });

  const pictures = limitCalls(config, { name: "dossiers pictures", calls: PICTURES_PER_MINUTE, seconds: 60 });
  routes.get("/:id/documents/:documentId/pages/:page/picture", pictures, async (c) => {
    const document = await findDocument(db, personOf(c), documentOf(c));
    const picture = await pagePicture(services, document, pageOf(c));
    return c.body(picture, 200, { "content-type": "image/webp", "cache-control": PICTURE_CACHE });
  });

  routes.get(
    "/:id/report.pdf",
    limitCalls(config, { name: "dossiers get /:id/report.pdf", calls: REPORTS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const row = await findDossier(db, personOf(c), uuidOf(c, "id"));
      return pdfAnswer(c, await drawDossier(services, personOf(c), row), dossierFileName(row));
    },
  );

  routes.get("/:id/deadlines.ics", async (c) => {
    const { id, title, review } = await findDossier(db, personOf(c), uuidOf(c, "id"));
    const events = icsOfDeadlines(id, review?.deadlines ?? []);
    const calendar = writeCalendar(events, { name: title, timeZone: DEFAULT_ZONE, now: now(), tasksAs: "event" });
    return c.body(calendar, 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="umbral-plazos.ics"',
      "cache-control": "private, no-store",
    });
  });

  /** Writes the chosen fields, and nothing else, into the dossier's home, its contact's timeline and the calendar. */
  routes.post("/:id/confirm", async (c) => {
    const id = uuidOf(c, "id");
    const form = await readBody(c, confirmForm);
    return await answeredOnce(c, { db, now }, async (within) => ({
      status: 200,
      body: { confirmed: await confirmFields(within, personOf(c), id, form, now()) },
    }));
  });

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashDossier(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/restore", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashDossier(tx, personOf(c), id, null));
    return c.body(null, 204);
  });

  routes.delete("/:id/forever", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => eraseDossier(services, tx, personOf(c), id));
    return c.body(null, 204);
  });

  return routes;
}

/** @throws AppError NOT_FOUND */
function pageOf(c: Context<AppEnv>): number {
  const page = c.req.param("page") ?? "";
  if (!/^\d{1,3}$/.test(page)) throw new AppError("NOT_FOUND");
  return Number(page);
}
