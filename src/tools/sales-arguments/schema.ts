import * as z from "zod/mini";
import { ENERGY_STATES, HEATINGS } from "#domain/shared/home-attributes/home-values.ts";
import { areaIsLikely, floorFits, nearbyPlaces, roomsFit } from "#domain/shared/listing/likely-home.ts";
import { type Property, propertySchema, usableAreaFits } from "#domain/shared/listing/property.ts";
import { TAX_PLACES } from "#domain/shared/places/tax-places.ts";
import {
  choice,
  integer,
  isBlank,
  optionalChoice,
  optionalFlag,
  optionalNumber,
  optionalText,
} from "#domain/shared/schema/fields.ts";
import { money, optionalPercent, orUsual, percentage } from "#domain/shared/schema/usual-fields.ts";
import { day } from "#domain/shared/schema/when.ts";
import { optionalBuildYear } from "#domain/shared/schema/years.ts";
import { PURPOSES } from "#domain/tools/arguments/purposes.ts";
import { COMPASS } from "#domain/tools/writing/facts.ts";

export const MOST_RENOVATIONS = 6;
export const MOST_COMPETITORS = 3;

const isSale = z.refine<Property>(({ operation }) => operation === "venta", {
  path: ["operation"],
  message: "Los argumentos son para vender. Cambia la operación a venta.",
});

const amount = (message: string) => z.optional(optionalNumber(money(message, 1)));
const year = z.optional(optionalBuildYear(1900));
const someDay = z.optional(
  z.pipe(
    z.transform((raw: unknown) => (isBlank(raw) ? undefined : raw)),
    z.optional(day("Usa una fecha como 2026-10-05")),
  ),
);

const renovation = z.object({
  what: z.optional(optionalText(60)),
  year,
  hasInvoice: z.optional(optionalFlag()),
});

const competitor = z.object({
  name: z.optional(optionalText(60)),
  price: amount("Introduce un precio mayor que cero"),
  areaM2: z.optional(optionalNumber({ min: 15, max: 2000, message: "Introduce una superficie entre 15 y 2.000 m²" })),
});

/** The home, its proofs, and the purpose of the purchase. Nothing about the buyer. */
const fields = z.object({
  purpose: choice(PURPOSES, "Elige para qué compra"),
  home: propertySchema.check(usableAreaFits, areaIsLikely, roomsFit, floorFits, isSale),
  isFurnished: z.optional(optionalFlag()),
  energyStatus: z.optional(optionalChoice(ENERGY_STATES, "Elige en trámite o exento")),
  certificateOn: someDay,
  terraceAreaM2: z.optional(optionalNumber({ min: 1, max: 5000, message: "Introduce una terraza entre 1 y 5.000 m²" })),
  plotAreaM2: z.optional(
    optionalNumber({ min: 1, max: 10_000_000, message: "Introduce una parcela de al menos 1 m²" }),
  ),
  orientation: z.optional(optionalChoice(COMPASS, "Elige una orientación")),
  views: z.optional(optionalText(80)),
  heating: z.optional(optionalChoice(HEATINGS, "Elige una calefacción")),
  nearby: z.prefault(nearbyPlaces, []),

  communityFee: amount("Introduce una cuota mayor que cero"),
  communityFeeOn: someDay,
  propertyTax: amount("Introduce un recibo mayor que cero"),
  propertyTaxYear: year,
  utilities: amount("Introduce un gasto mayor que cero"),
  valuationLow: amount("Introduce un valor mayor que cero"),
  valuationHigh: amount("Introduce un valor mayor que cero"),
  valuationOn: someDay,
  areaRent: amount("Introduce un alquiler mayor que cero"),
  areaRentSource: z.optional(optionalText(80)),
  renovations: orUsual(
    z.array(renovation).check(z.maxLength(MOST_RENOVATIONS, `Pon como mucho ${MOST_RENOVATIONS} reformas`)),
    [],
  ),
  worksLow: amount("Introduce un coste mayor que cero"),
  worksHigh: amount("Introduce un coste mayor que cero"),
  worksSource: z.optional(optionalText(80)),
  competitors: orUsual(
    z.array(competitor).check(z.maxLength(MOST_COMPETITORS, `Pon como mucho ${MOST_COMPETITORS} viviendas`)),
    [],
  ),

  place: z.optional(optionalChoice(TAX_PLACES, "Elige dónde está la vivienda")),
  homeKind: orUsual(choice(["usada", "nueva"], "Elige usada o nueva"), "usada"),
  costShare: optionalPercent({ min: 0, max: 40, message: "Introduce unos gastos entre 0 y 40 %" }),
  loanToValue: orUsual(percentage({ min: 0, max: 100, message: "Introduce una financiación entre 0 y 100 %" }), 80),
  rate: orUsual(percentage({ min: 0, max: 60, message: "Introduce un interés entre 0 y 60 %" }), 3),
  years: orUsual(integer({ min: 1, max: 40, message: "Introduce de 1 a 40 años" }), 30),
});

export type ArgumentsInput = z.output<typeof fields>;

const say = (
  payload: { issues: { code: "custom"; input: unknown; path: (string | number)[]; message: string }[]; value: unknown },
  path: (string | number)[],
  message: string,
) => payload.issues.push({ code: "custom", input: payload.value, path, message });

/** Two ends that come together, the lower first. */
const range = (low: keyof ArgumentsInput, high: keyof ArgumentsInput, what: string) =>
  z.check<ArgumentsInput>((payload) => {
    const { value } = payload;
    if (typeof value !== "object" || value === null) return;
    const [from, to] = [value[low], value[high]] as (number | undefined)[];
    if (from === undefined && to === undefined) return;
    if (from === undefined) say(payload as never, [low], `Introduce también ${what}, la parte baja`);
    else if (to === undefined) say(payload as never, [high], `Introduce también ${what}, la parte alta`);
    else if (from > to) say(payload as never, [high], "La parte alta no puede quedar por debajo de la baja");
  });

/** Whether a row of the form was filled in at all; an unticked box alone does not fill it. */
export const isUsed = (row: object): boolean =>
  Object.values(row).some((value) => value !== undefined && value !== false);

export const argumentsInput = fields.check(
  range("valuationLow", "valuationHigh", "el rango valorado"),
  range("worksLow", "worksHigh", "el coste de la reforma"),
  z.check<ArgumentsInput>((payload) => {
    const { value } = payload;
    if (typeof value !== "object" || value === null) return;
    const { renovations, competitors, home } = value;
    for (const [index, row] of (Array.isArray(renovations) ? renovations : []).entries()) {
      if (isUsed(row) && row.what === undefined)
        say(payload as never, ["renovations", index, "what"], "Di qué se hizo");
      if ((row.year ?? 9999) < (home?.yearBuilt ?? 0))
        say(payload as never, ["renovations", index, "year"], "La reforma no puede ser anterior al edificio");
    }
    for (const [index, row] of (Array.isArray(competitors) ? competitors : []).entries()) {
      if (!isUsed(row)) continue;
      if (row.price === undefined) say(payload as never, ["competitors", index, "price"], "Introduce su precio");
      if (row.areaM2 === undefined) say(payload as never, ["competitors", index, "areaM2"], "Introduce su superficie");
    }
  }),
);
