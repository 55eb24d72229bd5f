import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a small file, readable by this user alone, so that under its name it is either whole and on the disk, or
 * unchanged. The bytes are read back first: a full disk may keep an empty file without an error.
 *
 * @param options.replaces without it an existing file stays: of several processes the first one wins
 * @returns whether the file holds the text now
 */
export function writeSynced(path: string, text: string, { replaces }: { replaces: boolean }): boolean {
  const beside = `${path}.${randomUUID()}.part`;
  try {
    const handle = openSync(beside, "wx", 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (readFileSync(beside, "utf8") !== text) throw new Error("lo escrito no se lee igual");
    if (replaces) renameSync(beside, path);
    else if (!linked(beside, path)) return false;
    syncFolder(dirname(path));
    return true;
  } finally {
    rmSync(beside, { force: true });
  }
}

/** A link is refused where the name is taken, at whatever moment it was; renaming would replace the other's file. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Brings the new name to the disk, too; Windows does so by itself and opens no folder. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
