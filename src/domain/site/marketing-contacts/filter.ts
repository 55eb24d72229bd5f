import * as z from "zod/mini";
import { day } from "../../shared/schema/when.ts";

/** Filter of the people who accepted news: the same in the address of the page, in a segment and in a file. */

/** How a consent came. */
export const CONSENT_KINDS = ["formulario_web", "formulario_propio", "crm"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const CONSENT_KIND_NAMES: Record<ConsentKind, string> = {
  formulario_web: "Formulario de la web",
  formulario_propio: "Formulario propio",
  crm: "CRM de Umbral",
};

export const MARKETING_REGIONS = ["es", "latam", "default"] as const;

/** Pending are those of whom a form says that they want news, and who have not confirmed it by mail. */
export const REACHES = ["alcanzables", "pendientes", "excluidos", "todos"] as const;
export type Reach = (typeof REACHES)[number];

const someDay = z.nullable(day());

export const marketingFilter = z.object({
  /** Part of the address or the name. */
  search: z.string().check(z.trim(), z.maxLength(100)),
  kind: z.nullable(z.enum(CONSENT_KINDS)),
  /** Word of a lead's source or of a form's address. */
  source: z.nullable(z.string().check(z.maxLength(80))),
  interest: z.nullable(z.string().check(z.maxLength(80))),
  region: z.nullable(z.enum(MARKETING_REGIONS)),
  /** Days of the consent in mainland Spain, both included. */
  from: someDay,
  until: someDay,
  reach: z.enum(REACHES),
});
export type MarketingFilter = z.output<typeof marketingFilter>;

export const EVERYBODY: MarketingFilter = {
  search: "",
  kind: null,
  source: null,
  interest: null,
  region: null,
  from: null,
  until: null,
  reach: "alcanzables",
};

const PARAMETERS = {
  search: "buscar",
  kind: "via",
  source: "origen",
  interest: "interes",
  region: "region",
  from: "desde",
  until: "hasta",
  reach: "alcance",
} as const;

/** Filter of an address; unknown values are ignored. */
export function readMarketingFilter(query: URLSearchParams): MarketingFilter {
  let filter = EVERYBODY;
  for (const [key, name] of Object.entries(PARAMETERS)) {
    const value = query.get(name)?.trim();
    if (!value) continue;
    const parsed = marketingFilter.safeParse({ ...filter, [key]: value });
    if (parsed.success) filter = parsed.data;
  }
  return filter;
}

/** The query of a filter; default values are left out. */
export function marketingQuery(filter: MarketingFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, name] of Object.entries(PARAMETERS) as [keyof MarketingFilter, string][]) {
    const value = filter[key];
    if (value !== null && value !== "" && value !== EVERYBODY[key]) query.set(name, value);
  }
  return query;
}

export const segmentForm = z.object({
  name: z
    .string("Ponle un nombre")
    .check(z.trim(), z.minLength(1, "Ponle un nombre"), z.maxLength(80, "Usa como mucho 80 caracteres")),
  /** Attributes of people. A searched name or address is not kept, because it would outlive the person's data. */
  filter: z.pipe(
    marketingFilter,
    z.transform((filter) => ({ ...filter, search: "" })),
  ),
});
