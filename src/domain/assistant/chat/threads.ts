import type { AnswerExtras, ContactPurpose } from "./dto.ts";

/** Data between a visitor's browser and the people who answer; without schemas, for pages that only show it. */

/** Address at which a conversation is handed over; below it, by the thread's id, it is read, written and followed. */
export const THREADS_PATH = "/api/chat/threads";
/** Carries the thread's key: an address would end up in logs and histories. */
export const THREAD_KEY_HEADER = "x-thread-key";
/** Longest message that somebody writes in a thread. */
export const LONGEST_THREAD_MESSAGE = 2_000;

/** Whether somebody answers now, and from when. */
export interface AnswerHours {
  isOpenNow: boolean;
  /** ISO instant of the next opening; null while it is open, and where the hours are unknown. */
  next: string | null;
  /** A sentence for the visitor. */
  words: string;
}

/** Answer of `POST /api/chat/threads`. */
export interface HandedOver {
  id: string;
  key: string;
  hours: AnswerHours;
}

/** Data of the form before anything is sent: `GET /api/chat/hours?canal=…`. */
export interface Answerer {
  /** Name of the answering side: Umbral, or the agency. */
  who: string;
  hours: AnswerHours;
}

export type ThreadState = "espera" | "atendida" | "cerrada";
export type ThreadAuthor = "visitante" | "asistente" | "persona";

export interface ThreadMessage {
  position: number;
  author: ThreadAuthor;
  /** Name of the person who answered. */
  name: string | null;
  content: string;
  extras?: AnswerExtras;
  /** ISO instant. */
  at: string;
}

/** A thread as the visitor's browser gets it, whole each time: `GET` and every frame of `…/events`. */
export interface VisitorThread {
  id: string;
  state: ThreadState;
  purpose: ContactPurpose;
  who: string;
  hours: AnswerHours;
  /** Messages of people since the visitor last looked. */
  unread: number;
  /** From the request on; earlier messages are in their own conversation. */
  messages: readonly ThreadMessage[];
}

/** Requests in the person's own words. */
export const PURPOSE_REQUESTS: Record<ContactPurpose, string> = {
  persona: "Quiero hablar con una persona.",
  visita: "Quiero pedir una visita.",
  demo: "Quiero una demostración.",
  valoracion: "Quiero saber cuánto vale mi casa.",
  consulta: "Quiero que me respondáis a una consulta.",
};

export const PURPOSE_NAMES: Record<ContactPurpose, string> = {
  persona: "Hablar con alguien",
  visita: "Visita",
  demo: "Demostración",
  valoracion: "Valoración",
  consulta: "Consulta",
};
