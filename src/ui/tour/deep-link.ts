import { halfTurn } from "#domain/tools/tours/tour-geometry.ts";

/** A place in a tour, as it stands behind the `#` of its address: `escena=salon&giro=90&altura=-5`. */
export interface TourPlaceLink {
  readonly scene: string;
  /** Degrees in the levelled picture; null is the scene's first look. */
  readonly yaw: number | null;
  readonly pitch: number | null;
}

const LONGEST_HASH = 300;

/** @returns null where it names no scene */
export function readDeepLink(hash: string): TourPlaceLink | null {
  const read = new URLSearchParams(hash.slice(0, LONGEST_HASH).replace(/^#/, ""));
  const scene = read.get("escena");
  if (!scene) return null;
  const degrees = (name: string) => {
    const value = Number(read.get(name) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  const [yaw, pitch] = [degrees("giro"), degrees("altura")];
  return {
    scene,
    yaw: yaw === null ? null : halfTurn(yaw),
    pitch: pitch === null ? null : Math.max(-90, Math.min(90, pitch)),
  };
}

export function writeDeepLink({ scene, yaw, pitch }: TourPlaceLink): string {
  const written = new URLSearchParams({ escena: scene });
  if (yaw !== null) written.set("giro", String(Math.round(yaw)));
  if (pitch !== null && Math.round(pitch) !== 0) written.set("altura", String(Math.round(pitch)));
  return `#${written}`;
}
