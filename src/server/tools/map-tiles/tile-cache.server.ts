import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { TileAddress } from "#domain/shared/maps/tile-grid.ts";
import { DAY_MS, HOUR_MS } from "#domain/shared/time/durations.ts";

/** A new street comes onto the map within a month. */
const KEPT_MS = 30 * DAY_MS;
/** "Nothing there" may be a mistake of the service, so that it is asked again soon. */
const NOTHING_KEPT_MS = HOUR_MS;
/** Some ten thousand tiles of cities. */
const MOST_BYTES = 256 * 1024 * 1024;
/** A file takes at least a block of the disk, an empty one too. */
const BLOCK_BYTES = 4096;
const NAME = /^(\d{1,2})-(\d{1,8})-(\d{1,8})\.mvt\.gz$/;

export interface KeptTile {
  /** Packed with gzip; null: the source has nothing there. */
  tile: Buffer | null;
  isFresh: boolean;
}

/** Tiles on the disk of this machine. It forgets the ones used longest ago, is no part of a backup, and may be deleted at any time. */
export interface TileCache {
  /** @returns undefined where it is not kept */
  read(address: TileAddress): Promise<KeptTile | undefined>;
  keep(address: TileAddress, tile: Buffer | null): Promise<void>;
}

interface CacheParts {
  /** Holds a folder for each source. */
  folder: string;
  sourceId: string;
  now: () => Date;
  log: Pick<Logger, "warn">;
  mostBytes?: number;
}

const nameOf = ({ z, x, y }: TileAddress) => `${z}-${x}-${y}.mvt.gz`;

export function createTileCache({ folder, sourceId, now, log, mostBytes = MOST_BYTES }: CacheParts): TileCache {
  const own = join(folder, sourceId);
  let index: Promise<Index> | undefined;
  let hasWarned = false;
  const opened = () => {
    index ??= openIndex(folder, sourceId);
    return index;
  };
  /** A disk that is full or only reads costs the cache and nothing else; one line says so. */
  const warn = (err: unknown) => {
    if (!hasWarned) log.warn({ err }, "tiles of maps cannot be kept on the disk");
    hasWarned = true;
  };
  return {
    read: async (address) => {
      const name = nameOf(address);
      const files = await opened();
      const known = files.get(name);
      if (!known) return undefined;
      const bytes = await readFile(join(own, name)).catch(() => undefined); // somebody emptied the folder
      files.delete(name);
      if (!bytes) return undefined;
      // Used just now: the end of the line.
      files.set(name, known);
      const age = now().getTime() - known.keptAt;
      if (bytes.length === 0) return { tile: null, isFresh: age < NOTHING_KEPT_MS };
      return { tile: bytes, isFresh: age < KEPT_MS };
    },
    keep: async (address, tile) => {
      const name = nameOf(address);
      const bytes = tile ?? Buffer.alloc(0);
      try {
        const files = await opened();
        await mkdir(own, { recursive: true, mode: 0o700 });
        // Written aside first: a process that dies leaves no half tile.
        const aside = join(own, `.${name}.${process.pid}`);
        await writeFile(aside, bytes);
        await rename(aside, join(own, name));
        files.delete(name);
        files.set(name, { bytes: Math.max(BLOCK_BYTES, bytes.length), keptAt: now().getTime() });
        await makeRoom(own, files, mostBytes);
      } catch (error) {
        warn(error);
      }
    },
  };
}

/** Files by their name, the one used longest ago first. */
type Index = Map<string, { bytes: number; keptAt: number }>;

async function openIndex(folder: string, sourceId: string): Promise<Index> {
  const others = await readdir(folder).catch(() => []); // nothing is kept yet
  for (const other of others) {
    // Tiles of a source that the configuration no longer names.
    if (other !== sourceId) await rm(join(folder, other), { recursive: true, force: true }).catch(() => {});
  }
  const own = join(folder, sourceId);
  const names = await readdir(own).catch(() => []); // nothing is kept yet
  const found = await Promise.all(
    names.map(async (name) => {
      const file = join(own, name);
      // Left by a process that died.
      if (!NAME.test(name)) await rm(file, { force: true }).catch(() => {});
      const state = NAME.test(name) ? await stat(file).catch(() => undefined) : undefined; // gone meanwhile
      return state ? [{ name, bytes: Math.max(BLOCK_BYTES, state.size), keptAt: state.mtimeMs }] : [];
    }),
  );
  const byAge = found.flat().sort((a, b) => a.keptAt - b.keptAt);
  return new Map(byAge.map(({ name, bytes, keptAt }) => [name, { bytes, keptAt }]));
}

async function makeRoom(own: string, files: Index, mostBytes: number): Promise<void> {
  let bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
  for (const [name, file] of files) {
    if (bytes <= mostBytes) return;
    files.delete(name);
    bytes -= file.bytes;
    await rm(join(own, name), { force: true });
  }
}
