import { useSyncExternalStore } from "react";
import { currentEvents, type EventState, listenToEvents, NO_EVENTS } from "./event-store.ts";

/** Events from the server for this person's open pages. For pages behind the sign-in alone. */
export function useEvents(): EventState {
  return useSyncExternalStore(listenToEvents, currentEvents, () => NO_EVENTS);
}
