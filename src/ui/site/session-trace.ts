import { readStored } from "../tracking/browser-store.ts";

/** Key under which the auth client keeps the session. */
export const SESSION_KEY = "supabase.auth.token";
/**
 * Stands in the head and runs before the first paint: where a session is kept, `Mi panel` is in the bar from the start. Public
 * pages are stored and the same for everybody, so the server cannot draw it for one person.
 */
export const SESSION_MARK_SCRIPT = `try{if(localStorage.getItem("${SESSION_KEY}"))document.documentElement.classList.add("has-session")}catch{}`;
/** A notice that the document before this one left to be shown. */
export const NOTICE_KEY = "umbral-notice";

/** Whether there is anything to do about a session: one is kept, a return stands in the address, a notice waits. */
export function hasSessionTrace(): boolean {
  return (
    readStored("localStorage", SESSION_KEY) !== null ||
    readStored("sessionStorage", NOTICE_KEY) !== null ||
    /[?&#](code|error_code)=/.test(window.location.href)
  );
}
