import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { UnreadableTile } from "#domain/shared/maps/read-tile.ts";
import {
  drawPlan,
  type PlanFrame,
  type PlanTile,
  type StreetPlan,
  tilesOfPlan,
} from "#domain/shared/maps/street-plan.ts";
import { touches } from "#domain/shared/maps/tile-grid.ts";
import type { MapTiles } from "./map-tiles.server.ts";

/** Nobody waits longer for a PDF because of its map. What comes later is kept for the next one. */
const TIMEOUT_MS = 2_000;

/**
 * The streets of a frame for a PDF.
 *
 * @returns undefined where there are none, or not all of them in time: half a plan would tell that the other half is empty
 */
export async function readPlan(
  mapTiles: MapTiles,
  frame: PlanFrame,
  timeoutMs = TIMEOUT_MS,
): Promise<StreetPlan | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), timeoutMs);
  try {
    return await Promise.race([draw(mapTiles, frame), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function draw(mapTiles: MapTiles, frame: PlanFrame): Promise<StreetPlan | undefined> {
  const { source } = await mapTiles.describe();
  if (!source) return undefined;
  const addresses = tilesOfPlan(frame, source);
  if (!addresses.some((address) => touches(address, source.bounds))) return undefined;
  const found = await Promise.all(addresses.map((address) => mapTiles.tile(source.id, address)));
  const tiles: PlanTile[] = [];
  for (const [i, tile] of found.entries()) {
    if (tile === "away") return undefined;
    if (tile !== "none") tiles.push({ address: addresses[i]!, bytes: await promisify(gunzip)(tile.packed) });
  }
  try {
    const plan = drawPlan(frame, tiles, source);
    // Open sea, or a source that has nothing there.
    return plan.paths.some(({ drawn }) => drawn !== "land" && drawn !== "water") ? plan : undefined;
  } catch (error) {
    if (error instanceof UnreadableTile) return undefined;
    throw error;
  }
}
