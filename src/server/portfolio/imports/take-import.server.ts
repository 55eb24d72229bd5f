import type { Context } from "hono";
import * as z from "zod/mini";
import { detectFormat, HEAD_BYTES } from "#domain/portfolio/feeds/detect-format.ts";
import type { FeedFormat } from "#domain/portfolio/feeds/feed-values.ts";
import { atMost, line } from "#domain/shared/schema/text.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { ownershipOf } from "../../accounts/access/policies.server.ts";
import { personOf } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { type Answer, doneOnce } from "../../accounts/answers/answered-once.server.ts";
import { type StorageRoom, storageRoom, takeStorage } from "../../accounts/billing/storage.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { addImport } from "./add-import.server.ts";
import { headOfFeed } from "./feed-bytes.server.ts";
import { dropImportBytes, type KeptBytes, keepBytes, LARGEST_FILE } from "./keep-bytes.server.ts";
import { readForm } from "./multipart.server.ts";
import { addSource, findSource, formatChoice, type ImportSource, newSource, targetChoice } from "./sources.server.ts";

const FETCH_MS = 60_000;

const upload = z.object({
  sourceId: z.optional(z.uuid("Elige un remitente")),
  name: z.optional(line({ max: 120 })),
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
/** How the file came. */
type Sender = { kind: "archivo" } | { kind: "direccion"; url: string; everyMinutes: number | null };

interface Taken {
  file: KeptBytes & { fileName: string | null };
  asked: Upload;
  sender: Sender;
}

/**
 * Takes a file or an address of homes as a new import.
 *
 * @throws AppError INVALID_INPUT, UNKNOWN_FORMAT, PAYLOAD_TOO_LARGE, EMPTY_FILE, STORAGE_FULL, IDEMPOTENCY_CONFLICT; NOT_FOUND for
 *   a sender of somebody else
 */
export async function takeImport(
  services: AccountServices,
  c: Context<AppEnv>,
): Promise<Answer & { isRepeated: boolean }> {
  const isForm = c.req.header("content-type")?.startsWith("multipart/form-data");
  return await (isForm ? takeFile(services, c) : takeAddress(services, c));
}

async function takeFile(services: AccountServices, c: Context<AppEnv>) {
  if (Number(c.req.header("content-length") ?? 0) > LARGEST_FILE + 1024 ** 2) throw new AppError("PAYLOAD_TOO_LARGE");
  const room = await mustHaveRoom(services, c, "file");
  const taken: { file?: KeptBytes & { fileName: string } } = {};
  return await dropUnused(services, taken, async () => {
    const fields = await readForm(c.req.raw, async ({ fileName, bytes }) => {
      taken.file = { ...(await keepBytes(services.store, bytes, room)), fileName };
    });
    if (!taken.file) throw new AppError("INVALID_INPUT", [{ path: "file", message: "Elige un archivo" }]);
    const asked = upload.safeParse(fields);
    if (!asked.success) {
      throw new AppError(
        "INVALID_INPUT",
        asked.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
      );
    }
    return await begin(services, c, { asked: asked.data, file: taken.file, sender: { kind: "archivo" } });
  });
}

async function takeAddress(services: AccountServices, c: Context<AppEnv>) {
  const { url, everyMinutes, ...asked } = await readBody(c, byAddress);
  const room = await mustHaveRoom(services, c, "url");
  const taken: { file?: KeptBytes } = {};
  return await dropUnused(services, taken, async () => {
    try {
      const fetched = await fetchPublic(url, {
        maxBytes: LARGEST_FILE,
        timeoutMs: FETCH_MS,
        signal: c.req.raw.signal,
      });
      if (fetched.status === "unchanged") throw new AppError("NOT_FOUND");
      taken.file = await keepBytes(services.store, fetched.body, room);
    } catch (error) {
      if (error instanceof OutgoingError)
        throw new AppError("INVALID_INPUT", [{ path: "url", message: error.message }]);
      throw error;
    }
    const file = { ...taken.file, fileName: new URL(url).pathname.split("/").at(-1)?.slice(0, 200) || null };
    const sender = { kind: "direccion", url, everyMinutes: everyMinutes ?? null } as const;
    return await begin(services, c, { asked, file, sender });
  });
}

/** Asked before anything is read. @throws AppError STORAGE_FULL */
async function mustHaveRoom(
  { database, now }: AccountServices,
  c: Context<AppEnv>,
  path: string,
): Promise<StorageRoom> {
  const { ownerId, agencyId } = ownershipOf(personOf(c));
  const room = await storageRoom(database.db, { ownerId, agencyId }, { path, now: now() });
  if (room.leftBytes <= 0) throw room.refusal();
  return room;
}

/** Begins the import once for an `Idempotency-Key`; the bytes of a repetition are removed. */
async function begin(services: AccountServices, c: Context<AppEnv>, taken: Taken) {
  const { asked, file, sender } = taken;
  const { database, now } = services;
  const head = await headOfFeed(services.store, file.storageKey, HEAD_BYTES);
  // The file by its contents: the form around it has another boundary each time. What an address answers may change.
  const read = sender.kind === "archivo" ? [file.sha256, file.fileName] : [];
  const call = {
    ownerId: personOf(c).ownerId,
    idempotencyKey: c.req.header("idempotency-key"),
    request: ["POST", c.req.path, JSON.stringify([asked, sender, ...read])],
  };
  const answer = await doneOnce({ db: database.db, now }, call, async (within) => ({
    status: 201,
    body: { id: await addToSender(within, personOf(c), { taken, head, now: now() }) },
  }));
  if (answer.isRepeated) await removeBytes(services, [file.storageKey]);
  return answer;
}

/** The sender, known or new, and its import, in one transaction. */
async function addToSender(
  within: Db,
  actor: PersonActor,
  { taken: { asked, file, sender }, head, now }: { taken: Taken; head: Buffer; now: Date },
): Promise<string> {
  return await within.transaction(async (tx) => {
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
      now,
    );
    await takeStorage(tx, source, {
      bytes: file.sizeBytes,
      path: sender.kind === "archivo" ? "file" : "url",
      now,
    });
    const added = await addImport(
      tx,
      source,
      { ...kept(file), format },
      { appliesItself: false, isRepeatable: false, now },
    );
    return added.job.id;
  });
}

/** Bytes that no import names are removed. */
async function dropUnused<T>(
  services: AccountServices,
  taken: { file?: KeptBytes },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (taken.file) await dropImportBytes(services, taken.file, error);
    throw error;
  }
}

const kept = ({ storageKey, storeId, sha256, sizeBytes, fileName }: KeptBytes & { fileName: string | null }) => ({
  storageKey,
  storeId,
  sha256,
  sizeBytes,
  fileName,
});
