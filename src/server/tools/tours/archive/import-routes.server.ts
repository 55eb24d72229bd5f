import { Hono } from "hono";
import { newTourImportForm } from "#domain/tools/tours/tour-import-forms.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../../accounts/access/who-may.server.ts";
import { answeredOnce } from "../../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import { uuidOf } from "../../../platform/http/path-id.server.ts";
import { readBody } from "../../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { pieceOf, sayUpload, TUS } from "../panoramas/tus.server.ts";
import {
  announceImport,
  endImport,
  importCardOf,
  listImports,
  mustFindImport,
  takeImportBytes,
} from "./import-rows.server.ts";

const IMPORTS_PER_HOUR = 60;
const PIECES_PER_HOUR = 6_000;

/**
 * `/api/tours/import`: tours read from archives: ours, Marzipano's, and lists of panoramas. Uploads speak the core of tus 1.0, as those of
 * panoramas do; with the last byte the reading begins.
 */
export function tourImportRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.post(
    "/",
    limitCalls(config, { name: "archive import post /", calls: IMPORTS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const form = await readBody(c, newTourImportForm);
      return await answeredOnce(c, { db, now }, async (own) => {
        const id = await own.transaction((tx) => announceImport(tx, personOf(c), form, now()));
        return { status: 201, body: { id, uploadedBytes: 0 } };
      });
    },
  );

  routes.get("/", async (c) => {
    c.header("cache-control", "private, no-store");
    return c.json({ imports: await listImports(db, personOf(c)) });
  });

  // `HEAD` is answered from here too.
  routes.get("/:id", async (c) => {
    const row = await mustFindImport(db, personOf(c), uuidOf(c, "id"));
    sayUpload(c, row);
    return c.json(importCardOf(row));
  });

  routes.patch(
    "/:id",
    limitCalls(config, { name: "archive import patch /:id", calls: PIECES_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const received = await takeImportBytes(services, personOf(c), uuidOf(c, "id"), pieceOf(c));
      return c.body(null, 204, { "tus-resumable": TUS, "upload-offset": String(received) });
    },
  );

  routes.delete("/:id", async (c) => {
    await db.transaction((tx) => endImport(services, tx, personOf(c), uuidOf(c, "id")));
    return c.body(null, 204);
  });

  return routes;
}
