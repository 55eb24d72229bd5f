import { emptyTour } from "./empty-tour.ts";
import type { PublishedPanorama } from "./published-tour.ts";
import type { Tour, TourScene } from "./tour.ts";

/** Tours for tests. */

export const WHOLE_SPHERE = { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 };

export const samplePanorama: PublishedPanorama = {
  preview: "p/preview.webp",
  tiles: "p/{size}/{column}-{row}.webp",
  sizes: [{ widthPx: 1024, heightPx: 512 }],
  covers: WHOLE_SPHERE,
};

/** The id of the panorama of the sample scene with this number. */
export const panoramaIdOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export function sampleScene(number: number, changes: Partial<TourScene> = {}): TourScene {
  return {
    id: `s${number}`,
    name: `Escena ${number}`,
    panoramaId: panoramaIdOf(number),
    origin: "foto",
    levelId: "planta",
    at: null,
    headingDegrees: 0,
    eyeMm: 1500,
    levelling: { pitch: 0, roll: 0 },
    start: { yaw: 0, pitch: 0, fov: 75 },
    links: [],
    hotspots: [],
    ...changes,
  };
}

export const sampleTour = (scenes: TourScene[]): Tour => ({ ...emptyTour("Piso de prueba"), scenes });
