import * as z from "zod/mini";
import { optionalLatitude, optionalLongitude } from "#domain/shared/schema/degrees.ts";
import {
  integer,
  isBlank,
  optionalChoice,
  optionalFlag,
  optionalInteger,
  optionalNumber,
  optionalText,
} from "#domain/shared/schema/fields.ts";
import { atMost, text } from "#domain/shared/schema/text.ts";
import { money, orUsual, percentage } from "#domain/shared/schema/usual-fields.ts";
import { MOTIVES, PROSPECT_SOURCES } from "#domain/tools/prospecting/prospect-values.ts";
import { isStatedDay } from "#domain/tools/prospecting/stated-day.ts";
import { SHORTEST_VISIT, slotMinutes } from "#domain/tools/prospecting/visit-slots.ts";

/** As many owners as one board takes. */
export const MOST_PROSPECTS = 50;
/** How far above its value a home may still sell, in per cent, unless said. */
export const USUAL_MARGIN = 15;

const PHONE = /^\+?[\d\s().-]{6,30}$/;

const day = (message: string) =>
  z.optional(
    z.pipe(
      z.transform((raw: unknown) => (isBlank(raw) ? undefined : raw)),
      z.optional(text({ max: 40, message, tooLong: message }).check(z.refine(isStatedDay, message))),
    ),
  );
const clock = (message: string) =>
  text({ max: 5, message, tooLong: message }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message));
const amount = z.optional(optionalNumber(money("Introduce un importe mayor que cero", 1)));
const place = {
  latitude: z.optional(optionalLatitude()),
  longitude: z.optional(optionalLongitude()),
};

const prospect = z.object({
  name: z.optional(optionalText(80)),
  phone: z.optional(
    optionalText(30).check(
      z.refine(
        (text) => text === undefined || PHONE.test(text),
        "Introduce un teléfono, con su prefijo si no es español",
      ),
    ),
  ),
  address: z.optional(optionalText(200)),
  /** Neighbourhood or municipality. */
  placeName: z.optional(optionalText(120)),
  ...place,
  /** The point is the middle of the neighbourhood or municipality, not the home's own. */
  isPlacePoint: z.optional(optionalFlag()),
  source: z.optional(optionalChoice(PROSPECT_SOURCES, "Elige de dónde viene")),
  /** Why they sell; `domain/tools/prospecting` says what each number means. */
  motive: z.optional(optionalInteger({ min: 0, max: MOTIVES.length - 1, message: "Introduce un motivo de 0 a 5" })),
  expectation: amount,
  value: amount,
  /** When they were last heard of. */
  leadOn: day("Usa una fecha como 2026-11-20"),
  hasExclusive: z.optional(optionalFlag()),
  /** Its last day. */
  exclusiveUntil: day("Usa una fecha como 2026-11-20"),
  optedOut: z.optional(optionalFlag()),
  wantsVisit: z.optional(optionalFlag()),
});

/** One owner, as validated. */
export type ProspectInput = z.output<typeof prospect>;

/** Whether anything that tells of an owner was typed; a flag alone is no owner. */
export const isUsed = (row: ProspectInput): boolean =>
  Object.values(row).some((value) => value !== undefined && typeof value !== "boolean");

const inOrder = "El fin tiene que ir después del principio";

/** The input of the tool: owners, and how the visits go. */
export const prospectingInput = z
  .object({
    prospects: z.array(prospect, "Añade al menos un propietario").check(
      atMost(MOST_PROSPECTS, `Como mucho ${MOST_PROSPECTS} propietarios`),
      z.refine((rows) => !Array.isArray(rows) || rows.some(isUsed), {
        path: [0, "name"],
        message: "Escribe al menos un propietario: un nombre, un teléfono o una dirección",
      }),
    ),
    startName: z.optional(optionalText(120)),
    startLatitude: place.latitude,
    startLongitude: place.longitude,
    visitsFrom: orUsual(clock("Introduce una hora como 10:00"), "10:00"),
    visitsTo: orUsual(clock("Introduce una hora como 14:00"), "14:00"),
    visitsPerDay: orUsual(integer({ min: 1, max: 12, message: "Introduce de 1 a 12 visitas" }), 4),
    /** The first day of visits; without it, the next working day. */
    visitsOn: day("Usa una fecha como 2026-11-20"),
    /** How far above its value a home may still sell. */
    margin: orUsual(percentage({ min: 1, max: 100, message: "Introduce de 1 a 100 %" }), USUAL_MARGIN),
    /** Name of the person who signs letters. */
    agent: z.optional(optionalText(80)),
    currency: orUsual(
      text({ max: 3, tooLong: "Usa el código de moneda de tres letras" }).check(
        z.regex(/^[A-Z]{3}$/, "Usa el código de moneda de tres letras"),
      ),
      "EUR",
    ),
  })
  .check(
    z.refine(({ visitsFrom, visitsTo }) => visitsFrom < visitsTo, { path: ["visitsTo"], message: inOrder }),
    z.refine(
      ({ visitsFrom, visitsTo, visitsPerDay }) =>
        visitsFrom >= visitsTo ||
        slotMinutes({ from: visitsFrom, to: visitsTo, perDay: visitsPerDay }) >= SHORTEST_VISIT,
      { path: ["visitsPerDay"], message: `No caben: cada visita necesita al menos ${SHORTEST_VISIT} minutos` },
    ),
  );

/** The whole of it, as validated. */
export type ProspectingInput = z.output<typeof prospectingInput>;
