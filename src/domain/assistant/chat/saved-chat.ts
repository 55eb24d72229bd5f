import * as z from "zod/mini";
import { withoutLastWord } from "../../shared/format/text-ends.ts";
import { anyJson, atMost } from "../../shared/schema/text.ts";
import type { AnswerExtras } from "./dto.ts";
import { readExtras } from "./extras.ts";
import { LONGEST_ANSWER, LONGEST_QUESTION } from "./limits.ts";

/** Conversations that a signed-in person keeps: messages from and to the page. */

export const LONGEST_TITLE = 120;
/** Questions and answers of one conversation. */
export const MOST_KEPT_MESSAGES = 400;
export const MOST_SAVED_CHATS = 1_000;

/** Cards, links and chips of one answer. */
const LONGEST_EXTRAS = 60_000;

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

const message = z
  .object({
    position: z.int().check(z.minimum(1), z.maximum(MOST_KEPT_MESSAGES, "Esta conversación ya es muy larga")),
    role: z.enum(["user", "assistant"]),
    content: z.string().check(z.minLength(1), z.maxLength(LONGEST_ANSWER, "Admite como mucho 4.000 caracteres")),
    extras: z.pipe(z.optional(anyJson(LONGEST_EXTRAS)), z.transform(keptExtras)),
  })
  .check(
    z.refine(({ role, content }) => role === "assistant" || content.length <= LONGEST_QUESTION, {
      path: ["content"],
      message: "Admite como mucho 1.000 caracteres",
    }),
    z.refine(({ role, position }) => role === (position % 2 === 1 ? "user" : "assistant"), {
      path: ["role"],
      message: "Preguntas y respuestas van por turnos",
    }),
  );

/** `POST /api/assistant/conversations/:id/messages`: messages from some position on; a repetition adds nothing. */
export const keepMessages = z.object({
  messages: z.array(message, "Falta la conversación").check(
    z.minLength(1, "Falta la conversación"),
    atMost(MOST_KEPT_MESSAGES, `Envía como mucho ${MOST_KEPT_MESSAGES} mensajes`),
    z.refine(
      (messages) => messages.every(({ position }, i) => position === messages[0]!.position + i),
      "Las posiciones deben seguirse",
    ),
  ),
  /** The last answer was written anew and takes the place of the one that is kept. */
  replacesAnswer: z._default(z.boolean(), false),
});
export type KeepMessages = z.output<typeof keepMessages>;

export const conversationName = z.object({
  title: z
    .string("Escribe un título")
    .check(
      z.overwrite(oneLine),
      z.minLength(1, "Escribe un título"),
      z.maxLength(LONGEST_TITLE, `Usa como mucho ${LONGEST_TITLE} caracteres`),
    ),
});

/** 1 useful, -1 not, null takes it back. */
export const answerRating = z.object({ rating: z.nullable(z.union([z.literal(1), z.literal(-1)])) });
export type Rating = 1 | -1 | null;

export interface KeptMessage {
  position: number;
  role: "user" | "assistant";
  content: string;
  extras: AnswerExtras;
  rating: Rating;
}

export interface SavedChatLine {
  id: string;
  title: string;
  /** ISO instant. */
  updatedAt: string;
}

export interface SavedChat extends SavedChatLine {
  messages: readonly KeptMessage[];
}

export interface SavedChatsPage {
  conversations: readonly SavedChatLine[];
  /** Cursor with which the next call gets the rest; null at the end. */
  next: string | null;
}

/** The first question, as long as a line of a list. */
export function titleOf(question: string): string {
  const line = oneLine(question);
  return line.length <= 80 ? line : `${withoutLastWord(line.slice(0, 79))}…`;
}

/** Without values for a form: a name or a telephone is in the messages already. */
function keptExtras(value: unknown): AnswerExtras {
  const { ask, ...extras } = readExtras(value);
  return ask ? { ...extras, ask: { purpose: ask.purpose } } : extras;
}
