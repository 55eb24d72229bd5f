import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.server.ts";
import { type Command, commandAs, ownerOfNewFiles } from "./run-as.server.ts";
import { endOf, isReady, reasonIn, spawnWatched } from "./watched.server.ts";

/** A folder in which PostgreSQL keeps databases, and how one gets in. */
export interface Cluster {
  folder: string;
  /** Password of the user `umbral`, in a file that only the product's own user reads. */
  password: string;
  /** The owner of the files, where that matters: PostgreSQL runs as the owner of its folder. */
  owner: { uid: number; gid: number } | undefined;
}

export const DATABASE_USER = "umbral";
/** The major version of the programs that npm installs. */
const MAJOR = "18";
const PASSWORD_FILE = "umbral-password";
/** A folder that is being made carries the number of the process that makes it. */
const UNFINISHED = /^postgres\.new-(\d+)$/;

/**
 * The database's folder inside the data folder. A new one is made beside it and renamed, so that a start cut short leaves no
 * half-made database behind.
 *
 * @param dataDir is there
 * @throws Error in Spanish where the folder cannot be used by this version or this user
 */
export async function openCluster(binaries: Binaries, dataDir: string): Promise<Cluster> {
  const folder = join(dataDir, "postgres");
  if (!existsSync(folder)) {
    if (existsSync(join(dataDir, "pg"))) {
      throw new Error(
        `${join(dataDir, "pg")} es de una versión anterior, con otra base de datos: apártala o cambia DATA_DIR, y recupera una copia con «npm run restore»`,
      );
    }
    await makeCluster(binaries, dataDir, folder);
  }
  const version = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (version !== MAJOR) {
    throw new Error(`${folder} es de PostgreSQL ${version} y aquí está incluido el ${MAJOR}`);
  }
  return { folder, owner: ownerOf(folder), password: readFileSync(join(folder, PASSWORD_FILE), "utf8") };
}

function ownerOf(folder: string): Cluster["owner"] {
  const { uid, gid } = statSync(folder);
  const own = process.getuid?.();
  if (own === undefined || uid === own) return undefined;
  if (own === 0) return { uid, gid };
  throw new Error(`${folder} es de otro usuario: arranca como él o cambia DATA_DIR`);
}

async function makeCluster(binaries: Binaries, dataDir: string, folder: string): Promise<void> {
  forgetUnfinished(dataDir);
  refuseNameless();
  const beside = join(dataDir, `postgres.new-${process.pid}`);
  const passwordFile = `${beside}.password`;
  // Text is ordered and compared by code point on every machine alike, and its letters are Unicode's.
  const command = commandAs(ownerOfNewFiles, binaries.initdb, [
    "-D",
    beside,
    "-U",
    DATABASE_USER,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
  ]);
  try {
    const makeFolder = () => {
      mkdirSync(beside, { mode: 0o700 });
      writeFileSync(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
      if (ownerOfNewFiles) chownSync(beside, ownerOfNewFiles.uid, ownerOfNewFiles.gid);
    };
    const takeOver = () => {
      renameSync(passwordFile, join(beside, PASSWORD_FILE));
      chmodSync(beside, 0o700);
      renameSync(beside, folder);
    };
    await initialise({ ...command, env: binaries.env }, beside, makeFolder, takeOver);
  } catch (error) {
    // Another process that started at the same time may have finished first: its folder is as good.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(beside, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

/** A container may run as a number that its system has no user for. @throws Error in Spanish, where PostgreSQL would in English */
function refuseNameless(): void {
  try {
    userInfo();
  } catch {
    throw new Error(
      `este sistema no da nombre al usuario ${process.getuid?.()}, y PostgreSQL lo pide para hacer una base de datos: añádelo a /etc/passwd o indica DATABASE_URL`,
    );
  }
}

/**
 * A start that is ended meanwhile takes the unfinished folder along.
 *
 * @param makeFolder makes what the program asks for
 * @param takeOver puts what the program has made in its place, without a pause: a start that is ended before leaves nothing of it
 */
async function initialise(
  command: Command & { env: NodeJS.ProcessEnv | undefined },
  folder: string,
  makeFolder: () => void,
  takeOver: () => void,
): Promise<void> {
  if (process.platform === "win32") {
    makeFolder();
    await promisify(execFile)(command.file, command.args);
    takeOver();
    return;
  }
  const child = spawnWatched(command, { signal: "TERM", leftovers: folder });
  const end = endOf(child);
  try {
    makeFolder();
    child.stdin!.write("\n");
    if (await isReady(child)) {
      takeOver();
      child.stdin!.write("\n");
    }
  } catch (error) {
    child.stdin!.end();
    await end;
    throw error;
  }
  const { code, output } = await end;
  if (code !== 0) throw new Error(reasonIn(output) || `initdb: código ${code}`);
}

/** Removes the folders of processes that died while they made a database. */
function forgetUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(UNFINISHED.exec(name.replace(/\.password$/, ""))?.[1]);
    if (pid && !isAlive(pid)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
