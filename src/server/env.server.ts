import { isAbsolute, join } from "node:path";
import * as z from "zod/mini";

/**
 * The whole configuration, read once at the start. The table in README.md lists the same names; a test holds the two
 * against each other.
 */
const portNumber = z.pipe(
  z.transform((raw: unknown) => (typeof raw === "string" && /^\d+$/.test(raw) ? Number(raw) : raw)),
  z
    .int("debe ser un número de puerto")
    .check(z.minimum(0, "debe ser de 0 a 65535"), z.maximum(65535, "debe ser de 0 a 65535")),
);
const webAddress = z.url({ protocol: /^https?$/, error: "debe ser una dirección http(s) completa" });

export const envSchema = z.object({
  PORT: z._default(portNumber, 3000),
  HOST: z._default(z.string(), "127.0.0.1"),
  DATA_DIR: z._default(z.string(), "data"),
  MODE: z._default(z.enum(["demo", "production"], "debe ser demo o production"), "demo"),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, "debe empezar por postgres://"))),
  PUBLIC_URL: z.optional(webAddress),
  TRUSTED_PROXIES: z._default(
    z.pipe(
      z.transform((raw: unknown) => (typeof raw === "string" && /^\d+$/.test(raw) ? Number(raw) : raw)),
      z.int("debe ser cuántos proxies hay delante").check(z.minimum(0), z.maximum(10)),
    ),
    0,
  ),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, "debe tener al menos 16 caracteres"))),
  MAP_STYLE_URL: z.optional(webAddress),
  LOG_LEVEL: z._default(
    z.enum(["debug", "info", "warn", "error", "silent"], "debe ser debug, info, warn, error o silent"),
    "info",
  ),
});

/** What production may not start without, beyond what the schema asks. */
const REQUIRED_IN_PRODUCTION = ["DATABASE_URL", "PUBLIC_URL", "METRICS_TOKEN"] as const;

export interface Config {
  port: number;
  host: string;
  /** Absolute folder of the embedded database, files and backups. */
  dataDir: string;
  mode: "demo" | "production";
  databaseUrl: string | undefined;
  /** Origin without a final slash; in demo mode it follows HOST and PORT. */
  publicUrl: string;
  /** How many proxies in front of us may be believed about the client's address. */
  trustedProxies: number;
  metricsToken: string | undefined;
  mapStyleUrl: string | undefined;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/** A configuration that cannot be used: one line that names the variable. */
export class ConfigError extends Error {}

/** @param root folder against which a relative DATA_DIR counts */
export function readConfig(env: Record<string, string | undefined>, root: string): Config {
  // An empty variable is how shells and compose files say "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ConfigError(`Configuración: ${String(issue.path[0])} ${issue.message}.`);
  }
  const values = parsed.data;
  if (values.MODE === "production") {
    const missing = REQUIRED_IN_PRODUCTION.find((name) => values[name] === undefined);
    if (missing) throw new ConfigError(`Configuración: falta ${missing}, obligatoria con MODE=production.`);
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : join(root, values.DATA_DIR),
    mode: values.MODE,
    databaseUrl: values.DATABASE_URL,
    publicUrl: (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/+$/, ""),
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    mapStyleUrl: values.MAP_STYLE_URL,
    logLevel: values.LOG_LEVEL,
  };
}
