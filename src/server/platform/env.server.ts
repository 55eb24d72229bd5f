import { isIPv4 } from "node:net";
import { isAbsolute, join } from "node:path";
import * as z from "zod/mini";
import { DEMO_IDENTITY, type SiteInfo } from "#content/site-info.ts";
import { withoutEnd } from "#domain/shared/format/text-ends.ts";
import { TILE_SCHEMA_NAMES, TILE_SCHEMAS, type TileSchemaName } from "#domain/shared/maps/tile-schema.ts";
import { atMost, text } from "#domain/shared/schema/text.ts";
import { RETENTION_DEFAULTS, type RetentionDays, type RetentionVariable } from "./retention/periods.server.ts";
import { DEFAULT_SERVICE, DEFAULT_SHARE } from "./telemetry/settings.server.ts";

/**
 * The whole configuration, read once at the start. The table in README.md lists the same names; a test compares the
 * two.
 */
const portNumber = z.pipe(
  z.transform((raw: unknown) => (typeof raw === "string" && /^\d+$/.test(raw) ? Number(raw) : raw)),
  z
    .int("debe ser un número de puerto")
    .check(z.minimum(0, "debe ser de 0 a 65535"), z.maximum(65535, "debe ser de 0 a 65535")),
);
const bounded = (max: number) => text({ max, tooLong: `admite como mucho ${max} caracteres` });
const line = bounded(300);
/** A path, an address with its password, a secret. */
const longLine = bounded(2_000);
const seconds = (least: number) =>
  z.pipe(
    z.transform((raw: unknown) => (typeof raw === "string" && /^\d{1,8}$/.test(raw) ? Number(raw) : raw)),
    z.int("debe ser un número de segundos").check(z.minimum(least, `debe ser ${least} o más`)),
  );
const days = z.pipe(
  z.transform((raw: unknown) => (typeof raw === "string" && /^\d{1,5}$/.test(raw) ? Number(raw) : raw)),
  z
    .int("debe ser un número de días")
    .check(z.minimum(1, "debe ser de 1 a 36500"), z.maximum(36_500, "debe ser de 1 a 36500")),
);
/** How long personal data is kept: `retention/periods` names the variables and gives the reasons. */
const retentionFields = Object.fromEntries(
  Object.entries(RETENTION_DEFAULTS).map(([name, byDefault]) => [name, z._default(days, byDefault)]),
) as Record<RetentionVariable, z.ZodMiniDefault<typeof days>>;
/** `{"signup":60}`: calls of one address in five minutes; a missing name keeps its default. */
const authLimits = z.pipe(
  z.transform((raw: unknown) => {
    try {
      return typeof raw === "string" ? JSON.parse(raw) : raw;
    } catch {
      return raw;
    }
  }),
  z.strictObject(
    {
      signup: z._default(z.int().check(z.positive()), 60),
      token: z._default(z.int().check(z.positive()), 300),
      verify: z._default(z.int().check(z.positive()), 120),
      recover: z._default(z.int().check(z.positive()), 60),
    },
    "debe ser JSON con signup, token, verify o recover",
  ),
);
const mailAddress = z.email("debe ser una dirección de correo").check(atMost(255, "admite como mucho 255 caracteres"));
const webAddress = z
  .url({ protocol: /^https?$/, error: "debe ser una dirección http(s) completa" })
  .check(atMost(2_000, "admite como mucho 2000 caracteres"));
/** A service that one may do without: an empty variable is its default, so that `off` is the word. */
const addressOrOff = z.union([z.literal("off"), webAddress], "debe ser una dirección http(s) completa u off");

/** Streets of maps: nothing, the address of a service with its three placeholders, or a file. */
const mapTiles = longLine.check(
  z.refine(
    (value) => value === "off" || isTileTemplate(value) || (value.endsWith(".pmtiles") && !value.includes("://")),
    "debe ser off, una dirección http(s) con {z}, {x} e {y}, o un archivo .pmtiles",
  ),
);

/** The text that somebody has to write to open a demonstration to the world. */
export const DEMO_FOR_ANYBODY = "anybody-may-read-all-mail";

export const envSchema = z.object({
  PORT: z._default(portNumber, 3000),
  HOST: z._default(line, "127.0.0.1"),
  DATA_DIR: z._default(longLine, "data"),
  MODE: z._default(z.enum(["demo", "production"], "debe ser demo o production"), "demo"),
  ROLE: z._default(z.enum(["all", "web", "jobs"], "debe ser all, web o jobs"), "all"),
  DEMO_ON_PUBLIC_ADDRESS: z.optional(z.literal(DEMO_FOR_ANYBODY, `debe ser ${DEMO_FOR_ANYBODY}, o no estar`)),
  DATABASE_URL: z.optional(longLine.check(z.regex(/^postgres(ql)?:\/\//, "debe empezar por postgres://"))),
  DATABASE_REPLICA_URL: z.optional(longLine.check(z.regex(/^postgres(ql)?:\/\//, "debe empezar por postgres://"))),
  PUBLIC_URL: z.optional(webAddress),
  TRUSTED_PROXIES: z._default(
    z.pipe(
      z.transform((raw: unknown) => (typeof raw === "string" && /^\d+$/.test(raw) ? Number(raw) : raw)),
      z.int("debe ser cuántos proxies hay delante").check(z.minimum(0), z.maximum(10)),
    ),
    0,
  ),
  METRICS_TOKEN: z.optional(longLine.check(z.minLength(16, "debe tener al menos 16 caracteres"))),
  LOOP_LIMIT_SECONDS: z.optional(seconds(0)),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(webAddress),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(
    longLine.check(z.regex(/^[^=,]{1,200}=[^,]*(,[^=,]{1,200}=[^,]*)*$/, "debe ser nombre=valor, separados por comas")),
  ),
  OTEL_SERVICE_NAME: z._default(line, DEFAULT_SERVICE),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.pipe(
      z.transform((raw: unknown) =>
        typeof raw === "string" && /^\d{1,3}(\.\d{1,10})?$/.test(raw) ? Number(raw) : raw,
      ),
      z
        .number("debe ser una parte, de 0 a 1")
        .check(z.minimum(0, "debe ser de 0 a 1"), z.maximum(1, "debe ser de 0 a 1")),
    ),
    DEFAULT_SHARE,
  ),
  MAP_STYLE_URL: z.optional(webAddress),
  MAP_TILES: z._default(mapTiles, "https://vt-mapabase.idee.es/1.0.0/mapabase/{z}/{x}/{y}.pbf"),
  MAP_SCHEMA: z.optional(z.enum(TILE_SCHEMA_NAMES, `debe ser ${TILE_SCHEMA_NAMES.join(", ")}`)),
  MAP_ATTRIBUTION: z.optional(line),
  PORTAL_URL: z._default(webAddress, "https://portal.umbral.example"),
  MORTGAGE_URL: z._default(webAddress, "https://hipotecas.umbral.example"),
  ANON_KEY: z._default(
    longLine.check(z.regex(/^[\w.-]{8,}$/, "debe tener al menos 8 letras o cifras")),
    "umbral-demo-anon",
  ),
  ANALYTICS_ID: z.optional(longLine.check(z.regex(/^[\w-]{4,40}$/, "no parece un identificador de medición"))),
  SALES_EMAIL: z._default(mailAddress, "ventas@umbral.example"),
  MAIL_FROM: z._default(line, "Umbral <hola@umbral.example>"),
  SMTP_URL: z.optional(longLine.check(z.regex(/^smtps?:\/\//, "debe empezar por smtp:// o smtps://"))),
  GEO_COUNTRY_HEADER: z.optional(longLine.check(z.regex(/^[\w-]+$/, "debe ser el nombre de una cabecera"))),
  GEOIP_DB: z.optional(longLine),
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
  OFFERED_SERVICES: z._default(longLine, ""),
  AUTH_SECRET: z.optional(longLine.check(z.minLength(32, "debe tener al menos 32 caracteres"))),
  AUTH_ACCESS_TOKEN_SECONDS: z._default(seconds(1), 3600),
  AUTH_REUSE_SECONDS: z._default(seconds(0), 10),
  AUTH_LINK_SECONDS: z._default(seconds(1), 3600),
  AUTH_FLOW_SECONDS: z._default(seconds(1), 300),
  AUTH_CHALLENGE_SECONDS: z._default(seconds(1), 300),
  AUTH_LIMITS: z._default(authLimits, { signup: 60, token: 300, verify: 120, recover: 60 }),
  AUTH_SIGNUP: z._default(z.enum(["open", "closed"], "debe ser open o closed"), "open"),
  STAFF_SECOND_FACTOR: z._default(z.enum(["off", "required"], "debe ser off o required"), "off"),
  OIDC_GOOGLE_ISSUER: z._default(webAddress, "https://accounts.google.com"),
  OIDC_GOOGLE_CLIENT_ID: z.optional(longLine),
  OIDC_GOOGLE_CLIENT_SECRET: z.optional(longLine),
  SMS_GATEWAY_URL: z.optional(webAddress),
  INBOUND_MAIL_DOMAIN: z.optional(
    longLine.check(z.regex(/^(?:[a-z\d-]+\.)+[a-z]{2,}$/, "debe ser un dominio como correo.umbral.example")),
  ),
  CAPTCHA_SECRET: z.optional(longLine),
  CAPTCHA_SITE_KEY: z.optional(longLine.check(z.regex(/^[\w.-]{1,100}$/, "no parece una clave de sitio"))),
  CAPTCHA_VERIFY_URL: z._default(webAddress, "https://challenges.cloudflare.com/turnstile/v0/siteverify"),
  ADMIN_EMAIL: z.optional(mailAddress),
  ADMIN_PASSWORD: z.optional(
    longLine.check(z.minLength(8, "debe tener al menos 8 caracteres"), z.maxLength(100, "debe tener como mucho 100")),
  ),
  ...retentionFields,
  ANONYMOUS_RUNS_PER_ADDRESS: z._default(
    z.pipe(
      z.transform((raw: unknown) => (typeof raw === "string" && /^\d{1,8}$/.test(raw) ? Number(raw) : raw)),
      z.int("debe ser un número de cálculos").check(z.minimum(3, "debe ser 3 o más")),
    ),
    60,
  ),
  STRIPE_SECRET_KEY: z.optional(longLine),
  STRIPE_WEBHOOK_SECRET: z.optional(longLine),
  STRIPE_API_URL: z._default(webAddress, "https://api.stripe.com"),
  META_APP_ID: z.optional(longLine),
  META_APP_SECRET: z.optional(longLine),
  META_GRAPH_URL: z._default(webAddress, "https://graph.facebook.com/v24.0"),
  META_DIALOG_URL: z._default(webAddress, "https://www.facebook.com/v24.0/dialog/oauth"),
  LINKEDIN_CLIENT_ID: z.optional(longLine),
  LINKEDIN_CLIENT_SECRET: z.optional(longLine),
  LINKEDIN_API_URL: z._default(webAddress, "https://api.linkedin.com"),
  LINKEDIN_AUTH_URL: z._default(webAddress, "https://www.linkedin.com/oauth/v2"),
  LINKEDIN_VERSION: z._default(longLine.check(z.regex(/^20\d{4}$/, "debe ser año y mes, como 202609")), "202609"),
  LINKEDIN_SCOPES: z._default(longLine, "openid profile w_member_social"),
  SIGNATURE_CERTIFICATE: z.optional(longLine),
  SIGNATURE_CERTIFICATE_PASSWORD: z.optional(longLine),
  STORE_URL: z.optional(webAddress),
  STORE_REGION: z._default(line, "us-east-1"),
  STORE_ACCESS_KEY: z.optional(longLine),
  STORE_SECRET_KEY: z.optional(longLine),
  LLM_BASE_URL: z.optional(webAddress),
  LLM_API_KEY: z.optional(longLine),
  LLM_MODEL: z.optional(longLine),
  IMAGE_BASE_URL: z.optional(webAddress),
  IMAGE_API_KEY: z.optional(longLine),
  IMAGE_MODEL: z.optional(longLine),
  OUTGOING_ALLOW_PRIVATE: z._default(z.enum(["0", "1"], "debe ser 0 o 1"), "0"),
  INDEXNOW: z._default(z.enum(["off", "manual", "auto"], "debe ser off, manual o auto"), "off"),
  INDEXNOW_KEY: z.optional(
    longLine.check(z.regex(/^[A-Za-z0-9-]{8,128}$/, "debe tener de 8 a 128 letras, cifras o guiones")),
  ),
  INDEXNOW_URL: z._default(webAddress, "https://api.indexnow.org/indexnow"),
  BACKUP_WAL: z._default(z.enum(["on", "off"], "debe ser on u off"), "off"),
  OFFICIAL_SERIES: z._default(z.enum(["on", "off"], "debe ser on u off"), "on"),
  GEOCODING: z._default(z.enum(["on", "off"], "debe ser on u off"), "on"),
  CARTOCIUDAD_URL: z._default(addressOrOff, "https://www.cartociudad.es/geocoder/api/geocoder"),
  CATASTRO_URL: z._default(addressOrOff, "https://ovc.catastro.meh.es/OVCServWeb/OVCWcfCallejero"),
  PHOTON_URL: z._default(addressOrOff, "https://photon.komoot.io"),
  NOMINATIM_URL: z._default(addressOrOff, "https://nominatim.openstreetmap.org"),
  LOG_LEVEL: z._default(
    z.enum(["debug", "info", "warn", "error", "silent"], "debe ser debug, info, warn, error o silent"),
    "info",
  ),
});

/** Variables without which production does not start, beyond those that the schema requires. */
const REQUIRED_IN_PRODUCTION = [
  "DATABASE_URL",
  "PUBLIC_URL",
  "AUTH_SECRET",
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
  /** Whether this process answers pages and calls; without them it tells only how it is. */
  answersPages: boolean;
  /** Whether this process does what nobody waits for: imports, mails, backups, forgetting. */
  worksBehind: boolean;
  databaseUrl: string | undefined;
  /** A replica of that database, for reads that may be some seconds old. */
  databaseReplicaUrl: string | undefined;
  /** Origin without a final slash; in demo mode it follows HOST and PORT. */
  publicUrl: string;
  /** How many proxies in front of us may be believed about the client's address. */
  trustedProxies: number;
  /** A request that blocks the process for longer ends it, for a supervisor to start another; 0: never. */
  loopLimitMs: number;
  metricsToken: string | undefined;
  mapStyleUrl: string | undefined;
  /** Where the streets of maps come from; absent where maps do without. */
  mapTiles: MapTilesConfig | undefined;
  /** The data of the deployment that every page may show. */
  site: SiteInfo;
  /** The address that receives demo requests. */
  salesEmail: string;
  /** Domain whose mails a mail service hands on to `/api/inbound/{token}`. */
  inboundMailDomain: string | undefined;
  mailFrom: string;
  /** Absent in demo mode: mail then stays in the outbox. */
  smtpUrl: string | undefined;
  /** Header in which the platform in front names the visitor's country. */
  geoCountryHeader: string | undefined;
  /** Path of a MaxMind-format country file. */
  geoIpFile: string | undefined;
  auth: AuthConfig;
  /** Runs of one tool a day from one network address without an account, whatever cookies it drops. */
  anonymousRunsPerAddress: number;
  /** Absent without its two keys: plans are then subscribed to by mail. */
  stripe: StripeConfig | undefined;
  social: SocialConfig;
  /** Whether feeds, photos and models may be in private networks, on any port. */
  reachesPrivate: boolean;
  /** The PKCS#12 file of a certificate that seals signed documents; absent, the data folder keeps one of our own. */
  signatureCertificate: { path: string; password: string } | undefined;
  /** Absent where files are kept in the data folder. */
  objectStore: ObjectStoreConfig | undefined;
  /** Writes texts for people who have connected no model of their own; absent, nothing does. */
  model: ModelConfig | undefined;
  /** Finishes pictures of plans (`images/edits`); pictures leave the server only when somebody asks for that. */
  imageModel: ModelConfig | undefined;
  /** Whether search engines are sent changed pages: never, when somebody asks for it, or by itself. */
  indexNow: { mode: "off" | "manual" | "auto"; key: string | undefined; endpoint: string };
  /** Whether the embedded database archives its log continuously; a given one is archived by whoever runs it. */
  archivesLog: boolean;
  /** Whether price indices and euríbor are read from their publishers; else the shipped ones are used. */
  readsOfficialSeries: boolean;
  /** Services that find addresses; all are absent where that is switched off. */
  geocoding: GeocodingConfig;
  /** Days that personal data are kept. */
  retention: RetentionDays;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

export interface MapTilesConfig {
  /** The address of a service with `{z}`, `{x}` and `{y}`, or the absolute path of a PMTiles file. */
  from: { template: string } | { file: string };
  schema: TileSchemaName;
  /** As the source must be named beside every map. */
  attribution: string;
}

/** Addresses of the free services that find addresses and dwellings, without a final slash; an absent one is not asked. */
export interface GeocodingConfig {
  cartociudad?: string;
  catastro?: string;
  photon?: string;
  nominatim?: string;
}

export interface AuthConfig {
  /** Secret from which every key is derived; absent in demo mode, where the data folder keeps one of its own. */
  secret: string | undefined;
  accessTokenSeconds: number;
  /** How long the refresh token before the current one is still answered with the current one. */
  reuseSeconds: number;
  linkSeconds: number;
  flowSeconds: number;
  challengeSeconds: number;
  /** Calls of one address in five minutes, by kind. */
  limits: Record<"signup" | "token" | "verify" | "recover", number>;
  isSignupOpen: boolean;
  /** Whether administrators and managers need a second factor. */
  isStaffFactorRequired: boolean;
  /** Absent without a client id and secret. */
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  smsGatewayUrl: string | undefined;
  /**
   * The service whose puzzle everybody solves; absent, work of our own is asked after trouble. Without a site key, which
   * only a demonstration may lack, no page can show its widget: other programs bring their proofs themselves.
   */
  captcha: { secret: string; verifyUrl: string; siteKey: string | undefined } | undefined;
  /** The first administrator, made at the first start. */
  admin: { email: string | undefined; password: string | undefined };
}

/** Programs of networks by which agencies connect their accounts; without its id and secret a network is not offered. */
export interface SocialConfig {
  meta: { appId: string; appSecret: string; graphUrl: string; dialogUrl: string } | undefined;
  /** @param version year and month of the interface, which ends a year later */
  linkedin:
    | { clientId: string; clientSecret: string; apiUrl: string; authUrl: string; version: string; scopes: string }
    | undefined;
}

export interface StripeConfig {
  secretKey: string;
  /** Signs Stripe's events. */
  webhookSecret: string;
  apiUrl: string;
}

/** Any server that speaks OpenAI's protocol. */
export interface ModelConfig {
  /** Without a final slash, as `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  /** Null for a server that asks for none. */
  key: string | null;
}

/** Any store that speaks S3. */
export interface ObjectStoreConfig {
  /** Includes the bucket as its path, without a final slash. */
  url: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** A configuration that cannot be used: one line that names the variable. */
export class ConfigError extends Error {
  override name = "ConfigError";

  /**
   * Compares by name, because the built site brings a copy of this class and the start of the process recognises the
   * errors of both.
   */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === "ConfigError";
  }
}

/** @param root folder against which a relative DATA_DIR counts */
export function readConfig(env: Record<string, string | undefined>, root: string): Config {
  // An empty variable is the way of shells and compose files to leave it unset.
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
  if (values.ROLE !== "all" && values.DATABASE_URL === undefined) {
    throw new ConfigError("Configuración: ROLE separa procesos que comparten una base de datos: falta DATABASE_URL.");
  }
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new ConfigError(
      "Configuración: DATABASE_REPLICA_URL es la réplica de otra base de datos: falta DATABASE_URL.",
    );
  }
  if (values.MODE === "demo" && !values.DEMO_ON_PUBLIC_ADDRESS) keepDemoAtHome(values);
  const publicUrl = withoutEnd(values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`, /\//);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : join(root, values.DATA_DIR),
    mode: values.MODE,
    answersPages: values.ROLE !== "jobs",
    worksBehind: values.ROLE !== "web",
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    reachesPrivate: values.OUTGOING_ALLOW_PRIVATE === "1",
    publicUrl,
    trustedProxies: values.TRUSTED_PROXIES,
    // A demonstration has no supervisor that would start it again.
    loopLimitMs: (values.LOOP_LIMIT_SECONDS ?? (values.MODE === "production" ? 60 : 0)) * 1000,
    metricsToken: values.METRICS_TOKEN,
    mapStyleUrl: values.MAP_STYLE_URL,
    mapTiles: mapTilesConfig(values, root),
    site: siteInfo(values, publicUrl),
    salesEmail: values.SALES_EMAIL,
    inboundMailDomain: values.INBOUND_MAIL_DOMAIN,
    mailFrom: values.MAIL_FROM,
    smtpUrl: values.SMTP_URL,
    geoCountryHeader: values.GEO_COUNTRY_HEADER,
    geoIpFile: values.GEOIP_DB,
    auth: authConfig(values),
    anonymousRunsPerAddress: values.ANONYMOUS_RUNS_PER_ADDRESS,
    stripe: stripeConfig(values),
    social: socialConfig(values),
    signatureCertificate: signatureCertificate(values, root),
    objectStore: objectStoreConfig(values),
    model: modelConfig(values),
    imageModel: imageModelConfig(values),
    indexNow: { mode: values.INDEXNOW, key: values.INDEXNOW_KEY, endpoint: values.INDEXNOW_URL },
    archivesLog: values.BACKUP_WAL === "on" && values.DATABASE_URL === undefined,
    readsOfficialSeries: values.OFFICIAL_SERIES === "on",
    geocoding: geocodingConfig(values),
    retention: retentionDays(values),
    logLevel: values.LOG_LEVEL,
  };
}

function isTileTemplate(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && ["{z}", "{x}", "{y}"].every((name) => value.includes(name));
}

/** A file in the shape of Protomaps is what its tools cut; a service is that of IGN unless somebody says otherwise. */
function mapTilesConfig(values: z.infer<typeof envSchema>, root: string): MapTilesConfig | undefined {
  const { MAP_TILES: tiles, MAP_SCHEMA, MAP_ATTRIBUTION } = values;
  if (tiles === "off") return undefined;
  const isFile = !isTileTemplate(tiles);
  const schema = MAP_SCHEMA ?? (isFile ? "protomaps" : "ign");
  return {
    from: isFile ? { file: isAbsolute(tiles) ? tiles : join(root, tiles) } : { template: tiles },
    schema,
    attribution: MAP_ATTRIBUTION ?? TILE_SCHEMAS[schema].attribution,
  };
}

function geocodingConfig(values: z.infer<typeof envSchema>): GeocodingConfig {
  if (values.GEOCODING === "off") return {};
  const addresses = {
    cartociudad: values.CARTOCIUDAD_URL,
    catastro: values.CATASTRO_URL,
    photon: values.PHOTON_URL,
    nominatim: values.NOMINATIM_URL,
  };
  const asked = Object.entries(addresses).filter(([, address]) => address !== "off");
  return Object.fromEntries(asked.map(([name, address]) => [name, withoutEnd(address, /\//)]));
}

/**
 * A demonstration shows everybody the mail of everybody at `/dev/mailbox`, the links that open accounts among it, so that it
 * stands on the machine itself unless somebody says twice that it shall not.
 */
function keepDemoAtHome({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string | undefined }): void {
  const name = !isLoopback(HOST)
    ? "HOST"
    : PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)
      ? "PUBLIC_URL"
      : null;
  if (name === null) return;
  throw new ConfigError(
    `Configuración: ${name} abre a otras máquinas una demostración, en la que cualquiera lee todos los correos y entra en cualquier cuenta. Usa MODE=production o confírmalo con DEMO_ON_PUBLIC_ADDRESS=${DEMO_FOR_ANYBODY}.`,
  );
}

/** Addresses that no other machine reaches. `0.0.0.0` and `::` listen everywhere, so they are not among them. */
function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
  if (name === "localhost" || name.endsWith(".localhost") || name === "::1") return true;
  return isIPv4(name.replace(/^::ffff:/, "")) && name.replace(/^::ffff:/, "").startsWith("127.");
}

function retentionDays(values: RetentionDays): RetentionDays {
  const names = Object.keys(RETENTION_DEFAULTS) as RetentionVariable[];
  return Object.fromEntries(names.map((name) => [name, values[name]])) as RetentionDays;
}

/** One key without the other would take payments and never receive their events. */
function stripeConfig(values: z.output<typeof envSchema>): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = values;
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiUrl };
  const missing = secretKey ? "STRIPE_WEBHOOK_SECRET" : webhookSecret ? "STRIPE_SECRET_KEY" : null;
  if (missing) throw new ConfigError(`Configuración: falta ${missing}; las dos claves de Stripe van juntas.`);
  return undefined;
}

/** An id without its secret would offer a button that leads nowhere. */
function socialConfig(values: z.output<typeof envSchema>): SocialConfig {
  const { META_APP_ID: appId, META_APP_SECRET: appSecret } = values;
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = values;
  if (!appId !== !appSecret) {
    throw new ConfigError("Configuración: META_APP_ID y META_APP_SECRET van juntos.");
  }
  if (!clientId !== !clientSecret) {
    throw new ConfigError("Configuración: LINKEDIN_CLIENT_ID y LINKEDIN_CLIENT_SECRET van juntos.");
  }
  for (const name of ["META_GRAPH_URL", "META_DIALOG_URL", "LINKEDIN_API_URL", "LINKEDIN_AUTH_URL"] as const) {
    const { protocol, hostname } = new URL(values[name]);
    // Secrets and accesses go there; a stand-in on the same machine sends them over no line.
    if (protocol !== "https:" && !isLoopback(hostname)) {
      throw new ConfigError(`Configuración: ${name} debe empezar por https, porque lleva accesos.`);
    }
  }
  return {
    meta:
      appId && appSecret
        ? {
            appId,
            appSecret,
            graphUrl: withoutEnd(values.META_GRAPH_URL, /\//),
            dialogUrl: withoutEnd(values.META_DIALOG_URL, /\//),
          }
        : undefined,
    linkedin:
      clientId && clientSecret
        ? {
            clientId,
            clientSecret,
            apiUrl: withoutEnd(values.LINKEDIN_API_URL, /\//),
            authUrl: withoutEnd(values.LINKEDIN_AUTH_URL, /\//),
            version: values.LINKEDIN_VERSION,
            scopes: values.LINKEDIN_SCOPES,
          }
        : undefined,
  };
}

/** A password without its file would leave the owner believing that their certificate is used. */
function signatureCertificate(values: z.output<typeof envSchema>, root: string): Config["signatureCertificate"] {
  const { SIGNATURE_CERTIFICATE: path, SIGNATURE_CERTIFICATE_PASSWORD: password } = values;
  if (path) return { path: isAbsolute(path) ? path : join(root, path), password: password ?? "" };
  if (password) {
    throw new ConfigError("Configuración: falta SIGNATURE_CERTIFICATE; el certificado y su contraseña van juntos.");
  }
  return undefined;
}

/** A store that takes files and gives none back, or none at all, is found out at the start and not by the first upload. */
function objectStoreConfig(values: z.output<typeof envSchema>): ObjectStoreConfig | undefined {
  const { STORE_URL, STORE_REGION: region, STORE_ACCESS_KEY: accessKey, STORE_SECRET_KEY: secretKey } = values;
  if (!STORE_URL && !accessKey && !secretKey) return undefined;
  if (STORE_URL && accessKey && secretKey) {
    const url = withoutEnd(STORE_URL, /\//);
    if (new URL(url).pathname === "/") {
      throw new ConfigError("Configuración: STORE_URL debe acabar en el nombre del bucket.");
    }
    return { url, region, accessKey, secretKey };
  }
  const missing = !STORE_URL ? "STORE_URL" : !accessKey ? "STORE_ACCESS_KEY" : "STORE_SECRET_KEY";
  throw new ConfigError(`Configuración: falta ${missing}; dirección y claves del almacén van juntas.`);
}

/**
 * An address without a model's name, or the other way round, would only be noticed when somebody first asks for a text.
 */
function modelConfig(values: z.output<typeof envSchema>): ModelConfig | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: key } = values;
  if (baseUrl && model) return { baseUrl: withoutEnd(baseUrl, /\//), model, key: key ?? null };
  if (!baseUrl && !model && !key) return undefined;
  throw new ConfigError(
    `Configuración: falta ${baseUrl ? "LLM_MODEL" : "LLM_BASE_URL"}; dirección y modelo van juntos.`,
  );
}

function imageModelConfig(values: z.output<typeof envSchema>): ModelConfig | undefined {
  const { IMAGE_BASE_URL: baseUrl, IMAGE_MODEL: model, IMAGE_API_KEY: key } = values;
  if (baseUrl && model) return { baseUrl: withoutEnd(baseUrl, /\//), model, key: key ?? null };
  if (!baseUrl && !model && !key) return undefined;
  throw new ConfigError(
    `Configuración: falta ${baseUrl ? "IMAGE_MODEL" : "IMAGE_BASE_URL"}; dirección y modelo van juntos.`,
  );
}

function authConfig(values: z.output<typeof envSchema>): AuthConfig {
  const { OIDC_GOOGLE_CLIENT_ID: clientId, OIDC_GOOGLE_CLIENT_SECRET: clientSecret } = values;
  return {
    secret: values.AUTH_SECRET,
    accessTokenSeconds: values.AUTH_ACCESS_TOKEN_SECONDS,
    reuseSeconds: values.AUTH_REUSE_SECONDS,
    linkSeconds: values.AUTH_LINK_SECONDS,
    flowSeconds: values.AUTH_FLOW_SECONDS,
    challengeSeconds: values.AUTH_CHALLENGE_SECONDS,
    limits: values.AUTH_LIMITS,
    isSignupOpen: values.AUTH_SIGNUP === "open",
    isStaffFactorRequired: values.STAFF_SECOND_FACTOR === "required",
    google: clientId && clientSecret ? { issuer: values.OIDC_GOOGLE_ISSUER, clientId, clientSecret } : undefined,
    smsGatewayUrl: values.SMS_GATEWAY_URL,
    captcha: captchaConfig(values),
    admin: { email: values.ADMIN_EMAIL?.toLowerCase(), password: values.ADMIN_PASSWORD },
  };
}

/** The widget shows nothing without its secret, and without its key nobody could sign in. */
function captchaConfig(values: z.output<typeof envSchema>): AuthConfig["captcha"] {
  const { CAPTCHA_SECRET: secret, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_VERIFY_URL: verifyUrl } = values;
  const missing = !secret && siteKey ? "CAPTCHA_SECRET" : secret && !siteKey ? "CAPTCHA_SITE_KEY" : null;
  if (missing === "CAPTCHA_SECRET" || (missing && values.MODE === "production")) {
    throw new ConfigError(`Configuración: falta ${missing}; las dos claves de la comprobación de personas van juntas.`);
  }
  return secret ? { secret, verifyUrl, siteKey } : undefined;
}

function siteInfo(values: z.output<typeof envSchema>, origin: string): SiteInfo {
  return {
    origin,
    isDemo: values.MODE === "demo",
    anonKey: values.ANON_KEY,
    analyticsId: values.ANALYTICS_ID ?? null,
    portalUrl: withoutEnd(values.PORTAL_URL, /\//),
    mortgageUrl: withoutEnd(values.MORTGAGE_URL, /\//),
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
