import { ERRORS, type ErrorCode } from "#content/errors.ts";

/** A run as the API answers it (`publicRun`). */
export interface PublicRun {
  id: string;
  title: string;
}

/** How a run ended, for the form. */
export type RunOutcome =
  | { kind: "done"; run: PublicRun }
  | { kind: "invalid"; issues: { path: string; message: string }[] }
  | { kind: "cancelled" }
  | { kind: "failed"; code: ErrorCode; message: string };

/**
 * Sends a form to its tool. Never throws: every error is an outcome with the catalogue's text.
 *
 * @param options.homeId the home of the portfolio that the form was filled with
 * @param options.correctionOf the result that was open and changed: the server decides whether it is corrected in its place
 * @param options.contactId contact that the run is made for
 */
export async function requestRun(
  slug: string,
  values: unknown,
  {
    key,
    homeId,
    contactId,
    correctionOf,
    signal,
  }: {
    key: string;
    homeId: string | null;
    contactId: string | null;
    correctionOf: string | null;
    signal: AbortSignal;
  },
): Promise<RunOutcome> {
  try {
    const about = new URLSearchParams({
      ...(homeId === null ? {} : { vivienda: homeId }),
      ...(contactId === null ? {} : { contacto: contactId }),
      ...(correctionOf === null ? {} : { corrige: correctionOf }),
    });
    const response = await fetch(`/api/tools/${slug}/runs?${about}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(values),
      signal,
    });
    const body = await response.json();
    if (response.ok) return { kind: "done", run: body };
    if (body.code === "INVALID_INPUT") return { kind: "invalid", issues: body.issues ?? [] };
    const code: ErrorCode = body.code in ERRORS ? body.code : "UNKNOWN_ERROR";
    return { kind: "failed", code, message: ERRORS[code].message };
  } catch {
    if (signal.aborted) return { kind: "cancelled" };
    return { kind: "failed", code: "NETWORK_ERROR", message: ERRORS.NETWORK_ERROR.message };
  }
}
