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

/** A PMTiles file of the operator's. It is opened when first asked and then stays open; a fault closes it, so that a mended file is found. */
export function archiveSource(file: string): TileSource {
  let opened: Promise<Archive> | undefined;
  const archive = async <T>(use: (archive: Archive) => Promise<T>): Promise<T> => {
    opened ??= Archive.open(file);
    const current = opened;
    try {
      return await use(await current);
    } catch (error) {
      if (opened === current) opened = undefined;
      void current.then((one) => one.close()).catch(() => {}); // it never opened, or is closed already
      throw asFault(error);
    }
  };
  return {
    coverage: () => archive(async ({ coverage }) => coverage),
    read: (address) => archive((one) => one.tile(address)),
  };
}

function asFault(error: unknown): unknown {
  if (error instanceof UnreadableArchive) return new TileFault(`El archivo ${error.message}`, { cause: error });
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new TileFault("El archivo no está", { cause: error });
  if (typeof code === "string") return new TileFault(`El archivo no se puede leer (${code})`, { cause: error });
  return error;
}

class Archive {
  readonly coverage: Coverage;
  #handle: FileHandle;
  #header: ArchiveHeader;
  /** By their offset, the one used longest ago first. */
  #directories = new Map<number, ArchiveEntry[]>();

  static async open(file: string): Promise<Archive> {
    const handle = await open(file, "r");
    try {
      return new Archive(handle, readArchiveHeader(await readPiece(handle, { offset: 0, length: HEADER_BYTES })));
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  private constructor(handle: FileHandle, header: ArchiveHeader) {
    this.#handle = handle;
    this.#header = header;
    const { minZoom, maxZoom, bounds } = header;
    this.coverage = { minZoom, maxZoom, bounds };
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  async tile(address: TileAddress): Promise<Buffer | null> {
    const id = tileIdOf(address);
    let directory = this.#header.root;
    for (let level = 0; level < MOST_LEVELS; level++) {
      const entry = findEntry(await this.#directory(directory), id);
      if (!entry) return null;
      if (entry.runLength > 0) {
        const { offset } = this.#header.tiles;
        const piece = { offset: offset + entry.offset, length: entry.length };
        return await this.#unpacked(piece, this.#header.tileCompression, MOST_TILE_BYTES);
      }
      directory = { offset: this.#header.leaves.offset + entry.offset, length: entry.length };
    }
    throw new UnreadableArchive("tiene directorios sin fin");
  }

  async #directory(piece: Piece): Promise<ArchiveEntry[]> {
    const known = this.#directories.get(piece.offset);
    const entries = known ?? readDirectory(await this.#unpacked(piece, this.#header.inside, MOST_DIRECTORY_BYTES));
    this.#directories.delete(piece.offset);
    this.#directories.set(piece.offset, entries);
    if (this.#directories.size > MOST_KEPT) this.#directories.delete(this.#directories.keys().next().value!);
    return entries;
  }

  async #unpacked(piece: Piece, compression: Compression, most: number): Promise<Buffer> {
    if (piece.length > most) throw new UnreadableArchive("tiene una parte demasiado grande");
    const bytes = await readPiece(this.#handle, piece);
    if (compression === "none") return bytes;
    try {
      return await unpack(bytes, { maxOutputLength: most });
    } catch {
      throw new UnreadableArchive("tiene una parte que no se puede descomprimir");
    }
  }
}

async function readPiece(handle: FileHandle, { offset, length }: Piece): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, offset);
  if (bytesRead < length) throw new UnreadableArchive("está cortado");
  return bytes;
}
