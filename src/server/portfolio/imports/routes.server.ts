import { Hono } from "hono";
import { stream } from "hono/streaming";
import * as z from "zod/mini";
import { ROW_ACTIONS } from "#domain/portfolio/feeds/feed-values.ts";
import { dictionary, text } from "#domain/shared/schema/text.ts";
import { csvLines } from "#domain/shared/tables/csv-text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readCursor, writeCursor } from "../../platform/http/cursor.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { columnsOfFile } from "./columns-of-file.server.ts";
import {
  applyImportNow,
  cancelImportNow,
  chooseRows,
  findImport,
  isRowAction,
  listImportRows,
  listImports,
  readImport,
  remapImport,
} from "./imports.server.ts";
import { takeImport } from "./take-import.server.ts";
import { isUniqueViolation } from "./unique-violation.server.ts";

const IMPORTS_PER_PAGE = 30;
const ROWS_PER_PAGE = 50;
const MOST_ROWS = 500;
const PROBLEMS_AT_A_TIME = 1_000;
const UPLOADS_PER_HOUR = 120;

const chosen = z.object({
  ordinals: z.optional(z.array(z.int().check(z.positive(), z.maximum(2 ** 31 - 1))).check(z.maxLength(MOST_ROWS))),
  action: z.optional(z.enum(ROW_ACTIONS)),
  isChosen: z.optional(z.boolean("Elige sí o no")),
  takesConflicts: z.optional(z.boolean("Elige sí o no")),
});
const application = z.object({ confirmsRemovals: z._default(z.boolean("Elige sí o no"), false) });
const remapping = z.object({
  mapping: dictionary(text({ max: 60 }).check(z.regex(/^[\w.*]{1,60}$/)), text(), { max: 300 }),
});

/** `/api/imports`: files and feeds of homes, from their bytes to the last row. Rows of others do not exist here. */
export function importRoutes(services: AccountServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.post(
    "/",
    limitCalls(config, { name: "imports post /", calls: UPLOADS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const { body, isRepeated } = await takeImport(services, c);
      if (isRepeated) c.header("idempotent-replayed", "true");
      return c.json(body, 201);
    },
  );

  routes.get("/", async (c) => {
    const before = readCursor(c.req.query("before"), "uuid");
    const sourceId = z.uuid().safeParse(c.req.query("source")).data;
    const page = await listImports(db, personOf(c), { limit: IMPORTS_PER_PAGE, before, sourceId });
    return c.json({ imports: page.imports, next: page.next && writeCursor(page.next) });
  });

  routes.get("/:id", async (c) => {
    const id = uuidOf(c, "id");
    const shown = await readImport(db, personOf(c), id);
    if (!shown) throw new AppError("NOT_FOUND");
    const job = await findImport(db, personOf(c), id);
    return c.json({ ...shown, ...(job && columnsOfFile(job)) });
  });

  routes.get("/:id/rows", async (c) => {
    const action = c.req.query("action") || undefined;
    if (action !== undefined && !isRowAction(action)) throw new AppError("NOT_FOUND");
    const after = wholeNumber(c.req.query("cursor"), 0, 2 ** 31 - 1);
    const limit = Math.max(1, wholeNumber(c.req.query("limit"), ROWS_PER_PAGE, MOST_ROWS));
    const page = await listImportRows(db, personOf(c), uuidOf(c, "id"), { action, after, limit });
    if (!page) throw new AppError("NOT_FOUND");
    return c.json({ rows: page.rows, next: page.next === null ? null : String(page.next) });
  });

  routes.patch("/:id/rows", async (c) => {
    const id = uuidOf(c, "id");
    const { ordinals, action, isChosen, takesConflicts } = await readBody(c, chosen);
    const choice = ordinals ? { ordinals } : action ? { action } : undefined;
    if (!choice) throw new AppError("INVALID_INPUT", [{ path: "ordinals", message: "Elige alguna fila" }]);
    await db.transaction((tx) =>
      chooseRows(tx, personOf(c), id, {
        choice,
        ...(isChosen !== undefined && { isChosen }),
        ...(takesConflicts !== undefined && { takesConflicts }),
      }),
    );
    return c.body(null, 204);
  });

  routes.put("/:id/mapping", async (c) => {
    const id = uuidOf(c, "id");
    const { mapping } = await readBody(c, remapping);
    await db.transaction((tx) => remapImport(tx, personOf(c), id, mapping, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/apply", async (c) => {
    const id = uuidOf(c, "id");
    const { confirmsRemovals } = await readBody(c, application);
    try {
      await db.transaction((tx) => applyImportNow(tx, personOf(c), id, { confirmsRemovals, now: now() }));
    } catch (error) {
      throw isUniqueViolation(error) ? new AppError("IMPORT_BUSY") : error;
    }
    return c.body(null, 202);
  });

  routes.post("/:id/cancel", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => cancelImportNow(tx, personOf(c), id, now()));
    return c.body(null, 202);
  });

  routes.get("/:id/problems.csv", async (c) => {
    const id = uuidOf(c, "id");
    const actor = personOf(c);
    if (!(await findImport(db, actor, id))) throw new AppError("NOT_FOUND");
    c.header("content-type", "text/csv; charset=utf-8");
    c.header("content-disposition", 'attachment; filename="umbral-filas-con-problemas.csv"');
    c.header("cache-control", "private, no-store");
    return stream(c, async (out) => {
      await out.write(`\ufeff${csvLines([["Fila", "Línea", "Identificador", "Vivienda", "Campo", "Motivo"]])}`);
      for (let after: number | null = 0; after !== null; ) {
        const page = await listImportRows(db, actor, id, { action: "erronea", after, limit: PROBLEMS_AT_A_TIME });
        const lines = (page?.rows ?? []).flatMap(({ ordinal, line, externalId, label, problems }) =>
          problems.map(({ path, message }) => [ordinal, line, externalId, label, path, message]),
        );
        if (lines.length > 0) await out.write(csvLines(lines));
        after = page?.next ?? null;
      }
    });
  });
  return routes;
}

function wholeNumber(text: string | undefined, otherwise: number, most: number): number {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Math.min(Number(text), most) : otherwise;
}
