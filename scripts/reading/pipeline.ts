import PostalMime from "postal-mime";
import { threadOfMails } from "#domain/tools/conversations/mail-thread.ts";
import { readThread } from "#domain/tools/conversations/read-thread.ts";
import { withSides } from "#domain/tools/conversations/sides.ts";
import { summarize } from "#domain/tools/conversations/summarize.ts";
import type { ConversationSummary } from "#domain/tools/conversations/summary.ts";
import type { Thread, UnreadableThread } from "#domain/tools/conversations/thread.ts";
import { splitDocuments } from "#domain/tools/dossiers/classify.ts";
import type { DocumentText } from "#domain/tools/dossiers/document-text.ts";
import type { FieldName } from "#domain/tools/dossiers/fields.ts";
import { readDocument } from "#domain/tools/dossiers/read-document.ts";
import type { DocumentReading, DossierReview } from "#domain/tools/dossiers/reading.ts";
import { reviewDossier } from "#domain/tools/dossiers/review-dossier.ts";
import { wholeText } from "#domain/tools/dossiers/whole-text.ts";
import { isPlaceOf } from "#server/tools/conversations/place-names.server.ts";
import { openDocument } from "#server/tools/dossiers/reading/open-document.server.ts";
import { endRecogniser, recogniseHere } from "#server/tools/dossiers/reading/recogniser.server.ts";
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

/** The fields of this corpus, and the names by which the engine may call them. A field that is not listed has the same name there. */
export const FIELD_NAMES: Readonly<Record<string, readonly FieldName[]>> = {
  buildYear: ["yearBuilt"],
  buildingValue: ["buildingCadastralValue"],
  certificateNumber: ["certificateNumber", "energyCertificateNumber"],
  commissionPercent: ["feePercent"],
  deathDate: ["deceasedOn"],
  deedDate: ["signedOn"],
  depositAmount: ["depositAmount", "reservationAmount"],
  depositKind: ["arrasKind"],
  dueDate: ["paymentDeadline"],
  emissions: ["energyEmissions"],
  emissionsLetter: ["emissionsRating"],
  energyLetter: ["energyRating"],
  energyUse: ["energyConsumption"],
  exclusiveUntil: ["mandateEndsOn"],
  expiryDate: ["validUntil", "energyCertifiedUntil"],
  fincaNumber: ["propertyNumber"],
  fojas: ["registryPage", "registryEntry"],
  guarantee: ["securityDeposit"],
  issueDate: ["issuedOn", "energyCertifiedOn"],
  landValue: ["landCadastralValue"],
  meetingDate: ["meetingOn"],
  netAmount: ["invoiceBase"],
  protocol: ["protocolNumber"],
  realFolio: ["registration"],
  registry: ["landRegister"],
  registryYear: ["registryYear", "registryEntry"],
  rent: ["monthlyRent"],
  signedDate: ["signedOn"],
  specialLevy: ["levyAmount"],
  startDate: ["leaseStart"],
  taxBase: ["taxBase", "generalBase"],
  taxDue: ["propertyTax"],
  taxStatus: ["fiscalStatus"],
  titleDate: ["acquiredOn"],
  termYears: ["leaseYears"],
  totalAmount: ["invoiceTotal"],
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

/** The engines as the product uses them, in this process. */
export async function openPipeline(): Promise<Pipeline | null> {
  return {
    async textOf({ bytes }) {
      const file = await openDocument(new Uint8Array(bytes), recogniseHere);
      try {
        const pages = [];
        for (let number = 1; number <= file.pages; number++) pages.push((await file.read(number)).page);
        return wholeText(pages, { allPages: file.allPages });
      } finally {
        await file.close();
      }
    },
    split: splitDocuments,
    read: (text) => readDocument(text, { today: "2026-11-27" }),
    review: (documents, today) => reviewDossier(documents, { today }),
    async thread(files, { zone, agents }) {
      const thread = await readGiven(files, zone);
      if ("problem" in thread) return thread;
      const places = thread.people.flatMap(({ name }, at) => (agents.includes(name) ? [at] : []));
      return places.length > 0 ? withSides(thread, places) : thread;
    },
    summarize: (thread, { now }) => {
      const country = countryOf(thread.zone);
      return summarize(thread, { today: now.slice(0, 10), country, isPlace: isPlaceOf(country) });
    },
    close: endRecogniser,
  };
}

const COUNTRIES: Record<string, string> = {
  Mexico_City: "MX",
  Bogota: "CO",
  Buenos_Aires: "AR",
  Santiago: "CL",
  Lima: "PE",
  Montevideo: "UY",
  Guayaquil: "EC",
  Monterrey: "MX",
  Tijuana: "MX",
  Cancun: "MX",
  Cordoba: "AR",
  Panama: "PA",
  Costa_Rica: "CR",
  Santo_Domingo: "DO",
  La_Paz: "BO",
  Asuncion: "PY",
  New_York: "US",
  Los_Angeles: "US",
  Chicago: "US",
  Miami: "US",
};
const countryOf = (zone: string) => COUNTRIES[zone.split("/").at(-1)!] ?? "ES";

async function readGiven(
  files: readonly { name: string; text: string }[],
  zone: string,
): Promise<Thread | UnreadableThread> {
  if (!files.every(({ name }) => /\.(eml|mbox)$/i.test(name)))
    return readThread(files[0]!.text, { fileName: files[0]!.name, zone, locale: `es-${countryOf(zone)}` });
  const mails = [];
  for (const { name, text } of files)
    for (const raw of /mbox$/i.test(name)
      ? text
          .split(/(?<=\n)(?=From )|^(?=From )/)
          .map((one) => one.replace(/^From .*\n/, ""))
          .filter((one) => one.trim())
      : [text]) {
      const mail = await new PostalMime().parse(raw);
      const person = (given: { name?: string; address?: string } | undefined) => ({
        name: given?.name ?? "",
        address: given?.address ?? "",
      });
      mails.push({
        from: person(mail.from as never),
        to: (mail.to ?? []).map((one) => person(one as never)),
        date: mail.date ? new Date(mail.date).toISOString() : null,
        subject: mail.subject ?? "",
        text: mail.text ?? "",
        attachments: mail.attachments.map(({ filename }) => filename ?? "archivo"),
      });
    }
  return threadOfMails(mails, { zone });
}
