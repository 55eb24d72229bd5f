import * as z from "zod/mini";
import {
  isLatinAmericanCountry,
  LATIN_AMERICA,
  PRICE_CURRENCIES,
  TAX_PLACES,
} from "#domain/shared/places/tax-places.ts";
import {
  integer,
  isBlank,
  number,
  optionalChoice,
  optionalFlag,
  optionalInteger,
  optionalNumber,
  optionalText,
} from "#domain/shared/schema/fields.ts";
import { money, optionalPercent, orUsual, percentage } from "#domain/shared/schema/usual-fields.ts";
import { day } from "#domain/shared/schema/when.ts";
import { hasBegun } from "#domain/shared/schema/years.ts";
import { roundedDown } from "#domain/tools/negotiation/concession-ladder.ts";
import { FINANCING_KINDS } from "#domain/tools/negotiation/offer-strength.ts";
import { SELLER_SITUATIONS } from "#domain/tools/sale-costs/net-to-seller.ts";

/** As many offers as one compares at a glance. */
export const MOST_OFFERS = 6;
/** Counter-offers that were made already: the ladder has three steps below the list price. */
export const FIRST_STEPS = ["0", "1", "2"] as const;

const amount = (message: string, min = 0) => z.optional(optionalNumber(money(message, min)));
const zeroOrMore = (message: string) => orUsual(number(money(message)), 0);
const weight = (usual: number) =>
  orUsual(integer({ min: 0, max: 100, message: "Introduce un peso de 0 a 100" }), usual);
const someDay = z.optional(
  z.pipe(
    z.transform((raw: unknown) => (isBlank(raw) ? undefined : raw)),
    z.optional(day("Usa una fecha como 2017-11-20")),
  ),
);

const offer = z.object({
  name: z.optional(optionalText(60)),
  price: amount("Introduce un precio mayor que cero", 1),
  deposit: amount("Introduce una señal de cero o más"),
  financing: z.optional(optionalChoice(FINANCING_KINDS, "Elige cómo paga")),
  days: z.optional(optionalInteger({ min: 1, max: 730, message: "Introduce de 1 a 730 días" })),
  probability: optionalPercent({ min: 0, max: 100, message: "Introduce de 0 a 100 %" }),
});

/**
 * The seller's data that the tool asks for. `reserve` and both ceilings are the seller's secret: the engine does not
 * read them, so that no result, document or shared page can hold them. The page calculates with them by itself.
 */
const fields = z.object({
  homeName: z.optional(optionalText(120)),
  place: z.enum(TAX_PLACES, "Elige dónde está la vivienda"),
  currency: z.optional(optionalChoice(PRICE_CURRENCIES, "Elige una moneda de la lista")),

  listPrice: number(money("Introduce un precio mayor que cero", 1)),
  target: number(money("Introduce un precio mayor que cero", 1)),
  reserve: amount("Introduce un mínimo mayor que cero", 1),
  ceilingLow: amount("Introduce un techo mayor que cero", 1),
  ceilingHigh: amount("Introduce un techo mayor que cero", 1),

  offers: orUsual(z.array(offer).check(z.maxLength(MOST_OFFERS, `Como mucho ${MOST_OFFERS} ofertas`)), []),
  fallback: amount("Introduce un precio mayor que cero", 1),
  carryPerMonth: zeroOrMore("Introduce un coste de cero o más"),
  weightDeposit: weight(30),
  weightFinancing: weight(45),
  weightSpeed: weight(25),

  counterOffersMade: orUsual(
    z.pipe(
      z.transform((raw: unknown) => (typeof raw === "number" ? String(raw) : raw)),
      z.enum(FIRST_STEPS, "Elige cuántas contraofertas has hecho"),
    ),
    "0",
  ),
  counterPrice: amount("Introduce un precio mayor que cero", 1),
  counterDepositShare: orUsual(percentage({ min: 0, max: 100, message: "Introduce una señal entre 0 y 100 %" }), 10),
  counterDays: orUsual(integer({ min: 1, max: 730, message: "Introduce de 1 a 730 días" }), 60),
  validDays: orUsual(integer({ min: 1, max: 90, message: "Introduce de 1 a 90 días" }), 5),
  conditions: z.optional(optionalText(400)),

  situation: orUsual(z.enum(SELLER_SITUATIONS, "Elige la situación de quien vende"), "general"),
  feeShare: optionalPercent({ min: 0, max: 20, message: "Introduce unos honorarios entre 0 y 20 %" }),
  debt: zeroOrMore("Introduce una deuda de cero o más"),
  cancellationCost: amount("Introduce un importe de cero o más"),
  paysDeed: z.optional(optionalFlag()),
  otherCosts: zeroOrMore("Introduce un importe de cero o más"),
  purchasePrice: amount("Introduce un precio mayor que cero", 1),
  purchasedOn: someDay,
  purchaseCosts: zeroOrMore("Introduce un importe de cero o más"),
  improvements: zeroOrMore("Introduce un importe de cero o más"),
  depreciation: zeroOrMore("Introduce un importe de cero o más"),
  landValue: amount("Introduce un valor mayor que cero", 1),
  cadastralValue: amount("Introduce un valor mayor que cero", 1),
  landGainRate: optionalPercent({ min: 0, max: 30, message: "Introduce un tipo entre 0 y 30 %" }),
  reinvested: amount("Introduce un importe de cero o más"),
  abatedTransfers: amount("Introduce un importe de cero o más"),
  landGainTax: amount("Introduce un importe de cero o más"),
  gainTax: amount("Introduce un importe de cero o más"),

  seed: orUsual(integer({ min: 0, max: 999_999, message: "Introduce un número entero" }), 1),
});

/** The form once it is checked: amounts in currency units, shares as fractions. */
export type NegotiatorInput = z.output<typeof fields>;
/** The part of the input that engine, description and rows may know: all but the seller's secrets. */
export type OpenInput = Omit<NegotiatorInput, "reserve" | "ceilingLow" | "ceilingHigh">;
/** A row of the offers, of which anything may be missing until the form is checked. */
export type OfferInput = NegotiatorInput["offers"][number];

/** Whether something was typed in a row of the offers; empty rows are left alone. */
export function isUsed(row: OfferInput): boolean {
  return Object.values(row).some((value) => value !== undefined);
}

/** ISO 4217: the typed one, else that of a Latin American country, else the euro. */
export function currencyOf({ currency, place = "" }: { currency?: string | undefined; place?: string }): string {
  return currency || (isLatinAmericanCountry(place) ? LATIN_AMERICA[place].currency : "EUR");
}

const rule = (path: keyof NegotiatorInput, message: string, holds: (input: NegotiatorInput) => boolean) =>
  z.refine<NegotiatorInput>(holds, { path: [path], message, when: ({ value }) => typeof value === "object" });

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const inOrder = (low: unknown, high: unknown) => !isNumber(low) || !isNumber(high) || low <= high;

/** The form, with what its fields ask of each other. */
export const negotiatorInput = fields.check(
  rule("target", "La meta no puede superar el precio de salida", ({ target, listPrice }) => inOrder(target, listPrice)),
  rule(
    "target",
    "Deja margen: la meta tiene que quedar por encima de tu mínimo, o la escalera lo enseñaría",
    ({ target, reserve }) => !isNumber(target) || !isNumber(reserve) || roundedDown(target) > reserve,
  ),
  rule("ceilingHigh", "El techo alto no puede quedar por debajo del bajo", ({ ceilingLow, ceilingHigh }) =>
    inOrder(ceilingLow, ceilingHigh),
  ),
  rule(
    "counterPrice",
    "Tu contraoferta tiene que quedar por encima de tu mínimo",
    ({ counterPrice, reserve }) => !isNumber(counterPrice) || !isNumber(reserve) || counterPrice > reserve,
  ),
  rule("landValue", "El suelo no puede valer más que la vivienda entera", ({ landValue, cadastralValue }) =>
    inOrder(landValue, cadastralValue),
  ),
  rule(
    "purchasedOn",
    "La compra no puede ser posterior a hoy",
    ({ purchasedOn }) => typeof purchasedOn !== "string" || hasBegun(purchasedOn),
  ),
  z.check<NegotiatorInput>(({ value, issues }) => {
    if (typeof value !== "object" || !Array.isArray(value.offers)) return;
    const say = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    const used = value.offers.map((row, index) => ({ row, index })).filter(({ row }) => isUsed(row));
    for (const { row, index } of used) {
      if (row.price === undefined) say(["offers", index, "price"], "Introduce el precio que ofrece");
      if (row.financing === undefined) say(["offers", index, "financing"], "Elige cómo paga");
      if (row.days === undefined) say(["offers", index, "days"], "Introduce en cuántos días firmaría");
      if (row.probability === undefined)
        say(["offers", index, "probability"], "Introduce lo probable que es, de 0 a 100 %");
      if (!inOrder(row.deposit, row.price)) say(["offers", index, "deposit"], "La señal no puede superar el precio");
    }
    if (used.length > 0 && value.fallback === undefined)
      say(["fallback"], "Introduce a cuánto venderías si la oferta falla");
  }),
);
