import type * as z from "zod/mini";
import type { AnswerExtras, ChatRequest } from "#domain/assistant/chat/dto.ts";
import type { AnswerIndex } from "#domain/assistant/ranking/answer-index.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import type { OpenChannel } from "../threads/channels.server.ts";

/** The agency whose assistant is asked (`/asistente/{code}`), as far as answers need it. */
export interface AnswerChannel {
  code: string;
  /** The agency's name, as the visitor reads it. */
  name: string;
  /** Reads the homes of the channel; only those that are on offer are ever shown. */
  actor: Actor;
  /** Its agency, and what that lets it say. */
  open: OpenChannel;
}

/** Everything that an engine behind the assistant may use for one answer. */
export interface ToolContext {
  services: ToolServices;
  /** The person who asks: runs are kept and charged as on the tool's page. */
  actor: Actor;
  /** Network of the caller in the form that limits count (`networkOf`). */
  network: string;
  request: ChatRequest;
  index: AnswerIndex;
  /** ISO date in Madrid. */
  today: string;
  /** They have left: nothing more is worth doing. */
  signal: AbortSignal;
}

/** Answer of an engine. Everything in it is text, never markup. */
export interface ToolAnswer extends AnswerExtras {
  /** Whole sentences in Spanish, as the assistant shows them. */
  text: string;
  /**
   * Every number that this answer supports: of the text, the cards and their sources, as values (1234.5; a percentage
   * as it is read, 2.9). A number in no list of figures, no cited passage and not in the question is never shown.
   */
  figures: readonly number[];
  /** True where it did its task: false where something is missing, used up or unknown, which `text` explains. */
  isDone: boolean;
  /** The figure that was asked for, where it is one: to compare it, or to say it in another currency. */
  headline?: Headline;
}

export interface Headline {
  /** Money in units of `currency`, a percentage as a fraction, years. */
  amount: number;
  unit: "money" | "percent" | "years";
  currency?: string;
  /** Its cents are said. */
  isExact?: boolean;
}

/**
 * One ability of the assistant. The embedded engine composes its answers from these; a language model calls them by
 * name. `run` never throws for anything that a person may cause (limits, credits, unknown places): its text says so.
 */
export interface AssistantTool<I extends z.core.$ZodType = z.core.$ZodType> {
  /** `value_home`. */
  name: string;
  /** For a language model: its purpose, and when to call it. Spanish. */
  description: string;
  /** Fields mean what the slots of the same name mean (`domain/assistant/chat/intents`); `place` is text or a place's id. */
  input: I;
  run(context: ToolContext, input: z.output<I>): Promise<ToolAnswer>;
}

export function defineAssistantTool<I extends z.core.$ZodType>(tool: AssistantTool<I>): AssistantTool<I> {
  return tool;
}
