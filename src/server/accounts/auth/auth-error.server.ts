import type { Context } from "hono";

/** A refusal of `/auth/v1`. Codes are contract, texts are not; the client shows its own. */
export class AuthError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 422 | 429 | 500 | 503;
  readonly code: string;
  /** Further members of the body, such as `weak_password`. */
  readonly extra: Record<string, unknown>;
  /** For a limit: seconds until the next try. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: AuthError["status"],
    code: string,
    message: string,
    extra: Record<string, unknown> = {},
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const API_VERSION = "2024-01-01";

/** The body depends on the version of the contract that the client names. */
export function authErrorResponse(c: Context, error: AuthError): Response {
  const isCurrent = c.req.header("x-supabase-api-version") === API_VERSION;
  const body = isCurrent
    ? { code: error.code, message: error.message, ...error.extra }
    : { code: error.status, error_code: error.code, msg: error.message, ...error.extra };
  c.header("x-sb-error-code", error.code);
  if (isCurrent) c.header("x-supabase-api-version", API_VERSION);
  if (error.retryAfterSeconds !== undefined) c.header("retry-after", String(error.retryAfterSeconds));
  return c.json(body, error.status);
}
