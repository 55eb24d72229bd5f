import * as z from "zod/mini";
import { zoneName } from "../../accounts/account/calendar-settings.ts";
import { choice } from "../../shared/schema/fields.ts";
import { line, list, text } from "../../shared/schema/text.ts";
import { day } from "../../shared/schema/when.ts";
import { CONTACT_FIELDS } from "./contact-fields.ts";

/** Requests about a conversation that is summed up; browser and server share it. */

export const TRANSCRIPTS_PATH = "/resumen-conversaciones";
/** Stands for a search that is yet to be made, among those of a contact. */
export const NEW_DEMAND = "nueva";

export const MOST_TEXT_MB = 5;
export const MOST_FILE_MB = 25;
export const MOST_TEXT_BYTES = MOST_TEXT_MB * 1_000_000;
export const MOST_FILE_BYTES = MOST_FILE_MB * 1_000_000;
/** Mails of one thread that are handed in together. */
export const MOST_FILES = 60;
export const TRANSCRIPT_EXTENSIONS = [".txt", ".zip", ".eml", ".mbox", ".vtt", ".srt", ".docx"] as const;
export const LONGEST_TITLE = 160;
/** Messages that a page of the conversation shows. */
export const MESSAGES_A_PAGE = 200;
/** Signs of a message that such a page shows; a longer one is unfolded when somebody wants to read it. */
export const LONGEST_SHOWN_MESSAGE = 4_000;
/** The first message of the page that a message stands on. */
export const firstOfPage = (place: number): number => Math.floor(place / MESSAGES_A_PAGE) * MESSAGES_A_PAGE;
/** People of one conversation who may be named as the agent's side. */
const MOST_AGENTS = 200;
/** Commitments that are put into the calendar at once. */
export const MOST_EVENTS = 200;

const country = text({ max: 2, message: "Elige el país" }).check(z.regex(/^[A-Z]{2}$/, "Elige el país"));
const nobodyOrContact = z.nullable(z.uuid("Elige un contacto de la lista"));

/** The fields beside the files. */
export const newTranscriptForm = z.object({
  text: z._default(
    text({ max: MOST_TEXT_BYTES, tooLong: `Pega como mucho ${MOST_TEXT_MB} MB de texto, o súbelo en partes` }),
    "",
  ),
  zone: zoneName,
  country,
  contactId: z._default(nobodyOrContact, null),
});
export type NewTranscript = z.output<typeof newTranscriptForm>;

/** Omitted fields stay. */
export const transcriptChange = z.object({
  title: z.optional(
    line({ max: LONGEST_TITLE, tooLong: `Escribe como mucho ${LONGEST_TITLE} caracteres` }).check(
      z.minLength(1, "Escribe un título"),
    ),
  ),
  /** Places of the people on the agent's side. */
  agents: z.optional(list(z.int().check(z.gte(0)), { max: MOST_AGENTS, tooMany: "Elige menos personas" })),
  zone: z.optional(zoneName),
  country: z.optional(country),
  dayFirst: z.optional(z.boolean()),
  contactId: z.optional(nobodyOrContact),
});
export type TranscriptChange = z.output<typeof transcriptChange>;

/** Parts of the conversation that go into a contact: a known one, or one that is made of the name. */
export const keepContactForm = z
  .object({
    contactId: nobodyOrContact,
    name: z._default(line({ max: 200, tooLong: "Escribe como mucho 200 caracteres" }), ""),
    /** The fields that were ticked; nothing else is written. */
    fields: list(choice(CONTACT_FIELDS, "Elige de la lista"), {
      max: CONTACT_FIELDS.length,
      tooMany: "Elige de la lista",
    }),
    /** The demand that the fields of a search change; a new one where it is null. */
    demandId: z._default(z.nullable(z.uuid("Elige la búsqueda")), null),
    /** The five lines become a note in the contact's timeline. */
    notes: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ contactId, name }) => contactId !== null || name.trim() !== "", {
      path: ["name"],
      message: "Escribe el nombre del contacto",
    }),
  );
export type KeepContact = z.input<typeof keepContactForm>;
export type KeepContactValues = z.output<typeof keepContactForm>;

/** Commitments for the calendar; one without a date gets the day that the person chooses. */
export const keepEventsForm = z.object({
  events: list(
    z.object({
      id: text({ max: 24, message: "Elige de la lista" }),
      day: z._default(z.nullable(day("Elige el día")), null),
    }),
    {
      max: MOST_EVENTS,
      tooMany: `Añade como mucho ${MOST_EVENTS} a la vez`,
    },
  ).check(z.minLength(1, "Elige al menos uno")),
});
export type KeepEvents = z.input<typeof keepEventsForm>;

/** Which contact the fields are compared with. */
export const offerQuery = z.object({ contacto: z.optional(z.uuid("Elige un contacto de la lista")) });
