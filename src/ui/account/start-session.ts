import { hasSessionTrace, SESSION_KEY } from "../site/session-trace.ts";
import { loadAuthClient } from "./load-auth-client.ts";
import { showLeftNotices } from "./notice.ts";
import { settleFromStorage, settleSignedOut } from "./session-store.ts";

let isStarted = false;

/** Finds out who is signed in, once for the life of the document. Without a trace of a session nothing is fetched. */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  showLeftNotices();
  if (hasSessionTrace()) {
    loadAuthClient().catch(settleFromStorage);
    return;
  }
  settleSignedOut();
  window.addEventListener("storage", (event) => {
    // Another tab signed in.
    if (event.key === SESSION_KEY && event.newValue !== null) loadAuthClient().catch(settleFromStorage);
  });
}
