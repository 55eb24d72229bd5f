import * as z from "zod/mini";
import { usableAreaFits } from "#domain/shared/listing/property.ts";
import {
  choice,
  isBlank,
  number,
  optionalChoice,
  optionalFlag,
  optionalInteger,
  optionalNumber,
  optionalText,
} from "#domain/shared/schema/fields.ts";
import { list, text } from "#domain/shared/schema/text.ts";
import { money, optionalPercent, orUsual } from "#domain/shared/schema/usual-fields.ts";
import { day } from "#domain/shared/schema/when.ts";
import { hasBegun } from "#domain/shared/schema/years.ts";
import { ADVERT_STATES, MOST_DAYS } from "#domain/tools/cma/advert-state.ts";
import { MOST_CHOSEN } from "#domain/tools/cma/choosable-home.ts";
import { GRID_COLUMNS } from "#domain/tools/cma/grid.ts";
import { SELLER_SITUATIONS } from "#domain/tools/sale-costs/net-to-seller.ts";
import { comparableIds, comparablesText, placedHomeSchema } from "#domain/tools/valuation/placed-home.ts";
import { PAPER_PAGES } from "./pages.ts";
import { LONGEST_REPORT_TEXT, REPORT_TEXTS } from "./report-text-ids.ts";

/** Comparables that a report may hold changes of: twelve are shown, and those of others stay for when they come back. */
const MOST_CHANGED = 60;
/** A reason says something. */
const SHORTEST_REASON = 5;

const amount = (message: string, min = 0) => z.optional(optionalNumber(money(message, min)));
const zeroOrMore = (message: string) => orUsual(number(money(message)), 0);
const someDay = z.optional(
  z.pipe(
    z.transform((raw: unknown) => (isBlank(raw) ? undefined : raw)),
    z.optional(day("Usa una fecha como 2017-11-20")),
  ),
);

const MOST_MONEY = 1_000_000_000;
const cell = z.object({
  column: choice(GRID_COLUMNS, "Elige una columna de la tabla"),
  /** Signed, in the currency of the home. */
  amount: number({ min: -MOST_MONEY, max: MOST_MONEY, message: "Introduce un importe, con signo menos si resta" }),
});

/** The changes of one comparable by the agent, beside what engine and adverts say of it. */
const change = z.object({
  id: text({ max: 100 }),
  state: z.optional(optionalChoice(ADVERT_STATES, "Elige vendida, en venta o retirada")),
  daysOnMarket: z.optional(
    optionalInteger({ min: 0, max: MOST_DAYS, message: "Introduce de 0 a 3.650 días en el mercado" }),
  ),
  cells: z._default(list(cell, { max: GRID_COLUMNS.length, tooMany: "Hay más cambios que columnas" }), []),
  /** A photo that the agent brought for it (`POST /api/comparables/photos`). */
  photoId: z.optional(z.uuid("Vuelve a subir la foto")),
  /** Why it counts although its adjustments are too large or its price stands apart; it is printed. */
  keepReason: z.optional(
    optionalText(200).check(
      z.refine((reason) => reason === undefined || reason.length >= SHORTEST_REASON, "Di por qué cuenta"),
    ),
  ),
});

const fields = z.object({
  home: placedHomeSchema.check(
    usableAreaFits,
    z.refine(({ operation }) => operation === "venta", {
      path: ["operation"],
      message: "El informe comparativo es de viviendas en venta",
    }),
  ),
  /** Homes of the portfolio and the market that the agent chose, by their ids, in the order in which they were chosen. */
  chosenIds: z._default(
    list(text({ max: 100 }), { max: MOST_CHOSEN, tooMany: `Elige ${MOST_CHOSEN} viviendas como mucho` }),
    [],
  ),
  /** A table or adverts, as pasted or read from a file. */
  comparablesText: comparablesText(),
  /** Comparables that the agent has taken out, by id. */
  removedIds: z._default(comparableIds("Quita como mucho 1.000 comparables"), []),
  /** False: only what is pasted counts. */
  useNearby: optionalFlag(),
  /** True: extras of the home that are neither marked nor denied count as missing instead of unknown. */
  extrasComplete: optionalFlag(),
  /** How much less is paid than asked, by the agent's word, as a fraction. */
  closingGap: optionalPercent({ min: 0, max: 30, message: "Introduce una diferencia entre 0 y 30 %" }),
  changes: z._default(
    list(change, { max: MOST_CHANGED, tooMany: `Guarda cambios de ${MOST_CHANGED} comparables como mucho` }),
    [],
  ),

  /** Over the price, as a fraction; without VAT where it is paid in Spain, all included elsewhere. */
  feeShare: optionalPercent({ min: 0, max: 20, message: "Introduce unos honorarios entre 0 y 20 %" }),
  debt: zeroOrMore("Introduce una deuda de cero o más"),
  cancellationCost: amount("Introduce un importe de cero o más"),
  certificateCost: amount("Introduce un importe de cero o más"),
  otherCosts: zeroOrMore("Introduce un importe de cero o más"),
  situation: orUsual(z.enum(SELLER_SITUATIONS, "Elige la situación de quien vende"), "general"),
  purchasePrice: amount("Introduce un precio mayor que cero", 1),
  purchasedOn: someDay,
  purchaseCosts: zeroOrMore("Introduce un importe de cero o más"),
  improvements: zeroOrMore("Introduce un importe de cero o más"),
  landValue: amount("Introduce un valor mayor que cero", 1),
  cadastralValue: amount("Introduce un valor mayor que cero", 1),
  landGainRate: optionalPercent({ min: 0, max: 30, message: "Introduce un tipo entre 0 y 30 %" }),
  landGainTax: amount("Introduce un importe de cero o más"),
  gainTax: amount("Introduce un importe de cero o más"),

  /** Opens the report, after the cover. */
  letter: z.optional(optionalText(1500)),
  /** Closes it, beside the strategies. */
  advice: z.optional(optionalText(1500)),
  /** Texts of the report that the agent wrote in place of the proposed ones. */
  texts: z._default(
    list(
      z.object({
        id: choice(REPORT_TEXTS, "Elige un texto del informe"),
        text: text({ max: LONGEST_REPORT_TEXT }),
        /** The proposal that it was written beside: once the figures change, the proposal is another. */
        proposed: z.optional(optionalText(LONGEST_REPORT_TEXT)),
      }),
      {
        max: REPORT_TEXTS.length,
        tooMany: "Cada texto se cambia una vez",
      },
    ).check(
      z.refine((texts) => new Set(texts.map(({ id }) => id)).size === texts.length, "Cada texto se cambia una vez"),
    ),
    [],
  ),
  /** Pages of the report in their order; those that are missing are hidden. Left out, all of them. */
  pages: z.optional(
    list(choice(PAPER_PAGES, "Elige páginas de la lista"), {
      max: PAPER_PAGES.length,
      tooMany: "Cada página sale una vez",
    }).check(z.refine((pages) => new Set(pages).size === pages.length, "Cada página sale una vez")),
  ),
});

/** The form once it is checked: amounts in currency units, shares as fractions. */
export type CmaInput = z.output<typeof fields>;
/** The changes of one comparable. */
export type ComparableChange = CmaInput["changes"][number];

const rule = (path: keyof CmaInput, message: string, holds: (input: CmaInput) => boolean) =>
  z.refine<CmaInput>(holds, { path: [path], message, when: ({ value }) => typeof value === "object" });

/** The form, with what its fields ask of each other. */
export const cmaInput = fields.check(
  rule(
    "landValue",
    "El suelo no puede valer más que la vivienda entera",
    ({ landValue, cadastralValue }) =>
      typeof landValue !== "number" || typeof cadastralValue !== "number" || landValue <= cadastralValue,
  ),
  rule(
    "purchasedOn",
    "La compra no puede ser posterior a hoy",
    ({ purchasedOn }) => typeof purchasedOn !== "string" || hasBegun(purchasedOn),
  ),
  rule("changes", "Cada comparable se cambia una vez", ({ changes }) => {
    const ids = Array.isArray(changes) ? changes.map(({ id }) => id) : [];
    return new Set(ids).size === ids.length;
  }),
);
