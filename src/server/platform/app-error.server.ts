import { ERRORS, type ErrorCode } from "#content/errors.ts";

/** A message at a field of the input; the path is dotted, as form controls are named (`home.builtAreaM2`). */
export interface FieldIssue {
  path: string;
  message: string;
}

/** More of them no form shows; a body of refused members would be answered by a longer one. */
const MOST_ISSUES = 100;
const LONGEST_PATH = 300;

/** The messages of a schema's issues, by field. */
export function fieldIssues(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldIssue[] {
  return issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => ({ path: path.map(String).join(".").slice(0, LONGEST_PATH), message }));
}

const BRAND = Symbol.for("umbral.app-error");

/**
 * An error that the catalogue knows. Anything else that is thrown is a bug and answers SERVER_ERROR. The built pages have a copy of this class of
 * their own, and what the server throws is one for them too.
 */
export class AppError extends Error {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return typeof error === "object" && error !== null && BRAND in error;
  }

  readonly [BRAND] = true;
  readonly code: ErrorCode;
  readonly issues: readonly FieldIssue[] | undefined;

  constructor(code: ErrorCode, issues?: readonly FieldIssue[]) {
    super(ERRORS[code].message);
    this.code = code;
    this.issues = issues;
  }
}

/** RFC 9457 body of an error. `requestId` is the number that a person quotes to support. */
function problemOf(error: AppError, requestId: string) {
  const { status, message } = ERRORS[error.code];
  return {
    type: `urn:umbral:error:${error.code.toLowerCase().replaceAll("_", "-")}`,
    title: message,
    status,
    code: error.code,
    requestId,
    ...(error.issues ? { issues: error.issues } : {}),
  };
}

/** Header for callers without a valid key, which names the needed one (RFC 6750). */
const CHALLENGES: Partial<Record<ErrorCode, string>> = {
  API_KEY_NEEDED: "Bearer",
  INVALID_API_KEY: 'Bearer error="invalid_token"',
};

/** Seconds after which to try again, for errors that pass by themselves. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = {
  DATABASE_UNAVAILABLE: 5,
  STORE_UNAVAILABLE: 10,
  MARKET_LOADING: 3,
  MARKET_BUSY: 3,
  DRAWING_BUSY: 5,
  READING_BUSY: 5,
};

/** @returns null for errors that waiting does not help */
export const retryAfterSeconds = (code: ErrorCode): number | null => RETRY_AFTER[code] ?? null;

export function problemResponse(error: AppError, requestId: string): Response {
  const challenge = CHALLENGES[error.code];
  return new Response(JSON.stringify(problemOf(error, requestId)), {
    status: ERRORS[error.code].status,
    headers: {
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      ...(challenge && { "www-authenticate": challenge }),
      ...(error.code in RETRY_AFTER && { "retry-after": String(RETRY_AFTER[error.code]) }),
    },
  });
}
