import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";

/** The folder is in use by a live process. */
export class FolderInUseError extends Error {
  readonly pid: number;
  constructor(pid: number) {
    super(`la carpeta de datos la usa el proceso ${pid}`);
    this.pid = pid;
  }
}

/**
 * Takes the lock file, which names its owner. PGlite does not lock its folder and two processes on it lose data
 * silently, so this is the only guard. A lock whose owner is dead (kill -9, power cut) is taken over.
 *
 * @returns releases the lock
 * @throws FolderInUseError when a live process holds it
 */
export function lockFolder(lockFile: string): () => void {
  const mine = `${lockFile}.${randomUUID()}`;
  writeFileSync(mine, ownerLine(process.pid), { flush: true });
  try {
    for (;;) {
      try {
        linkSync(mine, lockFile); // atomic: fails if another made it first
        return () => {
          if (readOwner(lockFile) === ownerLine(process.pid)) unlinkSync(lockFile);
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
      const owner = readOwner(lockFile);
      const pid = Number(owner.split(" ")[0]);
      if (owner !== "" && ownerLine(pid) === owner && isAlive(pid)) throw new FolderInUseError(pid);
      discardStale(lockFile, owner);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Moves the dead owner's lock aside, unless another starter was faster. */
function discardStale(lockFile: string, seen: string): void {
  const aside = `${lockFile}.stale-${randomUUID()}`;
  try {
    renameSync(lockFile, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if (readOwner(aside) === seen) {
    unlinkSync(aside);
    return;
  }
  // Another starter replaced the stale lock between our look and our move: give it back.
  renameSync(aside, lockFile);
}

/** Process id and, where the system tells, its start time: an id that was handed to a new process is not the owner. */
function ownerLine(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended; only its parent has not asked how.
    return `${pid} ${fields[0] === "Z" ? "ended" : fields[19]}`;
  } catch {
    return `${pid} -`; // no /proc (macOS, Windows) or no such process: the id alone must do
  }
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
