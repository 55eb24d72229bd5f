import * as z from "zod/mini";
import { type FieldChanges, HOME_STATUSES } from "../../shared/home-attributes/home-values.ts";
import { sameValue } from "../../shared/keeping/same-value.ts";
import { choice, optionalNumber } from "../../shared/schema/fields.ts";
import { anyJson, dictionary, text } from "../../shared/schema/text.ts";
import { day, instant } from "../../shared/schema/when.ts";
import { CLOSES_LATER, isPossibleClosing } from "./closing-day.ts";
import { checkedHomeSchema, type Home, homeSchema } from "./home.ts";

/** People's acts on homes of the portfolio, and their effects. */

/** Homes that one act changes together. */
export const MOST_HOMES_AT_ONCE = 200;
/** Days for which a home stays in the trash. */
export const HOME_TRASH_DAYS = 30;
/** Limit for one field before it is parsed: descriptions in several languages are the longest. */
const LONGEST_VALUE = 500_000;

/** The fields of a home that differ, before and after; unknown values are null. */
export function changesBetween(before: Home, after: Home): FieldChanges {
  const changes: FieldChanges = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Home>) {
    const pair = [before[field] ?? null, after[field] ?? null] as const;
    if (!sameValue(...pair)) changes[field] = [...pair];
  }
  return changes;
}

/**
 * A home after a change. Only what the change touches is judged: a home that came in when a rule was another one, or by
 * another way, is changed without having all of it mended first.
 *
 * @param before the home as it is stored
 * @param values all its fields after the change, as they were typed or stored
 */
export function checkChangedHome(
  before: Home,
  values: Record<string, unknown>,
  customError?: () => string,
): { home: Home } | { issues: z.core.$ZodIssue[] } {
  const options = customError ? { error: customError } : undefined;
  const checked = checkedHomeSchema.safeParse(values, options);
  if (checked.success) return { home: checked.data };
  const plain = homeSchema.safeParse(values, options);
  if (!plain.success) return { issues: checked.error.issues };
  const stated = (issues: readonly z.core.$ZodIssue[]) =>
    issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  const known = new Set(stated(checkedHomeSchema.safeParse(before).error?.issues ?? []));
  const touched = (field: string) => !sameValue(before[field as keyof Home], plain.data[field as keyof Home]);
  const issues = checked.error.issues.filter(
    (issue) => !known.has(stated([issue])[0]!) || touched(String(issue.path[0] ?? "")),
  );
  return issues.length > 0 ? { issues } : { home: plain.data };
}

/**
 * A change of some fields. `seen` is the time of the last change that its editor saw: later changes of the same fields
 * by somebody else are not overwritten unseen.
 */
export const homeChange = z.object({
  seen: z.optional(instant({ message: "Falta la versión de la vivienda que has visto" })),
  /** As typed; checked together with the rest of the home. */
  values: dictionary(text({ max: 60 }), anyJson(LONGEST_VALUE), { max: 200, message: "Falta lo que cambia" }),
  ownerContactId: z.optional(z.nullable(z.uuid("Elige un contacto de la lista"))),
});
export type HomeChange = z.output<typeof homeChange>;

/** A new home: all that is typed of it. */
export const newHome = z.omit(homeChange, { seen: true });

const closedOn = z.pipe(
  z.transform((raw: unknown) => (raw === "" || raw === null ? undefined : raw)),
  z.optional(day("Usa una fecha como 2026-11-21")),
);

/** The home has another status now. Closed, it is evidence of a price: both date and price are asked for. */
export const statusChange = z
  .object({
    status: choice(HOME_STATUSES, "Elige un estado"),
    closedOn,
    closedPrice: optionalNumber({ min: 1, max: 1_000_000_000, message: "Introduce un precio mayor que cero" }),
  })
  .check(
    z.refine((change) => change.status !== "cerrado" || change.closedOn !== undefined, {
      path: ["closedOn"],
      message: "Indica la fecha de cierre",
    }),
    z.refine((change) => change.status !== "cerrado" || isPossibleClosing(change.closedOn), {
      path: ["closedOn"],
      message: CLOSES_LATER,
    }),
    z.refine((change) => change.status !== "cerrado" || change.closedPrice !== undefined, {
      path: ["closedPrice"],
      message: "Indica el precio de cierre",
    }),
  );
export type StatusChange = z.output<typeof statusChange>;

const ids = z
  .array(z.uuid("Esa vivienda no existe"), "Elige al menos una vivienda")
  .check(
    z.minLength(1, "Elige al menos una vivienda"),
    z.maxLength(MOST_HOMES_AT_ONCE, `Elige como mucho ${MOST_HOMES_AT_ONCE} viviendas`),
  );

/** One act on several homes. A closing has its own date and price, so it is not done to several at once. */
export const homesAct = z.discriminatedUnion(
  "act",
  [
    z.object({
      act: z.literal("status"),
      ids,
      status: choice(["captacion", "disponible", "reservado", "retirado"], "Elige un estado"),
    }),
    z.object({ act: z.literal("trash"), ids }),
    z.object({ act: z.literal("restore"), ids }),
    z.object({ act: z.literal("erase"), ids }),
  ],
  "Elige qué hacer con ellas",
);
export type HomesAct = z.output<typeof homesAct>;

/** A home with a change of status: closing day and price go when it is offered again. */
export function withStatus(home: Home, { status, closedOn, closedPrice }: StatusChange): Home {
  const { closedOn: _on, closedPrice: _price, ...rest } = home;
  if (status !== "cerrado") return { ...rest, status };
  return { ...rest, status, closedOn, closedPrice };
}
