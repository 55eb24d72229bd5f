import * as z from "zod/mini";
import { integer } from "../../shared/schema/fields.ts";
import { text } from "../../shared/schema/text.ts";
import { flowDocument, flowName } from "./flow-document.ts";
import { EVENT_DAYS } from "./flow-limits.ts";

/** Bodies of the calls of flows. */

const revision = integer({ min: 1, max: 1_000_000_000, message: "Falta el número del borrador" });

export const newFlowForm = z.strictObject({
  name: z.optional(flowName),
  recipeId: z.optional(text({ max: 40 })),
  copyOf: z.optional(z.uuid("Elige un flujo")),
});
export const renameForm = z.strictObject({ name: flowName });
export const draftForm = z.strictObject({ revision, document: flowDocument });
export const publishForm = z.strictObject({ revision });
export const dryRunForm = z.strictObject({
  document: flowDocument,
  /** How far back it looks. */
  days: integer({ min: 1, max: EVENT_DAYS, message: `Elige de 1 a ${EVENT_DAYS} días` }),
});
export const repeatForm = z.strictObject({ stepId: text({ max: 24 }) });
