import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { DAY_S, HOUR_S } from "#domain/shared/time/durations.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { findLogo } from "../../accounts/agencies/agencies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { INERT_POLICY } from "../../platform/http/inert-policy.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { type ByteRange, readWhole } from "../../platform/store/object-store.server.ts";
import { readDownloadToken, readPhotoPath } from "../../platform/store/signed-links.server.ts";
import { findFile, hasPhoto, isLinkOpen } from "./find-file.server.ts";

const PHOTO_TYPES: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
/** When a whole folder is lost, the log need not name every file. */
const MOST_LOGGED = 200;
const YEAR_S = 365 * DAY_S;

/** Uploaded files run nothing and are read as no type but ours, wherever they are opened. */
const INERT = {
  "content-security-policy": INERT_POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/**
 * `/archivos/…`: bytes of the store behind signed addresses. Nobody is asked for a session, so this runs before
 * sessions: a page of photos costs no query (on the page of a shared link one for each), and has a limit of its own.
 */
export function fileRoutes({ auth, database, store, log, now }: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const seen = new Set<string>();

  /** A row names the file and its bytes are not here. Logged once of each file. */
  function unreachable(key: string): AppError {
    if (!seen.has(key) && seen.size < MOST_LOGGED) {
      seen.add(key);
      log.error({ key }, "the bytes of a file do not lie in the file store of this process");
    }
    return new AppError("STORE_UNAVAILABLE");
  }

  routes.get("/fotos/:mac/:until/:folder/:id/:file", async (c) => {
    const { mac, until, folder, id, file } = c.req.param();
    const link = readPhotoPath(auth.keys, { mac, until, path: `${folder}/${id}/${file}` }, now());
    if (!link) throw new AppError("NOT_FOUND");
    if (link === "gone") throw new AppError("LINK_GONE");
    const { linkId, isLasting } = link;
    if (linkId !== null && !(await isLinkOpen(database.db, linkId, now()))) throw new AppError("LINK_GONE");
    // A photo's bytes never change under its address.
    const etag = `"${id}-${file}"`;
    const headers = {
      ...INERT,
      etag,
      "cache-control": cacheOf(link),
      "cross-origin-resource-policy": isLasting ? "cross-origin" : "same-origin",
    };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    const found = await store.get(link.key);
    if (!found) throw (await hasPhoto(database.db, id, link.key)) ? unreachable(link.key) : new AppError("NOT_FOUND");
    const type = PHOTO_TYPES[file.split(".").at(-1)!]!;
    // Small: one piece is quicker than a stream.
    return c.body(new Uint8Array(await readWhole(found)), 200, { ...headers, "content-type": type });
  });

  /** A logo for mails: they are read by programs that know no session. Its hash is of its bytes, which never change under it. */
  routes.get("/logos/:agencyId/:file", async (c) => {
    const agencyId = uuidOf(c, "agencyId");
    const sha256 = /^([\da-f]{64})\.png$/.exec(c.req.param("file"))?.[1];
    const png = sha256 === undefined ? undefined : await findLogo(database.db, agencyId, sha256);
    if (!png) throw new AppError("NOT_FOUND");
    return c.body(new Uint8Array(png), 200, {
      ...INERT,
      "content-type": "image/png",
      "cache-control": `public, max-age=${DAY_S}`,
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  routes.get("/:token", async (c) => {
    const link = readDownloadToken(auth.keys, c.req.param("token"), now());
    if (link === "gone") throw new AppError("LINK_GONE");
    const file = link ? await findFile(database.db, link.fileId) : undefined;
    if (!file) throw new AppError("NOT_FOUND");
    const range = rangeOf(c, file.sizeBytes);
    const headers = {
      ...INERT,
      "content-type": file.mediaType,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, percent)}`,
      "cache-control": "private, no-store",
      etag: `"${file.sha256}"`,
      "accept-ranges": "bytes",
      "cross-origin-resource-policy": "same-origin",
    };
    if (range === "unsatisfiable") {
      return c.body(null, 416, { ...headers, "content-range": `bytes */${file.sizeBytes}` });
    }
    if (c.req.header("if-none-match") === headers.etag) return c.body(null, 304, headers);
    const length = range ? range.end - range.start + 1 : file.sizeBytes;
    const sized = { ...headers, "content-length": String(length) };
    const found = await store.get(file.storageKey, range);
    if (!found) throw unreachable(file.storageKey);
    if (c.req.method === "HEAD") {
      found.stream.destroy();
      return c.body(null, 200, sized);
    }
    const stream = Readable.toWeb(found.stream) as ReadableStream;
    if (!range) return c.body(stream, 200, sized);
    return c.body(stream, 206, { ...sized, "content-range": `bytes ${range.start}-${range.end}/${file.sizeBytes}` });
  });

  return routes;
}

function cacheOf({ isLasting, linkId }: { isLasting: boolean; linkId: string | null }): string {
  if (isLasting) return `public, max-age=${DAY_S}`;
  // A browser that has seen a shared page keeps its photos for the visit, not beyond the link.
  return linkId === null ? `private, max-age=${YEAR_S}, immutable` : `private, max-age=${HOUR_S}`;
}

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** The one range that is asked for; several, or another unit, get the whole. */
function rangeOf(c: Context, size: number): ByteRange | undefined | "unsatisfiable" {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(c.req.header("range") ?? "");
  const [, first = "", last = ""] = asked ?? [];
  if (!asked || (first === "" && last === "")) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : "unsatisfiable";
}
