import * as z from "zod/mini";
import { dictionary, line, list, text, trimmedText } from "../../shared/schema/text.ts";
import { day, instant } from "../../shared/schema/when.ts";
import type { Correction } from "./corrections.ts";
import { MAX_DOSSIER_TITLE } from "./dossier-limits.ts";
import { type FileForm, MAX_DOCUMENT_PAGES } from "./file-form.ts";
import { DOCUMENT_KINDS, type DocumentReading, type DossierReview } from "./reading.ts";

/** A dossier as pages and calls see and change it. */

export const DOCUMENT_STATES = ["recibido", "leyendo", "leido", "fallido", "cancelado"] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** One document within a file: its pages, both included, and what it says. */
export interface PartReading {
  from: number;
  to: number;
  reading: DocumentReading;
  /** A person said which kind it is. */
  isKindTold?: true;
  /** Single fields as a person says that they are. */
  corrections?: readonly Correction[];
}

/** Something read that a person took over. */
export interface Confirmed {
  /** Id of the account, and ISO instant. */
  by: string;
  at: string;
  to: "home" | "contact" | "calendar";
  /** Name of the home's attribute, `note`, or the day of the appointment. */
  field: string;
  value: string;
  documentId: string | null;
}

export interface ShownDocument {
  id: string;
  name: string;
  form: FileForm | null;
  state: DocumentState;
  /** Pages that are read, that the file has, and that were read so far; null until it was opened. */
  pages: number | null;
  allPages: number | null;
  readPages: number;
  /** Numbers of pages of which nothing may be said. */
  unreadPages: number[];
  fault: string | null;
  readings: PartReading[] | null;
  createdAt: string;
  /** Whether its pages can be shown as pictures; a text has none. */
  hasPictures: boolean;
}

export interface ShownDossier {
  id: string;
  title: string;
  homeId: string | null;
  contactId: string | null;
  createdAt: string;
  updatedAt: string;
  isInTrash: boolean;
  documents: ShownDocument[];
  review: DossierReview | null;
  confirmed: Confirmed[];
}

const id = z.uuid("No existe o no lo ves");
const title = line({ max: MAX_DOSSIER_TITLE, message: "Escribe un título" }).check(
  z.trim(),
  z.minLength(1, "Escribe un título"),
);

export const newDossier = z.object({
  title,
  homeId: z._default(z.nullable(id), null),
  contactId: z._default(z.nullable(id), null),
});

/** Omitted fields stay. */
export const dossierChange = z.object({
  title: z.optional(title),
  homeId: z.optional(z.nullable(id)),
  contactId: z.optional(z.nullable(id)),
});

/** The kind that a person says a document is; null is what the engine takes it for. */
export const kindForm = z.object({
  /** The first page of the document in its file. */
  from: z.int().check(z.minimum(1), z.maximum(MAX_DOCUMENT_PAGES)),
  kind: z.nullable(z.enum(DOCUMENT_KINDS, "Elige qué documento es")),
});

/** A field of a document as a person says that it is; null is what the engine read. */
export const correctionForm = z.object({
  /** The first page of the document in its file. */
  from: z.int().check(z.minimum(1), z.maximum(MAX_DOCUMENT_PAGES)),
  field: text({ max: 60, message: "Elige el dato" }),
  text: z.nullable(trimmedText({ max: 300, message: "Escribe lo que dice el documento" })),
});

/** Values that a person confirmed, each for one place; nothing else is written. */
export const confirmForm = z
  .object({
    documentId: z._default(z.nullable(id), null),
    /** Fields of the dossier's home by their names. */
    home: z.optional(
      z.object({
        values: dictionary(text({ max: 60 }), z.union([text({ max: 2_000 }), z.number(), z.boolean()]), { max: 40 }),
        /** `updatedAt` of the home as the person saw it. */
        seen: z.optional(instant({ message: "Falta la versión de la vivienda que has visto" })),
      }),
    ),
    /** A line for the timeline of the dossier's contact. */
    note: z.optional(trimmedText({ max: 2_000, message: "Escribe la nota" }).check(z.minLength(1, "Escribe la nota"))),
    events: z.optional(
      list(
        z.object({
          date: day("Escribe una fecha, como 2027-03-31"),
          title: line({ max: 200, message: "Escribe un título" }).check(z.trim(), z.minLength(1, "Escribe un título")),
        }),
        { max: 40 },
      ),
    ),
  })
  .check(
    z.refine(({ home, note, events }) => home !== undefined || note !== undefined || (events?.length ?? 0) > 0, {
      path: ["home"],
      message: "Elige qué quieres guardar",
    }),
  );
export type ConfirmForm = z.output<typeof confirmForm>;
