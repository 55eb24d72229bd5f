import { readdir } from "node:fs/promises";
import { archiveFolders } from "../../platform/db/embedded/archive.server.ts";
import { listBases, missingSegments } from "./base-backup.server.ts";

/** How far the archive of the embedded database leads back to any moment. */
export interface ArchiveReach {
  /** When the newest base backup was begun; null without one, also where the folder of the archive is away. */
  baseAt: Date | null;
  /** Segments since then that are not there: recovery ends at the first of them. */
  lost: number;
}

/** @param lastSegment the last one that PostgreSQL was told is archived; null for none */
export async function readArchiveReach(dataDir: string, lastSegment: string | null): Promise<ArchiveReach> {
  const { bases, wal } = archiveFolders(dataDir);
  const [newest] = await listBases(bases);
  if (!newest) return { baseAt: null, lost: 0 };
  const there = await readdir(wal).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  // Ones of another timeline are of an archive that was put aside.
  const timeline = newest.firstSegment.slice(0, 8);
  const names = [...there, lastSegment ?? ""]
    .filter((name) => name.startsWith(timeline))
    .map((name) => name.slice(0, 24));
  const last = names.reduce((a, b) => (b > a ? b : a), newest.firstSegment);
  return { baseAt: newest.startedAt, lost: missingSegments(there, newest.firstSegment, last) };
}
