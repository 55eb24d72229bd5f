import { finishReturn } from "./address-return.ts";
import type { Client } from "./auth-client.ts";
import { applyAuthEvent, listenToOtherTabs } from "./session-store.ts";

let loading: Promise<Client> | undefined;

/**
 * The auth client, fetched when it is first needed. A return from Google or from a mailed link that stands in the address is
 * finished first; from then on the session store follows its events.
 */
export function loadAuthClient(): Promise<Client> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined; // the connection, nearly always: the next call tries again
    throw error;
  });
  return loading;
}

async function load(): Promise<Client> {
  const { authClient } = await import("./auth-client.ts");
  listenToOtherTabs();
  const client = authClient(document.documentElement.dataset.anonKey ?? "");
  await finishReturn(client);
  client.onAuthStateChange(applyAuthEvent);
  return client;
}
