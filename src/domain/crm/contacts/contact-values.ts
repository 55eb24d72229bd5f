/** Closed lists of contacts and deals, as the database bounds them. */

export const CONTACT_ROLES = ["comprador", "propietario", "inquilino", "inversor", "profesional", "otro"] as const;
export type ContactRole = (typeof CONTACT_ROLES)[number];

export const POINT_KINDS = ["email", "telefono"] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** The subject of a deal; `plataforma` means Umbral's own product. */
export const DEAL_KINDS = ["comprador", "propietario", "inquilino", "plataforma"] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

export const DEAL_STAGES = [
  "nuevo",
  "contactado",
  "cualificado",
  "visita",
  "oferta",
  "arras",
  "firmado",
  "perdido",
] as const;
export type DealStage = (typeof DEAL_STAGES)[number];

export const LOSS_REASONS = [
  "sin_respuesta",
  "precio",
  "financiacion",
  "compro_otro",
  "otra_agencia",
  "aplazado",
  "datos_falsos",
  "otro",
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

/** The kinds of events in the timeline of a contact. */
export const CONTACT_EVENT_KINDS = [
  "formulario",
  "chat",
  "resultado_compartido",
  "correo_portal",
  "nota",
  "llamada",
  "correo",
  "mensaje",
  "visita",
  "etapa",
  "asignacion",
  "fusion",
  "importacion",
  "tarea",
] as const;
export type ContactEventKind = (typeof CONTACT_EVENT_KINDS)[number];
