import * as z from "zod/mini";
import { list, trimmedText } from "../../shared/schema/text.ts";
import { LANDING_PURPOSES, landingDocument, MOST_HOMES, VARIANTS } from "./landing-document.ts";
import { hostName } from "./landing-host.ts";
import { landingSlug } from "./landing-slug.ts";

/** The bodies of calls about a page. */

const revision = z.int().check(z.minimum(1));

export const newLandingForm = z.object({
  purpose: z.enum(LANDING_PURPOSES, "Elige para qué es la página"),
  homeIds: z._default(
    list(z.uuid("Elige viviendas de la lista"), {
      max: MOST_HOMES,
      tooMany: `Elige como mucho ${MOST_HOMES} viviendas`,
    }),
    [],
  ),
});
export type NewLanding = z.output<typeof newLandingForm>;

export const saveLandingForm = z.object({
  /** The revision that was read: another one means that somebody changed it meanwhile. */
  revision,
  document: landingDocument,
});

export const revisionForm = z.object({ revision });
export const slugForm = z.object({ slug: landingSlug });
export const winnerForm = z.object({ revision, winner: z.enum(VARIANTS, "Elige una de las dos versiones") });
export const versionForm = z.object({ revision, number: z.int().check(z.minimum(1), z.maximum(32_767)) });

export const domainForm = z.object({
  host: z.pipe(
    trimmedText({ max: 260 }).check(
      z.minLength(1, { error: "Escribe tu dominio", abort: true }),
      z.refine((typed) => hostName(typed) !== null, "Escribe un dominio, como piso.tuagencia.es"),
    ),
    z.transform((typed) => hostName(typed)!),
  ),
});
