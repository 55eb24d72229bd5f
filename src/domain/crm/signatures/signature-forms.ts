import * as z from "zod/mini";
import { MANDATE_KINDS } from "../../shared/home-attributes/home-values.ts";
import { choice, optionalInteger, optionalNumber } from "../../shared/schema/fields.ts";
import { atMost, dictionary, line, list, text, trimmedText } from "../../shared/schema/text.ts";
import { day } from "../../shared/schema/when.ts";
import { DAY_MS } from "../../shared/time/durations.ts";

/** Forms of electronic signatures, read by browser and server alike. */

export const MAX_PDF_BYTES = 10 * 1_048_576;
/** Largest sealed file, and largest file that is checked. */
export const MAX_SEALED_BYTES = 2 * MAX_PDF_BYTES;
export const MAX_PDF_PAGES = 200;
export const PDF_TOO_COMPLEX = "Este PDF es demasiado complejo. Imprímelo como PDF y sube ese";
export const MOST_SIGNERS = 20;
/** Longest time for signing, in days. */
export const LONGEST_DAYS = 180;
export const REMINDER_DAYS = [0, 1, 2, 3, 7, 14] as const;

const signerAddress = trimmedText({ max: 255, message: "Escribe su correo: sin él no puede firmar" }).check(
  z.minLength(1, { error: "Escribe su correo: sin él no puede firmar", abort: true }),
  z.email("Este correo no es válido"),
  z.toLowerCase(),
);

/** Corrects the address of one signer. */
export const addressForm = z.object({ email: signerAddress });

export const signerForm = z.object({
  name: line({ max: 120 }).check(z.minLength(2, "Escribe su nombre y apellidos")),
  email: signerAddress,
  /** For codes by message, where a gateway is configured. */
  phone: z.optional(
    trimmedText({ max: 20 }).check(z.regex(/^$|^\+\d[\d ]{7,17}$/, "Escríbelo con prefijo: +34 600 000 000")),
  ),
  turn: z.int("Pon un número").check(z.minimum(1, "Desde 1"), z.maximum(MOST_SIGNERS, `Hasta ${MOST_SIGNERS}`)),
});
export type SignerForm = z.output<typeof signerForm>;

/** The PDF that is signed, where it is not uploaded: a document of a home, or the paper of a tool's result. */
export const signatureSource = z.object({
  documentId: z.optional(z.uuid("Elige un documento de la lista")),
  runId: z.optional(z.uuid("Elige un resultado de la lista")),
});
export type SignatureSource = z.output<typeof signatureSource>;

/** The kind of a document decides what becomes of it once everybody has signed. */
export const SIGNATURE_PURPOSES = ["documento", "encargo", "visita", "propuesta"] as const;
export type SignaturePurpose = (typeof SIGNATURE_PURPOSES)[number];

const MOST_MONEY = 1_000_000_000;
const optionalDay = () => z.optional(day("Elige un día"));

/**
 * The mandate that a home gets once everybody signed. Without a first day it begins on the day of the last signature; its last day
 * follows from its months where nobody names it. The price is in the currency of the home.
 */
export const mandateTerms = z
  .object({
    kind: choice(MANDATE_KINDS, "Elige si es en exclusiva"),
    price: optionalNumber({ min: 0.01, max: MOST_MONEY, message: "Introduce un precio mayor que cero" }),
    startsOn: optionalDay(),
    endsOn: optionalDay(),
    months: optionalInteger({ min: 1, max: 120, message: "Indica cuántos meses dura, de 1 a 120" }),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn < endsOn, {
      path: ["endsOn"],
      error: "Tiene que terminar después de empezar",
    }),
  );
export type MandateTerms = z.output<typeof mandateTerms>;

/** The subject of a request: the signed file is kept with the home and told in the timeline of the contact. */
export const signatureSubject = z.object({
  purpose: z._default(z.enum(SIGNATURE_PURPOSES, "Elige qué es"), "documento"),
  homeId: z.optional(z.uuid("Elige una vivienda de la lista")),
  contactId: z.optional(z.uuid("Elige un contacto de la lista")),
  /** A deal of the trade `propietario`, which the last signature wins where `winsDeal` says so. */
  dealId: z.optional(z.uuid("Elige un trato de la lista")),
  winsDeal: z._default(z.boolean(), false),
  /** The answers that the deal's stages ask for, by stage and field; the day of the signature is not among them. */
  evidence: z.optional(
    dictionary(
      text({ max: 40 }),
      dictionary(text({ max: 40 }), text({ max: 1_000, tooLong: "Usa como mucho 1.000 caracteres" }), { max: 10 }),
      { max: 20 },
    ),
  ),
  /** Whether the signed file becomes a document of the home, and is told in the contact's timeline; where nobody says so, both. */
  keepsInHome: z.optional(z.boolean()),
  /** The home has this mandate once everybody signed; for the purpose `encargo` of a home. */
  mandate: z.optional(mandateTerms),
  tellsContact: z.optional(z.boolean()),
});
export type SignatureSubject = z.output<typeof signatureSubject>;

export const signatureForm = z.object({
  title: line({ max: 120 }).check(z.minLength(3, "Ponle un título: es lo que verá quien firma")),
  message: z._default(trimmedText({ max: 1_000 }), ""),
  /** Last day on which it can be signed. */
  lastDay: day("Elige un día"),
  reminderDays: z.literal(REMINDER_DAYS, "Elige cada cuánto"),
  signers: list(signerForm, { max: MOST_SIGNERS, tooMany: `Pon como mucho ${MOST_SIGNERS} firmantes` }).check(
    z.minLength(1, "Añade al menos una persona que firme"),
    z.refine(
      (signers) => new Set(signers.map(({ email }) => email)).size === signers.length,
      "Cada firmante necesita su propio correo: hay dos iguales",
    ),
  ),
  subject: z.optional(signatureSubject),
  source: z.optional(signatureSource),
});
export type SignatureForm = z.output<typeof signatureForm>;

/** Corrects a draft that nobody was asked to sign yet; its document stays. */
export const draftChange = z.pick(signatureForm, {
  title: true,
  message: true,
  lastDay: true,
  reminderDays: true,
  signers: true,
});
export type DraftChange = z.output<typeof draftChange>;

/** The fault of the last day, or null. @param today `2026-11-27` in the calendar of the sender */
export function lastDayFault(lastDay: string, today: string): string | null {
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_MS);
  if (days < 1) return "Elige un día a partir de mañana";
  return days > LONGEST_DAYS ? `Como mucho ${LONGEST_DAYS} días` : null;
}

export const CODE_MINUTES = 10;
export const codeForm = z.object({
  code: trimmedText({ max: 12 }).check(z.regex(/^\d{6}$/, "Escribe las seis cifras del código")),
});

/** How a mark was made. */
export const MARK_KINDS = ["dibujada", "escrita", "subida"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
/** Longest data address of a picture: a PNG of 150 kB. */
export const MAX_MARK_LENGTH = 200_000;

export const markForm = z
  .object({
    kind: z.enum(MARK_KINDS, "Elige cómo firmar"),
    /** For a written one: the name as it was typed. */
    name: z._default(line({ max: 120 }), ""),
    /** For a drawn or uploaded one: `data:image/png;base64,…`. */
    image: z._default(text({ max: MAX_MARK_LENGTH, isExact: true, tooLong: "La imagen pesa demasiado" }), ""),
    /** The signer read the document and wants to sign. */
    accepts: z.literal(true, "Marca la casilla para firmar"),
  })
  .check(
    z.refine(({ kind, name }) => kind !== "escrita" || name.length >= 2, {
      path: ["name"],
      error: "Escribe tu nombre y apellidos",
    }),
    z.refine(({ kind, image }) => kind === "escrita" || image.startsWith("data:image/png;base64,"), {
      path: ["image"],
      error: "Dibuja tu firma o elige una imagen",
    }),
  );
export type MarkForm = z.output<typeof markForm>;

export const declineForm = z.object({
  reason: trimmedText({ max: 500 }).check(z.minLength(3, "Di en pocas palabras por qué no firmas"), atMost(500)),
});

/** `a•••@casa.es`: enough to recognise one's own address, too little to learn another's. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "•••" : `${email[0]}•••${email.slice(at)}`;
}

/** Stand in the row of a signer who erased their data. An empty address is that of nobody. */
export const ERASED_EMAIL = "";
export const ERASED_NAME = "Persona que borró sus datos";

/**
 * The name that somebody typed as their signature, where it is not that of the invitation; null where it is. Case, accents, points and
 * spaces make no other name.
 *
 * @param typed null for a drawn or uploaded mark
 */
export function otherTypedName(name: string, typed: string | null): string | null {
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "");
  return typed === null || plain(typed) === plain(name) ? null : typed;
}
