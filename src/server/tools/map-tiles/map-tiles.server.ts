import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Logger } from "pino";
import { isAddress, positionAt, type TileAddress, touches } from "#domain/shared/maps/tile-grid.ts";
import type { StreetsAnswer } from "#domain/shared/maps/tile-schema.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import type { Config, MapTilesConfig } from "../../platform/env.server.ts";
import { archiveSource } from "./archive-source.server.ts";
import { serviceSource } from "./service-source.server.ts";
import { createTileCache, type TileCache } from "./tile-cache.server.ts";
import { type Coverage, TileFault, type TileSource } from "./tile-source.server.ts";

const pack = promisify(gzip);
/**
 * Failures in a row after which a source is asked for one tile that it should have. Only if that fails too, the source is left
 * alone: single places fail by themselves, and a visitor may ask for as many of them as they like.
 */
const MOST_FAILURES = 6;
const REST_MS = 20_000;
/** A source may ask for a longer rest, up to this. */
const LONGEST_REST_MS = HOUR_MS;
/** Questions under way at once, and those that wait for their turn: a map asks for some twenty tiles. */
const MOST_AT_ONCE = 8;
const MOST_WAITING = 200;

/** A tile packed with gzip; "none": there is nothing at that place; "away": the source does not answer. */
export type FoundTile = { packed: Buffer } | "none" | "away";

/** The streets of this deployment's maps: one source, asked once for each tile and remembered. */
export interface MapTiles {
  describe(): Promise<StreetsAnswer>;
  /** @param sourceId as `describe` told it; another one has no tiles */
  tile(sourceId: string, address: TileAddress): Promise<FoundTile>;
}

type TilesConfig = Pick<Config, "dataDir" | "mapTiles" | "reachesPrivate">;

export const openSource = ({ from, schema }: MapTilesConfig, allowPrivate: boolean): TileSource =>
  "file" in from ? archiveSource(from.file) : serviceSource({ template: from.template, schema, allowPrivate });

/** Another source, and another reading of its layers, has another id: no cache mixes their tiles. */
const idOf = ({ from, schema }: MapTilesConfig) =>
  createHash("sha256")
    .update(JSON.stringify([from, schema]))
    .digest("hex")
    .slice(0, 12);

export function createMapTiles(
  { dataDir, mapTiles, reachesPrivate }: TilesConfig,
  { now, log }: { now: () => Date; log: Pick<Logger, "warn"> },
): MapTiles {
  if (!mapTiles) return { describe: async () => ({ source: null, isDown: false }), tile: async () => "none" };
  const id = idOf(mapTiles);
  const source = openSource(mapTiles, reachesPrivate);
  const breaker = createBreaker({ now, log, probe: async () => void (await source.read(await knownTile(source))) });
  // A file is near enough; nothing is gained by a copy of its tiles.
  const isFile = "file" in mapTiles.from;
  const cache = isFile ? undefined : createTileCache({ folder: join(dataDir, "map-tiles"), sourceId: id, now, log });
  const ask = createAsk(source, breaker);
  return {
    describe: async () => {
      const coverage = await coverageOf(source);
      if (coverage === undefined) return { source: null, isDown: true };
      const { schema, attribution } = mapTiles;
      return { source: { id, schema, attribution, ...coverage }, isDown: breaker.isOpen() };
    },
    tile: async (sourceId, address) => {
      if (sourceId !== id || !isAddress(address)) return "none";
      const coverage = await coverageOf(source);
      if (coverage === undefined) return "away";
      const { minZoom, maxZoom, bounds } = coverage;
      if (address.z < minZoom || address.z > maxZoom || !touches(address, bounds)) return "none";
      return await readThrough(cache, address, ask);
    },
  };
}

/** A source knows its area and levels without asking its service; a file holds them. @returns undefined where the file cannot be read */
async function coverageOf(source: TileSource): Promise<Coverage | undefined> {
  try {
    return await source.coverage();
  } catch (error) {
    if (error instanceof TileFault) return undefined;
    throw error;
  }
}

/** The kept tile while it is fresh, else the source's; a stale one is better than none. */
async function readThrough(
  cache: TileCache | undefined,
  address: TileAddress,
  ask: (address: TileAddress) => Promise<Buffer | null | "away">,
): Promise<FoundTile> {
  const kept = await cache?.read(address);
  const shown = (tile: Buffer | null): FoundTile => (tile ? { packed: tile } : "none");
  if (kept?.isFresh) return shown(kept.tile);
  const tile = await ask(address);
  if (tile === "away") return kept ? shown(kept.tile) : "away";
  const packed = tile && tile.length > 0 ? await pack(tile) : null;
  await cache?.keep(address, packed);
  return shown(packed);
}

/** Asks once for whoever asks at the same time, and few things at once. */
function createAsk(source: TileSource, breaker: Breaker) {
  const underWay = new Map<string, Promise<Buffer | null | "away">>();
  const turns = createTurns();
  return async ({ z, x, y }: TileAddress): Promise<Buffer | null | "away"> => {
    const key = `${z}/${x}/${y}`;
    const known = underWay.get(key);
    if (known) return await known;
    const asked = turns(async () => {
      const tile = await breaker.guard(() => source.read({ z, x, y }));
      return tile === undefined ? "away" : tile;
    });
    underWay.set(key, asked);
    try {
      return await asked;
    } finally {
      underWay.delete(key);
    }
  };
}

/** @returns runs a few at once, lets some wait, and answers "away" to the rest at once */
function createTurns() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T | "away"> => {
    if (running >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING) return "away";
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The Puerta del Sol, which every map of Spain has. */
const KNOWN = { latitude: 40.4168, longitude: -3.7038 };

/**
 * A place that the source should have: at the middle of Madrid, or of the source's area where that lies elsewhere.
 *
 * @throws TileFault
 */
export async function knownTile(source: TileSource): Promise<TileAddress> {
  const { maxZoom, bounds } = await source.coverage();
  const isInside =
    KNOWN.latitude > bounds.south &&
    KNOWN.latitude < bounds.north &&
    KNOWN.longitude > bounds.west &&
    KNOWN.longitude < bounds.east;
  const at = isInside
    ? KNOWN
    : { latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + bounds.east) / 2 };
  const { x, y } = positionAt(at, maxZoom);
  return { z: maxZoom, x: Math.floor(x), y: Math.floor(y) };
}

interface Breaker {
  isOpen(): boolean;
  /** @returns undefined where the source failed, or rests after failures */
  guard<T>(work: () => Promise<T>): Promise<T | undefined>;
}

interface BreakerParts {
  now: () => Date;
  log: Pick<Logger, "warn">;
  /** Asks for something that the source should have. @throws TileFault */
  probe(): Promise<void>;
}

function createBreaker({ now, log, probe }: BreakerParts): Breaker {
  let failures = 0;
  let restUntil = 0;
  let probing: Promise<void> | undefined;
  const isOpen = () => restUntil > now().getTime();
  const settle = async () => {
    try {
      await probe();
      failures = 0;
    } catch (error) {
      if (!(error instanceof TileFault)) throw error;
      if (!isOpen()) log.warn({ err: error }, "the source of streets rests after failures");
      const asked = Math.min((error.retryAfterSeconds ?? 0) * 1000, LONGEST_REST_MS);
      restUntil = now().getTime() + Math.max(REST_MS, asked);
    } finally {
      probing = undefined;
    }
  };
  return {
    isOpen,
    guard: async (work) => {
      if (isOpen()) return undefined;
      try {
        const done = await work();
        failures = 0;
        return done;
      } catch (error) {
        if (!(error instanceof TileFault)) throw error;
        failures += 1;
        if (failures >= MOST_FAILURES) {
          probing ??= settle();
          await probing;
        }
        return undefined;
      }
    },
  };
}
