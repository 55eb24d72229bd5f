import { hasSessionTrace } from "../site/session-trace.ts";
import { postQuietly } from "../tracking/post-quietly.ts";
import { classifyError, type ErrorType } from "./classify-error.ts";
import { messageOf } from "./message-of.ts";

const MESSAGE_MAX = 1000;
const STACK_MAX = 4000;

/** An error as both calls that report it take it; the names of its fields are those of `tool_errors`. */
interface ErrorReport {
  /** The failed part: `lead_form`, `window`, a tool's slug. */
  toolName: string;
  type: ErrorType;
  error: unknown;
  status?: number | undefined;
}

/** Logs an error here and on the server, without waiting and without ever failing itself. */
export function reportError({ toolName, type, error, status }: ErrorReport): void {
  console.error(toolName, error);
  void send({
    tool_name: toolName,
    error_type: type,
    error_message: messageOf(error).slice(0, MESSAGE_MAX),
    ...(error instanceof Error && error.stack ? { error_stack: error.stack.slice(0, STACK_MAX) } : {}),
    // The path says where it happened; the query may say who.
    request_data: { path: window.location.pathname, ...(status === undefined ? {} : { status }) },
  });
}

/** Reports as the signed-in person, else anonymously. */
async function send(report: object): Promise<void> {
  // 401: this browser's stored session has ended.
  if (hasSessionTrace() && (await postQuietly("/api/tool-errors", report, { asPerson: true })) !== 401) return;
  await postQuietly("/api/errors", report);
}

/** Reports the error that replaced a page by the screen "Algo salió mal", which already says so. */
export function reportFailedPage(error: unknown): void {
  reportError({ toolName: "page", type: classifyError({ message: messageOf(error) }).type, error });
}
