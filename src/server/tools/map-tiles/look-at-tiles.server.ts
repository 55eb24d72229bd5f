import type { TileAddress } from "#domain/shared/maps/tile-grid.ts";
import { positionAt } from "#domain/shared/maps/tile-grid.ts";
import type { Config } from "../../platform/env.server.ts";
import { openSource } from "./map-tiles.server.ts";
import { TileFault } from "./tile-source.server.ts";

/** The Puerta del Sol, which every map of Spain has. */
const KNOWN = { latitude: 40.4168, longitude: -3.7038 };

/** Asks the source of streets for one known tile. For `npm run doctor`; nothing is kept. @returns in Spanish how it answered */
export async function lookAtTiles({
  mapTiles,
  reachesPrivate,
}: Pick<Config, "mapTiles" | "reachesPrivate">): Promise<string> {
  if (!mapTiles) return "Apagado: los mapas no llevan calles";
  const source = openSource(mapTiles, reachesPrivate);
  try {
    const { maxZoom, bounds } = await source.coverage();
    // A file of another region has its own middle.
    const isInside =
      KNOWN.latitude > bounds.south &&
      KNOWN.latitude < bounds.north &&
      KNOWN.longitude > bounds.west &&
      KNOWN.longitude < bounds.east;
    const at = isInside
      ? KNOWN
      : { latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + bounds.east) / 2 };
    const { x, y } = positionAt(at, maxZoom);
    const address: TileAddress = { z: maxZoom, x: Math.floor(x), y: Math.floor(y) };
    return (await source.read(address)) ? "Contesta" : "Contesta, pero no tiene nada en el centro de su zona";
  } catch (error) {
    if (error instanceof TileFault) return error.message;
    throw error;
  }
}
