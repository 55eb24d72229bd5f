import { lookup as dnsLookup } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { OutgoingError } from "./outgoing-error.server.ts";

/**
 * Networks without public servers (IANA special-purpose registries, RFC 6890), and the metadata services of clouds
 * outside them.
 */
const REFUSED = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  REFUSED.addSubnet(network, prefix, "ipv4");
}
/** Inside 2000::/3, the only part of IPv6 that is public: Teredo, benchmarks, documentation, and 6to4, which wraps any IPv4. */
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  REFUSED.addSubnet(network, prefix, "ipv6");
}
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !REFUSED.check(address, "ipv4");
  // Mapped and translated IPv4, loopback, link-local, unique local and multicast are all outside 2000::/3.
  return family === 6 && PUBLIC_IPV6.check(address, "ipv6") && !REFUSED.check(address, "ipv6");
}

export const notPublic = () => new OutgoingError("refused", "La dirección no es pública");

/**
 * Resolves a name once and connects only to the checked address, so that a name whose second answer differs gains
 * nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  dnsLookup(hostname, { ...options, all: true }).then(
    (found) => {
      const isPublic = found.length > 0 && found.every(({ address }) => isPublicAddress(address));
      if (!isPublic) done(notPublic(), "");
      else if (options.all) done(null, found);
      else done(null, found[0]!.address, found[0]!.family);
    },
    (error: NodeJS.ErrnoException) => done(error, ""),
  );
};
