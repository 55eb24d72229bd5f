import { CLAIMS } from "#content/claims.ts";
import { type ConsentCategory, STORED_ITEMS } from "#content/cookies.ts";
import { TRIAL_DAYS } from "#content/plans.ts";
import type { SiteInfo } from "#content/site-info.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { Region } from "#domain/shared/region/region.ts";
import { listedPeriods, RETENTION_DEFAULTS, type RetentionDays } from "../../platform/retention/periods.server.ts";
import { joinUnits, renderMarkdown } from "./markdown.server.ts";

/** The three legal texts, with the deployment's identity filled in. */
const sources = import.meta.glob<string>("../../../content/legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** When each text last changed; its page shows the date. */
const CHANGED = {
  privacidad: "2026-11-21",
  cookies: "2026-11-21",
  terminos: "2026-11-21",
} as const;

export type LegalPage = keyof typeof CHANGED;

/** The day on which each text last changed, by path. */
export const legalChangedOn = (): Record<string, string> =>
  Object.fromEntries(Object.entries(CHANGED).map(([page, day]) => [`/${page}`, day]));

const CATEGORY_NAMES: Record<ConsentCategory, string> = {
  necessary: "Necesaria",
  analytics: "Analítica",
  marketing: "Marketing",
};

/** @param retention the periods of this deployment, which the privacy page lists */
export function legalText(
  page: LegalPage,
  { identity, isDemo }: SiteInfo,
  region: Region,
  retention: RetentionDays = RETENTION_DEFAULTS,
) {
  const values: Record<string, string> = {
    nombre: asText(identity.name),
    nif: asText(identity.taxId),
    registro: asText(identity.registry),
    domicilio: asText(identity.address),
    email: asText(identity.email),
    telefono: asText(identity.phone),
    proteccion: asText(identity.dataProtectionEmail),
    intermediacion: asText(identity.intermediary),
    garantia: `${CLAIMS.guarantee.figure} ${CLAIMS.guarantee.label}`,
    dias: String(TRIAL_DAYS),
    demostracion: isDemo
      ? "> **Empresa de demostración.** Esta instalación enseña el producto. No hay una empresa real detrás y no se puede contratar nada."
      : "",
    tabla: storedItemsTable(),
    plazos: periodList(retention),
  };
  const source = sources[`../../../content/legal/${page}.md`]!;
  const filled = source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${page}.md asks for {{${name}}}, which nobody fills in`);
    return value;
  });
  return {
    ...renderMarkdown(joinUnits(filled), region),
    changed: CHANGED[page],
    changedText: formatDate(CHANGED[page]),
  };
}

function storedItemsTable(): string {
  const rows = STORED_ITEMS.map(
    ({ name, kind, purpose, duration, provider, category }) =>
      `| \`${name}\` | ${purpose} | ${duration} | ${kind}. ${provider} | ${CATEGORY_NAMES[category]} |`,
  );
  return ["| Nombre | Para qué | Cuánto dura | Dónde y de quién | Grupo |", "|---|---|---|---|---|", ...rows].join(
    "\n",
  );
}

function periodList(retention: RetentionDays): string {
  return listedPeriods(retention)
    .map(({ what, from, span }) => `- **${what}:** ${span} desde ${from}.`)
    .join("\n");
}

/** Configuration as words: nothing in it is markup. */
function asText(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/[\\`*_[\]|]/g, "\\$&");
}
