import { ERRORS } from "#content/errors.ts";

/** Types of errors, as the table `tool_errors` keeps them. */
export type ErrorType =
  | "RATE_LIMIT"
  | "INSUFFICIENT_CREDITS"
  | "UNAUTHORIZED"
  | "SERVER_ERROR"
  | "NETWORK_ERROR"
  | "UNKNOWN_ERROR";

interface ErrorClues {
  /** Status of the answer, if there was one. */
  status?: number | undefined;
  /** The error's own message; never shown. */
  message?: string | undefined;
  /** Text of the caller for an error of no known type. */
  fallback?: string | undefined;
}

interface ClassifiedError {
  type: ErrorType;
  message: string;
}

const BY_STATUS: Record<number, ErrorType> = {
  429: "RATE_LIMIT",
  402: "INSUFFICIENT_CREDITS",
  401: "UNAUTHORIZED",
};

/** Browsers word a failed fetch each in its own way: Chromium, Firefox, Safari, and all of them offline. */
const BY_WORDS: readonly (readonly [RegExp, ErrorType])[] = [
  [/\b429\b|rate.?limit|too many requests/i, "RATE_LIMIT"],
  [/\b402\b|credit|payment required/i, "INSUFFICIENT_CREDITS"],
  [/\b401\b|unauthori[sz]ed|jwt expired|session expired/i, "UNAUTHORIZED"],
  [/\b50\d\b|internal server error|server error|bad gateway|service unavailable/i, "SERVER_ERROR"],
  [/network|failed to fetch|load failed|fetch failed|importing a module script failed|offline/i, "NETWORK_ERROR"],
];

/** Type and message of an error, by its status, else by its words. */
export function classifyError({ status, message = "", fallback }: ErrorClues): ClassifiedError {
  const type = typeOfStatus(status) ?? BY_WORDS.find(([words]) => words.test(message))?.[1] ?? "UNKNOWN_ERROR";
  return { type, message: type === "UNKNOWN_ERROR" && fallback ? fallback : ERRORS[type].message };
}

function typeOfStatus(status: number | undefined): ErrorType | undefined {
  if (status === undefined) return undefined;
  return BY_STATUS[status] ?? (status >= 500 ? "SERVER_ERROR" : undefined);
}
