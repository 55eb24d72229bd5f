import * as z from "zod/mini";
import { choice, integer, isBlank, optionalFlag, optionalNumber, optionalText } from "#domain/shared/schema/fields.ts";
import { dictionary, list, text } from "#domain/shared/schema/text.ts";
import { day } from "#domain/shared/schema/when.ts";
import { readTarget } from "#domain/site/links/short-link.ts";
import { POST_GOALS } from "#domain/tools/posts/goals.ts";
import { CHANNELS } from "#domain/tools/posts/networks.ts";
import { TONES } from "#domain/tools/writing/facts.ts";
import { toldDetails, toldHome, toldRent } from "#domain/tools/writing/told-home.ts";

/** Characters of one edited post: no network of the list but Facebook takes more, and nobody reads as much. */
export const LONGEST_POST = 4000;
const LONGEST_LINK = 500;
/** A week has a place for each channel on each day. */
const MOST_CHANGED = 7 * CHANNELS.length;
const LONGEST_TAGS = 200;
const POST_ID = /^\d{4}-\d{2}-\d{2}-[a-z]{1,20}$/;

/** `www.agencia.es/piso`, `agencia.es`: people leave the scheme out. */
const withScheme = (typed: string): string =>
  /^(?:www\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}(?:[/?#]\S*)?$/i.test(typed)
    ? `https://${typed}`
    : typed;

/** Signs put together on one letter, more than any language writes: putting them in order takes longer the more there are. */
const MARKED_BEYOND_READING = /\p{M}{9}/u;

/** Several of a list: as a form sends them, with blanks between them, or as a program does. */
const several = <const T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.pipe(
    z.transform((raw: unknown): unknown => {
      if (isBlank(raw)) return [];
      return typeof raw === "string" && raw.length < 300 ? raw.split(/\s+/).filter(Boolean) : raw;
    }),
    list(choice(values, message), { max: values.length, tooMany: message }),
  );

const optionalDay = (message: string) =>
  z.pipe(
    z.transform((raw: unknown) => (isBlank(raw) ? undefined : raw)),
    z.optional(day(message)),
  );
const optionalClock = z.pipe(
  z.transform((raw: unknown) => (isBlank(raw) ? undefined : raw)),
  z.optional(
    text({ max: 5, message: "Usa una hora como 11:00", tooLong: "Usa una hora como 11:00" }).check(
      z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Usa una hora como 11:00"),
    ),
  ),
);

const fields = z.object({
  home: toldHome(),
  /** Sold or let already: the week tells it and offers nothing. */
  isClosed: optionalFlag(),
  /** The price asked before: without it nothing is told of a drop. */
  formerPrice: optionalNumber({ min: 1, max: 1_000_000_000, message: "Introduce un precio anterior mayor que cero" }),
  openOn: optionalDay("Usa una fecha como 2026-12-05"),
  openFrom: optionalClock,
  openTo: optionalClock,
  goals: z._default(several(POST_GOALS, "Elige objetivos de la lista"), [...POST_GOALS]),
  channels: z._default(several(CHANNELS, "Elige redes de la lista").check(z.minLength(1, "Elige al menos una red")), [
    "instagram",
    "story",
    "facebook",
    "whatsapp",
  ]),
  /** Left out, the next Monday. */
  startsOn: optionalDay("Usa una fecha como 2026-11-30"),
  tone: z._default(choice(TONES, "Elige un tono"), "neutro"),
  /** Another seed is another week of the same facts. */
  seed: z._default(integer({ min: 1, max: 1_000_000, message: "La versión va de 1 a 1.000.000" }), 1),
  ...toldDetails(),
  /** Where whoever is interested goes on: the shared page of the home, or the agency's. */
  link: z.optional(
    z.pipe(
      z.transform((raw: unknown) => (typeof raw === "string" ? withScheme(raw.trim()) : raw)),
      optionalText(LONGEST_LINK).check(
        z.refine(
          (link) => link === undefined || (/^https?:/i.test(link) && readTarget(link) !== null),
          "Escribe una dirección completa, como https://tuagencia.es/piso",
        ),
      ),
    ),
  ),
  /** Hashtags of the agent's own, before those of the home. */
  hashtags: z.optional(optionalText(LONGEST_TAGS)),
  agent: z.optional(optionalText(80)),
  phone: z.optional(
    optionalText(30).check(
      z.refine((typed) => typed === undefined || /^\+?[\d\s().-]{6,30}$/.test(typed), "Introduce un teléfono"),
    ),
  ),
  ...toldRent(),
  /** Texts that a person wrote in place of the proposed ones, by the place in the week. */
  edits: z._default(
    dictionary(
      text({ max: 40 }).check(z.regex(POST_ID, "Elige una publicación de la semana")),
      text({ max: LONGEST_POST }).check(
        z.refine(
          (typed) => !MARKED_BEYOND_READING.test(typed),
          "Hay una letra con demasiados signos encima. Escríbela otra vez.",
        ),
      ),
      {
        max: MOST_CHANGED,
        tooMany: "Hay más textos cambiados que publicaciones",
      },
    ),
    {},
  ),
  /** Short links in place of the address with its measure, by the place in the week; made by the page of a kept week. */
  shortLinks: z._default(
    list(
      z.object({
        place: text({ max: 40 }).check(z.regex(POST_ID, "Elige una publicación de la semana")),
        of: text({ max: 2 * LONGEST_LINK }),
        short: text({ max: LONGEST_LINK }).check(
          z.refine((link) => /^https?:/i.test(link) && readTarget(link) !== null, "Ese enlace corto no vale"),
        ),
      }),
      { max: MOST_CHANGED, tooMany: "Hay más enlaces que publicaciones" },
    ),
    [],
  ),
  /** How often another opening was asked for. */
  variants: z._default(
    dictionary(
      text({ max: 40 }).check(z.regex(POST_ID, "Elige una publicación de la semana")),
      integer({ min: 0, max: 1000, message: "Pide otro comienzo como mucho 1.000 veces" }),
      { max: MOST_CHANGED, tooMany: "Hay más cambios que publicaciones" },
    ),
    {},
  ),
});

/** The input, as validated. */
export type PostsInput = z.output<typeof fields>;

const rule = (path: readonly string[], message: string, holds: (input: PostsInput) => boolean) =>
  z.refine<PostsInput>(holds, {
    path: [...path],
    message,
    // A field that is wrong by itself has its message already.
    when: ({ value, issues }) => typeof value === "object" && issues.every(({ code }) => code === "custom"),
  });

/** The tool's input, for the browser and the server alike. */
export const postsInput = fields.check(
  rule(
    ["renovatedYear"],
    "La reforma no puede ser anterior al edificio",
    ({ renovatedYear, home }) => (renovatedYear ?? 9999) >= (home.yearBuilt ?? 0),
  ),
  rule(
    ["home", "price"],
    "Para contar una bajada hace falta el precio de ahora",
    ({ formerPrice, home }) => formerPrice === undefined || home.price !== undefined,
  ),
  rule(
    ["formerPrice"],
    "El precio anterior tiene que ser mayor que el de ahora: si no, no ha bajado",
    ({ formerPrice, home }) => formerPrice === undefined || home.price === undefined || formerPrice > home.price,
  ),
  rule(["openFrom"], "Di a qué hora empieza", ({ openOn, openFrom }) => openOn === undefined || openFrom !== undefined),
  rule(["openTo"], "Di a qué hora acaba", ({ openOn, openTo }) => openOn === undefined || openTo !== undefined),
  rule(
    ["openTo"],
    "Tiene que acabar después de empezar",
    ({ openFrom, openTo }) => openFrom === undefined || openTo === undefined || openTo > openFrom,
  ),
  rule(
    ["openOn"],
    "Falta el día de puertas abiertas",
    ({ openOn, openFrom, openTo }) => openOn !== undefined || (openFrom === undefined && openTo === undefined),
  ),
);
