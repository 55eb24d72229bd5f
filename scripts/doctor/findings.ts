import { accessSync, constants } from "node:fs";
import { CLAIMS } from "#content/claims.ts";
import { partners } from "#content/home/company.ts";
import { testimonials } from "#content/home/testimonials.ts";
import { caseStudiesContent } from "#content/marketing/case-studies.ts";
import { ConfigError, envSchema, readConfig } from "#server/platform/env.server.ts";

/** Values that the owner still has to supply, as tables of Spanish text. */

type Env = Record<string, string | undefined>;

export interface Section {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Shown in place of an empty table. */
  allWell: string;
}

/** Values that must not go live as they are in a demonstration, with their meaning. */
const TO_SUPPLY: Partial<Record<keyof typeof envSchema.shape, string>> = {
  DATABASE_URL: "Base de datos PostgreSQL",
  PUBLIC_URL: "Dirección pública de la web",
  AUTH_SECRET: "Secreto de las cuentas",
  ADMIN_EMAIL: "Correo del primer administrador",
  ADMIN_PASSWORD: "Contraseña del primer administrador",
  METRICS_TOKEN: "Clave de las métricas",
  SMTP_URL: "Servidor de correo",
  MAIL_FROM: "Remitente del correo",
  SALES_EMAIL: "Quién recibe las solicitudes de demo",
  ANON_KEY: "Clave pública de la web",
  PORTAL_URL: "Dirección de Umbral Portal",
  MORTGAGE_URL: "Dirección de Umbral Hipotecas",
  COMPANY_NAME: "Nombre legal",
  COMPANY_TAX_ID: "NIF",
  COMPANY_REGISTRY: "Inscripción en el registro mercantil",
  COMPANY_ADDRESS: "Domicilio",
  COMPANY_INTERMEDIARY: "Inscripción como intermediario",
  CONTACT_EMAIL: "Correo de contacto",
  CONTACT_PHONE: "Teléfono de contacto",
  DATA_PROTECTION_EMAIL: "Contacto de protección de datos",
  INSTAGRAM_URL: "Perfil de Instagram",
  LINKEDIN_URL: "Perfil de LinkedIn",
  YOUTUBE_URL: "Canal de YouTube",
};

export function findings(env: Env, root: string): Section[] {
  return [state(env, root), configuration(env), claims(), examples()];
}

function state(env: Env, root: string): Section {
  const value = (name: string) => env[name] || undefined;
  const mode = value("MODE") ?? "demo";
  const rows = [
    ["Modo", mode === "production" ? "Producción" : `Demostración (MODE=${mode})`],
    ["Configuración", configurationState(env, root)],
    ["Base de datos", value("DATABASE_URL") ? "PostgreSQL" : "Incrustada, en la carpeta de datos"],
    ["Secreto de las cuentas", value("AUTH_SECRET") ? "En AUTH_SECRET" : "Propio, en la carpeta de datos"],
    ["Primer administrador", firstAdminState(value("ADMIN_EMAIL"), value("ADMIN_PASSWORD"), mode)],
    ["Segundo factor de quien administra", staffFactorState(value("STAFF_SECOND_FACTOR"), mode)],
    ["Entrar con Google", googleState(env)],
    ["Correo", value("SMTP_URL") ? "Sale por SMTP_URL" : "No sale: se queda en /dev/mailbox"],
    ["Dirección de quien visita", addressState(env)],
    ["País del visitante", countryState(env)],
    ["Analítica externa", value("ANALYTICS_ID") ? "Con ANALYTICS_ID y permiso" : "Ninguna"],
    ["Servicios con personas", value("OFFERED_SERVICES") ?? "Ninguno: sus páginas dicen «Consúltanos disponibilidad»"],
  ];
  return { title: "Estado", columns: ["Qué", "Cómo está"], rows, allWell: "" };
}

function configurationState(env: Env, root: string): string {
  try {
    readConfig(env, root);
    return "Válida";
  } catch (error) {
    if (error instanceof ConfigError) return `No arranca. ${error.message.replace(/^Configuración: /, "")}`;
    throw error;
  }
}

/** Only the first start asks for it: afterwards there is one. */
function firstAdminState(email: string | undefined, password: string | undefined, mode: string): string {
  if (email && password) return `${email}, si aún no hay ninguno`;
  if (mode === "production") return "Si aún no hay ninguno, faltan ADMIN_EMAIL y ADMIN_PASSWORD";
  return `${email ?? "admin@umbral.example"}, con ${password ? "ADMIN_PASSWORD" : "una contraseña que se muestra una vez"}`;
}

function staffFactorState(choice: string | undefined, mode: string): string {
  if (choice === "required") return "Obligatorio";
  return mode === "production" ? "Aviso: no se pide. Ponlo con STAFF_SECOND_FACTOR=required" : "No se pide";
}

function googleState(env: Env): string {
  const given = ["OIDC_GOOGLE_CLIENT_ID", "OIDC_GOOGLE_CLIENT_SECRET"].filter((name) => env[name]);
  if (given.length === 2) return "Sí";
  return given.length === 0
    ? "No: faltan OIDC_GOOGLE_CLIENT_ID y OIDC_GOOGLE_CLIENT_SECRET"
    : `No: solo hay ${given[0]}`;
}

/** The server itself speaks no TLS, so a site under https stands behind a proxy. */
function addressState(env: Env): string {
  const proxies = Number(env.TRUSTED_PROXIES || 0);
  if (proxies > 0) return proxies === 1 ? "La que dice el proxy" : `La que dicen ${proxies} proxies`;
  return env.PUBLIC_URL?.startsWith("https://")
    ? "La del proxy: PUBLIC_URL es https y TRUSTED_PROXIES es 0, así que todas las personas comparten límites. Pon cuántos proxies hay delante"
    : "La de la conexión: sin proxies delante (TRUSTED_PROXIES es 0)";
}

function countryState(env: Env): string {
  const proxies = Number(env.TRUSTED_PROXIES || 0);
  const parts: string[] = [];
  if (env.GEO_COUNTRY_HEADER) {
    parts.push(
      proxies > 0
        ? `Cabecera ${env.GEO_COUNTRY_HEADER}`
        : `Cabecera ${env.GEO_COUNTRY_HEADER} sin efecto: TRUSTED_PROXIES es 0`,
    );
  }
  if (env.GEOIP_DB) parts.push(`Archivo ${env.GEOIP_DB}${isReadable(env.GEOIP_DB) ? "" : ", que no se puede leer"}`);
  return parts.join("; ") || "Desconocido: decide el idioma del navegador";
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false; // that it cannot be read is the answer
  }
}

function configuration(env: Env): Section {
  const defaults = envSchema.parse({}) as Record<string, unknown>;
  const rows = Object.entries(TO_SUPPLY).flatMap(([name, what]) => {
    const given = env[name] || undefined;
    if (given === undefined) return [[name, what, defaults[name] === undefined ? "Falta" : "Valor de demostración"]];
    const isDemo = given === defaults[name] || /\.example\b/.test(given);
    return isDemo ? [[name, what, "Valor de demostración"]] : [];
  });
  return {
    title: "Configuración por poner antes de publicar",
    columns: ["Variable", "Qué es", "Qué pasa"],
    rows,
    allWell: "Todo está puesto.",
  };
}

function claims(): Section {
  const rows = Object.entries(CLAIMS).flatMap(([id, { figure, label, evidence, date }]) => {
    const missing = [evidence === "" ? "prueba" : "", date === "" ? "fecha" : ""].filter(Boolean);
    return missing.length > 0 ? [[id, `${figure} ${label}`, `Falta ${missing.join(" y ")}`]] : [];
  });
  return {
    title: "Afirmaciones del negocio sin prueba o sin fecha",
    columns: ["Clave", "Lo que dice la web", "Qué pasa"],
    rows,
    allWell: "Todas tienen prueba y fecha.",
  };
}

/** Content that every page tags as an example until the real one replaces it. */
function examples(): Section {
  const rows = [
    ["Testimonios", String(testimonials.items.length), "src/content/home/testimonials.ts"],
    ["Marcas colaboradoras", String(partners.names.length), "src/content/home/company.ts"],
    ["Casos de éxito", String(caseStudiesContent.cases.length), "src/content/marketing/case-studies.ts"],
  ];
  return {
    title: "Contenido de ejemplo por sustituir",
    columns: ["Qué", "Cuántos", "Dónde"],
    rows,
    allWell: "Nada es de ejemplo.",
  };
}

/** Sections as a terminal shows them, columns in line. */
export function printable(sections: readonly Section[]): string {
  return sections.map((section) => `${section.title}\n${table(section)}`).join("\n\n");
}

function table({ columns, rows, allWell }: Section): string {
  if (rows.length === 0) return `  ${allWell}`;
  const all = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join("  ")}`.trimEnd();
  return [line(columns), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
