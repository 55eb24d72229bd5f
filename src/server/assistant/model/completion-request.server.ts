import { withoutEnd } from "#domain/shared/format/text-ends.ts";
import { allowsPrivate } from "../../platform/outgoing/connect.server.ts";
import type { ModelConnection } from "./connections.server.ts";

/** Bytes of one answer. */
export const MAX_ANSWER_BYTES = 4_000_000;

interface CompletionRequest {
  url: string;
  headers: Record<string, string>;
  /** JSON. */
  body: string;
}

/** A request of OpenAI's chat completions to the model of a connection. @param asked what the body says beside the model's name */
export function completionRequest(
  { baseUrl, model, key }: ModelConnection,
  asked: Record<string, unknown>,
): CompletionRequest {
  return {
    url: `${withoutEnd(baseUrl, /\//)}/chat/completions`,
    headers: {
      "content-type": "application/json",
      // Packed answers could unfold to anything.
      "accept-encoding": "identity",
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, ...asked }),
  };
}

/**
 * Whether a connection may lead into a private network: the deployment's own may, a customer's may not, not even in a
 * demonstration, because its visitors would reach every other service on that machine.
 */
export const mayReachPrivate = ({ source }: ModelConnection): boolean => source === "deployment" || allowsPrivate();
