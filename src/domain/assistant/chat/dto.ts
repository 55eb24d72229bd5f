import * as z from "zod/mini";
import { atMost } from "../../shared/schema/text.ts";
import { LONGEST_ANSWER, LONGEST_QUESTION, MOST_MESSAGES } from "./limits.ts";

/**
 * Messages between a chat and the assistant. The request contains the whole chat; the answer is a stream of server-sent
 * lines `data: {"choices":[{"delta":{"content":"…"}}], …}` that ends with `data: [DONE]`. Fields of our own ride in the
 * same frames, so a program that reads only `content` still gets the whole answer.
 */

const question = z.object({
  role: z.literal("user"),
  content: z.string("Falta el texto").check(z.maxLength(LONGEST_QUESTION, "Admite como mucho 1.000 caracteres")),
});
const answer = z.object({
  role: z.literal("assistant"),
  content: z.string("Falta el texto").check(z.maxLength(LONGEST_ANSWER, "Admite como mucho 4.000 caracteres")),
});

export const chatRequest = z.object({
  messages: z
    .array(z.discriminatedUnion("role", [question, answer], "Debe ser user o assistant"), "Falta la conversación")
    .check(
      z.minLength(1, "Falta la conversación"),
      atMost(MOST_MESSAGES, "Admite como mucho 40 mensajes"),
      z.refine(
        (messages) => messages.at(-1)?.role === "user" && messages.at(-1)?.content.trim() !== "",
        "El último mensaje debe ser una pregunta",
      ),
    ),
  /** The assistant of an agency (`chat_channels.code`); without it Umbral's own. */
  channel: z.optional(z.string().check(z.maxLength(40))),
  /** The page that the visitor looks at: `/calculadora-capacidad`. */
  page: z.optional(z.string().check(z.maxLength(300))),
  /**
   * The visitor was shown, before their first message, that a language model reads their messages. Without it no model
   * is asked: an unmodified client gets the embedded engine.
   */
  modelNotice: z.optional(z.boolean()),
});
export type ChatRequest = z.output<typeof chatRequest>;
export type MessageDto = ChatRequest["messages"][number];

/** A page of this site from which an answer comes. */
export interface Citation {
  title: string;
  /** Path on this site, with fragment where it has one. */
  url: string;
}

/** Extras below an answer, drawn. All words are shown as they are; none of it is markup. */
export type ChatCard =
  /** A home that somebody may see. One without a page of its own says `ask` in place of it: the question that pressing it sends. */
  | { kind: "home"; title: string; detail: string; price: string | null; url: string; photo?: string; ask?: string }
  /** Result of an engine: the figure with its range, its basis, and a link to the filled-in tool. */
  | {
      kind: "result";
      title: string;
      figure: { label: string; value: string; low?: string; high?: string };
      rows: { label: string; value: string }[];
      sources: { label: string; date: string; url?: string; tag?: string }[];
      open: { label: string; url: string };
    }
  | { kind: "tool"; title: string; summary: string; url: string }
  | { kind: "plan"; title: string; price: string; detail: string; url: string };

/** Purposes for which a person is asked for their details, with their consent, so that somebody can answer them. */
export const CONTACT_PURPOSES = ["persona", "visita", "demo", "valoracion", "consulta"] as const;
export type ContactPurpose = (typeof CONTACT_PURPOSES)[number];

/** The page shows the form of `domain/assistant/chat/hand-over`, filled in with details from the conversation. */
export interface ContactAsk {
  purpose: ContactPurpose;
  /** The home it is about, where one was named: its id in a portfolio that the visitor was shown. */
  homeId?: string;
  name?: string;
  phone?: string;
  email?: string;
  /** Local date and time that was asked for: `2026-12-03T17:00`. */
  when?: string;
  /** The question that a person is to answer, as it was asked. */
  message?: string;
}

export interface ChatFrame {
  choices: [{ delta: { content: string } }];
  citations?: readonly Citation[];
  cards?: readonly ChatCard[];
  /** Replies offered as buttons; each is sent as it reads. */
  quickReplies?: readonly string[];
  ask?: ContactAsk;
  /** Writer of the answer: our engine or the connected model. In the first frame. */
  engine?: "embedded" | "model";
}

/** Parts of an answer that a page keeps besides its text. */
export interface AnswerExtras {
  citations?: readonly Citation[];
  cards?: readonly ChatCard[];
  quickReplies?: readonly string[];
  ask?: ContactAsk;
  engine?: "embedded" | "model";
}
