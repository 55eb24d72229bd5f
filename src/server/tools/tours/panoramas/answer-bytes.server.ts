import { Readable } from "node:stream";
import type { Context } from "hono";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { INERT_POLICY } from "../../../platform/http/inert-policy.server.ts";
import type { ByteRange, ObjectStore } from "../../../platform/store/object-store.server.ts";
import { askedTile, type PanoramaRow, readTile } from "./panorama-tiles.server.ts";

/** Answers with tiles and files of tours. Whether the asker may have them was asked before; so was the policy of their origin. */

type Reading = { database: { db: Db }; store: Pick<ObjectStore, "get"> };

/**
 * One tile, or "not changed" for a browser that has it.
 *
 * @param path behind the panorama's id: `v2/3/14-7.webp`
 * @param cache the header `cache-control`
 * @throws AppError NOT_FOUND; StoreFault
 */
export async function answerTile(
  c: Context,
  services: Reading,
  panorama: PanoramaRow,
  { path, cache }: { path: string; cache: string },
): Promise<Response> {
  const asked = askedTile(panorama, path);
  const tile = asked && (await readTile(services, panorama, asked));
  if (!tile) throw new AppError("NOT_FOUND");
  const headers = { etag: tile.etag, "cache-control": cache };
  if (c.req.header("if-none-match") === tile.etag) return c.body(null, 304, headers);
  return c.body(new Uint8Array(tile.bytes), 200, {
    ...headers,
    "content-type": tile.mediaType,
    "content-security-policy": INERT_POLICY,
  });
}

export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/**
 * A file of a tour, whole or the part that is asked for: players of sound ask for parts. Papers are always a download, because a browser may
 * run what stands in them.
 *
 * @throws AppError STORE_UNAVAILABLE where its bytes are in no store of this process; StoreFault
 */
export async function answerFile(
  c: Context,
  { store }: Pick<Reading, "store">,
  { key, name, mediaType, sizeBytes }: StoredFile,
  { cache, isDownload = mediaType === "application/pdf" }: { cache: string; isDownload?: boolean },
): Promise<Response> {
  const range = rangeOf(c.req.header("range"), sizeBytes);
  const stored = await store.get(key, range ?? undefined);
  if (!stored) throw new AppError("STORE_UNAVAILABLE");
  const headers = {
    "content-type": mediaType,
    "content-length": String(range ? range.end - range.start + 1 : sizeBytes),
    "cache-control": cache,
    "accept-ranges": "bytes",
    "content-security-policy": INERT_POLICY,
    "content-disposition": `${isDownload ? "attachment" : "inline"}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`,
  };
  const status = range ? 206 : 200;
  const all = range ? { ...headers, "content-range": `bytes ${range.start}-${range.end}/${sizeBytes}` } : headers;
  if (c.req.method === "HEAD") {
    // Nobody reads it, so nobody else would close its file.
    stored.stream.destroy();
    return c.body(null, status, all);
  }
  // Sent as it is read: many slow readers of large files must not fill the memory.
  return c.body(Readable.toWeb(stored.stream) as ReadableStream, status, all);
}

/** Signs that a header may not hold bare, and which `encodeURIComponent` leaves (RFC 8187, 3.2.1). */
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** One part of a file (RFC 9110, 14.1.2). Null for none, for several, and for what does not lie in it: then the whole is answered. */
function rangeOf(header: string | undefined, sizeBytes: number): ByteRange | null {
  const found = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? "");
  if (!found) return null;
  const [, first = "", last = ""] = found;
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === "" || last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return start <= end && start < sizeBytes ? { start, end } : null;
}
