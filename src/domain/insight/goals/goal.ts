import * as z from "zod/mini";
import { integer, number, optionalNumber } from "../../shared/schema/fields.ts";
import { day } from "../../shared/schema/when.ts";

/**
 * Goal of a year, as it is typed, kept and calculated with. Shares are in percent, as typed.
 */

export const MOST_HOLIDAYS = 12;

const share = optionalNumber({
  min: 0.1,
  max: 100,
  message: "Introduce un porcentaje mayor que 0 y de 100 como mucho, o déjalo vacío",
});
const chosenDay = day("Elige el día");

const holiday = z
  .object({ from: chosenDay, to: chosenDay })
  .check(z.refine(({ from, to }) => from <= to, { path: ["to"], message: "El último día no puede ser anterior" }));

export const goalForm = z.object({
  income: number({
    min: 1,
    max: 1_000_000_000,
    message: "Introduce lo que quieres ingresar en el año, mayor que cero",
  }),
  averageFee: number({
    min: 1,
    max: 100_000_000,
    message: "Introduce los honorarios medios de una venta, mayores que cero",
  }),
  /** Percentage of mandates that end in a sale. */
  mandatesToSales: share,
  /** Percentage of valuations that become a mandate. */
  valuationsToMandates: share,
  /** Percentage of reached owners that have their home valued; without it the funnel ends above. */
  contactsToValuations: share,
  /** Percentage of calls that reach an owner. */
  callsToContacts: share,
  /** Calculate with the typed values even where enough was measured. */
  prefersTyped: z._default(z.boolean(), false),
  /** Days without work, both ends counted. */
  holidays: z._default(z.array(holiday).check(z.maxLength(MOST_HOLIDAYS, "Como mucho doce periodos")), []),
});
export type Goal = z.output<typeof goalForm>;
export type Holiday = z.output<typeof holiday>;

const [FIRST_YEAR, LAST_YEAR] = [2000, 2200];

export const goalYear = integer({ min: FIRST_YEAR, max: LAST_YEAR, message: "Elige un año" });

/** Owner of the goal: oneself, or the agency, whose seniors keep it. */
export const GOALS_OF = ["mio", "agencia"] as const;
export type GoalOf = (typeof GOALS_OF)[number];
