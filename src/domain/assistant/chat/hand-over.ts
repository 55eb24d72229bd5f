import * as z from "zod/mini";
import { mailAddress } from "../../shared/schema/mail-address.ts";
import { atMost, line, text } from "../../shared/schema/text.ts";
import { CONTACT_PURPOSES } from "./dto.ts";
import { LONGEST_ANSWER, MOST_MESSAGES } from "./limits.ts";
import { LONGEST_THREAD_MESSAGE } from "./threads.ts";

/**
 * A conversation that a visitor hands from the assistant to people: the form that asks for it, and later messages. One
 * schema for browser and server.
 */

const trimmed = (raw: unknown) => (typeof raw === "string" ? raw.trim() : raw);

/** Trimmed; blank is unknown. */
const optional = (maxLength: number) =>
  z.pipe(
    z.transform((raw: unknown) => trimmed(raw) || undefined),
    z.optional(text({ max: maxLength })),
  );

/** A box of a form says `on`. */
const box = z.pipe(
  z.transform((raw: unknown) => raw === true || raw === "on"),
  z.boolean(),
);

const email = z.pipe(
  z.transform((raw: unknown) => trimmed(raw) || undefined),
  z.optional(mailAddress()),
);

/** Loose on purpose: the server reads numbers as people write them. */
const phone = z.pipe(
  z.transform((raw: unknown) => trimmed(raw) || undefined),
  z.optional(z.string().check(atMost(40), z.regex(/^\+?[\d\s().-]{6,}$/, "Escribe un teléfono, solo con números"))),
);

/** Wall clock of the asked person: `2026-12-03T17:00`. */
const when = z.pipe(
  z.transform((raw: unknown) => trimmed(raw) || undefined),
  z.optional(
    text({ max: 16, tooLong: "Elige un día y una hora" }).check(
      z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, "Elige un día y una hora"),
    ),
  ),
);

const stated = z.object({
  role: z.enum(["user", "assistant"]),
  content: z.string().check(z.maxLength(LONGEST_ANSWER, "Admite como mucho 4.000 caracteres")),
});

export const NO_WAY_TO_REACH = "Escribe un email o un teléfono para poder responderte";

/** `POST /api/chat/threads`. */
export const handOver = z
  .object({
    /** Made by the browser, with the key: the same again makes no second thread. */
    id: z.uuid("Recarga la página y vuelve a intentarlo"),
    /** 32 random bytes, base64url. Only the browser keeps it; its holder reads and writes the thread. */
    key: text({ max: 43, tooLong: "Recarga la página y vuelve a intentarlo" }).check(
      z.regex(/^[\w-]{43}$/, "Recarga la página y vuelve a intentarlo"),
    ),
    purpose: z.enum(CONTACT_PURPOSES, "Elige para qué quieres que te respondan"),
    name: line({ max: 100, message: "Escribe tu nombre" }).check(z.minLength(2, "Escribe tu nombre")),
    email,
    phone,
    /** When a visit or a demo would suit them. */
    when,
    message: optional(LONGEST_THREAD_MESSAGE),
    /** Consent to an answer; its words are `consentWords`. */
    consent: z.pipe(box, z.literal(true, "Marca la casilla para que podamos responderte")),
    /** Consent to news; its words are `newsWords`. */
    marketing: z._default(box, false),
    /** Messages before, oldest first. */
    transcript: z._default(
      z.array(stated).check(z.maxLength(MOST_MESSAGES, `Admite como mucho ${MOST_MESSAGES} mensajes`)),
      [],
    ),
    /** The page on which they were. */
    page: optional(300),
    /** The assistant of an agency (`chat_channels.code`); without it Umbral's own. */
    channel: optional(40),
    /** The home that it is about, of the channel's portfolio. */
    homeId: z.optional(z.uuid()),
    /** A field that people do not see: a sender who fills it in is a program. */
    website: z.optional(text()),
  })
  .check(
    z.refine(({ email, phone }) => email !== undefined || phone !== undefined, {
      path: ["email"],
      message: NO_WAY_TO_REACH,
    }),
  );
export type HandOver = z.output<typeof handOver>;

/** A message in a thread, from the visitor or from the person who answers. */
export const threadMessage = z.object({
  /** The same for each try of one message. */
  callId: z.uuid("Recarga la página y vuelve a intentarlo"),
  content: z.pipe(
    z.transform(trimmed),
    z
      .string("Escribe un mensaje")
      .check(
        z.minLength(1, "Escribe un mensaje"),
        z.maxLength(LONGEST_THREAD_MESSAGE, "Admite como mucho 2.000 caracteres"),
      ),
  ),
});

/** The words beside the boxes, as they are shown and as they are kept. @param who who answers: Umbral, or an agency */
export const consentWords = (who: string) =>
  `Acepto que ${who} reciba estos datos y esta conversación para responderme.`;
/**
 * Wording of the consent to news, which is kept as proof of what the visitor agreed to. `who` is the name of the agency
 * or of Umbral.
 */
export const newsWords = (who: string) => `Quiero recibir también novedades de ${who}.`;
