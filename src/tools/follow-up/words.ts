import { dayInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { clockOf } from "#domain/shared/time/local-time.ts";
import type { StepState } from "#domain/tools/follow-up/cadence.ts";
import type { FollowUpPlan } from "./result.ts";
import type { Channel, Stage } from "./schema.ts";

export const STAGE_NAMES: Record<Stage, string> = {
  nuevo: "Acaba de llegar",
  contactado: "Ya hablamos",
  cualificado: "Sé lo que busca",
  visita: "Visitó una vivienda",
  oferta: "Hizo una oferta",
};

export const CHANNEL_NAMES: Record<Channel, string> = { whatsapp: "WhatsApp", llamada: "Llamada", correo: "Correo" };

export const STATE_NAMES: Record<StepState, string> = {
  hecho: "Hecho",
  junto: "Va en el siguiente",
  ahora: "Toca ahora",
  pendiente: "Pendiente",
  cancelado: "Cancelado",
};

export const PLAN_NAMES: Record<FollowUpPlan["state"], string> = {
  activo: "En marcha",
  respondido: "Parado: ha respondido",
  no_insistir: "Parado: no quiere que insistas",
  no_llamar: "Parado: está en tu registro de no llamar",
  terminado: "Terminado",
};

/** `lunes, 23 de noviembre, a las 9:00`, with the year where it is not that of the plan. */
export const whenInWords = (local: string, { date }: Pick<FollowUpPlan, "date">): string =>
  `${dayInWords(local.slice(0, 10), date)}, a las ${clockOf(local).replace(/^0/, "")}`;

/** Spanish name of a step by its days after the first contact: 0, 1, or more. */
export const offsetInWords = (offset: number): string =>
  offset === 0 ? "Primer contacto" : offset === 1 ? "Al día siguiente" : `A los ${offset} días`;
