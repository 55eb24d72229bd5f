import * as z from "zod/mini";
import { trimmedText } from "../../shared/schema/text.ts";
import { day } from "../../shared/schema/when.ts";
import { isAdvertLink } from "./advert-link.ts";
import { HAND_PORTALS, type Portal } from "./portals.ts";

/** Where a home is published. */

const MOST_LINK = 500;
const A_LINK =
  "Pega la dirección del anuncio tal como sale en el navegador: empieza por https:// y sigue el nombre de la web";

/** The link of an advert, or none. */
const link = z.pipe(
  trimmedText({ max: MOST_LINK, message: A_LINK }).check(
    z.refine((typed) => typed === "" || isAdvertLink(typed), A_LINK),
  ),
  z.transform((typed) => (typed === "" ? null : typed)),
);

/** An agent's note that they published a home in a portal that reads no feed of ours. */
export const newPublication = z.object({
  portal: z.enum(HAND_PORTALS, "Elige el portal"),
  url: z._default(z.union([z.null(), link]), null),
  /** Today, where it is left out. */
  since: z.optional(day("Escribe una fecha, como 2026-11-21")),
});

/** A home that is in a portal, as pages show it. */
export interface ShownPublication {
  id: string;
  portal: Portal;
  /** The outlet that the portal reads; null where an agent noted it. */
  outletId: string | null;
  url: string | null;
  /** ISO date, in Madrid. */
  since: string;
}
