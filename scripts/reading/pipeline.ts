import type { ConversationSummary } from "#domain/tools/conversations/summary.ts";
import type { Thread, UnreadableThread } from "#domain/tools/conversations/thread.ts";
import type { DocumentText } from "#domain/tools/dossiers/document-text.ts";
import type { DocumentReading, DossierReview } from "#domain/tools/dossiers/reading.ts";
import type { RedTopic } from "./labels.ts";

/** The one place in which the measure meets the engines: who changes their names or arguments changes this file. */

export interface Pipeline {
  /** Text and places of a file, recognised where it is a picture. */
  textOf(file: { name: string; bytes: Buffer }): Promise<DocumentText>;
  /** Pages of each document that one file holds. */
  split(text: DocumentText): readonly { from: number; to: number }[];
  read(text: DocumentText): DocumentReading;
  review(documents: readonly { text: DocumentText; reading: DocumentReading }[], today: string): DossierReview;
  thread(files: readonly { name: string; text: string }[], options: { zone: string; agents: readonly string[] }): Promise<Thread | UnreadableThread>; // biome-ignore format: one signature
  summarize(thread: Thread, options: { now: string }): ConversationSummary;
  /** Ends threads that were opened. */
  close(): Promise<void>;
}

/** What this corpus calls a field, and names by which the engine may call it. A field that is not listed has the same name there. */
export const FIELD_NAMES: Readonly<Record<string, readonly string[]>> = {
  communityShare: ["communityShare", "quota", "participation"],
  fincaNumber: ["fincaNumber", "registryNumber", "propertyNumber"],
  taxDue: ["taxDue", "amountDue"],
  energyLetter: ["energyLetter", "energyRating"],
  emissionsLetter: ["emissionsLetter", "emissionsRating"],
  plotAreaM2: ["plotAreaM2", "landAreaM2"],
};

/** Rules by what they are about: a finding is of a topic whose pattern its rule or its title has. */
export const TOPIC_PATTERNS: Readonly<Record<RedTopic, RegExp>> = {
  seizure: /seizure|embargo/i,
  prohibition: /prohibi/i,
  "resolutory-condition": /resolut/i,
  claim: /claim|demanda/i,
  insolvency: /insolv|concurs/i,
  "protected-housing": /protected|protegida|vpo|protecc/i,
  option: /option|opcion/i,
  "bare-owner": /bare|nuda|usufruct/i,
  "owner-not-seller": /(owner|titular|propietari).*(seller|vended|vend)|(seller|vended).*(owner|titular|propietari)/i,
  "missing-owner": /(missing|all|todos|falta|every).*(owner|titular)|(owner|titular).*(missing|all|falta|seller|vend)/i,
  "shares-not-whole": /share|participacion|suma/i,
  "wrong-identifier": /identifier|digit|nif|iban|referencia|control|check/i,
  "area-differs": /area|superficie/i,
  "expired-certificate": /expir|caduc|vencid|certificate-|inspection|inspeccion/i,
  "community-debt": /debt|deuda|comunidad/i,
  "amounts-differ": /amount|letra|cifra|importe/i,
  "reference-differs": /reference|referencia|catastral/i,
  "deadline-before-mortgage": /deadline|plazo|hipoteca|mortgage/i,
  "arras-without-kind": /arras/i,
};

/** Null until the engines are there: the measure itself is tested with answers of its own. */
export async function openPipeline(): Promise<Pipeline | null> {
  return null;
}
