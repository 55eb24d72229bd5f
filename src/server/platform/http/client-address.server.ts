import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The client's address. `X-Forwarded-For` is believed for as many hops, counted from the right, as proxies of ours
 * stand in front; anything further left is the client's own word.
 *
 * @returns `"unknown"` when there is no connection (tests that call `fetch` directly)
 */
function clientAddress(c: Context, trustedProxies: number): string {
  const hops = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => withoutPort(hop.trim()))
    .filter(Boolean);
  if (trustedProxies > 0 && hops.length > 0) return hops[Math.max(0, hops.length - trustedProxies)]!;
  if (!c.env?.incoming) return "unknown";
  return getConnInfo(c).remote.address ?? "unknown";
}

/** Some proxies write the client's port behind its address, and IPv6 in brackets. */
function withoutPort(hop: string): string {
  return (
    /^\[([^\]]{2,60})\]/.exec(hop)?.[1] ?? (/^[\d.]{7,15}:\d{1,5}$/.test(hop) ? hop.slice(0, hop.indexOf(":")) : hop)
  );
}

/** The client's address to keep or look up, an IPv4 one in its own form; null when there is none that reads as one. */
export function knownAddress(c: Context, trustedProxies: number): string | null {
  const address = clientAddress(c, trustedProxies).replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) ? address : null;
}
