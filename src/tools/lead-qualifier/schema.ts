import * as z from "zod/mini";
import { TAX_PLACES } from "#domain/shared/places/tax-places.ts";
import {
  integer,
  isBlank,
  number,
  optionalChoice,
  optionalInteger,
  optionalNumber,
  optionalText,
} from "#domain/shared/schema/fields.ts";
import { isPastDay } from "#domain/shared/schema/past-day.ts";
import { text } from "#domain/shared/schema/text.ts";
import { money, optionalPercent, orUsual, percentage } from "#domain/shared/schema/usual-fields.ts";
import { ENGAGEMENT_KINDS } from "#domain/tools/qualification/engagement.ts";
import { DECIDES, FINANCING, GRADES, TIMELINES } from "#domain/tools/qualification/qualify.ts";

export const MOST_EVENTS = 12;

const eventDate = z.pipe(
  z.transform((raw: unknown) => (isBlank(raw) ? undefined : typeof raw === "string" ? raw.trim() : raw)),
  z.optional(
    text({ max: 40, message: "Introduce una fecha" }).check(
      z.refine(isPastDay, "Introduce una fecha como 2026-11-20, o «hace 3 días»"),
    ),
  ),
);

/** A row of the form: both halves, or neither. */
const event = z
  .object({
    kind: z.optional(optionalChoice(ENGAGEMENT_KINDS, "Elige qué hizo")),
    date: z.optional(eventDate),
  })
  .check(
    z.refine(({ kind, date }) => kind === undefined || date !== undefined, {
      path: ["date"],
      message: "Di cuándo fue",
    }),
    z.refine(({ kind, date }) => date === undefined || kind !== undefined, {
      path: ["kind"],
      message: "Elige qué hizo",
    }),
  );

/**
 * Questions about a buyer. Nothing is required: an unknown value adds nothing and is asked next. There is no field for
 * nationality, sex, age, religion, health or family, and the name is only for the call.
 */
export const qualifierInput = z.object({
  name: z.optional(optionalText(80)),

  targetPrice: z.optional(optionalNumber(money("Introduce un precio mayor que cero", 1))),
  capacity: z.optional(optionalNumber(money("Introduce una cifra de cero o más"))),
  netMonthlyIncome: z.optional(optionalNumber(money("Introduce unos ingresos netos mayores que cero", 1))),
  monthlyDebts: orUsual(number(money("Introduce unas deudas de cero o más")), 0),
  savings: z.optional(optionalNumber(money("Introduce los ahorros (0 si no hay)"))),
  place: z.optional(optionalChoice(TAX_PLACES, "Elige dónde compra")),
  homeKind: orUsual(z.enum(["usada", "nueva"], "Elige usada o nueva"), "usada"),
  costShare: optionalPercent({ min: 0, max: 40, message: "Introduce unos gastos entre 0 y 40 %" }),
  rate: orUsual(percentage({ min: 0, max: 60, message: "Introduce un interés entre 0 y 60 %" }), 3),
  years: orUsual(integer({ min: 1, max: 40, message: "Introduce un plazo de 1 a 40 años" }), 30),
  maxIncomeShare: orUsual(percentage({ min: 10, max: 50, message: "Introduce un esfuerzo entre 10 y 50 %" }), 35),
  loanToValue: orUsual(percentage({ min: 10, max: 100, message: "Introduce una financiación entre 10 y 100 %" }), 80),

  decides: z.optional(optionalChoice(DECIDES, "Elige quién decide")),
  zone: z.optional(optionalText(120)),
  homeType: z.optional(optionalText(80)),
  rooms: z.optional(optionalInteger({ min: 0, max: 15, message: "Introduce de 0 a 15 habitaciones" })),
  areaM2: z.optional(optionalNumber({ min: 15, max: 2000, message: "Introduce entre 15 y 2.000 m²" })),
  reason: z.optional(optionalText(200)),
  timeline: z.optional(optionalChoice(TIMELINES, "Elige para cuándo")),
  financing: z.optional(optionalChoice(FINANCING, "Elige cómo paga")),

  events: z._default(z.array(event).check(z.maxLength(MOST_EVENTS, `Usa como mucho ${MOST_EVENTS} líneas`)), []),

  override: z.optional(optionalChoice(GRADES, "Elige una nota de la A a la D")),
  overrideReason: z.optional(optionalText(160)),
});

export type QualifierInput = z.output<typeof qualifierInput>;
