import { Readable } from "node:stream";
import { Hono } from "hono";
import {
  keepResultForm,
  newProjectFileForm,
  newProjectForm,
  projectHomeForm,
  publicFileForm,
  saveProjectForm,
} from "#domain/tools/studio-projects/project-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { madeOnce } from "../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { AtOnce } from "../../platform/http/at-once.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { checkedInput, readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { answerFile } from "../tours/panoramas/answer-bytes.server.ts";
import { keepStagedPhoto } from "./keep-result.server.ts";
import {
  addProjectFile,
  deleteProjectFile,
  filesOfProject,
  findProjectFile,
  findPublicFile,
  openProjectFile,
} from "./project-files.server.ts";
import { mustFindProject } from "./project-rows.server.ts";
import {
  addProject,
  deleteProject,
  duplicateProject,
  saveProject,
  setHomeOfProject,
  trashProject,
} from "./write-projects.server.ts";

const UPLOADS_PER_HOUR = 240;
const KEPT_PER_HOUR = 240;
/** Files of one caller that travel at once: none of them counts for the account's storage before it has arrived. */
const uploads = new AtOnce(6);
/** A file of a project never changes; only its own browser keeps it. */
const OWN_CACHE = "private, max-age=86400, immutable";
/** A file that is closed again is gone from shared caches within minutes. */
const PUBLIC_CACHE = "public, max-age=300";

/** `/api/studio-projects`: furnished photos and videos, for the people who make them. */
export function projectRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.post("/", async (c) => {
    const form = await readBody(c, newProjectForm);
    return await madeOnce(c, { db, now }, (tx) => addProject(tx, personOf(c), form, now()));
  });

  routes.get("/:id", async (c) => {
    const row = await mustFindProject(db, personOf(c), uuidOf(c, "id"));
    const { id, kind, title, document, revision, homeId, deletedAt, updatedAt } = row;
    c.header("cache-control", "private, no-store");
    const isTrashed = deletedAt !== null;
    return c.json({ id, kind, title, document, revision, homeId, isTrashed, updatedAt: updatedAt.toISOString() });
  });

  routes.put("/:id", async (c) => {
    const id = uuidOf(c, "id");
    const { revision, document } = await readBody(c, saveProjectForm);
    return c.json({
      revision: await db.transaction((tx) => saveProject(tx, personOf(c), { id, revision, document }, now())),
    });
  });

  routes.put("/:id/home", async (c) => {
    const id = uuidOf(c, "id");
    const { homeId } = await readBody(c, projectHomeForm);
    await db.transaction((tx) => setHomeOfProject(tx, personOf(c), { id, homeId }));
    return c.body(null, 204);
  });

  routes.post("/:id/duplicate", async (c) => {
    const id = uuidOf(c, "id");
    return await madeOnce(c, { db, now }, (tx) => duplicateProject(tx, personOf(c), id, now()));
  });

  routes.get("/:id/files", async (c) => {
    c.header("cache-control", "private, no-store");
    return c.json({ files: await filesOfProject(db, personOf(c), uuidOf(c, "id")) });
  });

  /** The body is the file itself; `role`, `name` and `marca` stand in the address. */
  routes.post(
    "/:id/files",
    limitCalls(config, { name: "studio-projects post /:id/files", calls: UPLOADS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const id = uuidOf(c, "id");
      const { role, name, marca } = checkedInput(newProjectFileForm, c.req.query());
      const { body } = c.req.raw;
      if (!body) throw new AppError("INVALID_INPUT", [{ path: "file", message: "El archivo está vacío" }]);
      const announcedBytes = Number(c.req.header("content-length") ?? 0);
      const sent = { role, name, isBranded: marca === "con", announcedBytes, body: Readable.fromWeb(body as never) };
      const end = uploads.begin();
      try {
        const { file, isNew } = await addProjectFile(services, personOf(c), id, sent);
        return c.json(file, isNew ? 201 : 200);
      } finally {
        end();
      }
    },
  );

  routes.get("/:id/files/:fileId", async (c) => {
    const ids = { projectId: uuidOf(c, "id"), fileId: uuidOf(c, "fileId") };
    const isDownload = c.req.query("descarga") !== undefined;
    const file = await findProjectFile(db, personOf(c), ids);
    return await answerFile(c, services, file, { cache: OWN_CACHE, isDownload: isDownload || !isShown(file) });
  });

  routes.put("/:id/files/:fileId/public", async (c) => {
    const ids = { projectId: uuidOf(c, "id"), fileId: uuidOf(c, "fileId") };
    const { isPublic } = await readBody(c, publicFileForm);
    return c.json(await db.transaction((tx) => openProjectFile(tx, personOf(c), ids, isPublic)));
  });

  /** Puts a furnished picture among the photos of the project's home. */
  routes.post(
    "/:id/files/:fileId/photo",
    limitCalls(config, { name: "studio-projects post /:id/files/:fileId/photo", calls: KEPT_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const ids = { projectId: uuidOf(c, "id"), fileId: uuidOf(c, "fileId") };
      const { originalPhotoId } = await readBody(c, keepResultForm);
      return c.json({ photoId: await keepStagedPhoto(services, personOf(c), ids, originalPhotoId) });
    },
  );

  routes.delete("/:id/files/:fileId", async (c) => {
    const ids = { projectId: uuidOf(c, "id"), fileId: uuidOf(c, "fileId") };
    await db.transaction((tx) => deleteProjectFile(services, tx, personOf(c), ids));
    return c.body(null, 204);
  });

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashProject(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/restore", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashProject(tx, personOf(c), id, null));
    return c.body(null, 204);
  });

  routes.delete("/:id/forever", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => deleteProject(tx, personOf(c), id));
    return c.body(null, 204);
  });

  return routes;
}

const isShown = ({ mediaType }: { mediaType: string }) => /^(image|video|audio)\//.test(mediaType);

/** `/medios/:publicId`: files of projects that their people have opened. */
export function publicFileRoutes(services: Pick<ToolServices, "database" | "store" | "now">): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/:publicId", async (c) => {
    const file = await findPublicFile(services.database.db, uuidOf(c, "publicId"), services.now());
    // Landing pages on domains of their own show it too.
    c.header("cross-origin-resource-policy", "cross-origin");
    return await answerFile(c, services, file, { cache: PUBLIC_CACHE, isDownload: !isShown(file) });
  });
  return routes;
}
