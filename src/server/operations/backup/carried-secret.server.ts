import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../platform/env.server.ts";
import { authSecret } from "../../platform/secrets/auth-secret.server.ts";
import type { CarriedSecret } from "./backup-format.server.ts";

type SecretConfig = Pick<Config, "auth" | "dataDir">;

/** Tells two secrets apart and gives neither away: both are long and random. */
const fingerprintOf = (secret: string): string =>
  createHash("sha256").update(`umbral-backup\n${secret}`).digest("hex").slice(0, 32);

const fileOf = ({ dataDir }: SecretConfig) => join(dataDir, "auth-secret");

export function secretToCarry(config: SecretConfig): CarriedSecret {
  const value = authSecret(config);
  const fingerprint = fingerprintOf(value);
  return config.auth.secret ? { kind: "env", fingerprint } : { kind: "file", value, fingerprint };
}

/** Why this configuration would not open what a backup holds sealed, in one Spanish line; undefined where it would. */
export function secretRefusal(config: SecretConfig, carried: CarriedSecret): string | undefined {
  const file = fileOf(config);
  // A secret that the data folder keeps gives way to the one that the backup carries.
  if (!config.auth.secret && carried.kind === "file") return undefined;
  const ours = config.auth.secret ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
  if (ours !== undefined && fingerprintOf(ours) === carried.fingerprint) return undefined;
  const advice = "o añade --otro-secreto: los segundos factores y las claves guardadas no se podrán abrir";
  return carried.kind === "env"
    ? `La copia se hizo con otro AUTH_SECRET: pon el mismo, ${advice}.`
    : `AUTH_SECRET no es el secreto que trae la copia: quítalo para que valga el de la copia, ${advice}.`;
}

/**
 * Puts the secret that a backup carries into the data folder. One that lay there and differs stays beside it, under the name
 * `auth-secret.{time}`.
 *
 * @returns takes it back; undefined where nothing had to change
 */
export function putSecret(config: SecretConfig, carried: CarriedSecret, now: Date): (() => void) | undefined {
  if (config.auth.secret || carried.kind !== "file") return undefined;
  const file = fileOf(config);
  const old = existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
  if (old === carried.value) return undefined;
  const aside = `${file}.${now.toISOString().replaceAll(":", "-")}`;
  if (old !== undefined) renameSync(file, aside);
  const takeBack = () => {
    rmSync(file, { force: true });
    if (old !== undefined) renameSync(aside, file);
  };
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, carried.value, { mode: 0o600, flag: "wx" });
  } catch (error) {
    takeBack();
    throw error;
  }
  return takeBack;
}
