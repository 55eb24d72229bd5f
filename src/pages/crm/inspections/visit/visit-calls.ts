import type { Change } from "#domain/crm/inspections/inspection-document.ts";
import type { SentInspection } from "#server/crm/inspections/read-inspections.server.ts";

/** Calls of the visit's page. They never throw: an answer, or what kept it from coming. */

export interface ChangesAnswer extends SentInspection {
  taken: string[];
  refused: { id: string; message: string }[];
}

export type Outcome<Answer> =
  | { kind: "done"; answer: Answer }
  | { kind: "offline" }
  | { kind: "signedOut" }
  | { kind: "missing" }
  /** Busy, broken or asked too often: the same call may succeed later. */
  | { kind: "busy" }
  | { kind: "refused"; message: string };

const REFUSED = "El servidor no lo ha admitido";

function outcomeOf<Answer>(status: number, text: string): Outcome<Answer> {
  const answer = parsed(text);
  if (status >= 200 && status < 300) {
    // A page of somebody's network that stands in for ours is no answer.
    return answer === undefined ? { kind: "offline" } : { kind: "done", answer: answer as Answer };
  }
  if (status === 401) return { kind: "signedOut" };
  if (status === 404) return { kind: "missing" };
  if (status === 408 || status === 429 || status >= 500) {
    return status === 507 ? { kind: "refused", message: titleOf(answer) } : { kind: "busy" };
  }
  return { kind: "refused", message: titleOf(answer) };
}

function titleOf(answer: unknown): string {
  const { errors, title } = (answer ?? {}) as { errors?: { message?: unknown }[]; title?: unknown };
  const first = Array.isArray(errors) ? errors[0]?.message : undefined;
  return typeof first === "string" ? first : typeof title === "string" ? title : REFUSED;
}

/** Null for an empty answer, undefined for text that is no JSON. */
function parsed(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function call<Answer>(method: string, path: string, body?: object): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
    });
    return outcomeOf(response.status, await response.text());
  } catch {
    return { kind: "offline" };
  }
}

export const sendChanges = (
  id: string,
  body: { account: string; deviceAt: string; begun?: object; changes: Change[] },
): Promise<Outcome<ChangesAnswer>> => call("POST", `/api/inspections/${id}/changes`, body);

/** @param onProgress told in per cent as the bytes leave */
export function sendPhoto(
  { visit, id, blob }: { visit: string; id: string; blob: Blob },
  onProgress: (percent: number) => void,
): Promise<Outcome<{ id: string; src: string }>> {
  const form = new FormData();
  form.append("photo", blob, "visita.jpg");
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/inspections/${visit}/photos/${id}`);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => resolve(outcomeOf(request.status, request.responseText));
    request.onerror = () => resolve({ kind: "offline" });
    request.onabort = () => resolve({ kind: "offline" });
    request.send(form);
  });
}
