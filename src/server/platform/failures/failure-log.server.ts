import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../app-error.server.ts";
import type { Db } from "../db/connection.server.ts";
import { describeError } from "../log.server.ts";
import { fingerprintOf } from "./fingerprint.server.ts";
import { redact, redactData, redactPath } from "./redact.server.ts";
import { staffNoticeOf } from "./staff-notice.server.ts";
import { addToolError } from "./tool-errors.server.ts";

/** Types of errors, as the table `tool_errors` keeps them. */
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
  /** Data that help to find the cause and name nobody. */
  data?: Record<string, unknown>;
}

/** Rows a minute, sixty in all: a scanner of paths must not crowd out the server's own errors. */
const ROWS_PER_MINUTE: Record<FailureKind, number> = { server: 30, browser: 20, missing_path: 10 };
const MAX_MESSAGE = 500;
const MAX_STACK = 4_000;
/** Rows a minute of one signed-in person. */
const ROWS_OF_A_PERSON = 30;

export interface FailureLog {
  /** Keeps an error, redacted, unless there were too many. Settles when it is done and never rejects; nobody waits. */
  record(failure: Failure): Promise<void>;
  /**
   * Keeps what a signed-in person's browser has met. @returns the row's id @throws AppError RATE_LIMIT when there were too
   * many of this person
   */
  recordOf(userId: string, failure: Failure): Promise<string>;
}

/** Errors in `tool_errors`: those of anonymous visitors and of the server itself have no user. */
export function createFailureLog({ db, log, now }: { db: Db; log: Logger; now(): Date }): FailureLog {
  const budgets = new Map(
    Object.entries(ROWS_PER_MINUTE).map(([kind, points]) => [kind, new RateLimiterMemory({ points, duration: 60 })]),
  );
  const repeats = new RateLimiterMemory({ points: 1, duration: 60 });
  const people = new RateLimiterMemory({ points: ROWS_OF_A_PERSON, duration: 60 });

  /** The row of an error, redacted and cut. */
  const rowOf = (failure: Failure, userId: string | null) => {
    const row = {
      userId,
      kind: failure.kind,
      path: redactPath(failure.path),
      toolName: failure.toolName?.slice(0, 80) ?? null,
      errorType: failure.type,
      errorMessage: redact(failure.message.slice(0, MAX_MESSAGE)),
      errorStack: failure.stack === undefined ? null : redact(failure.stack.slice(0, MAX_STACK)),
      requestData: failure.data === undefined ? null : redactData(failure.data),
      createdAt: now(),
    };
    const { kind, path, errorMessage: message, errorType: type } = row;
    return { ...row, fingerprint: fingerprintOf({ kind, type, path, message, toolName: row.toolName ?? undefined }) };
  };

  return {
    async record(failure) {
      try {
        const row = rowOf(failure, null);
        await repeats.consume(`${row.kind} ${row.errorType} ${row.path} ${row.errorMessage}`);
        await budgets.get(failure.kind)!.consume("all");
        await addToolError(db, row, staffNoticeOf(row));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) log.error({ err: error }, "a failure could not be kept");
      }
    },
    async recordOf(userId, failure) {
      try {
        await people.consume(userId);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new AppError("RATE_LIMIT");
      }
      const row = rowOf(failure, userId);
      return await addToolError(db, row, staffNoticeOf(row));
    },
  };
}

/** An error that the server itself threw. The message of a database error quotes the row, so it is left out. */
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
