import { classifyError } from "../errors/classify-error.ts";
import { messageOf } from "../errors/message-of.ts";
import { reportError } from "../errors/report-error.ts";

/**
 * Logs a form that was not sent.
 *
 * @param text the form's own words for it
 * @returns what to show: the catalogue's words where waiting is all that helps
 */
export function reportFailedForm(
  toolName: string,
  { status, error }: { status: number | undefined; error: unknown },
  text: string,
): string {
  const { type, message } = classifyError({ status, message: messageOf(error) });
  reportError({ toolName, type, error, status });
  return type === "RATE_LIMIT" ? message : text;
}
