/** A domain of an agency's own, under which one page stands. */

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The name of a host as it was typed or sent: lower case, without protocol, port, path and last dot. Null for what is no name of the public
 * internet: addresses of machines, names without a dot, names of local use.
 */
export function hostName(typed: string): string | null {
  if (typed.length > 300) return null;
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "");
  const host = (bare.split(/[/?#]/, 1)[0] ?? "").replace(/:\d{1,5}$/, "").replace(/\.$/, "");
  if (host.length > 253 || host.includes("@")) return null;
  const labels = host.split(".");
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null;
  const last = labels.at(-1)!;
  if (/^\d+$/.test(last) || LOCAL.has(last)) return null;
  return host;
}

const LOCAL: ReadonlySet<string> = new Set([
  "local",
  "localhost",
  "internal",
  "lan",
  "home",
  "invalid",
  "onion",
  "arpa",
]);

/** The records that are set at the domain's registrar. */
export interface DnsRecords {
  /** Leads the name to this server. */
  leads: { type: "CNAME"; name: string; value: string };
  /** Proves whose it is. */
  proves: { type: "TXT"; name: string; value: string };
}

export function recordsOf({ host, token, target }: { host: string; token: string; target: string }): DnsRecords {
  return {
    leads: { type: "CNAME", name: host, value: target },
    proves: { type: "TXT", name: `_umbral.${host}`, value: `umbral=${token}` },
  };
}

/** Whether it stands at the root of a domain, where most registrars allow no CNAME. */
export const isRootName = (host: string): boolean => host.split(".").length === 2;
