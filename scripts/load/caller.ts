import { Agent, type IncomingMessage, request } from "node:http";
import type { Call } from "./day.ts";
import type { SeededAgent } from "./seed.ts";

/** Sends calls as browsers do: connections kept open, compressed answers taken. */

const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const streams = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const LONGEST_MS = 60_000;

export interface Answered {
  kind: string;
  /** 0 where no answer came. */
  status: number;
  ms: number;
}

/** @param key the public key of the pages, which the assistant asks for */
export function callerOf(origin: string, key: string) {
  const headersOf = ({ cookie, address }: SeededAgent) => ({
    cookie,
    origin,
    "x-forwarded-for": address,
    "accept-encoding": "gzip, br",
  });
  return {
    async send(by: SeededAgent, { kind, method, path, json }: Call): Promise<Answered> {
      const from = performance.now();
      const body = json === undefined ? undefined : JSON.stringify(json);
      const headers = {
        ...headersOf(by),
        ...(body ? { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) } : {}),
        ...(kind === "asistente" ? { authorization: `Bearer ${key}` } : {}),
      };
      const status = await new Promise<number>((resolve) => {
        const asked = request(origin + path, { agent, method, headers, timeout: LONGEST_MS }, (answer) => {
          answer.resume();
          answer.on("end", () => resolve(answer.statusCode ?? 0));
          answer.on("error", () => resolve(0));
        });
        asked.on("timeout", () => asked.destroy());
        asked.on("error", () => resolve(0));
        asked.end(body);
      });
      return { kind, status, ms: performance.now() - from };
    },
    /** The stream of an open page. @returns closes it, and tells whether it had ended before */
    async listen(by: SeededAgent): Promise<() => boolean> {
      let hasEnded = false;
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(`${origin}/api/events`, { agent: streams, headers: headersOf(by) }, resolve)
          .once("error", reject)
          .end();
      });
      response.resume();
      response.on("error", () => {}); // ended by us, or counted below
      response.on("close", () => {
        hasEnded = true;
      });
      return () => {
        const was = hasEnded || response.statusCode !== 200;
        response.destroy();
        return was;
      };
    },
    end() {
      agent.destroy();
      streams.destroy();
    },
  };
}
