import { AuthClient } from "@supabase/auth-js";
import { fetchWithProof } from "../proof/fetch-with-proof.ts";

export type Client = InstanceType<typeof AuthClient>;

/**
 * The browser's side of `/auth/v1`: the unmodified client, which keeps the session in local storage, refreshes it and
 * notifies other tabs. Import this module lazily: a page without a session does not need it.
 */
let client: Client | undefined;

/** @param anonKey the public key, which identifies the site and authorises nothing */
export function authClient(anonKey: string): Client {
  client ??= new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    headers: { apikey: anonKey },
    flowType: "pkce",
    autoRefreshToken: true,
    persistSession: true,
    // `address-return.ts` does it, and says in Spanish what went wrong.
    detectSessionInUrl: false,
    // The client always calls by address. If the server asks for a proof, the person gives it and the call is repeated.
    fetch: (address, init = {}) => fetchWithProof(String(address), init),
  });
  return client;
}
