import { useEffect, useSyncExternalStore } from "react";
import { currentSession, LOADING, listenToSession, type SessionState } from "./session-store.ts";
import { startSession } from "./start-session.ts";

/** The signed-in person; `loading` on the server and until the browser has read it. */
export function useSession(): SessionState {
  useEffect(startSession, []);
  return useSyncExternalStore(listenToSession, currentSession, () => LOADING);
}
