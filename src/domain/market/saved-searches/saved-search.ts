import * as z from "zod/mini";
import { zoneName } from "../../accounts/account/calendar-settings.ts";
import { line, list, trimmedText } from "../../shared/schema/text.ts";
import { marketFilterSchema } from "../search/market-filter-schema.ts";

/** A search that somebody keeps, and what they want to be told of it. Forms refuse names that they do not know. */

/** Events of a home: offered for the first time, cheaper than before, on offer again. */
export const ALERT_KINDS = ["nueva", "bajada", "vuelta"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const ALERT_KIND_NAMES: Record<AlertKind, string> = {
  nueva: "Viviendas nuevas",
  bajada: "Bajadas de precio",
  vuelta: "Las que vuelven al mercado",
};

export const FREQUENCIES = ["al-momento", "diaria", "semanal"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const FREQUENCY_NAMES: Record<Frequency, string> = {
  "al-momento": "Al momento",
  diaria: "Una vez al día, a las 8:00",
  semanal: "Los lunes, a las 8:00",
};

/** A search that finds more new homes in a day than this is too broad: nobody reads so many. */
export const MOST_NEW_A_DAY = 200;

/** Searches that one person may keep. */
export const MOST_SEARCHES = 200;

export const LONGEST_SEARCH_NAME = 80;
export const LONGEST_COMMENT = 1_000;

const hour = z.int().check(z.minimum(0, "Elige una hora de 0 a 23"), z.maximum(23, "Elige una hora de 0 a 23"));

/** Hours of the day in which nothing is sent, from the first up to the second; the same hour twice is none. */
export interface QuietHours {
  from: number;
  to: number;
}

const name = line({ max: LONGEST_SEARCH_NAME }).check(z.minLength(1, "Ponle un nombre a la búsqueda"));
const kinds = list(z.enum(ALERT_KINDS, "Elige avisos de la lista"), { max: ALERT_KINDS.length }).check(
  z.minLength(1, "Elige al menos un aviso"),
);
const quiet = z.nullable(z.strictObject({ from: hour, to: hour }));

const parts = z.strictObject({
  name,
  filter: marketFilterSchema,
  kinds,
  frequency: z.enum(FREQUENCIES, "Elige cada cuánto avisarte"),
  quiet,
  timeZone: zoneName,
  /** The contact for whom the search is kept; null for the agent themselves. */
  contactId: z.nullable(z.uuid("Elige un contacto de la lista")),
});

/** A new search, as it is sent. Without a time zone it is that of the person's account. */
export const searchForm = z.strictObject({
  name,
  filter: parts.shape.filter,
  kinds: z._default(kinds, [...ALERT_KINDS]),
  frequency: z._default(parts.shape.frequency, "diaria"),
  quiet: z._default(quiet, { from: 22, to: 8 }),
  timeZone: z.optional(zoneName),
  contactId: z._default(parts.shape.contactId, null),
});
export type SearchForm = z.output<typeof searchForm>;

/** Changes of a kept search: what is not named stays. */
export const searchChange = z.partial(z.extend(parts, { isPaused: z.boolean() }));
export type SearchChange = z.output<typeof searchChange>;

export const VERDICTS = ["me-gusta", "no"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Why a client does not want a home, as they may say by one press. */
export const REFUSAL_REASONS = ["precio", "zona", "tamano", "estado", "otra"] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export const REFUSAL_REASON_NAMES: Record<RefusalReason, string> = {
  precio: "Por el precio",
  zona: "Por la zona",
  tamano: "Por el tamaño",
  estado: "Por el estado",
  otra: "Por otra cosa",
};

/** A client's answer to a home on the page that was shared with them; null takes a verdict, a comment or a reason back. A reason belongs to a "no", and goes with it. */
export const clientAnswer = z.strictObject({
  homeId: z.uuid(),
  verdict: z.optional(z.nullable(z.enum(VERDICTS))),
  comment: z.optional(z.nullable(trimmedText({ max: LONGEST_COMMENT }))),
  reason: z.optional(z.nullable(z.enum(REFUSAL_REASONS, "Elige un motivo de la lista"))),
});
export type ClientAnswer = z.output<typeof clientAnswer>;

/** The agent's answer to a client's comment. */
export const replyForm = z.strictObject({
  text: trimmedText({ max: LONGEST_COMMENT }).check(z.minLength(1, "Escribe tu respuesta")),
});
