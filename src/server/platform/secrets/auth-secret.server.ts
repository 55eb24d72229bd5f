import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataDir } from "../data-dir.server.ts";
import { type Config, ConfigError } from "../env.server.ts";
import { writeSynced } from "../synced-file.server.ts";

/** Shortest secret accepted in the data folder; ours have 64 characters. */
const SHORTEST = 32;

/**
 * The configured secret, or in demo mode one that the data folder keeps, readable by this user alone. A new one is
 * taken only when it was written whole and read back: a full disk must not give every such server the same empty
 * secret.
 *
 * @throws ConfigError naming the file, where it cannot be written whole or contains no secret
 */
export function authSecret({ auth, dataDir }: Pick<Config, "auth" | "dataDir">): string {
  if (auth.secret) return auth.secret;
  const file = join(dataDir, "auth-secret");
  const there = readSecret(file);
  if (there !== undefined) return there;
  // With a given PostgreSQL nothing has created the folder before.
  makeDataDir(dataDir);
  try {
    // Of several processes that start together the first one's secret is kept, and the others read it.
    writeSynced(file, randomBytes(48).toString("base64url"), { replaces: false });
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
    // If a file has the folder's name there is no secret either; creating the folder reports it.
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw new ConfigError(`Umbral no arranca: ${file} no se puede leer (${(error as Error).message}).`);
  }
  if (secret.length >= SHORTEST) return secret;
  throw new ConfigError(
    `Umbral no arranca: ${file} está vacío o cortado. Recupéralo de una copia; si nadie ha usado esta carpeta, bórralo.`,
  );
}
