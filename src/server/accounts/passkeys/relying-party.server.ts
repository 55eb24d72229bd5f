import { isIP } from "node:net";
import type { Config } from "../../platform/env.server.ts";

/** The site that passkeys are made for: browsers give them to this domain and to pages of this origin alone. */
export interface RelyingParty {
  /** The domain. */
  id: string;
  origin: string;
}

/**
 * Read from the configured address alone, never from a request.
 *
 * @returns null where browsers make no passkeys: at a bare IP address, or without TLS anywhere but on `localhost`
 */
export function relyingParty({ publicUrl }: Pick<Config, "publicUrl">): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return null;
  const isHere = hostname === "localhost" || hostname.endsWith(".localhost");
  return protocol === "https:" || isHere ? { id: hostname, origin } : null;
}
