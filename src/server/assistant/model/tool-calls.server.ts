import * as z from "zod/mini";
import { fold } from "#domain/shared/listing/fold.ts";
import { checkSentence } from "#domain/shared/wording/number-rule.ts";
import { createSupport } from "#domain/shared/wording/support.ts";
import type { AnswerContext } from "../answers/answer.server.ts";
import type { AssistantTool } from "../answers/assistant-tool.server.ts";
import { ASSISTANT_TOOLS } from "../answers/assistant-tools.server.ts";
import type { ModelCall } from "./completion-stream.server.ts";
import { type Sources, wordsOf } from "./sources.server.ts";

/** Statements that the model reads of one search. */
const MOST_STATEMENTS = 4;
/** One that answers with less is about something else. */
const LEAST_SURENESS = 0.1;

/** The assistant's tools in the form that a compatible model reads. Made once: schemas do not change. */
export function toolSpecs(): readonly unknown[] {
  specs ??= ASSISTANT_TOOLS.map(({ name, description, input }) => {
    const { $schema: _, ...parameters } = z.toJSONSchema(input, { io: "input" });
    return { type: "function", function: { name, description, parameters } };
  });
  return specs;
}
let specs: unknown[] | undefined;

/** Values from the person's own messages: a tool may be called with no others. */
export interface StatedWords {
  /** @returns values that are not the person's own, as they are written; empty where all are */
  unsaid(input: Record<string, unknown>): string[];
}

export function statedWords({ request, understanding }: Pick<AnswerContext, "request" | "understanding">): StatedWords {
  const { slots } = understanding;
  const amounts = Object.values(slots).filter((value) => typeof value === "number");
  // Articles and «sin» express the numbers one and none.
  const support = createSupport({ figures: [0, 1, ...amounts].map((value) => ({ value })) });
  const messages = request.messages.filter(({ role }) => role === "user").map(({ content }) => content);
  for (const message of messages) support.add(message);
  const words = fold([...messages, ...wordsOf(slots)].join(" "));
  const isAmountStated = (value: number) =>
    amounts.includes(value) ||
    support.sourceOf(
      { kind: "number", value: Math.abs(value), step: 1e-9, isRounded: false, start: 0, end: 0 },
      false,
    ) !== undefined;
  return {
    unsaid: (input) =>
      Object.entries(input).flatMap(([name, value]) => {
        if (typeof value === "number") return isAmountStated(value) ? [] : [`${name}: ${value}`];
        // «mañana» is a date that nobody wrote; it only fills a form in.
        if (typeof value !== "string" || name === "date" || name === "time") return [];
        // Only the person who wrote may be answered: an address on a page that was read belongs to somebody else.
        if (WHO.has(name) && !isMentioned(value, words)) return [`${name}: ${value}`];
        if (name === "place" && value !== slots.place?.id && !isMentioned(value, words)) return [`${name}: ${value}`];
        return checkSentence(value, support).unsupported;
      }),
  };
}

const WHO: ReadonlySet<string> = new Set(["name", "phone", "email"]);

const isMentioned = (value: string, words: string) =>
  fold(value)
    .split(" ")
    .filter((word) => word.length > 3)
    .every((word) => words.includes(word));

/** The result of a call for the model: always text written by us, whatever the model asked for. */
export async function runCall(
  context: AnswerContext,
  call: ModelCall,
  sources: Sources,
  stated: StatedWords,
): Promise<string> {
  const tool = ASSISTANT_TOOLS.find(({ name }) => name === call.name);
  if (!tool) return refused("No existe esa herramienta");
  const raw = argumentsOf(call);
  if (!raw) return refused("Los argumentos no son un objeto JSON");
  const parsed = z.safeParse(tool.input as AssistantTool["input"], raw);
  if (!parsed.success) {
    return refused(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
  }
  const input = parsed.data as Record<string, unknown>;
  if (tool.name === "search_pages") return search(context, String(input.query), sources);
  const unsaid = stated.unsaid(input);
  if (unsaid.length > 0) {
    return refused(`La persona no ha dicho esto: ${unsaid.join("; ")}. Pregúntaselo, no lo supongas`);
  }
  const answer = await tool.run(context, input);
  sources.addAnswer(answer);
  return JSON.stringify({ texto: answer.text, tarjetas: (answer.cards ?? []).map((card) => wordsOf(card)) });
}

/** Statements instead of the one that our own engine would say: the model chooses among them. */
function search({ index }: AnswerContext, query: string, sources: Sources): string {
  const found = statementsFor(index, query, sources);
  return found.length === 0 ? refused("Ninguna página habla de eso") : JSON.stringify({ fragmentos: found });
}

/** Statements about a question as the model reads them, each under its name. */
export const statementsFor = (index: AnswerContext["index"], query: string, sources: Sources) =>
  index
    .search(query)
    .filter(({ sureness }) => sureness >= LEAST_SURENESS)
    .slice(0, MOST_STATEMENTS)
    .map(({ statement }) => sources.addStatement(statement));

const refused = (error: string) => JSON.stringify({ error });

function argumentsOf(call: ModelCall): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(call.arguments || "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
