import { ERRORS } from "#content/errors.ts";
import { reportError } from "./errors/report-error.ts";
import { type FieldErrors, fieldErrorsOf } from "./field-errors.ts";
import { fetchWithProof } from "./proof/fetch-with-proof.ts";

/** Result of a call. `description` is the text of an error for people. */
export type ApiOutcome<Answer = unknown> =
  /** The answer is null where the server had nothing to say (204). */
  | { kind: "done"; answer: Answer }
  | { kind: "invalid"; errors: FieldErrors }
  /** `code` is one of the catalogue (`content/errors.ts`). */
  | { kind: "refused"; code: string; description: string }
  | { kind: "network"; description: string };

interface CallOptions {
  /** The same for each try of one act: the server does it once. */
  idempotencyKey?: string;
}

/**
 * Calls our API as the signed-in person. It never throws: every error is an outcome, and errors of the server are
 * reported.
 *
 * @param body sent as JSON; a `FormData` (files) or a `Blob` (one file) as it is
 */
export async function callApi<Answer = unknown>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: object | FormData | Blob,
  { idempotencyKey }: CallOptions = {},
): Promise<ApiOutcome<Answer>> {
  const isFile = body instanceof FormData || body instanceof Blob;
  let response: Response;
  let answer: unknown;
  try {
    response = await fetchWithProof(path, {
      method,
      headers: {
        ...(body && !isFile ? { "content-type": "application/json" } : {}),
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
      ...(body ? { body: isFile ? body : JSON.stringify(body) } : {}),
    });
    // The connection may also end within the answer.
    const text = await response.text();
    answer = text === "" ? null : parsed(text);
  } catch {
    return { kind: "network", description: ERRORS.NETWORK_ERROR.message };
  }
  if (response.ok && answer !== undefined) return { kind: "done", answer: answer as Answer };
  if (response.ok || response.status >= 500) {
    reportError({
      toolName: areaOf(path),
      type: "SERVER_ERROR",
      error: new Error(`${path} answered ${response.status}`),
      status: response.status,
    });
  }
  const errors = fieldErrorsOf(answer);
  if (errors) return { kind: "invalid", errors };
  const { code, title } = (answer ?? {}) as { code?: unknown; title?: unknown };
  return {
    kind: "refused",
    code: typeof code === "string" ? code : "UNKNOWN_ERROR",
    description: typeof title === "string" ? title : ERRORS.UNKNOWN_ERROR.message,
  };
}

/** Text of a failed call for people; the first field's where there are several. */
export function failureText(outcome: Exclude<ApiOutcome, { kind: "done" }>): string {
  if (outcome.kind !== "invalid") return outcome.description;
  return Object.values(outcome.errors)[0] ?? ERRORS.INVALID_INPUT.message;
}

/** Undefined for text that is no JSON, such as the page of a proxy. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `/api/account/sessions/…` → `account`, the name that the list of errors groups by. */
const areaOf = (path: string) => path.split(/[/?]/)[2] || "api";
