import type { IncomingMessage } from "node:http";
import { ask, checkedUrl } from "../../platform/outgoing/connect.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { completionRequest, MAX_ANSWER_BYTES, mayReachPrivate } from "./completion-request.server.ts";
import type { ModelConnection } from "./connections.server.ts";
import { ModelFailure } from "./model-failure.server.ts";

/** A message as a compatible model takes it. */
export type ModelMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string; tool_calls?: ToolCallDto[] }
  | { role: "tool"; tool_call_id: string; content: string };
interface ToolCallDto {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

/** A tool that the model asks for; its arguments are whatever it wrote. */
export interface ModelCall {
  id: string;
  name: string;
  arguments: string;
}

export type CompletionPart = { text: string } | { calls: ModelCall[] };

export interface CompletionRequest {
  messages: readonly ModelMessage[];
  tools?: readonly unknown[] | undefined;
  maxTokens: number;
}

export interface CompletionOptions {
  signal: AbortSignal;
  /** Until its first word, and between two of them. */
  firstMs?: number;
  stallMs?: number;
}

const FIRST_MS = 8_000;
const STALL_MS = 10_000;
/** One line of the stream; longer ones come from something else than a model. */
const LONGEST_LINE = 256_000;
const MOST_CALLS = 4;
const LONGEST_ARGUMENTS = 8_000;

/**
 * Text of a compatible model, as it writes it: words, and at the end the tools that it asks for. A reader of our own,
 * since the usual library costs fourteen times its memory and four times its time (docs/decisions.md).
 *
 * @throws ModelFailure for any error of the model; aborting `signal` throws its own reason
 */
export async function* streamCompletion(
  connection: ModelConnection,
  { messages, tools, maxTokens }: CompletionRequest,
  { signal, firstMs = FIRST_MS, stallMs = STALL_MS }: CompletionOptions,
): AsyncGenerator<CompletionPart> {
  const own = new AbortController();
  const both = AbortSignal.any([signal, own.signal]);
  const first = setTimeout(
    () => own.abort(new ModelFailure(`No ha empezado a responder en ${firstMs / 1000} s`)),
    firstMs,
  );
  let stall: NodeJS.Timeout | undefined;
  const stillThere = () => {
    if (stall) return void stall.refresh();
    clearTimeout(first);
    stall = setTimeout(
      () => own.abort(new ModelFailure(`Ha callado durante ${stallMs / 1000} s a media respuesta`)),
      stallMs,
    );
  };
  try {
    const answer = await post(connection, { messages, tools, maxTokens }, both);
    if (answer.statusCode !== 200) {
      answer.destroy();
      throw new ModelFailure(`Ha respondido con un error (respuesta ${answer.statusCode})`);
    }
    yield* readParts(answer, stillThere);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (own.signal.aborted && own.signal.reason instanceof ModelFailure) throw own.signal.reason;
    if (error instanceof ModelFailure) throw error;
    // The network's own message is in English and names our sockets.
    const why = error instanceof OutgoingError ? `: ${error.message}` : "";
    throw new ModelFailure(`No se ha podido leer su respuesta${why}`, { cause: error });
  } finally {
    clearTimeout(first);
    clearTimeout(stall);
    // A caller that stops reading ends the request, so that the model stops writing.
    own.abort();
  }
}

/** Asked with the same care as every address that somebody else gave, and read without a layer in between: words come one by one. */
async function post(
  connection: ModelConnection,
  { messages, tools, maxTokens }: CompletionRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { url, headers, body } = completionRequest(connection, {
    messages,
    max_tokens: maxTokens,
    temperature: 0.2,
    stream: true,
    ...(tools && { tools, tool_choice: "auto" }),
  });
  const allowPrivate = mayReachPrivate(connection);
  const bytes = Buffer.from(body);
  return await ask(checkedUrl(url, allowPrivate), {
    signal,
    allowPrivate,
    body: bytes,
    headers: { ...headers, "content-length": String(bytes.length), accept: "text/event-stream" },
  });
}

interface Chunk {
  choices?: {
    delta?: {
      content?: unknown;
      tool_calls?: { index?: number; id?: string; function?: { name?: string; arguments?: string } }[];
    };
    finish_reason?: string | null;
  }[];
  error?: unknown;
}

/** Pieces that arrive together are passed on together. */
async function* readParts(answer: IncomingMessage, stillThere: () => void): AsyncGenerator<CompletionPart> {
  const calls: ModelCall[] = [];
  const lines = lineReader();
  let isFinished = false;
  let total = 0;
  answer.setEncoding("utf8");
  for await (const bytes of answer as AsyncIterable<string>) {
    stillThere();
    total += bytes.length;
    if (total > MAX_ANSWER_BYTES) throw new ModelFailure("Responde con demasiado texto");
    let text = "";
    let broken: unknown;
    try {
      for (const line of lines(bytes)) {
        if (line === "[DONE]") {
          isFinished = true;
          break;
        }
        const [choice] = chunkOf(line).choices ?? [];
        const { content, tool_calls: asked } = choice?.delta ?? {};
        if (typeof content === "string") text += content;
        for (const call of Array.isArray(asked) ? asked : []) gather(calls, call);
        if (choice?.finish_reason) isFinished = true;
      }
    } catch (error) {
      broken = error;
    }
    // Text read before the connection broke is still passed on.
    if (text !== "") yield { text };
    if (broken) throw broken;
    if (isFinished) break;
  }
  if (!isFinished) throw new ModelFailure("Se ha cortado a media respuesta");
  const named = calls.filter(({ name }) => name !== "");
  if (named.length > 0) yield { calls: named };
}

function chunkOf(line: string): Chunk {
  let chunk: unknown;
  try {
    chunk = JSON.parse(line);
  } catch {
    throw new ModelFailure("Ha respondido algo que no se entiende");
  }
  if (typeof chunk !== "object" || chunk === null || "error" in chunk) {
    throw new ModelFailure("Ha fallado a media respuesta");
  }
  return chunk;
}

type CallDelta = NonNullable<NonNullable<NonNullable<Chunk["choices"]>[number]["delta"]>["tool_calls"]>[number];

/** A call comes in pieces, each with its place in the list. */
function gather(calls: ModelCall[], { index = calls.length, id, function: called }: CallDelta): void {
  if (!Number.isInteger(index) || index < 0 || index >= MOST_CALLS) return;
  while (calls.length <= index) calls.push({ id: `call-${calls.length}`, name: "", arguments: "" });
  const call = calls[index]!;
  if (typeof id === "string" && id !== "") call.id = id;
  if (typeof called?.name === "string") call.name += called.name;
  if (typeof called?.arguments === "string") call.arguments += called.arguments;
  if (call.arguments.length > LONGEST_ARGUMENTS) throw new ModelFailure("Responde con demasiado texto");
}

/** The text after `data:`, line by line; comments and empty lines are skipped. */
function lineReader(): (bytes: string) => Generator<string> {
  let rest = "";
  return function* (bytes) {
    const lines = (rest + bytes).split("\n");
    rest = lines.pop()!;
    if (rest.length > LONGEST_LINE) throw new ModelFailure("Responde con demasiado texto");
    for (const line of lines.map((one) => one.trim())) {
      if (line.startsWith("data:")) yield line.slice(5).trim();
      else if (line !== "" && !/^(:|event:|id:|retry:)/.test(line)) {
        throw new ModelFailure("Ha respondido algo que no se entiende");
      }
    }
  };
}
