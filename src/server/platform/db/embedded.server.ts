import { type ChildProcess, fork } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PoolConfig } from "pg";

export interface EmbeddedDatabase {
  /** How `pg` reaches it. */
  pool: PoolConfig;
  /** Flushes and ends the process. */
  close(): Promise<void>;
  /** Settles when the process ends without having been asked to. */
  crashed: Promise<number | null>;
}

/**
 * Opens the embedded PostgreSQL of a data folder in a child process, behind a Unix socket in a folder that only this
 * user can enter (the socket has no authentication).
 *
 * @throws Error with a Spanish message when the folder is in use or damaged
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Not inside the data folder: a socket's path may have about a hundred characters at most.
  const socketDir = mkdtempSync(join(tmpdir(), "umbral-db-"));
  const script = fileURLToPath(new URL("./embedded-process.server.ts", import.meta.url));
  const child = fork(script, [dataDir, socketDir], { stdio: ["ignore", "inherit", "inherit", "ipc"], execArgv: [] });
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  try {
    await becomesReady(child, exited);
  } catch (error) {
    rmSync(socketDir, { recursive: true, force: true });
    throw error;
  }
  let asked = false;
  return {
    // Idle connections stay: where one goes, the socket server rolls back what it takes for that connection's transaction.
    pool: { host: socketDir, user: "postgres", database: "postgres", ssl: false, max: 10, idleTimeoutMillis: 0 },
    crashed: exited.then((code) => (asked ? new Promise<never>(() => {}) : code)),
    async close() {
      asked = true;
      child.kill("SIGTERM");
      await exited;
    },
  };
}

function becomesReady(child: ChildProcess, exited: Promise<number | null>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("message", (message: { ready?: true; failed?: string; inUse?: boolean }) => {
      if (message.ready) resolve();
      else if (message.inUse)
        reject(new Error(`La base de datos no se abre: ${message.failed}. Ciérralo o cambia DATA_DIR.`));
      else reject(new Error(`La base de datos no se abre: ${message.failed}`));
    });
    exited.then((code) => reject(new Error(`La base de datos se ha cerrado al abrirla (código ${code}).`)));
  });
}
