/** Closed lists of contacts and deals, as the database bounds them. */

export const CONTACT_ROLES = ["comprador", "propietario", "inquilino", "inversor", "profesional", "otro"] as const;
export type ContactRole = (typeof CONTACT_ROLES)[number];

export const POINT_KINDS = ["email", "telefono"] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/**
 * The trade of a deal: a client who buys, an owner whose home is being sold, a client who rents, an owner whose mandate
 * is sought; `plataforma` means Umbral's own product. `trades` has the stages of each.
 */
export const DEAL_KINDS = ["comprador", "vendedor", "inquilino", "propietario", "plataforma"] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/** The stages of all trades. Each trade passes some of them, in this order: one list says how far any deal has come. */
export const DEAL_STAGES = [
  "nuevo",
  "contactado",
  "cualificado",
  "valoracion",
  "propuesta",
  "preparacion",
  "publicado",
  "visita",
  "solvencia",
  "oferta",
  "reserva",
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
  "solvencia",
  "honorarios",
  "vende_solo",
  "retirado",
  "vencido",
  "aplazado",
  "datos_falsos",
  "otro",
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

export const WIN_REASONS = [
  "inmueble",
  "precio",
  "rapidez",
  "confianza",
  "recomendacion",
  "valoracion",
  "difusion",
  "otro",
] as const;
export type WinReason = (typeof WIN_REASONS)[number];

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
  "reparto",
  "firma",
] as const;
export type ContactEventKind = (typeof CONTACT_EVENT_KINDS)[number];
