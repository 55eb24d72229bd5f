/** Words that the store, the calls and the pages of campaigns share. */

/** One mailing, or a sequence whose messages follow each other per person. */
export const CAMPAIGN_KINDS = ["envio", "secuencia"] as const;
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

export const CAMPAIGN_STATES = [
  "borrador",
  "programada",
  /** Its recipients are being written down. */
  "preparando",
  "enviando",
  /** By the agent or by a brake; its reason says which. */
  "pausada",
  "terminada",
  "cancelada",
] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** The state of one message to one person. */
export const RECIPIENT_STATES = [
  /** Waits for its time and its turn. */
  "pendiente",
  /** A sender has taken it up; the server has not been given the whole of it. */
  "tomado",
  /** The whole of it was handed over, and the server's answer is not known: it is never sent again by itself. */
  "sin-respuesta",
  "enviado",
  /** Not sent: its reason says why (no basis, unsubscribed, withdrawn home …). */
  "omitido",
  "rebotado",
  "fallido",
] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** On what a mailing to a person rests (LSSI, article 21). */
export const SENDING_BASES = ["consentimiento", "cliente"] as const;
export type SendingBasis = (typeof SENDING_BASES)[number];

export const CAMPAIGN_MESSAGES_MAX = 10;
