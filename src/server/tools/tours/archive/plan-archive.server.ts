import { inArray } from "drizzle-orm";
import { archiveReadMe } from "#domain/tools/tours/archive-read-me.ts";
import { archivedTour, plainName } from "#domain/tools/tours/archived-tour.ts";
import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { readWhole } from "../../../platform/store/object-store.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { panoramasOf } from "../panoramas/panorama-rows.server.ts";
import { columnsOf, type PanoramaRow, publishedPanoramaOf, rowsOf } from "../panoramas/panorama-tiles.server.ts";
import { filesOfTour, storedFileOf } from "../panoramas/tour-files.server.ts";
import { brandOf, PANORAMAS, resolveTour } from "../resolve-tour.server.ts";
import type { TourViewer } from "../tour-html.server.ts";
import { dataUrlBytes } from "../tour-logo.server.ts";
import type { TourRow } from "../tour-rows.server.ts";
import { type ZipEntry, type ZipGroup, zipSize } from "./zip-stream.server.ts";

/** The files of a tour that its agency keeps: its draft as the editor shows it, for any host, with everything that it shows. */

export interface PlannedArchive {
  /** Of the downloaded file. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly groups: readonly ZipGroup[];
  readonly scenes: number;
  /** Names of scenes that are left out because their photo has failed or is gone. */
  readonly missing: readonly string[];
}

type Reading = Pick<ToolServices, "database" | "store"> & Parameters<typeof agentCardOf>[0];

const UNDER_WAY: readonly PanoramaRow["state"][] = ["subiendo", "en-cola", "trabajando"];

/**
 * Everything is named and measured before its first byte is read.
 *
 * @param isFolder all of it lies in one folder, to be put beside another site
 * @throws AppError TOUR_BEING_MADE while a panorama that it shows is worked on, TOUR_NOT_READY without a scene to show
 */
export async function planArchive(
  services: Reading,
  row: TourRow,
  { viewer, isFolder }: { viewer: TourViewer; isFolder: boolean },
): Promise<PlannedArchive> {
  const { db } = services.database;
  const [rows, card, known] = await Promise.all([
    panoramasOf(db, row.id),
    agentCardOf(services, row.ownerId),
    filesOfTour(db, row.id),
  ]);
  const shown = new Set(row.document.scenes.map(({ panoramaId }) => panoramaId));
  // Faces that are about to be blurred are not given out meanwhile.
  if (rows.some(({ id, state }) => shown.has(id) && UNDER_WAY.includes(state))) throw new AppError("TOUR_BEING_MADE");
  const brand = brandOf(card);
  const resolved = await resolveTour(db, row.id, row.document, { brand, formAddress: null, dwellAddress: null });
  if (!resolved) throw new AppError("TOUR_NOT_READY");
  const logo = card?.brand?.logo ? dataUrlBytes(card.brand.logo.dataUrl) : null;
  const logoPath = logo && `logo.${logo.mediaType === "image/png" ? "png" : "jpg"}`;
  const { tour, panoramas, files } = archivedTour(resolved, {
    files: new Map(known.map((file) => [`archivos/${file.id}`, file])),
    logo: logoPath,
    maps: new Map(row.document.levels.map(({ id, map }) => [id, map])),
  });
  const stem = `recorrido-${plainName(row.title) || "360"}`;
  const groups = [
    pageGroup(tour, viewer),
    ...(logo && logoPath ? [textGroup([[logoPath, logo.bytes]])] : []),
    ...[...files].flatMap(([address, path]) => {
      const file = known.find(({ id }) => address === `archivos/${id}`);
      return file ? [fileGroup(services, { tourId: row.id, fileId: file.id }, path, file.sizeBytes)] : [];
    }),
    ...(await panoramaGroups(services, rows, panoramas)),
  ].map((group) => (isFolder ? inFolder(group, stem) : group));
  return {
    name: `${stem}${isFolder ? "-carpeta" : ""}.zip`,
    sizeBytes: zipSize(groups.flatMap(({ entries }) => entries)),
    groups,
    scenes: tour.scenes.length,
    missing: missingOf(row, tour),
  };
}

const missingOf = ({ document }: TourRow, tour: PublishedTour): string[] => {
  const left = new Set(tour.scenes.map(({ id }) => id));
  return document.scenes.filter(({ id }) => !left.has(id)).map(({ name }) => name);
};

const inFolder = (group: ZipGroup, folder: string): ZipGroup => ({
  ...group,
  entries: group.entries.map(({ name, sizeBytes }) => ({ name: `${folder}/${name}`, sizeBytes })),
});

function textGroup(given: readonly (readonly [string, Uint8Array | string])[]): ZipGroup {
  const pieces = given.map(([name, content]) => ({
    name,
    bytes: typeof content === "string" ? Buffer.from(content) : content,
  }));
  return {
    entries: pieces.map(({ name, bytes }) => ({ name, sizeBytes: bytes.length })),
    async *read() {
      for (const { bytes } of pieces) yield bytes;
    },
  };
}

function pageGroup(tour: PublishedTour, { script, css, offlinePage }: TourViewer): ZipGroup {
  const tourJson = JSON.stringify(tour);
  const page = offlinePage({ tourJson, title: tour.title, css: "recorrido.css", script: "recorrido.js" });
  return textGroup([
    ["index.html", page],
    ["LEEME.txt", archiveReadMe(tour.title)],
    ["recorrido.js", script],
    ["recorrido.css", css],
    ["tour.json", tourJson],
  ]);
}

function fileGroup(
  { database, store }: Reading,
  ids: { tourId: string; fileId: string },
  name: string,
  sizeBytes: number,
): ZipGroup {
  return {
    entries: [{ name, sizeBytes }],
    async *read() {
      const stored = await store.get((await storedFileOf(database.db, ids)).key);
      if (!stored) throw new AppError("STORE_UNAVAILABLE");
      yield await readWhole(stored);
    },
  };
}

async function panoramaGroups(
  { database: { db }, store }: Reading,
  rows: readonly PanoramaRow[],
  folders: ReadonlyMap<string, string>,
): Promise<ZipGroup[]> {
  const kept = rows.flatMap((row) => {
    const published = publishedPanoramaOf(row, PANORAMAS);
    const folder = published && folders.get(published.preview);
    return folder ? [{ row, folder }] : [];
  });
  const keys = await keysOf(
    db,
    kept.flatMap(({ row }) => row.tilesFileId ?? []),
  );
  return kept.map(({ row, folder }) => {
    const starts = row.tileStarts ?? [0];
    const names = [`${folder}/preview.webp`, ...tileNames(row).map((name) => `${folder}/${name}`)];
    const lengths = starts.slice(1).map((end, at) => end - starts[at]!);
    return {
      entries: names.map((name, at): ZipEntry => ({ name, sizeBytes: lengths[at] ?? 0 })),
      async *read() {
        const stored = await store.get(keys.get(row.tilesFileId!) ?? "");
        if (!stored) throw new AppError("STORE_UNAVAILABLE");
        yield* chopped(stored.stream, lengths);
      },
    };
  });
}

async function keysOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, key: files.storageKey })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** Tiles in the order in which they are stored. */
const tileNames = ({ sizes }: PanoramaRow): string[] =>
  (sizes ?? []).flatMap((size, number) =>
    Array.from({ length: columnsOf(size) * rowsOf(size) }, (_, at) => {
      const column = at % columnsOf(size);
      return `${number}/${column}-${(at - column) / columnsOf(size)}.webp`;
    }),
  );

/** A stored file in pieces of these lengths; what a reader leaves is let go. */
async function* chopped(stream: AsyncIterable<unknown>, lengths: readonly number[]): AsyncGenerator<Buffer, void> {
  let waiting: Buffer[] = [];
  let held = 0;
  let next = 0;
  for await (const part of stream) {
    waiting.push(part as Buffer);
    held += (part as Buffer).length;
    while (next < lengths.length && held >= lengths[next]!) {
      const all = waiting.length === 1 ? waiting[0]! : Buffer.concat(waiting, held);
      const length = lengths[next++]!;
      yield all.subarray(0, length);
      waiting = [all.subarray(length)];
      held -= length;
    }
  }
}
