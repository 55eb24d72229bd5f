import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { text } from "#domain/shared/schema/text.ts";
import type { Config } from "../../platform/env.server.ts";
import { authSecret } from "../../platform/secrets/auth-secret.server.ts";
import { writeSynced } from "../../platform/synced-file.server.ts";
import type { CarriedSecret } from "./backup-format.server.ts";

type SecretConfig = Pick<Config, "auth" | "dataDir">;

/** Distinguishes two secrets and reveals neither: both are long and random. */
const fingerprintOf = (secret: string): string =>
  createHash("sha256").update(`umbral-backup\n${secret}`).digest("hex").slice(0, 32);

const fileOf = ({ dataDir }: SecretConfig) => join(dataDir, "auth-secret");

export function secretToCarry(config: SecretConfig): CarriedSecret {
  const value = authSecret(config);
  const fingerprint = fingerprintOf(value);
  return config.auth.secret ? { kind: "env", fingerprint } : { kind: "file", value, fingerprint };
}

/**
 * Reason why this configuration would not open a backup's sealed values, in one Spanish line; undefined where it would.
 */
export function secretRefusal(config: SecretConfig, carried: CarriedSecret): string | undefined {
  // A secret that the data folder keeps gives way to the one that the backup carries.
  if (!config.auth.secret && carried.kind === "file") return undefined;
  const ours = config.auth.secret ?? kept(config);
  if (ours !== undefined && fingerprintOf(ours) === carried.fingerprint) return undefined;
  const advice = "o añade --otro-secreto: los segundos factores y las claves guardadas no se podrán abrir";
  return carried.kind === "env"
    ? `La copia se hizo con otro AUTH_SECRET: pon el mismo, ${advice}.`
    : `AUTH_SECRET no es el secreto que trae la copia: quítalo para que valga el de la copia, ${advice}.`;
}

/**
 * The secret of a backup while its rows are being restored, beside the one that counts. Rows and secret change together: which of both
 * secrets counts follows from how the transaction ended, which PostgreSQL remembers when the process that began it is no more.
 */
const staged = z.object({ transaction: text(), secret: text({ max: 4_096 }) });
const stagedFileOf = ({ dataDir }: SecretConfig) => join(dataDir, "auth-secret.restoring");

/**
 * Call it before the transaction ends.
 *
 * @param transaction number of the transaction that puts the rows
 * @returns whether the secret changes with it
 */
export function stageSecret(config: SecretConfig, carried: CarriedSecret, transaction: string): boolean {
  if (config.auth.secret || carried.kind !== "file" || kept(config) === carried.value) return false;
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  writeSynced(stagedFileOf(config), JSON.stringify({ transaction, secret: carried.value }), { replaces: true });
  return true;
}

/** Number of the transaction that a staged secret belongs to; undefined where none is staged. */
export function stagedTransaction(config: SecretConfig): string | undefined {
  return existsSync(stagedFileOf(config)) ? readStaged(config).transaction : undefined;
}

export function dropStaged(config: SecretConfig): void {
  rmSync(stagedFileOf(config), { force: true });
}

/** Lets the staged secret count. One that lay there and differs stays beside it, under the name `auth-secret.{time}`. */
export function putStaged(config: SecretConfig, now: Date): void {
  const { secret } = readStaged(config);
  const file = fileOf(config);
  const old = kept(config);
  if (old !== undefined && old !== secret)
    writeSynced(`${file}.${now.toISOString().replaceAll(":", "-")}`, old, { replaces: true });
  writeSynced(file, secret, { replaces: true });
  dropStaged(config);
}

const readStaged = (config: SecretConfig) => z.parse(staged, JSON.parse(readFileSync(stagedFileOf(config), "utf8")));

function kept(config: SecretConfig): string | undefined {
  const file = fileOf(config);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}
