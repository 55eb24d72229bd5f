import type { CampaignKind, CampaignState, RecipientState, SendingBasis } from "../campaign-states.ts";
import type { TestVerdict } from "./ab-test.ts";
import type { LeftOutReason } from "./left-out.ts";

/** The results of a campaign, as its page shows them. */

export interface CampaignFigures {
  people: number;
  waiting: number;
  sent: number;
  leftOut: number;
  bounced: number;
  failed: number;
  unanswered: number;
  complained: number;
  unsubscribed: number;
  opened: number;
  clicked: number;
  replied: number;
  softBounces: number;
}

export interface CampaignResults {
  id: string;
  name: string;
  kind: CampaignKind;
  state: CampaignState;
  pausedBecause: string | null;
  startedAt: string | null;
  endedAt: string | null;
  figures: CampaignFigures;
  reasons: { reason: LeftOutReason; people: number }[];
  links: { message: number; address: string; people: number }[];
  test: { endsAt: string | null; verdict: TestVerdict | null; subjects: [string, string] } | null;
  /** Mails of each message of a sequence. */
  messages: { subject: string; sent: number; waiting: number; clicked: number; replied: number }[];
}

export const PEOPLE_FILTERS = [
  "todos",
  "esperan",
  "enviados",
  "omitidos",
  "rebotados",
  "sin-respuesta",
  "clics",
  "bajas",
  "quejas",
  "respuestas",
] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

export const FILTER_NAMES: Record<PeopleFilter, string> = {
  todos: "Todos",
  esperan: "Esperan",
  enviados: "Enviados",
  omitidos: "No enviados",
  rebotados: "Rebotados",
  "sin-respuesta": "Sin respuesta del servidor",
  clics: "Abrieron un enlace",
  bajas: "Se dieron de baja",
  quejas: "No deseado",
  respuestas: "Respondieron",
};

/** Why a mail has not gone yet. */
export const WAITING_REASONS = ["pausa", "comienzo", "prueba", "dominio", "servidor", "hora", "ritmo"] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

export const WAITING_WORDS: Record<WaitingReason, string> = {
  pausa: "Espera: la campaña está en pausa",
  comienzo: "Espera a que empiece el envío",
  prueba: "Espera a que se decida la prueba de asuntos",
  dominio: "Su servidor de correo ha pedido esperar",
  servidor: "Tu servidor de envío no contesta: se vuelve a intentar",
  hora: "Aún no es su hora en la secuencia",
  ritmo: "Espera su turno: se envía al ritmo del remitente",
};

export interface CampaignPerson {
  id: string;
  contactId: string | null;
  name: string | null;
  email: string;
  message: number;
  state: RecipientState;
  reason: LeftOutReason | null;
  basis: SendingBasis | null;
  basisDate: string | null;
  basisWords: string | null;
  basisSource: string | null;
  answer: string | null;
  dueAt: string | null;
  /** Null of a mail that waits no more. */
  waits: WaitingReason | null;
  sentAt: string | null;
  openedAt: string | null;
  clickedAt: string | null;
  repliedAt: string | null;
  bouncedAt: string | null;
  complainedAt: string | null;
  unsubscribedAt: string | null;
}

export const STATE_NAMES: Record<RecipientState, string> = {
  pendiente: "Espera",
  tomado: "Saliendo",
  "sin-respuesta": "Sin respuesta",
  enviado: "Enviado",
  omitido: "No enviado",
  rebotado: "Rebotado",
  fallido: "Fallido",
};
