import { eq } from "drizzle-orm";
import { type PublishedPanorama, TILE_PX } from "#domain/tools/tours/published-tour.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import type { tourPanoramas } from "../../../platform/db/tables/tools-tours.server.ts";
import { type ObjectStore, readWhole } from "../../../platform/store/object-store.server.ts";

/** Tiles of panoramas as they are addressed and read. All tiles of a panorama lie in one stored file. */

export type PanoramaRow = typeof tourPanoramas.$inferSelect;

/** One picture of a panorama: its preview, or a tile of a size, all counted from 0; the smallest size is the first. */
export type AskedTile = "preview" | { readonly size: number; readonly column: number; readonly row: number };

export interface Tile {
  readonly bytes: Buffer;
  readonly mediaType: "image/webp";
  /** Of the strong kind, with its quotes. */
  readonly etag: string;
}

type Reading = { database: { db: Db }; store: Pick<ObjectStore, "get"> };
type TilesOf = Pick<PanoramaRow, "id" | "version" | "sizes" | "covers" | "tilesFileId" | "tileStarts">;

/**
 * A panorama as its viewer reads it.
 *
 * @param base address of the folder of the tour's panoramas, with a slash at its end; relative or not
 * @returns null while it has no tiles. One whose blur is under way, or failed, still has its old ones.
 */
export function publishedPanoramaOf(
  { id, version, sizes, covers, tilesFileId }: Omit<TilesOf, "tileStarts">,
  base: string,
): PublishedPanorama | null {
  if (tilesFileId === null || sizes === null || covers === null) return null;
  const folder = `${base}${id}/v${version}`;
  return { preview: `${folder}/preview.webp`, tiles: `${folder}/{size}/{column}-{row}.webp`, sizes, covers };
}

const ADDRESS = /^v(\d{1,9})\/(?:preview\.webp|(\d{1,2})\/(\d{1,3})-(\d{1,3})\.webp)$/;

/**
 * Reads the part of a tile's address that follows the panorama's id: `v2/preview.webp`, `v2/3/14-7.webp`.
 *
 * @returns null for another form, another version than the one that there is, and a tile that there is not
 */
export function askedTile({ version, sizes }: Pick<PanoramaRow, "version" | "sizes">, path: string): AskedTile | null {
  const found = ADDRESS.exec(path);
  if (!found || Number(found[1]) !== version) return null;
  if (found[2] === undefined) return "preview";
  const asked = { size: Number(found[2]), column: Number(found[3]), row: Number(found[4]) };
  return placeOfTile(sizes ?? [], asked) === null ? null : asked;
}

export const columnsOf = ({ widthPx }: { widthPx: number }): number => Math.ceil(widthPx / TILE_PX);
export const rowsOf = ({ heightPx }: { heightPx: number }): number => Math.ceil(heightPx / TILE_PX);

/** Which of the stored pictures it is: the preview is number 0, then size by size, row by row. Null where there is none. */
export function placeOfTile(sizes: NonNullable<PanoramaRow["sizes"]>, asked: AskedTile): number | null {
  if (asked === "preview") return 0;
  const own = sizes[asked.size];
  if (!own || asked.column >= columnsOf(own) || asked.row >= rowsOf(own)) return null;
  const before = sizes.slice(0, asked.size).reduce((sum, size) => sum + columnsOf(size) * rowsOf(size), 1);
  return before + asked.row * columnsOf(own) + asked.column;
}

/**
 * One tile, by a read of its bytes alone. Who may see it is the caller's question.
 *
 * @returns null where there is no such tile, or its bytes lie in the store of another process
 * @throws StoreFault
 */
export async function readTile(
  { database: { db }, store }: Reading,
  panorama: TilesOf,
  asked: AskedTile,
): Promise<Tile | null> {
  const { id, version, sizes, tileStarts, tilesFileId } = panorama;
  const place = placeOfTile(sizes ?? [], asked);
  const [start, end] = [tileStarts?.[place ?? -1], tileStarts?.[(place ?? -1) + 1]];
  if (place === null || tilesFileId === null || start === undefined || end === undefined) return null;
  const [file] = await db.select({ key: files.storageKey }).from(files).where(eq(files.id, tilesFileId));
  const stored = file && (await store.get(file.key, { start, end: end - 1 }));
  if (!stored) return null;
  return {
    bytes: await readWhole(stored),
    mediaType: "image/webp",
    etag: `"${id}-${version}-${place}"`,
  };
}
