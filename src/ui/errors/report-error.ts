import { postQuietly } from "../tracking/post-quietly.ts";
import { classifyError, type ErrorType } from "./classify-error.ts";
import { messageOf } from "./message-of.ts";

const MESSAGE_MAX = 1000;
const STACK_MAX = 4000;

/** A failure as `POST /api/errors` takes it; its names are the specification's (tool_errors). */
interface ErrorReport {
  /** What failed: `lead_form`, `window`, a tool's slug. */
  toolName: string;
  type: ErrorType;
  error: unknown;
  status?: number | undefined;
}

/** Logs a failure here and on the server, without waiting and without ever failing itself. */
export function reportError({ toolName, type, error, status }: ErrorReport): void {
  console.error(toolName, error);
  void postQuietly("/api/errors", {
    tool_name: toolName,
    error_type: type,
    error_message: messageOf(error).slice(0, MESSAGE_MAX),
    ...(error instanceof Error && error.stack ? { error_stack: error.stack.slice(0, STACK_MAX) } : {}),
    // The path says where it happened; the query may say who.
    request_data: { path: window.location.pathname, ...(status === undefined ? {} : { status }) },
  });
}

/** What made a page give way to the screen "Algo salió mal", which already says so. */
export function reportFailedPage(error: unknown): void {
  reportError({ toolName: "page", type: classifyError({ message: messageOf(error) }).type, error });
}
