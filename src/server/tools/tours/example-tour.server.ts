import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { EXAMPLE_PLAN } from "#domain/tools/floor-plan/example-plan.ts";
import { EXAMPLE_ROOMS, exampleTour } from "#domain/tools/tours/example-tour.ts";
import { planMap } from "#domain/tools/tours/plan-map.ts";
import { publishTour } from "#domain/tools/tours/publish-tour.ts";
import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import { type CutPanorama, cutPanorama } from "./panoramas/cut-tiles.server.ts";
import { type AskedTile, askedTile, placeOfTile, publishedPanoramaOf } from "./panoramas/panorama-tiles.server.ts";
import { lookAsJpeg } from "./tour-picture.server.ts";

/**
 * The tour of an invented home, which everybody may walk through: it stands in no account. Its panoramas were drawn of the example plan
 * (`scripts/tours/draw-example`); they are cut when somebody first asks, and kept in memory.
 */

const FOLDER = join(process.cwd(), "models", "example-tour");
/** The plan is no row either, so any id will do. */
const PLAN_ID = "00000000-0000-4000-8000-000000000000";
const VERSION = 1;

/** Over the sofa, out to the terrace. */
const START = { yaw: 92, pitch: -6, fov: 72 };

interface Example {
  readonly tour: PublishedTour;
  readonly panoramas: ReadonlyMap<string, CutPanorama>;
}

let kept: Promise<Example> | null = null;

function example(): Promise<Example> {
  kept ??= made();
  kept.catch(() => {
    kept = null;
  });
  return kept;
}

async function made(): Promise<Example> {
  const panoramas = new Map<string, CutPanorama>();
  for (const { id, panoramaId } of EXAMPLE_ROOMS) {
    panoramas.set(panoramaId, await cutPanorama(await readFile(join(FOLDER, `${id}.webp`))));
  }
  const document = exampleTour(PLAN_ID, new Map(EXAMPLE_ROOMS.map(({ id, panoramaId }) => [id, panoramaId])));
  const scenes = document.scenes.map((scene) =>
    scene.id === EXAMPLE_ROOMS[0].id ? { ...scene, start: START } : scene,
  );
  const tour = publishTour(
    { ...document, scenes, title: "Demostración: piso con terraza", start: EXAMPLE_ROOMS[0].id, hasForm: false },
    {
      panoramas: new Map(
        [...panoramas].map(([id, { sizes, covers }]) => [
          id,
          publishedPanoramaOf({ id, version: VERSION, sizes: [...sizes], covers, tilesFileId: id }, "panoramas/")!,
        ]),
      ),
      files: new Map(),
      planMap: (_plan, levelId) => {
        const level = EXAMPLE_PLAN.levels.find(({ id }) => id === levelId);
        return level ? planMap(level) : null;
      },
      brand: null,
      nadirPicture: null,
      formAddress: null,
      dwellAddress: null,
    },
  );
  if (!tour) throw new Error("the example tour has no scene");
  return { tour, panoramas };
}

export const examplePublished = async (): Promise<PublishedTour> => (await example()).tour;

let look: Promise<Uint8Array> | null = null;

/** The first look of the example as a JPEG. */
export function exampleLook(): Promise<Uint8Array> {
  look ??= example().then(({ panoramas }) => {
    const { sizes, covers, pieces } = panoramas.get(EXAMPLE_ROOMS[0].panoramaId)!;
    const read = async (tile: AskedTile) => pieces[placeOfTile([...sizes], tile) ?? -1] ?? null;
    return lookAsJpeg({ sizes, covers, read }, { start: START, levelling: { pitch: 0, roll: 0 } });
  });
  look.catch(() => {
    look = null;
  });
  return look;
}

/** A tile or preview of the example as WebP. @param path `v1/2/1-0.webp`. @returns null where there is none */
export async function exampleTile(panoramaId: string, path: string): Promise<Buffer | null> {
  const panorama = (await example()).panoramas.get(panoramaId);
  if (!panorama) return null;
  const sizes = [...panorama.sizes];
  const asked = askedTile({ version: VERSION, sizes }, path);
  const place = asked && placeOfTile(sizes, asked);
  return place === null ? null : (panorama.pieces[place] ?? null);
}
