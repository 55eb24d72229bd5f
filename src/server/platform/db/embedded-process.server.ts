import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { FolderInUseError, lockFolder } from "./folder-lock.server.ts";
import { keepBatchesWhole } from "./whole-batches.server.ts";

/**
 * The embedded database, in a process of its own so that a heavy query never blocks the web server.
 * Started by `openEmbedded` with two arguments: the data folder and the folder of the socket. It answers over IPC
 * `{ready}` or `{failed}`, obeys `{dump: file}`, and ends when its parent goes.
 */
const [dataDir, socketDir] = process.argv.slice(2) as [string, string];
const HOW_LONG_A_PREDECESSOR_MAY_TAKE_MS = 10_000;

// Ctrl-C reaches the whole process group; the parent decides when the database may close.
process.on("SIGINT", () => {});

let release: (() => void) | undefined;
try {
  release = await lockPatiently(join(dataDir, "pg.lock"));
  const db = await openFolder(join(dataDir, "pg"));
  const server = new PGLiteSocketServer({
    db: keepBatchesWhole(db),
    path: join(socketDir, ".s.PGSQL.5432"),
    maxConnections: 50,
  });
  await server.start();

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await server.stop();
    await db.close();
    rmSync(socketDir, { recursive: true, force: true });
    release?.();
    process.exit(0);
  };
  process.on("SIGTERM", close);
  process.on("disconnect", close); // the parent died, however it died
  process.send?.({ ready: true });
} catch (error) {
  release?.();
  process.send?.({
    failed: error instanceof Error ? error.message : String(error),
    inUse: error instanceof FolderInUseError,
  });
  process.disconnect?.();
  process.exitCode = 1;
}

/** A predecessor whose parent was just killed still flushes for a moment. */
async function lockPatiently(lockFile: string): Promise<() => void> {
  const deadline = Date.now() + HOW_LONG_A_PREDECESSOR_MAY_TAKE_MS;
  for (;;) {
    try {
      return lockFolder(lockFile);
    } catch (error) {
      if (!(error instanceof FolderInUseError) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A new database is initialised beside and renamed, so that a start cut short leaves no half-made folder. */
async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const beside = `${folder}.new`;
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { recursive: true, mode: 0o700 });
    const fresh = await PGlite.create(beside);
    await fresh.close();
    renameSync(beside, folder);
  }
  return await PGlite.create(folder);
}
