import type { LanguageModel } from "ai";
import type { Config } from "../env.server.ts";
import { publicFetch } from "../outgoing/public-fetch.server.ts";
import type { ModelConnection } from "./connections.server.ts";

/** Of one answer. */
export const MAX_ANSWER_BYTES = 4_000_000;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The model of a connection. A customer's address is asked as one that a stranger gave: never our own network, but for the machine
 * itself in a demonstration, where people try a model that runs beside it.
 */
export async function languageModel(config: Pick<Config, "mode">, connection: ModelConnection): Promise<LanguageModel> {
  const { baseUrl, model, key } = connection;
  // Loaded by who writes: the start of the process does without it.
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const provider = createOpenAICompatible({
    name: "umbral",
    baseURL: baseUrl,
    ...(key === null ? {} : { apiKey: key }),
    fetch: publicFetch({ maxBytes: MAX_ANSWER_BYTES, mayReach: mayReach(config, connection) }),
  });
  return provider(model);
}

/** Whether a connection may lead into a private network. */
export function mayReach({ mode }: Pick<Config, "mode">, { source }: ModelConnection): (url: URL) => boolean {
  return (url) =>
    source === "deployment" ||
    process.env.OUTGOING_ALLOW_PRIVATE === "1" ||
    (mode === "demo" && LOOPBACK.has(url.hostname));
}
