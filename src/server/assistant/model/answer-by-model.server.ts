import { setImmediate } from "node:timers/promises";
import { distinct } from "#domain/assistant/answers/distinct.ts";
import type { AnswerExtras, ChatFrame } from "#domain/assistant/chat/dto.ts";
import { createNumberGate } from "#domain/shared/wording/number-gate.ts";
import type { CheckedSentence } from "#domain/shared/wording/number-rule.ts";
import { type AnswerContext, answer } from "../answers/answer.server.ts";
import { cleanWords } from "./clean-words.server.ts";
import {
  type CompletionOptions,
  type ModelCall,
  type ModelMessage,
  streamCompletion,
} from "./completion-stream.server.ts";
import { keepOutcome, type ModelConnection } from "./connections.server.ts";
import { instructions } from "./instructions.server.ts";
import { ModelFailure } from "./model-failure.server.ts";
import { createSources, type Sources } from "./sources.server.ts";
import { runCall, statedWords, statementsFor, toolSpecs } from "./tool-calls.server.ts";

/** Rounds in which the model may ask for tools; after them it answers with the results it has. */
const MOST_ROUNDS = 4;
const MOST_TOKENS = 700;
/** An answer comes back with the conversation, which takes 4,000 characters of each. */
const LONGEST_STATED = 3_000;
/** Fewer letters, with something dropped beside them, answer nothing. */
const SHORTEST_STATED = 60;

export type Patience = Pick<CompletionOptions, "firstMs" | "stallMs">;

/** Text shown so far. */
interface Progress {
  text: string;
  dropped: number;
  kept: number;
  /** Names of the sources that the sentences rest on. */
  used: string[];
}

/**
 * The answer of a connected language model as frames, sentence by sentence: each once it is whole and every number in
 * it is backed by a tool or a passage. If the model fails, or too little of its text could be shown, the embedded
 * engine's answer follows.
 */
export async function* answerByModel(
  context: AnswerContext,
  connection: ModelConnection,
  patience: Patience = {},
): AsyncGenerator<ChatFrame> {
  const sources = createSources(context.services.config.site);
  const progress: Progress = { text: "", dropped: 0, kept: 0, used: [] };
  let failure: ModelFailure | null = null;
  try {
    for await (const stated of sentences({ context, connection, patience, sources, progress })) {
      const isFirst = progress.text === "";
      progress.text += stated;
      yield { choices: [{ delta: { content: stated } }], ...(isFirst && { engine: "model" }) };
      if (progress.text.length > LONGEST_STATED) break;
    }
  } catch (error) {
    if (context.signal.aborted) return;
    if (!(error instanceof ModelFailure)) throw error;
    failure = error;
  }
  if (context.signal.aborted) return;
  if (failure || !isEnough(progress)) yield* embeddedAfter(context, progress, sources);
  else {
    const extras = sources.extras(progress.used);
    if (Object.keys(extras).length > 0) yield { choices: [{ delta: { content: "" } }], ...extras };
  }
  await note(context, connection, failure, progress);
}

interface Making {
  context: AnswerContext;
  connection: ModelConnection;
  patience: Patience;
  sources: Sources;
  progress: Progress;
}

/** The sentences of the model's text that may be shown, as it writes them. */
async function* sentences({ context, connection, patience, sources, progress }: Making): AsyncGenerator<string> {
  const { request, signal } = context;
  const stated = statedWords(context);
  // The question has just been read, and is now looked up: a few milliseconds each, between which others get their words.
  await setImmediate();
  for (const { content } of request.messages) sources.support.addAsked(content);
  const messages: ModelMessage[] = [
    { role: "system", content: `${instructions(context)}\n\n${shownFirst(context, sources)}` },
    ...request.messages,
  ];
  await setImmediate();
  const answered = new Map<string, string>();
  let isWritten = false;
  for (let round = 0; ; round++) {
    const mayCall = round < MOST_ROUNDS;
    const gate = createNumberGate(sources.support);
    let calls: ModelCall[] = [];
    let written = "";
    const completion = { messages, maxTokens: MOST_TOKENS, ...(mayCall && { tools: toolSpecs() }) };
    for await (const part of streamCompletion(connection, completion, { ...patience, signal })) {
      if ("calls" in part) calls = part.calls;
      else {
        written += part.text;
        yield* letThrough(gate.push(part.text), sources, progress);
      }
    }
    yield* letThrough(gate.end(true), sources, progress);
    isWritten ||= written.trim() !== "";
    if (calls.length === 0) break;
    if (!mayCall) throw new ModelFailure("No deja de pedir herramientas");
    messages.push({
      role: "assistant",
      content: written,
      tool_calls: calls.map(({ id, name, arguments: given }) => ({
        id,
        type: "function",
        function: { name, arguments: given },
      })),
    });
    for (const call of calls) {
      const asked = `${call.name} ${call.arguments}`;
      const result = answered.get(asked) ?? (await runCall(context, call, sources, stated));
      answered.set(asked, result);
      if (signal.aborted) return;
      messages.push({ role: "tool", tool_call_id: call.id, content: result });
    }
    // Text after a tool call begins anew.
    if (progress.text !== "" && !/\s$/.test(progress.text)) yield "\n";
  }
  if (!isWritten) throw new ModelFailure("No ha escrito nada");
}

/** Results of our own search and our own reader: most answers need no more. */
function shownFirst({ index, understanding: { lookUp, slots } }: AnswerContext, sources: Sources): string {
  const found = statementsFor(index, lookUp, sources);
  return `Fragmentos (JSON): ${JSON.stringify(found)}\nDatos que ha dicho la persona (JSON): ${JSON.stringify(slots)}`;
}

function* letThrough(checked: CheckedSentence[], sources: Sources, progress: Progress): Generator<string> {
  for (const { text, isSupported, sources: used } of checked) {
    const words = isSupported ? cleanWords(text, sources.namesAddress) : null;
    if (words === null) progress.dropped++;
    else {
      progress.used.push(...used);
      if (words !== "") {
        progress.kept++;
        yield words;
      }
    }
  }
}

/** Whether the shown text is an answer by itself. */
function isEnough({ text, kept, dropped }: Progress): boolean {
  const words = text.trim();
  if (words === "") return false;
  if (dropped === 0) return true;
  return kept > dropped && words.length >= SHORTEST_STATED && !words.endsWith(":");
}

/** Whole sentences stay; nothing that is already shown is repeated. */
async function* embeddedAfter(context: AnswerContext, progress: Progress, sources: Sources): AsyncGenerator<ChatFrame> {
  if (progress.text === "") return yield* answer(context);
  const before = sources.extras(progress.used);
  yield { choices: [{ delta: { content: progress.text.endsWith("\n") ? "\n" : "\n\n" } }] };
  for await (const { choices, engine: _, ...extras } of answer(context)) {
    const isLast = Object.keys(extras).length > 0;
    yield { choices, ...(isLast && merged(extras, before)) };
  }
}

function merged(own: AnswerExtras, { citations = [], cards = [] }: AnswerExtras): AnswerExtras {
  const allCitations = distinct([...(own.citations ?? []), ...citations], ({ url }) => url).slice(0, 3);
  const allCards = distinct([...(own.cards ?? []), ...cards], (card) => JSON.stringify(card));
  return {
    ...own,
    ...(allCitations.length > 0 && { citations: allCitations }),
    ...(allCards.length > 0 && { cards: allCards }),
  };
}

/** For the person who connected the model; the person who asked has their answer. */
async function note(
  { services, actor }: AnswerContext,
  connection: ModelConnection,
  failure: ModelFailure | null,
  { dropped, kept }: Progress,
): Promise<void> {
  const { log } = services;
  if (failure)
    log.warn({ err: failure, model: connection.model }, "a language model failed; the embedded engine answered");
  else if (dropped > 0)
    log.info({ model: connection.model, dropped, kept }, "sentences of a language model were dropped");
  if (connection.source !== "own") return;
  try {
    await keepOutcome(services, actor, connection, failure?.message ?? null);
  } catch (error) {
    log.warn({ err: error }, "the outcome of a language model could not be kept");
  }
}
