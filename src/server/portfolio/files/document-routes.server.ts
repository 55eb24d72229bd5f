import { Hono } from "hono";
import { documentChange, MAX_FILE_BYTES, newDocument } from "#domain/portfolio/homes/home-files.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError, fieldIssues } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import {
  addDocument,
  changeDocument,
  documentDownload,
  documentsOfHome,
  removeDocument,
} from "../documents/documents.server.ts";
import { mustSeeHome } from "../photos/home-of-files.server.ts";

const UPLOADS_PER_HOUR = 600;
const FIELD_BYTES = 1024;

/** `/api/portfolio/homes/:id/documents`. */
export function homeDocumentRoutes(services: AccountServices): Hono<AppEnv> {
  const { db } = services.database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.get("/:id/documents", async (c) => {
    const id = uuidOf(c, "id");
    await mustSeeHome(db, personOf(c), id);
    return c.json(await documentsOfHome(services, id));
  });

  /** One file, `document`, with its `kind` and `validUntil` before or after it. */
  routes.post(
    "/:id/documents",
    limitCalls(services.config, { name: "files document post /:id/documents", calls: UPLOADS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const id = uuidOf(c, "id");
      await mustSeeHome(db, personOf(c), id);
      let file: { name: string; bytes: Buffer | null } | undefined;
      const stated: Record<string, string> = {};
      const fields = { kind: FIELD_BYTES, validUntil: FIELD_BYTES };
      const form = { field: "document", maxBytes: MAX_FILE_BYTES, fields };
      for await (const { field, fileName, bytes } of readUploads(c, form)) {
        if (fileName !== null) file ??= { name: fileName, bytes };
        else if (bytes && bytes.length > 0) stated[field] = bytes.toString("utf8");
      }
      const read = newDocument.safeParse(stated);
      if (!read.success) throw new AppError("INVALID_INPUT", fieldIssues(read.error.issues));
      if (!file) throw new AppError("INVALID_INPUT", [{ path: "document", message: "Elige un documento" }]);
      const document = await addDocument(services, personOf(c), id, { ...file, ...read.data });
      return c.json(document, document.isNew ? 201 : 200);
    },
  );

  routes.get("/:id/documents/:documentId/download", async (c) => {
    const ids = { homeId: uuidOf(c, "id"), documentId: uuidOf(c, "documentId") };
    await mustSeeHome(db, personOf(c), ids.homeId);
    return c.redirect(await documentDownload(services, ids), 303);
  });

  routes.patch("/:id/documents/:documentId", async (c) => {
    const ids = { homeId: uuidOf(c, "id"), documentId: uuidOf(c, "documentId") };
    await mustSeeHome(db, personOf(c), ids.homeId);
    await changeDocument(services, personOf(c), ids, await readBody(c, documentChange));
    return c.body(null, 204);
  });

  routes.delete("/:id/documents/:documentId", async (c) => {
    const ids = { homeId: uuidOf(c, "id"), documentId: uuidOf(c, "documentId") };
    await removeDocument(services, personOf(c), ids);
    return c.body(null, 204);
  });

  return routes;
}
