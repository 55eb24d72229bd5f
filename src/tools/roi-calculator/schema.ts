import * as z from "zod/mini";
import { isCommunity, isLatinAmericanCountry, PRICE_CURRENCIES, TAX_PLACES } from "#domain/shared/places/tax-places.ts";
import {
  integer,
  number,
  optionalChoice,
  optionalFlag,
  optionalNumber,
  optionalText,
} from "#domain/shared/schema/fields.ts";
import { money, optionalPercent, orUsual, percentage } from "#domain/shared/schema/usual-fields.ts";
import { RENTAL_REDUCTION_CASES } from "#domain/tools/investment/rental-facts.ts";

/** Two questions of one trade: does a purchase to let pay, and which channel does. */
const MODES = ["inversion", "marketing"] as const;
const HOME_KINDS = ["usada", "nueva"] as const;
export const MOST_CHANNELS = 12;

const amount = (message: string, min = 0) => z.optional(optionalNumber(money(message, min)));
const zeroOrMore = (message: string) => orUsual(number(money(message)), 0);
const growth = (what: string) =>
  optionalPercent({ min: -10, max: 20, message: `Introduce ${what} entre −10 y 20 % al año` });

const channel = z.object({
  name: z.optional(optionalText(60)),
  spend: amount("Introduce un gasto de cero o más"),
  leads: amount("Introduce los contactos, cero o más"),
  closings: amount("Introduce los cierres, cero o más"),
  margin: z.optional(
    optionalNumber({ min: -1_000_000_000_000, max: 1_000_000_000_000, message: "Introduce el margen que dejó" }),
  ),
});

/**
 * Questions of the tool. Percentages are typed as such and kept as fractions; money is in the currency of the place.
 * Values that a dated row sets (vacancy, growth of rents, the asked return) may be omitted where there is one.
 */
const fields = z.object({
  mode: orUsual(z.enum(MODES, "Elige inversión o marketing"), "inversion"),
  place: z.optional(optionalChoice(TAX_PLACES, "Elige dónde está la vivienda")),
  currency: z.optional(optionalChoice(PRICE_CURRENCIES, "Elige una moneda de la lista")),

  price: amount("Introduce un precio mayor que cero", 1),
  homeKind: orUsual(z.enum(HOME_KINDS, "Elige usada o nueva"), "usada"),
  costShare: optionalPercent({ min: 0, max: 40, message: "Introduce unos gastos entre 0 y 40 %" }),
  works: zeroOrMore("Introduce una obra de cero o más"),
  valueAfterWorks: amount("Introduce un valor mayor que cero", 1),

  monthlyRent: amount("Introduce un alquiler mayor que cero", 1),
  vacancy: optionalPercent({ min: 0, max: 90, message: "Introduce un vacío entre 0 y 90 %" }),
  communityPerMonth: zeroOrMore("Introduce una cuota de cero o más"),
  propertyTax: zeroOrMore("Introduce un IBI de cero o más"),
  insurance: zeroOrMore("Introduce un seguro de cero o más"),
  otherExpenses: zeroOrMore("Introduce otros gastos de cero o más"),
  managementShare: orUsual(percentage({ min: 0, max: 50, message: "Introduce una gestión entre 0 y 50 %" }), 0),

  loan: zeroOrMore("Introduce un préstamo de cero o más"),
  rate: optionalPercent({ min: 0, max: 60, message: "Introduce un interés entre 0 y 60 %" }),
  loanYears: orUsual(integer({ min: 1, max: 40, message: "Introduce un plazo de 1 a 40 años" }), 25),

  horizonYears: orUsual(integer({ min: 1, max: 40, message: "Introduce de 1 a 40 años" }), 10),
  rentGrowth: growth("una subida del alquiler"),
  priceGrowth: growth("una revalorización"),
  expenseGrowth: growth("una subida de los gastos"),
  exitCostShare: optionalPercent({ min: 0, max: 30, message: "Introduce un coste de venta entre 0 y 30 %" }),
  landValue: amount("Introduce un valor mayor que cero", 1),
  cadastralValue: amount("Introduce un valor mayor que cero", 1),
  landGainRate: optionalPercent({ min: 0, max: 30, message: "Introduce un tipo entre 0 y 30 %" }),
  discountRate: optionalPercent({ min: 0, max: 50, message: "Introduce una rentabilidad entre 0 y 50 %" }),

  marginalRate: optionalPercent({ min: 0, max: 60, message: "Introduce un tipo entre 0 y 60 %" }),
  buildingShare: optionalPercent({ min: 5, max: 100, message: "Introduce una construcción entre 5 y 100 %" }),
  reductionCase: orUsual(z.enum(RENTAL_REDUCTION_CASES, "Elige un caso de la lista"), "general"),

  isStressedArea: z.optional(optionalFlag()),
  lastRent: amount("Introduce el último alquiler, mayor que cero", 1),
  lastRentUpdate: optionalPercent({ min: 0, max: 20, message: "Introduce una actualización entre 0 y 20 %" }),
  hasImprovement: z.optional(optionalFlag()),

  rentDeviation: orUsual(percentage({ min: 0, max: 30, message: "Introduce una desviación entre 0 y 30 %" }), 2),
  // Left empty, prices swing as the official series of the country did.
  priceDeviation: optionalPercent({ min: 0, max: 40, message: "Introduce una desviación entre 0 y 40 %" }),
  vacancyDeviation: orUsual(percentage({ min: 0, max: 50, message: "Introduce una desviación entre 0 y 50 %" }), 4),
  seed: orUsual(integer({ min: 0, max: 999_999_999, message: "Introduce un número entero" }), 1),

  channels: orUsual(z.array(channel).check(z.maxLength(MOST_CHANNELS, `Como mucho ${MOST_CHANNELS} canales`)), []),
});

export type RoiInput = z.output<typeof fields>;
export type ChannelInput = RoiInput["channels"][number];

const isObject = (value: unknown) => typeof value === "object" && value !== null;
const isInvestment = (input: RoiInput) => input.mode === "inversion";
const isSpanish = ({ place }: RoiInput) => place !== undefined && isCommunity(place);
/** In a place that was chosen and that the tables of Spain say nothing of. */
const isElsewhere = ({ place }: RoiInput) => place !== undefined && !isCommunity(place);

/** A rule about several fields, reported together with the other fields' messages. */
const rule = (path: keyof RoiInput, message: string, holds: (input: RoiInput) => boolean) =>
  z.refine<RoiInput>(holds, { path: [path], message, when: ({ value }) => isObject(value) });

/** A field that a purchase needs. */
const needed = (path: keyof RoiInput, message: string, when: (input: RoiInput) => boolean = () => true) =>
  rule(path, message, (input) => !isInvestment(input) || !when(input) || input[path] !== undefined);

export const roiInput = fields.check(
  needed("place", "Elige dónde está la vivienda"),
  needed("price", "Introduce un precio mayor que cero"),
  needed("monthlyRent", "Introduce un alquiler mayor que cero"),
  needed(
    "costShare",
    "Introduce los impuestos y gastos, en % del precio",
    ({ place }) => place !== undefined && !isCommunity(place) && !isLatinAmericanCountry(place),
  ),
  needed("vacancy", "Introduce el vacío: no tenemos el dato de ese lugar", isElsewhere),
  needed("rentGrowth", "Introduce la subida del alquiler: no tenemos el dato de ese lugar", isElsewhere),
  needed("exitCostShare", "Introduce el coste de vender: no tenemos el dato de ese lugar", isElsewhere),
  needed("discountRate", "Introduce lo que pides a tu dinero: no tenemos el dato de ese lugar", isElsewhere),
  needed("rate", "Introduce el interés (TIN)", ({ loan }) => loan > 0),
  needed(
    "buildingShare",
    "Introduce qué parte del valor catastral es construcción",
    (input) => isSpanish(input) && input.marginalRate !== undefined,
  ),
  needed(
    "lastRent",
    "Introduce el último alquiler del contrato anterior",
    (input) => isSpanish(input) && input.isStressedArea === true,
  ),
  rule(
    "cadastralValue",
    "El valor catastral total no puede ser menor que el del suelo",
    ({ landValue, cadastralValue }) =>
      landValue === undefined || cadastralValue === undefined || !(cadastralValue < landValue),
  ),
  rule(
    "loan",
    "El préstamo supera lo que cuesta la compra",
    // A text that is no number has its own message already.
    (input) =>
      !isInvestment(input) ||
      ![input.loan, input.price, input.works].every(Number.isFinite) ||
      input.loan <= input.price! * 1.4 + input.works,
  ),
  z.check<RoiInput>(({ value, issues }) => {
    if (!isObject(value) || value.mode !== "marketing") return;
    const say = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    const used = value.channels.map((row, index) => ({ row, index })).filter(({ row }) => isUsed(row));
    if (used.length === 0) say(["channels", 0, "name"], "Escribe al menos un canal");
    for (const { row, index } of used) {
      if (row.name === undefined) say(["channels", index, "name"], "Ponle nombre al canal");
      if (row.spend === undefined) say(["channels", index, "spend"], "Introduce lo que gastaste (0 si nada)");
      if (row.leads === undefined) say(["channels", index, "leads"], "Introduce cuántos contactos llegaron");
      if (row.margin === undefined) say(["channels", index, "margin"], "Introduce lo que dejaron sus cierres");
    }
  }),
);

/** A line in which something was typed. */
export function isUsed(row: ChannelInput): boolean {
  return Object.values(row).some((value) => value !== undefined);
}
