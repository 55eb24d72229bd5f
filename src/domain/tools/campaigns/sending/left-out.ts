/** Why a message was not sent to somebody, as the store keeps it. */
export const LEFT_OUT_REASONS = [
  "sin-base",
  "consentimiento-pedido",
  "consentimiento-retirado",
  "de-baja",
  "de-baja-en-umbral",
  "rebota",
  "queja",
  "sin-correo",
  "contacto-borrado",
  "ha-respondido",
  "operacion-cerrada",
  "cancelada",
  "sin-mensaje",
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

const WORDS: Record<LeftOutReason, string> = {
  "sin-base": "No consta su consentimiento ni es cliente",
  "consentimiento-pedido": "Pidió noticias en un formulario y falta que lo confirme",
  "consentimiento-retirado": "Retiró su consentimiento",
  "de-baja": "Se dio de baja de tus correos",
  "de-baja-en-umbral": "Se dio de baja de todo lo que se envía desde Umbral",
  rebota: "Su dirección rebota",
  queja: "Marcó un correo tuyo como no deseado",
  "sin-correo": "No tiene dirección de correo, o ya no es esa",
  "contacto-borrado": "El contacto ya no existe",
  "ha-respondido": "Ha respondido",
  "operacion-cerrada": "Su operación se ha cerrado",
  cancelada: "La campaña se canceló",
  "sin-mensaje": "El mensaje ya no está en la campaña",
};

export const leftOutWords = (reason: LeftOutReason): string => WORDS[reason];

/** Why an address gets no more mails of a sender's agency. */
export const SUPPRESSION_CAUSES = ["baja", "rebote", "queja", "manual"] as const;
export type SuppressionCause = (typeof SUPPRESSION_CAUSES)[number];

/** Changes of a person's consent, as the ledger notes them. */
export const CONSENT_EVENTS = ["dado", "retirado", "pedido"] as const;
export type ConsentEventKind = (typeof CONSENT_EVENTS)[number];

/** Why a campaign stands still, as the store keeps it. */
export const PAUSE_REASONS = [
  "a-mano",
  "quejas",
  "rebotes",
  "remitente-rechazado",
  "sin-remitente",
  "vivienda-retirada",
  "no-se-compone",
  "cuenta-suspendida",
  "autor-fuera",
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];
