import type { StreetsAnswer } from "#domain/shared/maps/tile-schema.ts";
import type { LatLon } from "./map-geometry.ts";

/** Nearer than this a map without streets would look like an empty place. */
const STREETS_EXPECTED_FROM_ZOOM = 12.5;

/** Why a near view shows no streets, in Spanish; null where it does, and from afar, where nobody looks for them. */
export function streetNote(
  { source, isDown }: StreetsAnswer,
  { haveFailed, zoom, center }: { haveFailed: boolean; zoom: number; center: LatLon },
): string | null {
  if (zoom < STREETS_EXPECTED_FROM_ZOOM) return null;
  if (!source) return isDown ? "Sin calles: el servicio de mapas no responde" : "Sin calles";
  const { west, south, east, north } = source.bounds;
  const { latitude, longitude } = center;
  if (latitude < south || latitude > north || longitude < west || longitude > east) return "Sin calles en esta zona";
  return haveFailed ? "Sin calles: el servicio de mapas no responde" : null;
}
