import type { Quote } from "./document-text.ts";

/** The reading of a document, each part with the place where it stands. */

/** Kinds of documents that are recognised; the country in the name where the document is another one there. */
export const DOCUMENT_KINDS = [
  "nota-simple",
  "escritura-compraventa",
  "escritura-herencia",
  "arras",
  "reserva",
  "arrendamiento",
  "recibo-ibi",
  "certificado-energetico",
  "cedula-habitabilidad",
  "inspeccion-tecnica",
  "certificado-comunidad",
  "acta-junta",
  "nomina",
  "declaracion-renta",
  "encargo-venta",
  "factura",
  "mx-escritura",
  "mx-predial",
  "mx-constancia-fiscal",
  "co-certificado-tradicion",
  "cl-dominio-vigente",
  "cl-hipotecas-gravamenes",
  "ar-informe-dominio",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A value that was read, as it is written into a home, a contact or a deal. */
export type ReadValue =
  | { type: "text"; text: string }
  | { type: "number"; number: number; unit: "m2" | "percent" | "years" | "kwh-m2" | "kg-m2" | "none" }
  | { type: "money"; amount: number; currency: string }
  /** `2026-11-27` */
  | { type: "date"; date: string }
  | { type: "identifier"; scheme: IdentifierScheme; text: string; isValid: boolean; problem: string | null };

export type IdentifierScheme =
  | "cru"
  | "cadastral-reference"
  | "nif"
  | "iban"
  | "clabe"
  | "rfc"
  | "curp"
  | "rut"
  | "cuit"
  | "land-registration";

export interface FieldReading {
  /** A name of `fields.ts`, such as `builtAreaM2`; the same one in every kind of document, so that two can be compared. */
  field: string;
  value: ReadValue;
  quote: Quote;
  /** How surely this is the value of that field, 0 to 1: letters, wording and check digits together. */
  certainty: number;
  /** The value that the engine read, where a person corrected it. */
  read?: ReadValue;
}

export interface PartyReading {
  role: "owner" | "seller" | "buyer" | "landlord" | "tenant" | "taxpayer" | "agent" | "notary" | "other";
  name: string;
  identifier: { text: string; isValid: boolean } | null;
  /** Percent, 0 to 100, and what of: whole ownership, bare ownership or usufruct; null where no share is told. */
  share: { percent: number; right: "full" | "bare" | "usufruct" } | null;
  quote: Quote;
  certainty: number;
}

export type ChargeKind =
  | "mortgage"
  | "seizure"
  | "tax-lien"
  | "easement"
  | "usufruct"
  | "resolutory-condition"
  | "option"
  | "lease"
  | "protected-housing"
  | "claim"
  | "insolvency"
  | "prohibition"
  | "urban"
  | "other";

export interface ChargeReading {
  kind: ChargeKind;
  /** `unclear` where the passage cannot be read with certainty: it counts as alive and is shown to be looked at. */
  state: "alive" | "cancelled" | "unclear";
  holder: string | null;
  amount: { amount: number; currency: string } | null;
  /** `2026-11-27`: of its inscription or annotation. */
  date: string | null;
  quote: Quote;
  certainty: number;
}

/** The words of a document on charges. Nothing may be called free of charges unless `said` is `none` and every page was read. */
export interface ChargesReading {
  /** `none`: the document says that there are none; `listed`; `silent`: it does not speak of charges; `unreadable`: its part on charges cannot be read. */
  said: "none" | "listed" | "silent" | "unreadable";
  charges: readonly ChargeReading[];
  /** Passages about charges that fit no kind or cannot be read with certainty. */
  unclear: readonly Quote[];
  saidAt: Quote | null;
}

export interface DocumentReading {
  /** null: not recognised; then `candidates` says what it could be. */
  kind: DocumentKind | null;
  /** 0 to 1. */
  certainty: number;
  /** The likeliest kinds, best first, at most three. */
  candidates: readonly { kind: DocumentKind; certainty: number }[];
  fields: readonly FieldReading[];
  parties: readonly PartyReading[];
  charges: ChargesReading;
  findings: readonly Finding[];
}

/** Something that a person should know, with what it rests on. */
export interface Finding {
  /** `red`: do not sign so; `amber`: to be settled first; `green`: checked and in order; `review`: could not be judged, look at it. */
  level: "red" | "amber" | "green" | "review";
  /** A stable name, such as `shares-not-whole`. */
  rule: string;
  /** Spanish, one sentence each. */
  title: string;
  text: string;
  /** The law or practice that it rests on, with the day on which that was checked; null where it is plain arithmetic. */
  basis: { name: string; date: string } | null;
  /** Where it stands; `document` is the place of the document in the dossier, from 0, and 0 within one document. */
  quotes: readonly (Quote & { document: number })[];
  /** The place of the document that it is about, where no quote names it. */
  document?: number;
  /** A question that settles it, and the person to ask. */
  question: { ask: string; whom: string } | null;
}

/** A day that a document sets. */
export interface DeadlineReading {
  /** `2026-11-27` */
  date: string;
  /** Spanish, what ends or is due on it. */
  what: string;
  quote: Quote & { document: number };
}

/** The judgement of all documents of a home together. */
export interface DossierReview {
  /** Contradictions across documents and the findings of each, the gravest first. */
  findings: readonly Finding[];
  deadlines: readonly DeadlineReading[];
  /** `green` only if every page was read, every passage about charges is understood and nothing is red, amber or to be reviewed. */
  light: "red" | "amber" | "green" | "review";
}
