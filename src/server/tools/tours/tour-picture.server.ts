import { createHash } from "node:crypto";
import type { AgentCard } from "#domain/accounts/agency/agent-card.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { flatView } from "#domain/tools/tours/flat-view.ts";
import { type PanoramaSize, type PublishedPanorama, TILE_PX } from "#domain/tools/tours/published-tour.ts";
import { tilesSeen } from "#domain/tools/tours/tile-sizes.ts";
import type { TourScene } from "#domain/tools/tours/tour.ts";
import { toPicture } from "#domain/tools/tours/tour-geometry.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { loadSharp } from "./panoramas/load-sharp.server.ts";
import { type AskedTile, type PanoramaRow, readTile } from "./panoramas/panorama-tiles.server.ts";

/**
 * The picture that a shared link to a tour shows: the first look of its first room, as a JPEG, which every program reads. It is drawn when it is
 * first asked for, one after another, and kept.
 */

const WIDTH = 1200;
const HEIGHT = 630;
/** Drawn so large and then made larger: panoramas have few more pixels for so wide a look. */
const DRAWN = { widthPx: 800, heightPx: 420 };
/** Wider sizes than this have no more to show. */
const WIDEST = 4096;
const QUALITY = 80;
const MOST_KEPT = 100;

const kept = new Map<string, Promise<Uint8Array>>();
let last: Promise<unknown> = Promise.resolve();

/** Letters are loaded when the first one is drawn. */
const pictures = () => import("../pictures/draw-picture.server.ts");

interface Shown {
  /** Of the tour. */
  readonly id: string;
  readonly title: string;
  readonly scene: TourScene;
  readonly panorama: PanoramaRow;
  /** Rooms of the tour. */
  readonly rooms: number;
  /** Its people; null for the picture without a brand. */
  readonly card: AgentCard | null;
}

/** @returns null where the panorama has no tiles */
export async function tourPicture(services: ToolServices, shown: Shown): Promise<Uint8Array | null> {
  const { id, title, scene, panorama, rooms, card } = shown;
  const { version, sizes, covers } = panorama;
  if (sizes === null || covers === null) return null;
  const key = createHash("sha256")
    .update(JSON.stringify([id, panorama.id, version, scene.start, scene.levelling, title, rooms, card]))
    .digest("hex");
  const before = kept.get(key);
  if (before) return await before;
  const drawing = last.then(async () => {
    const read = async (tile: AskedTile) => (await readTile(services, panorama, tile))?.bytes ?? null;
    const look = await lookAsJpeg({ sizes, covers, read }, scene);
    return card === null ? look : await withWords(look, { title, rooms, card });
  });
  last = drawing.catch(() => null);
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return await drawing;
}

interface ReadPanorama {
  readonly sizes: readonly PanoramaSize[];
  readonly covers: PublishedPanorama["covers"];
  readonly read: (tile: AskedTile) => Promise<Buffer | null>;
}

/** The first look of a scene as a flat picture, 1200 × 630. */
export async function lookAsJpeg(
  { sizes, covers, read }: ReadPanorama,
  scene: Pick<TourScene, "start" | "levelling">,
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const at = Math.max(
    0,
    sizes.findLastIndex(({ widthPx }) => widthPx <= WIDEST),
  );
  const size = sizes[at]!;
  const { yaw, pitch, fov } = scene.start;
  // Levelling only turns the view a little about itself: a wider look has all tiles of it.
  const wide = { ...toPicture({ yaw, pitch }, scene.levelling), fov: Math.min(110, fov + 20) };
  const tiles = await Promise.all(
    tilesSeen(wide, WIDTH / HEIGHT, size, covers).map(async ([column, row]) => {
      const input = await read({ size: at, column, row });
      return input ? { input, left: column * TILE_PX, top: row * TILE_PX } : null;
    }),
  );
  const { widthPx: width, heightPx: height } = size;
  const data = await sharp({ create: { width, height, channels: 3, background: "#000000" } })
    .composite(tiles.filter((tile) => tile !== null))
    .removeAlpha()
    .raw()
    .toBuffer();
  const flat = flatView({ data, widthPx: width, heightPx: height }, covers, {
    look: { yaw, pitch, fov: Math.min(fov, 75) },
    levelling: scene.levelling,
    ...DRAWN,
  });
  return await sharp(flat, { raw: { width: DRAWN.widthPx, height: DRAWN.heightPx, channels: 3 } })
    .resize(WIDTH, HEIGHT)
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

async function withWords(look: Uint8Array, { title, rooms, card }: { title: string; rooms: number; card: AgentCard }) {
  const { drawPicture, measuredPhoto } = await pictures();
  const content = {
    kicker: "Recorrido de 360°",
    title,
    place: null,
    facts: [counted(rooms, "estancia", "estancias")],
    price: null,
    previousPrice: null,
    when: null,
    body: null,
    label: null,
  };
  const brand = {
    name: card.brand?.name || card.name,
    colour: card.brand?.colour ?? null,
    logo: null,
    agent: card.brand ? card.name || null : null,
    contact: card.brand?.phone || card.phone,
  };
  const photos = [{ bytes: look, photo: { ...(await measuredPhoto(look)), isPlan: false } }];
  return await drawPicture({ template: "new-sheet", shape: "link", content, brand, photos, logo: null }, "jpeg");
}
