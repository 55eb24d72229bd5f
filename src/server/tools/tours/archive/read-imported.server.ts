import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { archiveKind } from "#domain/tools/tours/archive-kind.ts";
import { imagesAmong, readImageList } from "#domain/tools/tours/image-list.ts";
import type { ImportedTour, PanoramaSource } from "#domain/tools/tours/imported-tour.ts";
import { type ListedImage, MOST_LIST_LETTERS, readListedImages } from "#domain/tools/tours/listed-images.ts";
import { readMarzipano } from "#domain/tools/tours/marzipano.ts";
import { readOwnArchive } from "#domain/tools/tours/own-archive.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { floorPlans } from "../../../platform/db/tables/tools-plans.server.ts";
import { ImportFault } from "./import-fault.server.ts";
import type { ImportRow } from "./import-rows.server.ts";
import type { OpenArchive } from "./read-archive.server.ts";

/** Finds out what kind of archive it is, and reads its document. Paths are those of the archive. */

type Read = Extract<ImportedTour, { kind: "tour" }>;

const MOST_DOCUMENT_BYTES = 16 * 1024 ** 2;
/** Names that are told; of more only their number. */
const MOST_TOLD = 10;

/** @throws ImportFault with the reason, in Spanish */
export async function readImported(db: Db, archive: OpenArchive, row: ImportRow): Promise<Read> {
  const kind = archiveKind(archive.paths);
  if (kind.kind === "images") {
    const list = await listOf(archive);
    const title = row.name.replace(/\.zip$/i, "").trim() || "Recorrido importado";
    const read = mustBeRead(readImageList(title, archive.paths, randomUUID, list?.images ?? []));
    return { ...read, notes: [...read.notes, ...strangers(archive.paths, list?.path)] };
  }
  const text = (await archive.bytesOf(kind.document, MOST_DOCUMENT_BYTES)).toString("utf8");
  const read =
    kind.kind === "marzipano"
      ? readMarzipano(text, randomUUID)
      : readOwnArchive(parsed(text, kind.document), randomUUID, await plansOfReader(db, row));
  return inFolder(mustBeRead(read), kind.folder);
}

function mustBeRead(read: ImportedTour): Read {
  if (read.kind === "refused") throw new ImportFault(read.text);
  return read;
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportFault(`El archivo «${path}» no es un JSON que se pueda leer`);
  }
}

async function listOf(archive: OpenArchive): Promise<{ path: string; images: ListedImage[] } | null> {
  for (const path of archive.paths) {
    const form = /\.(csv|json)$/i.exec(path)?.[1]?.toLowerCase();
    if (form !== "csv" && form !== "json") continue;
    const text = (await archive.bytesOf(path, MOST_LIST_LETTERS)).toString("utf8");
    const images = readListedImages(text, form);
    if (images) return { path, images };
  }
  return null;
}

/** Names the files that are neither pictures nor their list. */
function strangers(paths: readonly string[], list: string | undefined): string[] {
  const known = new Set(imagesAmong(paths));
  const others = paths.filter((path) => !known.has(path) && path !== list && !/(^|\/)(?:\.|__MACOSX\/)/.test(path));
  const told = others.slice(0, MOST_TOLD).map((path) => `No sabemos qué hacer con «${path.slice(-120)}»`);
  return others.length > MOST_TOLD ? [...told, `Y otros ${others.length - MOST_TOLD} archivos que no son fotos`] : told;
}

/** Plans that the importing person made themselves, in the same agency or in none. */
async function plansOfReader(
  db: Db,
  { ownerId, agencyId }: ImportRow,
): Promise<(planId: string, levelId: string) => boolean> {
  const rows = await db
    .select({ id: floorPlans.id, document: floorPlans.document })
    .from(floorPlans)
    .where(
      and(
        eq(floorPlans.ownerId, ownerId),
        agencyId === null ? isNull(floorPlans.agencyId) : eq(floorPlans.agencyId, agencyId),
        isNull(floorPlans.deletedAt),
      ),
    );
  const levels = new Set(rows.flatMap(({ id, document }) => document.levels.map((level) => `${id} ${level.id}`)));
  return (planId, levelId) => levels.has(`${planId} ${levelId}`);
}

function inFolder(read: Read, folder: string): Read {
  if (folder === "") return read;
  const at = (path: string) => `${folder}${path}`;
  const sourceAt = (source: PanoramaSource): PanoramaSource => {
    if (source.kind === "picture") return { ...source, path: at(source.path) };
    if (source.kind === "cube")
      return { ...source, tiles: source.tiles.map((tile) => ({ ...tile, path: at(tile.path) })) };
    return { ...source, preview: at(source.preview), tiles: at(source.tiles) };
  };
  return {
    ...read,
    panoramas: read.panoramas.map((one) => ({ ...one, source: sourceAt(one.source) })),
    files: read.files.map((file) =>
      "path" in file.source ? { ...file, source: { path: at(file.source.path) } } : file,
    ),
  };
}
