import { isAbsolute, join } from "node:path";
import * as z from "zod/mini";
import { DEMO_IDENTITY, type SiteInfo } from "#content/site-info.ts";

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
const line = z.string().check(z.maxLength(300, "admite como mucho 300 caracteres"));
const mailAddress = z.email("debe ser una dirección de correo");
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
  PORTAL_URL: z._default(webAddress, "https://portal.umbral.example"),
  MORTGAGE_URL: z._default(webAddress, "https://hipotecas.umbral.example"),
  ANON_KEY: z._default(
    z.string().check(z.regex(/^[\w.-]{8,}$/, "debe tener al menos 8 letras o cifras")),
    "umbral-demo-anon",
  ),
  ANALYTICS_ID: z.optional(z.string().check(z.regex(/^[\w-]{4,40}$/, "no parece un identificador de medición"))),
  SALES_EMAIL: z._default(mailAddress, "ventas@umbral.example"),
  MAIL_FROM: z._default(z.string(), "Umbral <hola@umbral.example>"),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, "debe empezar por smtp:// o smtps://"))),
  GEO_COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[\w-]+$/, "debe ser el nombre de una cabecera"))),
  GEOIP_DB: z.optional(z.string()),
  COMPANY_NAME: z.optional(line),
  COMPANY_TAX_ID: z.optional(line),
  COMPANY_REGISTRY: z.optional(line),
  COMPANY_ADDRESS: z.optional(line),
  COMPANY_INTERMEDIARY: z.optional(line),
  CONTACT_EMAIL: z.optional(mailAddress),
  CONTACT_PHONE: z.optional(line),
  DATA_PROTECTION_EMAIL: z.optional(mailAddress),
  INSTAGRAM_URL: z._default(webAddress, "https://instagram.com/umbral.example"),
  LINKEDIN_URL: z._default(webAddress, "https://linkedin.com/company/umbral.example"),
  YOUTUBE_URL: z._default(webAddress, "https://youtube.com/@umbral.example"),
  OFFERED_SERVICES: z._default(z.string(), ""),
  LOG_LEVEL: z._default(
    z.enum(["debug", "info", "warn", "error", "silent"], "debe ser debug, info, warn, error o silent"),
    "info",
  ),
});

/** What production may not start without, beyond what the schema asks. */
const REQUIRED_IN_PRODUCTION = [
  "DATABASE_URL",
  "PUBLIC_URL",
  "METRICS_TOKEN",
  "SMTP_URL",
  "COMPANY_NAME",
  "COMPANY_TAX_ID",
  "COMPANY_REGISTRY",
  "COMPANY_ADDRESS",
  "COMPANY_INTERMEDIARY",
  "CONTACT_EMAIL",
  "CONTACT_PHONE",
  "DATA_PROTECTION_EMAIL",
] as const;

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
  /** What every page may show of the deployment. */
  site: SiteInfo;
  /** Who reads demo requests. */
  salesEmail: string;
  mailFrom: string;
  /** Absent in demo mode: mail then stays in the outbox. */
  smtpUrl: string | undefined;
  /** Header in which the platform in front names the visitor's country. */
  geoCountryHeader: string | undefined;
  /** Path of a MaxMind-format country file. */
  geoIpFile: string | undefined;
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
  const publicUrl = (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/+$/, "");
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : join(root, values.DATA_DIR),
    mode: values.MODE,
    databaseUrl: values.DATABASE_URL,
    publicUrl,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    mapStyleUrl: values.MAP_STYLE_URL,
    site: siteInfo(values, publicUrl),
    salesEmail: values.SALES_EMAIL,
    mailFrom: values.MAIL_FROM,
    smtpUrl: values.SMTP_URL,
    geoCountryHeader: values.GEO_COUNTRY_HEADER,
    geoIpFile: values.GEOIP_DB,
    logLevel: values.LOG_LEVEL,
  };
}

function siteInfo(values: z.output<typeof envSchema>, origin: string): SiteInfo {
  return {
    origin,
    isDemo: values.MODE === "demo",
    anonKey: values.ANON_KEY,
    analyticsId: values.ANALYTICS_ID ?? null,
    portalUrl: values.PORTAL_URL.replace(/\/+$/, ""),
    mortgageUrl: values.MORTGAGE_URL.replace(/\/+$/, ""),
    identity: {
      name: values.COMPANY_NAME ?? DEMO_IDENTITY.name,
      taxId: values.COMPANY_TAX_ID ?? DEMO_IDENTITY.taxId,
      registry: values.COMPANY_REGISTRY ?? DEMO_IDENTITY.registry,
      address: values.COMPANY_ADDRESS ?? DEMO_IDENTITY.address,
      intermediary: values.COMPANY_INTERMEDIARY ?? DEMO_IDENTITY.intermediary,
      email: values.CONTACT_EMAIL ?? DEMO_IDENTITY.email,
      phone: values.CONTACT_PHONE ?? DEMO_IDENTITY.phone,
      dataProtectionEmail: values.DATA_PROTECTION_EMAIL ?? DEMO_IDENTITY.dataProtectionEmail,
    },
    social: [
      { name: "Instagram", url: values.INSTAGRAM_URL },
      { name: "LinkedIn", url: values.LINKEDIN_URL },
      { name: "YouTube", url: values.YOUTUBE_URL },
    ],
    offeredServices: values.OFFERED_SERVICES.split(",")
      .map((service) => service.trim())
      .filter(Boolean),
  };
}
