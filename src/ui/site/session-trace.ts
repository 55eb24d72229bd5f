import { readStored } from "../tracking/browser-store.ts";

/** Key under which the auth client keeps the session. */
export const SESSION_KEY = "supabase.auth.token";
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
