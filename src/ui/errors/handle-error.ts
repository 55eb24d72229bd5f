import { showToast } from "../toast-store.ts";
import { classifyError } from "./classify-error.ts";
import { messageOf } from "./message-of.ts";
import { reportError } from "./report-error.ts";

interface ErrorContext {
  /** The failed part: `lead_form`, `window`, a tool's slug. */
  toolName: string;
  status?: number | undefined;
  /** Shown for an error of no known type. */
  fallback?: string | undefined;
}

/** The same message is shown, and the same error sent, at most once in this time. */
const QUIET_MS = 5000;
const lastTimes = new Map<string, number>();

/** Classifies an error, shows it for five seconds and logs it. */
export function handleError(error: unknown, { toolName, status, fallback }: ErrorContext): void {
  const notice = messageOf(error);
  const { type, message } = classifyError({ status, message: notice, fallback });
  if (isNew(`toast ${message}`)) showToast({ kind: "error", title: "Error", description: message });
  if (isNew(`report ${toolName} ${notice}`)) reportError({ toolName, type, error, status });
}

function isNew(key: string): boolean {
  const now = Date.now();
  const last = lastTimes.get(key);
  if (last !== undefined && now - last < QUIET_MS) return false;
  if (lastTimes.size > 100) lastTimes.clear();
  lastTimes.set(key, now);
  return true;
}
