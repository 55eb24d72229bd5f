import * as z from "zod/mini";
import { isCommunity, PRICE_CURRENCIES, TAX_PLACES } from "#domain/shared/places/tax-places.ts";
import {
  integer,
  number,
  optionalChoice,
  optionalFlag,
  optionalInteger,
  optionalNumber,
  optionalText,
} from "#domain/shared/schema/fields.ts";
import { money, optionalPercent, orUsual, percentage } from "#domain/shared/schema/usual-fields.ts";
import { INDEX_UNIT_CODES } from "#domain/tools/mortgage/index-units.ts";
import { type ReliefOption, reliefOptionsFor } from "#domain/tools/tax/relief-catalogue.ts";

export type Place = (typeof TAX_PLACES)[number];
const RATE_TYPES = ["fijo", "variable", "mixto"] as const;
const HOME_KINDS = ["usada", "nueva"] as const;

const asText = (raw: unknown) => (typeof raw === "number" ? String(raw) : raw);

/**
 * The input of the tool. Percentages are typed as such (3,25) and kept as fractions; money is in one currency, that of
 * the home.
 */
const fields = z.object({
  netMonthlyIncome: number(money("Introduce unos ingresos netos mayores que cero", 1)),
  /** Payments a year: 14 have the same monthly amount and count 14/12 a month. */
  paysPerYear: orUsual(z.pipe(z.transform(asText), z.enum(["12", "14"], "Elige 12 o 14 pagas")), "12"),
  monthlyDebts: orUsual(number(money("Introduce unas deudas de cero o más")), 0),
  savings: number(money("Introduce los ahorros (0 si no hay)")),
  maxIncomeShare: orUsual(percentage({ min: 10, max: 50, message: "Introduce un esfuerzo entre 10 y 50 %" }), 35),
  age: z.optional(optionalInteger({ min: 18, max: 100, message: "Introduce una edad entre 18 y 100 años" })),
  maxAgeAtEnd: orUsual(integer({ min: 50, max: 100, message: "Introduce un límite entre 50 y 100 años" }), 75),

  rateType: orUsual(z.enum(RATE_TYPES, "Elige fijo, variable o mixto"), "fijo"),
  rate: optionalPercent({ min: 0, max: 60, message: "Introduce un interés entre 0 y 60 %" }),
  spread: optionalPercent({ min: 0, max: 20, message: "Introduce un diferencial entre 0 y 20 %" }),
  reference: optionalPercent({ min: -2, max: 60, message: "Introduce un índice entre −2 y 60 %" }),
  laterReference: optionalPercent({ min: -2, max: 60, message: "Introduce un índice entre −2 y 60 %" }),
  laterReferenceYears: orUsual(integer({ min: 1, max: 40, message: "Introduce de 1 a 40 años" }), 5),
  reviewMonths: orUsual(z.pipe(z.transform(asText), z.enum(["6", "12"], "Elige revisión cada 6 o 12 meses")), "12"),
  fixedYears: orUsual(integer({ min: 1, max: 39, message: "Introduce un tramo fijo de 1 a 39 años" }), 5),
  years: integer({ min: 1, max: 40, message: "Introduce un plazo de 1 a 40 años" }),
  loanToValue: orUsual(percentage({ min: 10, max: 100, message: "Introduce una financiación entre 10 y 100 %" }), 80),
  openingFee: orUsual(percentage({ min: 0, max: 10, message: "Introduce una comisión entre 0 y 10 %" }), 0),
  linkedProductsPerYear: orUsual(number(money("Introduce un coste de cero o más")), 0),

  place: z.enum(TAX_PLACES, "Elige dónde está la vivienda"),
  homeKind: orUsual(z.enum(HOME_KINDS, "Elige usada o nueva"), "usada"),
  costShare: optionalPercent({ min: 0, max: 40, message: "Introduce unos gastos entre 0 y 40 %" }),
  transferTaxRelief: z.optional(optionalText(60)),
  valueAddedTaxRelief: z.optional(optionalText(60)),
  stampDutyRelief: z.optional(optionalText(60)),
  hasHomeDiscount: z.optional(optionalFlag()),
  appraisalFee: z.optional(optionalNumber(money("Introduce un importe de cero o más"))),
  otherCosts: z.optional(optionalNumber(money("Introduce un importe de cero o más"))),
  currency: z.optional(optionalChoice(PRICE_CURRENCIES, "Elige una moneda de la lista")),

  targetPrice: z.optional(optionalNumber(money("Introduce un precio mayor que cero", 1))),
  appraisal: z.optional(optionalNumber(money("Introduce una tasación mayor que cero", 1))),
  appraisalShare: orUsual(
    percentage({ min: 50, max: 150, message: "Introduce una tasación entre 50 y 150 % del precio" }),
    100,
  ),
  referenceValue: z.optional(optionalNumber(money("Introduce un valor mayor que cero", 1))),

  prepaymentAmount: z.optional(optionalNumber(money("Introduce un importe mayor que cero", 1))),
  prepaymentMonth: orUsual(integer({ min: 1, max: 480, message: "Introduce un mes entre 1 y 480" }), 60),
  indexUnit: z.optional(optionalChoice(INDEX_UNIT_CODES, "Elige una unidad de la lista")),
  unitGrowth: optionalPercent({ min: -5, max: 300, message: "Introduce una subida entre −5 y 300 % al año" }),
  incomeGrowth: optionalPercent({ min: -5, max: 300, message: "Introduce una subida entre −5 y 300 % al año" }),
});

export type CapacityInput = z.output<typeof fields>;

/** A rule about several fields, with the field that shows its message. */
const rule = (path: keyof CapacityInput, message: string, holds: (input: CapacityInput) => boolean) =>
  z.refine<CapacityInput>(holds, { path: [path], message });

/** As `rule`, but reported together with the other fields' messages: its fields are never read halfway. */
const eagerRule = (path: keyof CapacityInput, message: string, holds: (input: CapacityInput) => boolean) =>
  z.refine<CapacityInput>(holds, { path: [path], message, when: () => true });

const reliefRule = (field: "transferTaxRelief" | "valueAddedTaxRelief" | "stampDutyRelief", tax: ReliefOption["tax"]) =>
  rule(
    field,
    "Elige un tipo reducido de la comunidad de la vivienda",
    (input) =>
      input[field] === undefined ||
      !taxApplies(input, tax) ||
      reliefOptionsFor(input.place, tax).some(({ id }) => id === input[field]),
  );

const taxApplies = ({ place, homeKind }: CapacityInput, tax: ReliefOption["tax"]) =>
  isCommunity(place) && (tax === "itp") === (homeKind === "usada");

export const capacityInput = fields.check(
  eagerRule(
    "rate",
    "Introduce el interés (TIN)",
    ({ rateType, rate }) => !(rateType === "fijo" || rateType === "mixto") || rate !== undefined,
  ),
  eagerRule(
    "spread",
    "Introduce el diferencial",
    ({ rateType, spread }) => !(rateType === "variable" || rateType === "mixto") || spread !== undefined,
  ),
  rule(
    "fixedYears",
    "El tramo fijo debe ser más corto que el plazo",
    (input) => input.rateType !== "mixto" || input.fixedYears < input.years,
  ),
  rule(
    "years",
    "La edad más el plazo supera el límite: acorta el plazo o cambia el límite",
    ({ age, years, maxAgeAtEnd }) => age === undefined || age + years <= maxAgeAtEnd,
  ),
  rule(
    "costShare",
    "Introduce los impuestos y gastos, en % del precio",
    ({ place, costShare }) => place !== "otro" || costShare !== undefined,
  ),
  rule(
    "unitGrowth",
    "Introduce cuánto sube la unidad al año",
    ({ indexUnit, unitGrowth }) => indexUnit === undefined || unitGrowth !== undefined,
  ),
  rule(
    "indexUnit",
    "Un préstamo en unidades se calcula aquí con tipo fijo",
    ({ indexUnit, rateType }) => indexUnit === undefined || rateType === "fijo",
  ),
  rule(
    "prepaymentMonth",
    "El mes debe ser anterior al final del préstamo",
    (input) => input.prepaymentAmount === undefined || input.prepaymentMonth < input.years * 12,
  ),
  reliefRule("transferTaxRelief", "itp"),
  reliefRule("valueAddedTaxRelief", "iva"),
  reliefRule("stampDutyRelief", "ajd"),
);
