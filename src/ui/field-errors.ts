import type * as z from "zod/mini";

/** Messages by the control's name (`home.builtAreaM2`). */
export type FieldErrors = Record<string, string>;

/** The first message of each field, or null when all is well. */
export function checkForm(schema: z.ZodMiniType, typed: object): FieldErrors | null {
  const parsed = schema.safeParse(typed);
  return parsed.success ? null : firstMessages(parsed.error.issues);
}

/** Errors of fields in a failed answer of the API; null when it is about something else. */
export function fieldErrorsOf(answer: unknown): FieldErrors | null {
  const issues = (answer as { issues?: unknown } | null)?.issues;
  return Array.isArray(issues) && issues.length > 0 ? firstMessages(issues) : null;
}

/** The schema's issues have a list as path, the server's a dotted name. */
function firstMessages(issues: readonly { path: PropertyKey[] | string; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const name = Array.isArray(path) ? path.map(String).join(".") : path;
    errors[name] ??= message;
  }
  return errors;
}
