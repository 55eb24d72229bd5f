import * as z from "zod/mini";
import { answerInstant, answerText } from "../../shared/schema/answers.ts";
import { choice, optionalText } from "../../shared/schema/fields.ts";
import { mailAddress } from "../../shared/schema/mail-address.ts";
import { text } from "../../shared/schema/text.ts";
import { SHARED_LEAD_SOURCE } from "../../tools/sharing/shared-lead.ts";
import { pageQuery, someInstant, someText } from "./paging.ts";

/** Somebody who wrote to an agent, as programs see them. They are a contact from the same instant on. */

export const LEAD_KINDS = ["comprador", "propietario", "inquilino"] as const;

const known = z.nullable(answerText());

export const publicLead = z.object({
  id: z.uuid(),
  createdAt: answerInstant(),
  fullName: known,
  email: answerText(),
  phone: known,
  company: known,
  position: known,
  message: known,
  /** Origin of the lead: `compartir` for a shared page, the program's own word for its leads. */
  source: answerText(),
  hasConsent: z.boolean(),
  consentAt: z.nullable(answerInstant()),
  utmSource: known,
  utmMedium: known,
  utmCampaign: known,
  utmContent: known,
  utmTerm: known,
  landingPage: known,
  language: known,
  /** The agent who received them. */
  ownerId: z.nullable(z.uuid()),
  contactId: z.nullable(z.uuid()),
});
export type PublicLead = z.output<typeof publicLead>;

export const leadListQuery = z.strictObject({
  ...pageQuery,
  source: someText(60),
  createdSince: someInstant,
});
export type LeadListQuery = z.output<typeof leadListQuery>;

const SOURCE = "Usa letras minúsculas, cifras, guiones y guiones bajos";

export const newLeadBody = z.strictObject({
  fullName: optionalText(200),
  email: mailAddress(),
  phone: optionalText(40),
  company: optionalText(200),
  position: optionalText(100),
  message: optionalText(2000),
  /** Their wish: to buy, to sell or let their home, to rent. */
  kind: z._default(choice(LEAD_KINDS, "Elige comprador, propietario o inquilino"), "comprador"),
  /** The home of the portfolio that they ask about. */
  homeId: z.nullish(z.uuid("No es una vivienda")),
  /** The rules of the agency may give leads by it. */
  source: z._default(
    text({ max: 60, message: SOURCE, tooLong: SOURCE }).check(
      z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, SOURCE),
      z.refine((source) => source !== SHARED_LEAD_SOURCE, "Ese origen es de los resultados compartidos"),
    ),
    "api",
  ),
  /** Agreed to get news. */
  hasConsent: z._default(z.boolean("Elige sí o no"), false),
  /** Under which words. */
  consentText: optionalText(500),
  /** ISO 639-1, with or without a country. */
  language: optionalText(35),
  utmSource: optionalText(200),
  utmMedium: optionalText(200),
  utmCampaign: optionalText(200),
  utmContent: optionalText(200),
  utmTerm: optionalText(200),
  landingPage: optionalText(500),
});
export type NewLeadBody = z.output<typeof newLeadBody>;
