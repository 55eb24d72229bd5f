import { formatDate, formatMoney, formatNumber, formatPercent } from "../../shared/format/format.ts";
import { listedOr } from "../../shared/format/listed.ts";
import type { DocumentState } from "./dossier.ts";
import { FIELDS, type FieldName } from "./fields.ts";
import { kindInText, kindName } from "./kinds/registry.ts";
import type { ChargeKind, ChargeReading, DocumentReading, DossierReview, PartyReading, ReadValue } from "./reading.ts";

/** The Spanish words of dossiers, on the page and on paper. */

type Light = DossierReview["light"];

export const LIGHT_WORDS: Record<Light, { name: string; means: string }> = {
  red: { name: "Rojo", means: "No se firma así: primero hay que resolver esto." },
  amber: { name: "Ámbar", means: "Se puede seguir, con esto resuelto antes de la firma." },
  green: { name: "Verde", means: "Lo leído cuadra." },
  review: { name: "Revisar", means: "Hay algo que no se ha podido leer o juzgar. Míralo tú." },
};

/** The share that the engine misses, as `npm run bench` measured it on generated documents whose layouts it did not know. */
export const DOSSIER_LIMITS_TOLD =
  "No lo lee todo: medido en 165 documentos de prueba con formatos que no conocía, reconoce 96 de cada 100, acierta 85 de cada 100 datos y encontró 50 de 54 cargas vivas. Lee tú el apartado de cargas.";

export const STATE_WORDS: Record<DocumentState, string> = {
  recibido: "En espera",
  leyendo: "Leyendo",
  leido: "Leído",
  fallido: "No se ha podido leer",
  cancelado: "Parado",
};

export const CHARGE_NAMES: Record<ChargeKind, string> = {
  mortgage: "Hipoteca",
  seizure: "Embargo",
  "tax-lien": "Afección fiscal",
  easement: "Servidumbre",
  usufruct: "Usufructo",
  "resolutory-condition": "Condición resolutoria",
  option: "Opción de compra",
  lease: "Arrendamiento",
  "protected-housing": "Vivienda protegida",
  claim: "Demanda anotada",
  insolvency: "Concurso de acreedores",
  prohibition: "Prohibición de disponer",
  urban: "Afección urbanística",
  other: "Otra carga",
};

export const CHARGE_STATES: Record<ChargeReading["state"], string> = {
  alive: "Viva",
  cancelled: "Cancelada",
  unclear: "Sin aclarar",
};

export const ROLE_NAMES: Record<PartyReading["role"], string> = {
  owner: "Titular",
  seller: "Vende",
  buyer: "Compra",
  landlord: "Arrienda",
  tenant: "Inquilino",
  taxpayer: "Contribuyente",
  agent: "Agencia",
  notary: "Notario",
  other: "Interviene",
};

export const RIGHT_NAMES = { full: "pleno dominio", bare: "nuda propiedad", usufruct: "usufructo" } as const;

const UNIT_NAMES = { m2: "m²", percent: "%", years: "años", "kwh-m2": "kWh/m² año", "kg-m2": "kg CO₂/m² año" } as const;

export const fieldLabel = (field: string): string =>
  Object.hasOwn(FIELDS, field) ? FIELDS[field as FieldName].label : field;

/** A value as people read it. */
export function valueWords(value: ReadValue): string {
  switch (value.type) {
    case "text":
    case "identifier":
      return value.text;
    case "date":
      return formatDate(value.date);
    case "money":
      // To the cent, as it was read: a rounded debt is another one.
      return formatMoney(value.amount, value.currency, Number.isInteger(value.amount) ? 0 : 2);
    case "number": {
      // Years have no point, and a share of a hundred has its decimals.
      if (value.unit === "none")
        return Number.isInteger(value.number)
          ? String(value.number)
          : formatNumber(value.number, decimalsOf(value.number));
      return `${formatNumber(value.number, decimalsOf(value.number))}\u00a0${UNIT_NAMES[value.unit]}`;
    }
  }
}

/** As many as were read, up to four: a rate of 0,442 % is none of 0,44. */
const decimalsOf = (number: number): number => (Number.isInteger(number) ? 0 : Math.min(4, decimalsRead(number)));
const decimalsRead = (number: number): number => String(number).split(".")[1]?.length ?? 0;

/** Below it somebody should look at the place before relying on it. */
const SURE = 0.85;

export const isSure = (certainty: number): boolean => certainty >= SURE;

export const certaintyWords = (certainty: number): string => formatPercent(Math.floor(certainty * 100) / 100);

/** Says which kind a document is, or could be. */
export function kindWords({ kind, candidates }: Pick<DocumentReading, "kind" | "candidates">): string {
  if (kind !== null) return kindName(kind);
  const could = candidates.map((one) => kindInText(one.kind));
  return could.length > 0 ? `No lo reconozco: puede ser ${listedOr(could)}` : "No lo reconozco";
}

/** Says in one sentence how a document speaks of charges. */
export function chargesWords({ charges, findings }: Pick<DocumentReading, "charges" | "findings">): string {
  const { said, unclear } = charges;
  if (findings.some(({ rule }) => rule === "other-language"))
    return "No está en español: no se sabe qué dice de las cargas.";
  if (said === "unreadable") return "Habla de cargas, y esa parte no se puede leer. No lo des por libre.";
  if (unclear.length > 0) return "Algún pasaje sobre cargas no se entiende con certeza. Míralo.";
  if (said === "none") return "Dice que no hay cargas.";
  return said === "listed" ? "" : "No habla de cargas.";
}
