import * as z from "zod/mini";
import { floorFits } from "#domain/shared/listing/likely-home.ts";
import { propertySchema, usableAreaFits } from "#domain/shared/listing/property.ts";
import { isCommunity, isLatinAmericanCountry, LATIN_AMERICA, TAX_PLACES } from "#domain/shared/places/tax-places.ts";
import { number, optionalFlag, optionalInteger, optionalNumber, optionalText } from "#domain/shared/schema/fields.ts";
import { list } from "#domain/shared/schema/text.ts";
import { money, optionalPercent, orUsual } from "#domain/shared/schema/usual-fields.ts";
import { BUDGET_RATE_IDS, budgetRate } from "#domain/tools/renovation/budget-facts.ts";
import { CRITERIA } from "#domain/tools/renovation/renovation.ts";
import { QUALITIES, WORK_IDS, type WorkId } from "#domain/tools/renovation/works.ts";

const PAYERS = ["particular", "empresa"] as const;
/** With the sixteen of the table, as many as are searched exactly. */
export const MOST_OTHERS = 4;

const amount = (message: string) => z.optional(optionalNumber(money(message, 1)));
const rate = (message: string, max = 60) => optionalPercent({ min: 0, max, message });
const uplift = rate("Introduce una subida entre 0 y 100 %", 100);

/** A work of the table: left out, it is weighed as the table says. */
const workChoice = z.object({
  on: z.optional(optionalFlag()),
  /** With everything: IVA, permits, what is unforeseen. */
  cost: amount("Introduce un coste mayor que cero"),
  uplift,
});
const otherWork = z.object({
  name: z.optional(optionalText(60)),
  cost: amount("Introduce un coste mayor que cero"),
  uplift,
});

/** The home, its place and the terms of a budget: what a work is priced with. */
export const caseInput = z.object({
  home: propertySchema.check(usableAreaFits, floorFits),
  place: z.enum(TAX_PLACES, "Elige dónde está la vivienda"),

  quality: orUsual(z.enum(QUALITIES, "Elige una calidad"), "basica"),
  allowsStructural: z.optional(optionalFlag()),
  allowsCommunity: z.optional(optionalFlag()),
  communityHomes: z.optional(optionalInteger({ min: 2, max: 500, message: "Introduce de 2 a 500 viviendas" })),
  facadeM2: z.optional(optionalNumber({ min: 1, max: 20_000, message: "Introduce de 1 a 20.000 m² de fachada" })),

  payer: orUsual(z.enum(PAYERS, "Elige quién paga la obra"), "particular"),
  isRural: z.optional(optionalFlag()),
  pricesArePem: z.optional(optionalFlag()),
  labour: z.optional(optionalNumber({ min: 0.3, max: 3, message: "Introduce un factor entre 0,3 y 3" })),
  overheads: rate("Introduce unos gastos generales entre 0 y 60 %"),
  profit: rate("Introduce un beneficio entre 0 y 60 %"),
  contingency: rate("Introduce unos imprevistos entre 0 y 60 %"),
  licence: rate("Introduce una tasa entre 0 y 60 %"),
  icio: rate("Introduce un ICIO entre 0 y 60 %"),
  fees: rate("Introduce unos honorarios entre 0 y 60 %"),
  vatReduced: rate("Introduce un impuesto entre 0 y 60 %"),
  vatGeneral: rate("Introduce un impuesto entre 0 y 60 %"),
  carryPerMonth: orUsual(number(money("Introduce un coste de cero o más")), 0),
});

const fields = z.extend(caseInput, {
  value: number(money("Introduce un valor mayor que cero", 1)),
  valueLow: amount("Introduce un valor mayor que cero"),
  valueHigh: amount("Introduce un valor mayor que cero"),
  budget: number(money("Introduce un presupuesto de cero o más")),
  criterion: orUsual(z.enum(CRITERIA, "Elige con qué cifras decidir"), "central"),

  /** Works that the home's file says are done, and its words for them: their boxes begin unticked. */
  done: orUsual(list(z.enum(WORK_IDS), { max: WORK_IDS.length }), []),
  doneNote: z.optional(optionalText(120)),

  works: orUsual(
    z.object(
      Object.fromEntries(WORK_IDS.map((id) => [id, z.optional(workChoice)])) as Record<
        WorkId,
        z.ZodMiniOptional<typeof workChoice>
      >,
    ),
    {},
  ),
  others: orUsual(z.array(otherWork).check(z.maxLength(MOST_OTHERS, `Como mucho ${MOST_OTHERS} obras más`)), []),

  gainTax: rate("Introduce un tipo entre 0 y 60 %"),
});

/** The form once it is checked: amounts in currency units, rates and rises as fractions. */
export type RenovationInput = z.output<typeof fields>;
type OtherWork = RenovationInput["others"][number];

/** Whether something was typed in a row of own works; empty rows are left alone. */
export function isUsed(row: OtherWork): boolean {
  return Object.values(row).some((value) => value !== undefined);
}

/** ISO 4217: that of the home; where it says euros and lies in Latin America, that of the country. */
export function currencyOf({ home, place }: { home: { currency: string }; place: string }): string {
  return home.currency === "EUR" && isLatinAmericanCountry(place) ? LATIN_AMERICA[place].currency : home.currency;
}

const rule = (path: keyof RenovationInput, message: string, holds: (input: RenovationInput) => boolean) =>
  z.refine<RenovationInput>(holds, { path: [path], message, when: ({ value }) => typeof value === "object" });

/** The form, with what its fields ask of each other. */
export const renovationInput = fields.check(
  rule("valueLow", "La parte baja no puede superar el valor", ({ valueLow, value }) => !(Number(valueLow) > value)),
  rule(
    "valueHigh",
    "La parte alta no puede quedar por debajo del valor",
    ({ valueHigh, value }) => !(Number(valueHigh) < value),
  ),
  rule(
    "communityHomes",
    "Introduce cuántas viviendas pagan la obra de la comunidad",
    (input) => input.allowsCommunity !== true || input.communityHomes !== undefined,
  ),
  rule(
    "vatGeneral",
    "Introduce el impuesto de la obra: ahí no se paga IVA",
    ({ place, vatGeneral }) =>
      !isCommunity(place) || vatGeneral !== undefined || budgetRate("vatGeneral", place) !== undefined,
  ),
  z.check<RenovationInput>(({ value, issues }) => {
    if (typeof value !== "object" || !Array.isArray(value.others)) return;
    for (const [index, row] of value.others.entries()) {
      if (!isUsed(row)) continue;
      const say = (name: string, message: string) =>
        issues.push({ code: "custom", input: value, path: ["others", index, name], message });
      if (row.name === undefined) say("name", "Ponle nombre a la obra");
      if (row.cost === undefined) say("cost", "Introduce lo que cuesta, con IVA");
      if (row.uplift === undefined) say("uplift", "Introduce cuánto crees que suma");
    }
  }),
);

/** Rates of which a row may stand in for what was not typed. */
export const RATE_FIELDS = BUDGET_RATE_IDS;
