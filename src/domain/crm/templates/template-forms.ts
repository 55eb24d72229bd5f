import * as z from "zod/mini";
import { LATIN_AMERICAN_COUNTRIES } from "../../shared/region/region.ts";
import { anyJson, dictionary, line, list, text, trimmedText } from "../../shared/schema/text.ts";
import { type SignaturePurpose, signatureForm } from "../signatures/signature-forms.ts";
import { MAX_DOCUMENT_JSON } from "./document.ts";
import { MAX_VALUE } from "./variables.ts";

/** Forms of templates, read by browser and server alike. The document itself is read by `read-document`. */

export const TEMPLATE_KINDS = {
  contrato: "Contrato",
  documento: "Documento",
  correo: "Correo",
  carta: "Carta",
} as const;
export type TemplateKind = keyof typeof TEMPLATE_KINDS;

export const TEMPLATE_USES = {
  captacion: "Captar",
  visita: "Visitar",
  oferta: "Ofertar y reservar",
  datos: "Proteger datos",
  seguimiento: "Seguir el contacto",
} as const;
export type TemplateUse = keyof typeof TEMPLATE_USES;

export const HOUSE_STATES = ["borrador", "publicada", "retirada"] as const;
export type HouseState = (typeof HOUSE_STATES)[number];

export const TEMPLATE_COUNTRIES = ["ES", ...LATIN_AMERICAN_COUNTRIES] as const;

const keysOf = <T extends object>(record: T) => Object.keys(record) as [keyof T & string, ...(keyof T & string)[]];

export const MAX_TITLE = 120;
export const MAX_SUMMARY = 240;

const title = () => line({ max: MAX_TITLE }).check(z.minLength(2, "Ponle un nombre a la plantilla"));
const document = () => anyJson(MAX_DOCUMENT_JSON, "El documento es demasiado largo. Pártelo en dos plantillas");

/** A new template: a copy of another one (`from`: an id of the house, or of one's own), or an empty one. */
export const newTemplateForm = z.object({
  from: z.optional(line({ max: 80 })),
  title: z.optional(title()),
  kind: z._default(z.enum(keysOf(TEMPLATE_KINDS), "Elige de qué tipo es"), "documento"),
  use: z._default(z.enum(keysOf(TEMPLATE_USES), "Elige para qué sirve"), "captacion"),
  country: z._default(z.enum(TEMPLATE_COUNTRIES, "Elige un país"), "ES"),
});
export type NewTemplateForm = z.output<typeof newTemplateForm>;

/** How a template is called and sorted in lists and in the gallery. Omitted fields stay as they are. */
export const templateFacts = z.object({
  title: z.optional(title()),
  summary: z.optional(trimmedText({ max: MAX_SUMMARY })),
  kind: z.optional(z.enum(keysOf(TEMPLATE_KINDS), "Elige de qué tipo es")),
  use: z.optional(z.enum(keysOf(TEMPLATE_USES), "Elige para qué sirve")),
  country: z.optional(z.enum(TEMPLATE_COUNTRIES, "Elige un país")),
});
export type TemplateFacts = z.output<typeof templateFacts>;

const holder = () => z.uuid("Vuelve a abrir la plantilla");

/** `holder` names the open page that holds the lock. */
export const draftForm = z.object({
  holder: holder(),
  /** The draft that this one was written over. */
  revision: z.int("Vuelve a abrir la plantilla").check(z.minimum(0)),
  document: document(),
});
export type DraftForm = z.output<typeof draftForm>;

export const lockForm = z.object({ holder: holder(), takesOver: z._default(z.boolean(), false) });
export const holderForm = z.object({ holder: holder() });
export const versionForm = z.object({ holder: holder(), note: z._default(line({ max: 120 }), "") });

export const fillForm = z.object({
  homeId: z.optional(z.uuid("Elige una vivienda de la lista")),
  contactId: z.optional(z.uuid("Elige un contacto de la lista")),
  dealId: z.optional(z.uuid("Elige un trato de la lista")),
  typed: z._default(dictionary(text({ max: 100 }), text({ max: MAX_VALUE }), { max: 200 }), {}),
  blanks: z._default(list(text({ max: 100 }), { max: 200 }), []),
});
export type FillForm = z.output<typeof fillForm>;

/** A request for signatures of the filled document; without a subject it is about what the document was filled from. */
export const signTemplateForm = z.object({ fill: fillForm, request: z.omit(signatureForm, { source: true }) });

const PURPOSES: Readonly<Record<string, SignaturePurpose>> = {
  captacion: "encargo",
  visita: "visita",
  oferta: "propuesta",
};

/** The purpose of a request for signatures of a template: it decides what becomes of the signed document. */
export const purposeOfTemplate = ({ kind, use }: { kind: string; use: string }): SignaturePurpose =>
  kind === "correo" || kind === "carta" ? "documento" : (PURPOSES[use] ?? "documento");

/** Longest time without a sign after which a lock is nobody's. */
export const LOCK_STALE_MS = 2 * 60_000;
/** How often the page that edits says that it is still there. */
export const LOCK_SIGN_MS = 30_000;

export const MAX_DOCX_BYTES = 10 * 1_048_576;
