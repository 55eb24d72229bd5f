import { type FieldErrors, fieldErrorsOf } from "../field-errors.ts";
import { fetchWithProof } from "../proof/fetch-with-proof.ts";

/** Result of sending a form. */
export type SendOutcome =
  | { kind: "kept"; answer: unknown }
  | { kind: "invalid"; errors: FieldErrors }
  /** `status` is absent when nothing came back. */
  | { kind: "failed"; status: number | undefined; error: unknown };

/**
 * Sends a form of the public site as JSON, without cookies, so that it is nobody's visit. It never throws, and leaves
 * the text and the report of an error to the form. Acts of signed-in people go through `call-api.ts`.
 */
export async function sendForm(path: string, body: object, headers: HeadersInit = {}): Promise<SendOutcome> {
  try {
    const response = await fetchWithProof(path, {
      method: "POST",
      credentials: "omit",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { kind: "kept", answer };
    const errors = fieldErrorsOf(answer);
    if (errors) return { kind: "invalid", errors };
    return { kind: "failed", status: response.status, error: new Error(`${path} answered ${response.status}`) };
  } catch (error) {
    return { kind: "failed", status: undefined, error };
  }
}
