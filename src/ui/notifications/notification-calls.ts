import { ERRORS } from "#content/errors.ts";
import { type Inbox, takeInbox } from "../realtime/event-store.ts";
import { showToast } from "../toast-store.ts";

/** Marks notices as read on the server, and at once in the menu. */
export async function markRead(ids: string[] | "all", { keepalive = false } = {}): Promise<void> {
  try {
    const response = await fetch("/api/notifications/read", {
      method: "POST",
      keepalive,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ids }),
    });
    if (!response.ok) throw new Error(String(response.status));
    takeInbox((await response.json()) as Inbox);
  } catch {
    showToast({ kind: "error", title: "Los avisos siguen sin leer", description: ERRORS.NETWORK_ERROR.message });
  }
}
