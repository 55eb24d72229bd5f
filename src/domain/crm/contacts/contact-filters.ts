import { CONTACT_ROLES, type ContactRole, DEAL_STAGES, type DealStage } from "./contact-values.ts";

/** The filters and the order of a list of contacts, as the address of the page has them. */

export const NOBODYS = "sin_asignar";

export interface ContactFilters {
  text: string;
  role: ContactRole | null;
  tag: string;
  source: string;
  /** A colleague's id, or those that wait for somebody. */
  ownerId: string | typeof NOBODYS | null;
  /** Only contacts with a deal at this stage. */
  stage: DealStage | null;
  consent: "si" | "no" | null;
  trash: boolean;
}

export const CONTACT_ORDERS = ["actividad", "nombre", "alta"] as const;
export type ContactOrder = (typeof CONTACT_ORDERS)[number];

export const CONTACT_ORDER_NAMES: Record<ContactOrder, string> = {
  actividad: "Última actividad",
  nombre: "Nombre",
  alta: "Más recientes",
};

export const NO_CONTACT_FILTERS: ContactFilters = {
  text: "",
  role: null,
  tag: "",
  source: "",
  ownerId: null,
  stage: null,
  consent: null,
  trash: false,
};

const LONGEST = 100;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

const oneOf = <T extends string>(values: readonly T[], text: string): T | null =>
  values.find((value) => value === text) ?? null;

/** Reads `q, rol, etiqueta, origen, responsable, etapa, consentimiento, papelera`; unknown values narrow nothing. */
export function readContactFilters(params: URLSearchParams): ContactFilters {
  const of = (name: string) => (params.get(name) ?? "").replaceAll("\0", "").trim().slice(0, LONGEST);
  const owner = of("responsable");
  return {
    text: of("q"),
    role: oneOf(CONTACT_ROLES, of("rol")),
    tag: of("etiqueta"),
    source: of("origen"),
    ownerId: owner === NOBODYS || UUID.test(owner) ? owner : null,
    stage: oneOf(DEAL_STAGES, of("etapa")),
    consent: oneOf(["si", "no"] as const, of("consentimiento")),
    trash: of("papelera") === "1",
  };
}

/** The filters that differ from their usual values, as parameters of an address. */
export function writeContactFilters(filters: ContactFilters): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string | null) => {
    if (value) params.set(name, value);
  };
  set("q", filters.text);
  set("rol", filters.role);
  set("etiqueta", filters.tag);
  set("origen", filters.source);
  set("responsable", filters.ownerId);
  set("etapa", filters.stage);
  set("consentimiento", filters.consent);
  if (filters.trash) params.set("papelera", "1");
  return params;
}

/** The order that an address names; by latest activity where it is missing or unknown. */
export const readContactOrder = (text: string | null): ContactOrder => oneOf(CONTACT_ORDERS, text ?? "") ?? "actividad";
