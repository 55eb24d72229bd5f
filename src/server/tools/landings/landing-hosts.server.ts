import { and, eq, isNotNull } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { hostName } from "#domain/tools/landings/landing-host.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { landingDomains, landings } from "../../platform/db/tables/tools-landings.server.ts";

/** Which names of hosts are pages' own domains. Every request names its host as it likes, so it is only ever looked up. */

export interface LandingHosts {
  /** Whether a page may stand under this name: false for our own, for addresses of machines, and for names known to be no page's. */
  mayBePage(header: string | undefined): boolean;
  /** @returns the page's slug; null where the name is no page's */
  find(header: string | undefined): Promise<string | null>;
  /** Forgets what was remembered of a name. */
  forget(host: string): void;
}

/** A name and perhaps a port, and nothing else that an address may have. */
const PLAIN = /^[a-z0-9.-]{1,260}(?::\d{1,5})?$/i;
/** Other processes see a proof, or its end, after this time. */
const FRESH_MS = 15_000;
/** Made-up names leave nothing behind. */
const MOST_KNOWN = 2_000;
/** Proofs are looked at again so often: a domain may change hands. */
const PROOF_MS = DAY_MS;

interface Known {
  slug: string | null;
  until: number;
}

export function createLandingHosts(parts: {
  db: Db;
  publicUrl: string;
  now: () => Date;
  /** Looks at the records of a page's domain again. */
  recheck: (landingId: string) => void;
}): LandingHosts {
  const { db, now, recheck } = parts;
  const own = hostName(parts.publicUrl);
  const known = new Map<string, Known>();

  const nameOf = (header: string | undefined): string | null => {
    const host = header !== undefined && PLAIN.test(header) ? hostName(header) : null;
    return host === null || host === own || host === `www.${own}` ? null : host;
  };

  async function find(header: string | undefined): Promise<string | null> {
    const host = nameOf(header);
    if (host === null) return null;
    const at = now().getTime();
    const before = known.get(host);
    if (before && before.until > at) return before.slug;
    const [row] = await db
      .select({ id: landings.id, slug: landings.slug, checkedAt: landingDomains.checkedAt })
      .from(landingDomains)
      .innerJoin(landings, eq(landings.id, landingDomains.landingId))
      .where(and(eq(landingDomains.host, host), isNotNull(landingDomains.provedAt)));
    if (row && at - (row.checkedAt?.getTime() ?? 0) > PROOF_MS) recheck(row.id);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(host, { slug: row?.slug ?? null, until: at + FRESH_MS });
    return row?.slug ?? null;
  }
  return {
    find,
    mayBePage(header) {
      const host = nameOf(header);
      if (host === null) return false;
      const before = known.get(host);
      return !before || before.slug !== null || before.until <= now().getTime();
    },
    forget: (host) => void known.delete(host),
  };
}
