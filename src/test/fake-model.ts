import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A request to the fake. */
interface AskedOfModel {
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[]; tools?: unknown[] };
  /** Resolves once the other side has gone away before the end. */
  left: Promise<void>;
}

/** Its reaction to one request: words and calls of tools as a compatible model streams them, or anything else. */
export type Behaviour = (reply: FakeReply, asked: AskedOfModel) => Promise<void> | void;

interface FakeReply {
  /** Words, cut where the caller cuts them. */
  say(...fragments: string[]): void;
  call(name: string, input: unknown, id?: string): void;
  /** Raw bytes, in the middle of the stream. */
  raw(bytes: string): void;
  /** Ends the stream as a model does. */
  done(reason?: "stop" | "tool_calls" | "length"): void;
  /** Breaks the connection off. */
  cut(): void;
  status(status: number, body?: string): void;
  wait(ms: number): Promise<void>;
}

export interface FakeModel {
  /** As a connection names it: ends in `/v1`. */
  baseUrl: string;
  asked: AskedOfModel[];
  /** One behaviour for each request, the last for all that follow. */
  behave(...behaviours: Behaviour[]): void;
  close(): void;
}

/** A language model on this machine that speaks as OpenAI's API does, and misbehaves when told to. */
export async function startFakeModel(): Promise<FakeModel> {
  let behaviours: Behaviour[] = [(reply) => reply.done()];
  const asked: AskedOfModel[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request));
    const left = new Promise<void>((resolve) =>
      response.once("close", () => (response.writableFinished ? undefined : resolve())),
    );
    const one: AskedOfModel = { authorization: request.headers.authorization, body, left };
    asked.push(one);
    const behaviour = behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!;
    await behaviour(replyOn(response), one);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave: (...next) => {
      behaviours = next;
      asked.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function replyOn(response: ServerResponse): FakeReply {
  let calls = 0;
  const open = () => {
    if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
  };
  const raw = (bytes: string) => {
    open();
    if (!response.destroyed) response.write(bytes);
  };
  const frame = (delta: object, reason: string | null = null) =>
    raw(`data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`);
  return {
    raw,
    say: (...fragments) => {
      for (const content of fragments) frame({ content });
    },
    call: (name, input, id = `call_${calls}`) => {
      const text = typeof input === "string" ? input : JSON.stringify(input);
      const index = calls++;
      const half = text.length >> 1;
      frame({ tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] });
      // In pieces, as models send them.
      frame({ tool_calls: [{ index, function: { arguments: text.slice(0, half) } }] });
      frame({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] });
    },
    done: (reason = calls > 0 ? "tool_calls" : "stop") => {
      frame({}, reason);
      raw("data: [DONE]\n\n");
      response.end();
    },
    cut: () => response.destroy(),
    status: (status, body = JSON.stringify({ error: { message: "no" } })) => {
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    },
    wait: async (ms) => await sleep(ms, undefined, { ref: false }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
