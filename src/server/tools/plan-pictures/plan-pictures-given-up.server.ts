import { and, eq, isNotNull } from "drizzle-orm";
import { counted } from "#domain/shared/format/counted.ts";
import { planPictures } from "../../platform/db/tables/tools-plan-pictures.server.ts";
import { givenUpRows, scopeOfOwned } from "../../platform/jobs/given-up.server.ts";

/** Pictures of plans that are not drawn any more. */
export const planPicturesGivenUp = givenUpRows<number>({
  table: planPictures,
  stands: and(eq(planPictures.state, "fallida"), isNotNull(planPictures.order)),
  reason: planPictures.fault,
  scope: scopeOfOwned(planPictures),
  about: planPictures.expectedSeconds,
  subject: (seconds) =>
    `Imagen de un plano, prevista en ${counted(Math.max(1, Math.round(seconds / 60)), "minuto", "minutos")}`,
  renew: (tx, id, now) =>
    tx
      .update(planPictures)
      .set({ state: "en-cola", fault: null, attempts: 0, progress: 0, nextAttemptAt: now, givenUpAt: null })
      .where(eq(planPictures.id, id)),
});
