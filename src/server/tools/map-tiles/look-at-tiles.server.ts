import type { Config } from "../../platform/env.server.ts";
import { knownTile, openSource } from "./map-tiles.server.ts";
import { TileFault } from "./tile-source.server.ts";

/** Asks the source of streets for one known tile. For `npm run doctor`; nothing is kept. @returns in Spanish how it answered */
export async function lookAtTiles({
  mapTiles,
  reachesPrivate,
}: Pick<Config, "mapTiles" | "reachesPrivate">): Promise<string> {
  if (!mapTiles) return "Apagado: los mapas no llevan calles";
  const source = openSource(mapTiles, reachesPrivate);
  try {
    return (await source.read(await knownTile(source)))
      ? "Contesta"
      : "Contesta, pero no tiene nada en el centro de su zona";
  } catch (error) {
    if (error instanceof TileFault) return error.message;
    throw error;
  }
}
