import { AUTH_UNEXPECTED, authErrorText } from "#content/auth-errors.ts";
import { SESSION_KEY } from "../site/session-trace.ts";
import { showToast } from "../toast-store.ts";
import { readStored } from "../tracking/browser-store.ts";
import type { Client } from "./auth-client.ts";

/** Parameters that `/auth/v1` and Google add to the address to which they send the browser back. */
const RETURNED = ["code", "error", "error_code", "error_description", "sb_flow_id"];

/**
 * Finishes the way back from Google or from a mailed link: changes the code for a session, says in Spanish what went wrong,
 * and cleans the address. A `code` that this browser did not ask for is left alone.
 */
export async function finishReturn(client: Client): Promise<void> {
  const url = new URL(window.location.href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const find = (name: string) => url.searchParams.get(name) ?? fragment.get(name);
  const failed = find("error_code") ?? (find("error_description") ? find("error") : null);
  const code = url.searchParams.get("code");
  if (failed !== null) {
    clean(url, fragment);
    sayFailure(failed);
  } else if (code !== null && readStored("localStorage", `${SESSION_KEY}-code-verifier`) !== null) {
    clean(url, fragment);
    const { error } = await client.exchangeCodeForSession(code);
    if (error) sayFailure(error.code);
  }
}

function sayFailure(code: string | undefined): void {
  showToast({ kind: "error", title: "Error", description: authErrorText(code) ?? AUTH_UNEXPECTED });
}

function clean(url: URL, fragment: URLSearchParams): void {
  const isOurs = RETURNED.some((name) => fragment.has(name));
  for (const name of RETURNED) url.searchParams.delete(name);
  if (isOurs) url.hash = "";
  window.history.replaceState(window.history.state, "", url);
}
