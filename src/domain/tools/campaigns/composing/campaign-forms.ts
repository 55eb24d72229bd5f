import * as z from "zod/mini";
import { line, list, text } from "../../../shared/schema/text.ts";
import { instant } from "../../../shared/schema/when.ts";
import { campaignMessage, campaignMessages } from "../campaign-message.ts";
import { CAMPAIGN_KINDS, CAMPAIGN_MESSAGES_MAX } from "../campaign-states.ts";
import { LISTED_HOMES_MAX } from "../email-block.ts";
import { campaignSegment } from "../segment.ts";
import { START_IDS } from "./start-ids.ts";

/** The input of the calls of campaigns: one schema for browser and server. */

const NAME_MAX = 120;
const revision = z.int("Falta la revisión").check(z.minimum(1));

export const newCampaignForm = z.object({
  start: z.nullable(z.enum(START_IDS, "Elige un comienzo de la lista")),
  homeIds: z._default(list(z.uuid("Elige una vivienda"), { max: LISTED_HOMES_MAX }), []),
});
export type NewCampaign = z.output<typeof newCampaignForm>;

export const saveCampaignForm = z.object({
  revision,
  name: line({ max: NAME_MAX, tooLong: `El nombre tiene como mucho ${NAME_MAX} caracteres` }),
  kind: z.enum(CAMPAIGN_KINDS, "Elige envío o secuencia"),
  messages: campaignMessages.check(z.minLength(1, "Deja al menos un mensaje")),
  segment: campaignSegment,
  senderId: z.nullable(z.uuid("Elige un remitente")),
  /** Percent of the people, and hours, of a test of two subjects; null without one. */
  testShare: z.nullable(
    z.int("Escribe un porcentaje").check(z.minimum(5, "Al menos el 5 %"), z.maximum(100, "Como mucho el 100 %")),
  ),
  testHours: z.nullable(
    z.int("Escribe las horas").check(z.minimum(1, "Al menos una hora"), z.maximum(168, "Como mucho una semana")),
  ),
});
export type SavedCampaign = z.output<typeof saveCampaignForm>;

const number = z.int("Falta el mensaje").check(z.minimum(0), z.maximum(CAMPAIGN_MESSAGES_MAX - 1));

/** A message as it would look, whether it is saved or not. */
export const previewForm = z.object({
  message: campaignMessage,
  /** Its place in the campaign, from 0. */
  number,
  senderId: z.nullable(z.uuid("Elige un remitente")),
  /** The reader; without one somebody invented. */
  contactId: z.nullable(z.uuid("Elige un contacto")),
});

/** A saved message, to oneself. */
export const proofForm = z.object({ number, contactId: z.nullable(z.uuid("Elige un contacto")) });

export const audienceForm = z.object({ segment: campaignSegment });

/** At once where no time is given. */
export const startForm = z.object({ revision, at: z.nullable(instant({ offset: true, message: "Elige día y hora" })) });

/** Ten thousand lines with a name and where the consent comes from. */
const PASTED_TEXT_MAX = 2_000_000;
export const pastedForm = z.object({
  text: text({ max: PASTED_TEXT_MAX, tooLong: "Es demasiado largo: pega hasta 10.000 líneas" }),
});

/** The new ones become contacts: only because somebody says so. */
export const newPeopleForm = z.object({
  text: text({ max: PASTED_TEXT_MAX, tooLong: "Es demasiado largo: pega hasta 10.000 líneas" }),
  /** Where the list comes from, in the words of whoever pastes it. */
  source: line({ max: 80 }).check(z.minLength(3, "Escribe de dónde sale la lista")),
  /** The words that those agreed to of whom a line says where they did. */
  consentText: line({ max: 300 }),
});
