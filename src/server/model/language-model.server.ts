import type { LanguageModel } from "ai";
import { allowsPrivate } from "../outgoing/connect.server.ts";
import { publicFetch } from "../outgoing/public-fetch.server.ts";
import type { ModelConnection } from "./connections.server.ts";

/** Of one answer. */
export const MAX_ANSWER_BYTES = 4_000_000;

/** The model of a connection. A customer's address is asked as one that a stranger gave: never our own network. */
export async function languageModel(connection: ModelConnection): Promise<LanguageModel> {
  const { baseUrl, model, key } = connection;
  // Loaded by who writes: the start of the process does without it.
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const provider = createOpenAICompatible({
    name: "umbral",
    baseURL: baseUrl,
    ...(key === null ? {} : { apiKey: key }),
    fetch: publicFetch({ maxBytes: MAX_ANSWER_BYTES, mayReach: () => mayReachPrivate(connection) }),
  });
  return provider(model);
}

/**
 * Whether a connection may lead into a private network: the deployment's own may, a customer's not, in a demonstration
 * either, because whoever opens it would reach whatever else listens on that machine.
 */
export const mayReachPrivate = ({ source }: ModelConnection): boolean => source === "deployment" || allowsPrivate();
