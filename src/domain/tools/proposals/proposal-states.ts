import { hasEndedUnsigned, type RequestState } from "../../crm/signatures/signing-states.ts";

/** How far a proposal has come, as the list shows it. */
export const PROPOSAL_STATES = [
  "borrador",
  "enviada",
  "abierta",
  "aceptada",
  "firmada",
  /** The request that the acceptance made has ended without all signatures. */
  "firma-rechazada",
  "firma-caducada",
  "firma-anulada",
  "caducada",
  "retirada",
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export interface ProposalCourse {
  /** Number of the newest version that was sent; 0 for none. */
  versions: number;
  opens: number;
  acceptedAt: Date | null;
  linkUntil: Date | null;
  linkEndedAt: Date | null;
  /** Of the request that the acceptance made; null for none. */
  request: RequestState | null;
}

/** Later events count before earlier ones: an accepted proposal does not expire. */
export function proposalState(course: ProposalCourse, now: Date): ProposalState {
  const { versions, opens, acceptedAt, linkUntil, linkEndedAt, request } = course;
  if (request === "firmada") return "firmada";
  if (request !== null && hasEndedUnsigned(request)) return `firma-${request}`;
  if (acceptedAt !== null) return "aceptada";
  if (versions === 0) return "borrador";
  if (linkEndedAt !== null) return "retirada";
  if (linkUntil !== null && now >= linkUntil) return "caducada";
  return opens > 0 ? "abierta" : "enviada";
}

/** Instant within the last day on which an address opens. @param until the first instant at which it opens nothing */
export const lastMomentOf = (until: Date): Date => new Date(until.getTime() - 1);

/** Kinds of what happened to a proposal, kept as evidence. */
export const PROPOSAL_EVENTS = [
  "enviada",
  "codigo-enviado",
  "codigo-incorrecto",
  "identificada",
  "pregunta",
  "respuesta",
  "aceptada",
  "enviada-a-firmar",
  "firma-fallida",
  "retirada",
] as const;
export type ProposalEventKind = (typeof PROPOSAL_EVENTS)[number];

export const EVENT_WORDS: Record<ProposalEventKind, string> = {
  enviada: "Enviada",
  "codigo-enviado": "Código pedido",
  "codigo-incorrecto": "Código incorrecto",
  identificada: "Correo comprobado",
  pregunta: "Pregunta del propietario",
  respuesta: "Respuesta del agente",
  aceptada: "Aceptada",
  "enviada-a-firmar": "Enviada a firmar",
  "firma-fallida": "No se pudo enviar a firmar",
  retirada: "Enlace retirado",
};
