import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/connection.server.ts";
import { describeError } from "../log.server.ts";
import { addToolError } from "../queries/tool-errors.server.ts";
import { redact, redactPath } from "./redact.server.ts";

/** Types of the specification's catalogue (section 8). */
export const FAILURE_TYPES = [
  "RATE_LIMIT",
  "INSUFFICIENT_CREDITS",
  "UNAUTHORIZED",
  "SERVER_ERROR",
  "NETWORK_ERROR",
  "UNKNOWN_ERROR",
] as const;

type FailureKind = "server" | "browser" | "missing_path";

export interface Failure {
  kind: FailureKind;
  type: (typeof FAILURE_TYPES)[number];
  message: string;
  stack?: string | undefined;
  path: string;
  toolName?: string | undefined;
  /** What helps to find the cause and names nobody. */
  data?: Record<string, string | number>;
}

/** Rows a minute, sixty in all: who scans for paths must not drown what the server met itself. */
const ROWS_PER_MINUTE: Record<FailureKind, number> = { server: 30, browser: 20, missing_path: 10 };
const MAX_MESSAGE = 500;
const MAX_STACK = 4_000;

export interface FailureLog {
  /** Keeps a failure, redacted, unless there were too many. Settles when it is done and never rejects; nobody waits. */
  record(failure: Failure): Promise<void>;
}

/** Failures of anonymous visitors and of the server itself, in `tool_errors` with no user. */
export function createFailureLog({ db, log }: { db: Db; log: Logger }): FailureLog {
  const budgets = new Map(
    Object.entries(ROWS_PER_MINUTE).map(([kind, points]) => [kind, new RateLimiterMemory({ points, duration: 60 })]),
  );
  const repeats = new RateLimiterMemory({ points: 1, duration: 60 });

  return {
    async record(failure) {
      try {
        const message = redact(failure.message.slice(0, MAX_MESSAGE));
        const path = redactPath(failure.path);
        await repeats.consume(`${failure.kind} ${failure.type} ${path} ${message}`);
        await budgets.get(failure.kind)!.consume("all");
        await addToolError(db, {
          kind: failure.kind,
          path,
          toolName: failure.toolName?.slice(0, 80) ?? null,
          errorType: failure.type,
          errorMessage: message,
          errorStack: failure.stack === undefined ? null : redact(failure.stack.slice(0, MAX_STACK)),
          requestData: failure.data ?? null,
        });
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) log.error({ err: error }, "a failure could not be kept");
      }
    },
  };
}

/** What the server itself threw. A database error's message quotes the row, so it is not told. */
export function serverFailure(error: unknown, request: { method: string; path: string; requestId?: string }): Failure {
  const { type, code, message, stack } = describeError(error instanceof Error ? error : new Error(String(error)));
  return {
    kind: "server",
    type: "SERVER_ERROR",
    message: `${type}: ${message}`,
    stack,
    path: request.path,
    toolName: /^\/api\/tools\/([^/]+)\//.exec(request.path)?.[1],
    data: {
      method: request.method,
      ...(request.requestId ? { requestId: request.requestId } : {}),
      ...(code ? { code } : {}),
    },
  };
}
