import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import * as z from "zod/mini";
import { detectFormat, HEAD_BYTES } from "#domain/portfolio/feeds/detect-format.ts";
import { type FeedFormat, ROW_ACTIONS } from "#domain/portfolio/feeds/feed-values.ts";
import { atMost, dictionary, text } from "#domain/shared/schema/text.ts";
import { csvLines } from "#domain/shared/tables/csv-text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { ownershipOf } from "../../accounts/access/policies.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { type StorageRoom, storageRoom, takeStorage } from "../../accounts/billing/storage.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readCursor, writeCursor } from "../../platform/http/cursor.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { addImport } from "./add-import.server.ts";
import { columnsOfFile } from "./columns-of-file.server.ts";
import { headOfFeed } from "./feed-bytes.server.ts";
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
import { dropImportBytes, type KeptBytes, keepBytes, LARGEST_FILE } from "./keep-bytes.server.ts";
import { readForm } from "./multipart.server.ts";
import { addSource, findSource, formatChoice, type ImportSource, newSource, targetChoice } from "./sources.server.ts";
import { isUniqueViolation } from "./unique-violation.server.ts";

const IMPORTS_PER_PAGE = 30;
const ROWS_PER_PAGE = 50;
const MOST_ROWS = 500;
const PROBLEMS_AT_A_TIME = 1_000;
const UPLOADS_PER_HOUR = 120;
const FETCH_MS = 60_000;

const upload = z.object({
  sourceId: z.optional(z.uuid("Elige un remitente")),
  name: z.optional(z.string().check(z.trim(), z.maxLength(120, "Usa como mucho 120 caracteres"))),
  format: z.optional(formatChoice),
  target: z.optional(targetChoice),
  isPartial: z.optional(
    z.pipe(
      z.transform((raw: unknown) =>
        raw === "true" || raw === "si" ? true : raw === "false" || raw === "" ? false : raw,
      ),
      z.boolean("Elige sí o no"),
    ),
  ),
});
const byAddress = z.extend(upload, {
  url: z
    .url({ protocol: /^https?$/, error: "Escribe una dirección completa, con http:// o https://" })
    .check(atMost(2_000)),
  everyMinutes: z.optional(z.nullable(z.int("Elige cada cuánto se lee").check(z.minimum(15), z.maximum(43_200)))),
});
type Upload = z.output<typeof upload>;

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
  const { config, database, store, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.post("/", limitCalls(config, { calls: UPLOADS_PER_HOUR, seconds: 3600 }), async (c) => {
    const isForm = c.req.header("content-type")?.startsWith("multipart/form-data");
    return c.json({ id: await (isForm ? takeFile(c) : takeAddress(c)) }, 201);
  });

  async function takeFile(c: Context<AppEnv>): Promise<string> {
    if (Number(c.req.header("content-length") ?? 0) > LARGEST_FILE + 1024 ** 2) throw new AppError("PAYLOAD_TOO_LARGE");
    const room = await mustHaveRoom(c, "file");
    const taken: { file?: KeptBytes & { fileName: string } } = {};
    return await dropUnused(taken, async () => {
      const fields = await readForm(c.req.raw, async ({ fileName, bytes }) => {
        taken.file = { ...(await keepBytes(store, bytes, room)), fileName };
      });
      if (!taken.file) throw new AppError("INVALID_INPUT", [{ path: "file", message: "Elige un archivo" }]);
      const asked = upload.safeParse(fields);
      if (!asked.success) {
        throw new AppError(
          "INVALID_INPUT",
          asked.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
        );
      }
      return await begin(c, asked.data, taken.file, { kind: "archivo" });
    });
  }

  async function takeAddress(c: Context<AppEnv>): Promise<string> {
    const { url, everyMinutes, ...asked } = await readBody(c, byAddress);
    const room = await mustHaveRoom(c, "url");
    const taken: { file?: KeptBytes } = {};
    return await dropUnused(taken, async () => {
      try {
        const fetched = await fetchPublic(url, {
          maxBytes: LARGEST_FILE,
          timeoutMs: FETCH_MS,
          signal: c.req.raw.signal,
        });
        if (fetched.status === "unchanged") throw new AppError("NOT_FOUND");
        taken.file = await keepBytes(store, fetched.body, room);
      } catch (error) {
        if (error instanceof OutgoingError)
          throw new AppError("INVALID_INPUT", [{ path: "url", message: error.message }]);
        throw error;
      }
      const file = { ...taken.file, fileName: new URL(url).pathname.split("/").at(-1)?.slice(0, 200) || null };
      return await begin(c, asked, file, { kind: "direccion", url, everyMinutes: everyMinutes ?? null });
    });
  }

  /** Asked before anything is read. @throws AppError STORAGE_FULL */
  async function mustHaveRoom(c: Context<AppEnv>, path: string): Promise<StorageRoom> {
    const { ownerId, agencyId } = ownershipOf(personOf(c));
    const room = await storageRoom(db, { ownerId, agencyId }, { path, now: now() });
    if (room.leftBytes <= 0) throw room.refusal();
    return room;
  }

  /** The sender, known or new, and its import, in one transaction. */
  async function begin(
    c: Context<AppEnv>,
    asked: Upload,
    file: KeptBytes & { fileName: string | null },
    sender: { kind: "archivo" } | { kind: "direccion"; url: string; everyMinutes: number | null },
  ): Promise<string> {
    const actor = personOf(c);
    const head = await headOfFeed(store, file.storageKey, HEAD_BYTES);
    return await db.transaction(async (tx) => {
      let source: ImportSource | undefined;
      if (asked.sourceId) {
        source = await findSource(tx, actor, asked.sourceId);
        if (!source) throw new AppError("NOT_FOUND");
      }
      // A sender's file may be a workbook this time: its bytes decide, not the format of the last one.
      const format: FeedFormat | undefined = asked.format ?? detectFormat(head) ?? source?.format;
      if (!format || format === "idealista18") throw new AppError("UNKNOWN_FORMAT");
      source ??= await addSource(
        tx,
        actor,
        newSource.parse({
          ...sender,
          name: asked.name || file.fileName || "Archivo",
          format,
          target: asked.target ?? "cartera",
          isPartial: asked.isPartial ?? false,
        }),
        now(),
      );
      await takeStorage(tx, source, {
        bytes: file.sizeBytes,
        path: sender.kind === "archivo" ? "file" : "url",
        now: now(),
      });
      const added = await addImport(
        tx,
        source,
        { ...kept(file), format },
        { appliesItself: false, isRepeatable: false, now: now() },
      );
      return added.job.id;
    });
  }

  /** Bytes that no import names are removed. */
  async function dropUnused<T>(taken: { file?: KeptBytes }, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (taken.file) await dropImportBytes(services, taken.file, error);
      throw error;
    }
  }

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

const kept = ({ storageKey, storeId, sha256, sizeBytes, fileName }: KeptBytes & { fileName: string | null }) => ({
  storageKey,
  storeId,
  sha256,
  sizeBytes,
  fileName,
});

function wholeNumber(text: string | undefined, otherwise: number, most: number): number {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Math.min(Number(text), most) : otherwise;
}
