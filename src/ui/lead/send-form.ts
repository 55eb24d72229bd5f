import type * as z from "zod/mini";

/** What became of a form. Messages by the control's name. */
export type FieldErrors = Record<string, string>;
export type SendOutcome =
  | { kind: "kept"; answer: unknown }
  | { kind: "invalid"; errors: FieldErrors }
  /** `status` is absent when nothing came back. */
  | { kind: "failed"; status: number | undefined; error: unknown };

const INVALID_INPUT = 422;

/** The first message of each field, or null when all is well. */
export function checkForm(schema: z.ZodMiniType, typed: object): FieldErrors | null {
  const parsed = schema.safeParse(typed);
  return parsed.success ? null : firstMessages(parsed.error.issues);
}

/** Sends a form as JSON, without cookies. It never throws. */
export async function sendForm(path: string, body: object, headers: HeadersInit = {}): Promise<SendOutcome> {
  try {
    const response = await fetch(path, {
      method: "POST",
      credentials: "omit",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { kind: "kept", answer };
    const issues = (answer as { issues?: unknown } | null)?.issues;
    if (response.status === INVALID_INPUT && Array.isArray(issues) && issues.length > 0) {
      return { kind: "invalid", errors: firstMessages(issues) };
    }
    return { kind: "failed", status: response.status, error: new Error(`${path} answered ${response.status}`) };
  } catch (error) {
    return { kind: "failed", status: undefined, error };
  }
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
