import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { envSchema } from "#server/platform/env.server.ts";
import { secretKeys } from "./links.ts";
import { CHART } from "./render.ts";

/** Variables that the chart sets by itself, or that have no place in a cluster. */
const NOT_OF_CONFIG: ReadonlySet<string> = new Set([
  "BACKUP_WAL",
  "DATA_DIR",
  "DATABASE_URL",
  "DATABASE_REPLICA_URL",
  "DEMO_ON_PUBLIC_ADDRESS",
  "HOST",
  "MODE",
  "PORT",
  "PUBLIC_URL",
  "ROLE",
  "SIGNATURE_CERTIFICATE",
  "STORE_REGION",
  "STORE_URL",
  "TRUSTED_PROXIES",
]);
const SCHEMA = join(CHART, "values.schema.json");

/** Names that `config` of the values may have: what the product reads, without secrets and without what the chart sets. */
export function configNames(): string[] {
  const secret = new Set(secretKeys().map(({ key }) => key));
  return Object.keys(envSchema.shape)
    .filter((name) => !secret.has(name) && !NOT_OF_CONFIG.has(name))
    .sort();
}

const readSchema = () => JSON.parse(readFileSync(SCHEMA, "utf8"));

/** Names that the schema of the values lets `config` have. */
export const namesOfSchema = (): string[] => readSchema().properties.config.propertyNames.enum;

/** Writes the names of the product's variables of today into the schema of the values, one a line, as the formatter has them. */
export function writeNames(): void {
  const text = readFileSync(SCHEMA, "utf8");
  const names = configNames().map((name) => `          "${name}"`);
  const written = text.replace(
    /("propertyNames": \{\s*"enum": \[)[^\]]*\]/,
    (_, begin: string) => `${begin}\n${names.join(",\n")}\n        ]`,
  );
  writeFileSync(SCHEMA, written);
}
