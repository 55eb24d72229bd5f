import { ERRORS } from "#content/errors.ts";
import { showToast } from "#ui/toast-store.ts";

/** What became of a call. A failure has been told to the reader already. */
export type CallOutcome =
  | { kind: "done"; answer: unknown }
  /** Messages by the control's name. */
  | { kind: "invalid"; errors: Record<string, string> }
  | { kind: "failed" };

interface Problem {
  title?: unknown;
  issues?: readonly { path: string; message: string }[];
}

/** Calls `/api/admin/…` as who is signed in. It never throws. */
export async function callAdmin(method: "POST" | "PUT" | "DELETE", path: string, body?: object): Promise<CallOutcome> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/admin/${path}`, {
      method,
      ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    answer = response.status === 204 ? null : await response.json();
  } catch {
    return failed(ERRORS.NETWORK_ERROR.message);
  }
  if (response.ok) return { kind: "done", answer };
  const { title, issues } = answer as Problem;
  if (issues?.length) {
    return { kind: "invalid", errors: Object.fromEntries(issues.map(({ path, message }) => [path, message])) };
  }
  return failed(typeof title === "string" ? title : ERRORS.UNKNOWN_ERROR.message);
}

function failed(description: string): CallOutcome {
  showToast({ kind: "error", title: "No se ha hecho nada", description });
  return { kind: "failed" };
}
