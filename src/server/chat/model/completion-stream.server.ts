import type { Config } from "../../env.server.ts";
import type { ModelConnection } from "../../model/connections.server.ts";
import { modelFetch } from "../../model/language-model.server.ts";
import { ModelFailure } from "./model-failure.server.ts";

/** A message as a compatible model takes it. */
export type ModelMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string; tool_calls?: WireCall[] }
  | { role: "tool"; tool_call_id: string; content: string };
interface WireCall {
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
  tools?: readonly unknown[];
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
 * What a compatible model writes, as it writes it: words, and at the end the tools that it asks for. A reader of our own: a library
 * that keeps every part of every answer would cost several times the memory of a stream.
 *
 * @throws ModelFailure where it fails in any way; whoever aborts `signal` gets his own reason
 */
export async function* streamCompletion(
  config: Pick<Config, "mode">,
  connection: ModelConnection,
  { messages, tools, maxTokens }: CompletionRequest,
  { signal, firstMs = FIRST_MS, stallMs = STALL_MS }: CompletionOptions,
): AsyncGenerator<CompletionPart> {
  const own = new AbortController();
  const both = AbortSignal.any([signal, own.signal]);
  let timer = setTimeout(
    () => own.abort(new ModelFailure(`No ha empezado a responder en ${firstMs / 1000} s`)),
    firstMs,
  );
  const stillThere = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => own.abort(new ModelFailure(`Ha callado durante ${stallMs / 1000} s a media respuesta`)),
      stallMs,
    );
  };
  try {
    const response = await modelFetch(config, connection)(
      `${connection.baseUrl.replace(/\/+$/, "")}/chat/completions`,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "text/event-stream",
          ...(connection.key !== null && { authorization: `Bearer ${connection.key}` }),
        },
        body: JSON.stringify({
          model: connection.model,
          messages,
          max_tokens: maxTokens,
          temperature: 0.2,
          stream: true,
          ...(tools && { tools, tool_choice: "auto" }),
        }),
        signal: both,
      },
    );
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel();
      throw new ModelFailure(`Ha respondido con un error (respuesta ${response.status})`);
    }
    yield* readParts(response.body, stillThere);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (own.signal.aborted && own.signal.reason instanceof ModelFailure) throw own.signal.reason;
    if (error instanceof ModelFailure) throw error;
    const message = error instanceof Error ? error.message : "";
    throw new ModelFailure(`No se ha podido leer su respuesta${message && `: ${message}`}`, { cause: error });
  } finally {
    clearTimeout(timer);
    // Who stops reading ends the request: the model stops writing.
    own.abort();
  }
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

async function* readParts(body: ReadableStream<Uint8Array>, stillThere: () => void): AsyncGenerator<CompletionPart> {
  const calls: ModelCall[] = [];
  let isFinished = false;
  for await (const line of dataLines(body)) {
    if (line === "[DONE]") {
      isFinished = true;
      break;
    }
    const chunk = chunkOf(line);
    stillThere();
    const [choice] = chunk.choices ?? [];
    const { content, tool_calls: asked = [] } = choice?.delta ?? {};
    if (typeof content === "string" && content !== "") yield { text: content };
    for (const call of Array.isArray(asked) ? asked : []) gather(calls, call);
    if (choice?.finish_reason) isFinished = true;
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

/** What stands behind `data:`, line by line; comments and empty lines are none. */
async function* dataLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    let from = 0;
    for (let end = rest.indexOf("\n", from); end >= 0; end = rest.indexOf("\n", from)) {
      const line = rest.slice(from, end).trim();
      from = end + 1;
      if (line.startsWith("data:")) yield line.slice(5).trim();
      else if (line !== "" && !/^(:|event:|id:|retry:)/.test(line)) {
        throw new ModelFailure("Ha respondido algo que no se entiende");
      }
    }
    rest = rest.slice(from);
    if (rest.length > LONGEST_LINE) throw new ModelFailure("Responde con demasiado texto");
  }
}
