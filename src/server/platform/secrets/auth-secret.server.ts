import { randomBytes, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeDataDir } from "../data-dir.server.ts";
import { type Config, ConfigError } from "../env.server.ts";

/** Of a secret in the data folder; what we write has 64. */
const SHORTEST = 32;

/**
 * The configured secret, or in demo mode one that the data folder keeps, readable by this user alone. A new one is taken only when it
 * was written whole and read back: a full disk must not give every such server the same empty secret.
 *
 * @throws ConfigError naming the file, where it cannot be written whole or what it holds is no secret
 */
export function authSecret({ auth, dataDir }: Pick<Config, "auth" | "dataDir">): string {
  if (auth.secret) return auth.secret;
  const file = join(dataDir, "auth-secret");
  const there = readSecret(file);
  if (there !== undefined) return there;
  // With a given PostgreSQL nobody has made the folder before.
  makeDataDir(dataDir);
  try {
    makeSecret(dataDir, file);
  } catch (error) {
    throw new ConfigError(`Umbral no arranca: ${file} no se puede escribir entero (${(error as Error).message}).`);
  }
  return readSecret(file)!;
}

function readSecret(file: string): string | undefined {
  let secret: string;
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch (error) {
    // With a file in the folder's place there is none either: making the folder tells.
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw new ConfigError(`Umbral no arranca: ${file} no se puede leer (${(error as Error).message}).`);
  }
  if (secret.length >= SHORTEST) return secret;
  throw new ConfigError(
    `Umbral no arranca: ${file} está vacío o cortado. Recupéralo de una copia; si nadie ha usado esta carpeta, bórralo.`,
  );
}

/** Of several processes that start together the first one's stays, and the others read it. */
function makeSecret(folder: string, file: string): void {
  const beside = `${file}.${randomUUID()}.part`;
  const secret = randomBytes(48).toString("base64url");
  try {
    const handle = openSync(beside, "wx", 0o600);
    try {
      writeSync(handle, secret);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (readFileSync(beside, "utf8") !== secret) throw new Error("lo escrito no se lee igual");
    linkSync(beside, file);
    syncFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(beside, { force: true });
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
