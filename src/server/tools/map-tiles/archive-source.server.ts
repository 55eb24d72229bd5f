import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import {
  type ArchiveEntry,
  type ArchiveHeader,
  type Compression,
  findEntry,
  HEADER_BYTES,
  type Piece,
  readArchiveHeader,
  readDirectory,
  tileIdOf,
  UnreadableArchive,
} from "#domain/shared/maps/pmtiles.ts";
import type { TileAddress } from "#domain/shared/maps/tile-grid.ts";
import { type Coverage, MOST_TILE_BYTES, TileFault, type TileSource } from "./tile-source.server.ts";

const unpack = promisify(gunzip);
/** Levels of directories below the root; the specification advises one, and allows more. */
const MOST_LEVELS = 4;
const MOST_DIRECTORY_BYTES = 16 * 1024 * 1024;
/** Directories that stay in memory: a few thousand entries each. */
const MOST_KEPT = 64;

/** A PMTiles file of the operator's. It is opened for each question, so that a newer file in its place is taken up at once. */
export function archiveSource(file: string): TileSource {
  let known: { signature: string; archive: Archive } | undefined;
  const withArchive = async <T>(use: (archive: Archive, handle: FileHandle) => T | Promise<T>): Promise<T> => {
    let handle: FileHandle | undefined;
    try {
      handle = await open(file, "r");
      const { ino, size, mtimeMs } = await handle.stat();
      const signature = `${ino} ${size} ${mtimeMs}`;
      if (known?.signature !== signature) {
        const header = readArchiveHeader(await readPiece(handle, { offset: 0, length: HEADER_BYTES }));
        known = { signature, archive: new Archive(header) };
      }
      return await use(known.archive, handle);
    } catch (error) {
      throw asFault(error);
    } finally {
      await handle?.close();
    }
  };
  return {
    coverage: () => withArchive(({ coverage }) => coverage),
    read: (address) => withArchive((archive, handle) => archive.tile(address, handle)),
  };
}

function asFault(error: unknown): unknown {
  if (error instanceof UnreadableArchive) return new TileFault(`El archivo ${error.message}`, { cause: error });
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new TileFault("El archivo no está", { cause: error });
  if (typeof code === "string") return new TileFault(`El archivo no se puede leer (${code})`, { cause: error });
  return error;
}

/** The known part of a file: its header, and the directories read so far. */
class Archive {
  readonly coverage: Coverage;
  #header: ArchiveHeader;
  /** By their offset, the one used longest ago first. */
  #directories = new Map<number, ArchiveEntry[]>();

  constructor(header: ArchiveHeader) {
    this.#header = header;
    const { minZoom, maxZoom, bounds } = header;
    this.coverage = { minZoom, maxZoom, bounds };
  }

  async tile(address: TileAddress, handle: FileHandle): Promise<Buffer | null> {
    const id = tileIdOf(address);
    let directory = this.#header.root;
    for (let level = 0; level < MOST_LEVELS; level++) {
      const entry = findEntry(await this.#directory(directory, handle), id);
      if (!entry) return null;
      if (entry.runLength > 0) {
        const { offset } = this.#header.tiles;
        const piece = { offset: offset + entry.offset, length: entry.length };
        return await unpacked(
          await readPiece(handle, piece, MOST_TILE_BYTES),
          this.#header.tileCompression,
          MOST_TILE_BYTES,
        );
      }
      directory = { offset: this.#header.leaves.offset + entry.offset, length: entry.length };
    }
    throw new UnreadableArchive("tiene directorios sin fin");
  }

  async #directory(piece: Piece, handle: FileHandle): Promise<ArchiveEntry[]> {
    let entries = this.#directories.get(piece.offset);
    if (!entries) {
      const bytes = await readPiece(handle, piece, MOST_DIRECTORY_BYTES);
      entries = readDirectory(await unpacked(bytes, this.#header.inside, MOST_DIRECTORY_BYTES));
    }
    this.#directories.delete(piece.offset);
    this.#directories.set(piece.offset, entries);
    if (this.#directories.size > MOST_KEPT) this.#directories.delete(this.#directories.keys().next().value!);
    return entries;
  }
}

async function unpacked(bytes: Buffer, compression: Compression, most: number): Promise<Buffer> {
  if (compression === "none") return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: most });
  } catch {
    throw new UnreadableArchive("tiene una parte que no se puede descomprimir");
  }
}

async function readPiece(handle: FileHandle, { offset, length }: Piece, most = length): Promise<Buffer> {
  if (length > most) throw new UnreadableArchive("tiene una parte demasiado grande");
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, offset);
  if (bytesRead < length) throw new UnreadableArchive("está cortado");
  return bytes;
}
