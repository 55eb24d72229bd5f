import * as z from "zod/mini";
import { integer, isBlank, optionalFlag, optionalText } from "#domain/shared/schema/fields.ts";
import { looksLikeMailAddress } from "#domain/shared/schema/mail-address.ts";
import { isPastDay } from "#domain/shared/schema/past-day.ts";
import { text } from "#domain/shared/schema/text.ts";
import { orUsual } from "#domain/shared/schema/usual-fields.ts";
import { isDay } from "#domain/shared/time/local-time.ts";
import { CADENCE_DAYS } from "#domain/tools/follow-up/cadence.ts";

export const STAGES = ["nuevo", "contactado", "cualificado", "visita", "oferta"] as const;
export type Stage = (typeof STAGES)[number];
export const CHANNELS = ["whatsapp", "llamada", "correo"] as const;
export type Channel = (typeof CHANNELS)[number];

const PHONE = /^\+?[\d\s().-]{6,30}$/;

const day = (message: string) => text({ max: 40, message, tooLong: message }).check(z.refine(isPastDay, message));
const clock = (message: string) =>
  text({ max: 5, message, tooLong: message }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message));
const hoursOfCalls = "Elige una hora entre las 9:00 y las 19:59";

/** Questions of the tool: contact, start, and events. */
export const followUpInput = z
  .object({
    name: z.optional(optionalText(80)),
    phone: z.optional(
      optionalText(30).check(
        z.refine(
          (text) => text === undefined || PHONE.test(text),
          "Introduce un teléfono, con su prefijo si no es español",
        ),
      ),
    ),
    email: z.optional(
      optionalText(255).check(
        z.refine((text) => text === undefined || looksLikeMailAddress(text), "Introduce un correo como ana@ejemplo.es"),
      ),
    ),
    stage: orUsual(z.enum(STAGES, "Elige en qué punto está"), "nuevo"),
    channel: orUsual(z.enum(CHANNELS, "Elige por dónde le escribes o llamas"), "whatsapp"),
    /** Subject: fits after «sobre». */
    about: z.optional(optionalText(120)),
    /** The signer. */
    agent: z.optional(optionalText(80)),
    startedOn: day("Introduce el día en que empezó"),
    startedAt: orUsual(clock("Introduce una hora como 18:30"), "09:00"),
    hour: orUsual(
      clock(hoursOfCalls).check(z.refine((text) => text >= "09:00" && text < "20:00", hoursOfCalls)),
      "10:00",
    ),
    done: orUsual(
      integer({ min: 0, max: CADENCE_DAYS.length, message: `Introduce de 0 a ${CADENCE_DAYS.length} pasos` }),
      0,
    ),
    repliedOn: z.optional(
      z.pipe(
        z.transform((raw: unknown) => (isBlank(raw) ? undefined : raw)),
        z.optional(day("Introduce el día en que respondió")),
      ),
    ),
    saidNo: z.optional(optionalFlag()),
  })
  .check(
    z.refine(
      ({ repliedOn, startedOn }) =>
        repliedOn === undefined || !isDay(repliedOn) || !isDay(startedOn) || repliedOn >= startedOn,
      {
        path: ["repliedOn"],
        message: "La respuesta no puede ser anterior al primer contacto",
      },
    ),
  );

export type FollowUpInput = z.output<typeof followUpInput>;
