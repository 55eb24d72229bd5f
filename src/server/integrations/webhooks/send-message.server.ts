import { WEBHOOK_TIMEOUT_SECONDS } from "#domain/integrations/api/webhook-form.ts";
import type { webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { type PostAnswer, postPublic } from "../../platform/outgoing/post-public.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { signedHeaders } from "./webhook-secret.server.ts";

const TIMEOUT_MS = WEBHOOK_TIMEOUT_SECONDS * 1000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** Characters of the answer that are kept for people who look for the error. */
const KEPT_LETTERS = 1_000;

/** How one try went. */
export interface Attempt {
  at: Date;
  hasArrived: boolean;
  status: number | null;
  ms: number;
  /** Spanish, may be shown; null when it has arrived. */
  error: string | null;
  answerStart: string | null;
  retryAfterSeconds: number | null;
  /** The other side answered that this address no longer exists. */
  isGone: boolean;
  /** The address as a whole does not answer: others would not arrive either. */
  isDown: boolean;
}

export type Post = (url: string, options: Parameters<typeof postPublic>[1]) => Promise<PostAnswer>;

/** Sends one message, signed. Never throws: an error is part of the result. Called outside of transactions. */
export async function sendMessage(
  { keys, now, post = postPublic }: { keys: Pick<AuthKeys, "open">; now(): Date; post?: Post | undefined },
  { url, secretSealed }: Pick<typeof webhookEndpoints.$inferSelect, "url" | "secretSealed">,
  { eventId, payload }: { eventId: string; payload: Record<string, unknown> },
): Promise<Attempt> {
  const at = now();
  const body = JSON.stringify(payload);
  const signed = signedHeaders(keys, secretSealed, { id: eventId, body, at });
  const nothing = { at, hasArrived: false, status: null, ms: 0, answerStart: null, retryAfterSeconds: null };
  if (!signed) {
    return { ...nothing, error: "No podemos leer el secreto con que se firma. Crea otro", isGone: false, isDown: true };
  }
  const started = performance.now();
  const sinceStart = () => Math.round(performance.now() - started);
  try {
    const answer = await post(url, {
      body,
      headers: { "content-type": "application/json", accept: "*/*", ...signed },
      timeoutMs: TIMEOUT_MS,
      maxAnswerBytes: MAX_ANSWER_BYTES,
    });
    return { ...attemptOf(answer), at, ms: sinceStart() };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return { ...nothing, ms: sinceStart(), error: error.message, isGone: false, isDown: true };
  }
}

function attemptOf({ status, text, retryAfterSeconds }: PostAnswer): Omit<Attempt, "at" | "ms"> {
  const hasArrived = status >= 200 && status < 300;
  const isRedirect = status >= 300 && status < 400;
  return {
    hasArrived,
    status,
    error: hasArrived ? null : isRedirect ? `Redirige (${status}): escribe la dirección final` : `Responde ${status}`,
    answerStart: text.replaceAll("\0", "").slice(0, KEPT_LETTERS) || null,
    retryAfterSeconds,
    isGone: status === 410,
    isDown: status === 408 || status === 429 || status >= 500,
  };
}
