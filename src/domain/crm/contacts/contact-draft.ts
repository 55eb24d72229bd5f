import { fold } from "../../shared/listing/fold.ts";
import { CONTACT_ROLES, type ContactRole } from "./contact-values.ts";

/** A contact as a file knows it, before anybody has looked whether it is there already. */
export interface ContactDraft {
  fullName: string;
  company: string | null;
  position: string | null;
  roles: ContactRole[];
  tags: string[];
  language: string | null;
  notes: string | null;
  source: string | null;
  /** ISO instant; null without consent. */
  consentAt: string | null;
  consentText: string | null;
  /** Addresses as they are written. */
  emails: string[];
  phones: string[];
  /** Values of columns without a field in Umbral, by the column's heading. */
  extras: Record<string, string>;
}

export const EMPTY_DRAFT: ContactDraft = {
  fullName: "",
  company: null,
  position: null,
  roles: [],
  tags: [],
  language: null,
  notes: null,
  source: null,
  consentAt: null,
  consentText: null,
  emails: [],
  phones: [],
  extras: {},
};

/** A row of a file: its first line, and its values. */
export interface DraftRow {
  line: number;
  draft: ContactDraft;
}

const ROLE_WORDS: [RegExp, ContactRole][] = [
  [/\b(?:comprador|compradora|buyer|demandante)\b/, "comprador"],
  [/\b(?:propietario|propietaria|vendedor|vendedora|owner|seller|landlord)\b/, "propietario"],
  [/\b(?:inquilino|inquilina|arrendatario|tenant)\b/, "inquilino"],
  [/\b(?:inversor|inversora|investor)\b/, "inversor"],
  [/\b(?:profesional|agente|colaborador|agent|professional)\b/, "profesional"],
];

/** The role that a word names; null for a word that names none. */
export function roleOf(word: string): ContactRole | null {
  const plain = fold(word);
  const own = CONTACT_ROLES.find((role) => role === plain);
  return own ?? ROLE_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

const LANGUAGE_WORDS: Record<string, string> = {
  espanol: "es",
  castellano: "es",
  spanish: "es",
  catalan: "ca",
  valenciano: "ca",
  gallego: "gl",
  euskera: "eu",
  ingles: "en",
  english: "en",
  frances: "fr",
  french: "fr",
  aleman: "de",
  german: "de",
  italiano: "it",
  portugues: "pt",
  neerlandes: "nl",
  ruso: "ru",
};

/** ISO 639-1 of `es`, `es-ES`, `Español`; null for any other text. */
export function languageOf(word: string): string | null {
  const plain = fold(word);
  return LANGUAGE_WORDS[plain] ?? /^([a-z]{2})(?: [a-z]{2})?$/.exec(plain)?.[1] ?? null;
}

/** Instant of a date as files write it; null for any other text. */
export function instantOf(text: string): string | null {
  const spanish = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  const iso = spanish ? `${spanish[3]}-${spanish[2]!.padStart(2, "0")}-${spanish[1]!.padStart(2, "0")}` : text.trim();
  if (!/^\d{4}-\d{2}-\d{2}/.test(iso)) return null;
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
