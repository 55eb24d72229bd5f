import * as z from "zod/mini";
import { CONTACT_ROLES } from "../../crm/contacts/contact-values.ts";
import { line, list } from "../../shared/schema/text.ts";

/** As many people as somebody pastes at once. */
export const PASTED_MAX = 10_000;
const LONGEST_DAYS = 3650;

const words = (max: number) => z.optional(list(line({ max }), { max: 20 }));
const days = z
  .int("Escribe los días")
  .check(z.minimum(1, "Al menos un día"), z.maximum(LONGEST_DAYS, "Como mucho diez años"));

/** The people who are written to: all of these hold. People without a basis are left out whatever it says. */
export const campaignSegment = z.object({
  roles: z.optional(list(z.enum(CONTACT_ROLES, "Elige un tipo de la lista"), { max: CONTACT_ROLES.length })),
  /** Any of them. */
  tags: words(60),
  sources: words(40),
  /** ISO 639-1. */
  languages: words(10),
  /** Where somebody looks for a home, or has one. */
  towns: words(80),
  /** With something in their timeline within so many days. */
  activeDays: z.optional(days),
  /** Without anything for so many days. */
  quietDays: z.optional(days),
  /** People whose search fits a home of the portfolio. */
  fitsHomeId: z.optional(z.uuid("Elige una vivienda")),
  /** Also those whom one thing about it does not suit. */
  takesNear: z.optional(z.boolean("Di sí o no")),
  /** Opened a link of an earlier campaign. */
  clickedCampaignId: z.optional(z.uuid("Elige una campaña")),
  /** Wrote from a page that was shared with them, within so many days. */
  sharedDays: z.optional(days),
  /** Visited a home within so many days. */
  visitedDays: z.optional(days),
  /** These people alone: chosen by hand, or pasted. */
  contactIds: z.optional(list(z.uuid("Elige un contacto"), { max: PASTED_MAX })),
});
export type CampaignSegment = z.output<typeof campaignSegment>;
