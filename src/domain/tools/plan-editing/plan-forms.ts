import * as z from "zod/mini";
import { trimmedText } from "../../shared/schema/text.ts";
import { type FloorPlan, floorPlanSchema } from "../floor-plan/plan.ts";

/** The bodies of calls about a floor plan. */

/** Of the uploaded picture that is drawn over. */
export const MOST_PICTURE_BYTES = 30 * 1024 * 1024;
/** Pictures that one plan keeps: each level has one, and those before it can come back by undo. */
export const MOST_PICTURES = 20;

const revision = z.int().check(z.minimum(1));

/**
 * A plan whose parts name one another rightly: ids stand once in their level, walls name its corners, openings its walls. A plan that
 * breaks this could not be drawn, and none comes from the editor.
 */
export const soundPlan = floorPlanSchema.check(
  z.refine<FloorPlan>((plan) => faultOf(plan) === null, { error: (issue) => faultOf(issue.input as FloorPlan)! }),
);

function faultOf({ levels }: FloorPlan): string | null {
  if (new Set(levels.map(({ id }) => id)).size < levels.length) return "Dos plantas tienen el mismo identificador";
  for (const level of levels) {
    const { vertices, walls, openings, rooms, lowZones, furniture, stairs, dimensions, notes, measures } = level;
    const all = [vertices, walls, openings, rooms, lowZones, furniture, stairs, dimensions, notes, measures];
    const ids = all.flatMap((things) => things.map(({ id }) => id));
    if (new Set(ids).size < ids.length) return `En «${level.name}» hay dos elementos con el mismo identificador`;
    const corners = new Set(vertices.map(({ id }) => id));
    if (walls.some(({ from, to }) => from === to || !corners.has(from) || !corners.has(to)))
      return `En «${level.name}» hay un muro sin sus dos esquinas`;
    const known = new Set(walls.map(({ id }) => id));
    if (openings.some(({ wallId }) => !known.has(wallId))) return `En «${level.name}» hay un hueco sin su muro`;
  }
  return null;
}

export const newPlanForm = z.object({
  from: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("empty") }),
    z.object({ kind: z.literal("example") }),
    z.object({ kind: z.literal("document"), document: soundPlan }),
  ]),
  title: z.optional(trimmedText({ max: 120 })),
  /** The home of which it is the plan: its country, place and title are taken over. */
  homeId: z._default(z.nullable(z.uuid("Elige una vivienda de tu cartera")), null),
});
export type NewPlan = z.output<typeof newPlanForm>;

export const savePlanForm = z.object({
  /** The revision that was read: another one means that somebody changed it meanwhile. */
  revision,
  document: soundPlan,
});

export const planTitleForm = z.object({
  title: trimmedText({ max: 120 }).check(z.minLength(1, "Escribe un nombre")),
});

export const planHomeForm = z.object({ homeId: z.nullable(z.uuid("Elige una vivienda de tu cartera")) });
