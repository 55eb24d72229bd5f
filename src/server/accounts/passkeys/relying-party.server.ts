import { isIP } from "node:net";
import type { Config } from "../../platform/env.server.ts";

/** For whom passkeys are made: browsers give them to this domain and to pages of this origin alone. */
export interface RelyingParty {
  /** The domain. */
  id: string;
  origin: string;
}

/**
 * From the configured address alone, never from what a request names.
 *
 * @returns null where browsers make no passkeys: at a bare IP address, or without TLS anywhere but on `localhost`
 */
export function relyingParty({ publicUrl }: Pick<Config, "publicUrl">): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return null;
  const isHere = hostname === "localhost" || hostname.endsWith(".localhost");
  return protocol === "https:" || isHere ? { id: hostname, origin } : null;
}
