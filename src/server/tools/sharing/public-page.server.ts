import { and, desc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { landingDomains, landings, landingVersions } from "../../platform/db/tables/tools-landings.server.ts";
import { shareLinks } from "../../platform/db/tables/tools-runs.server.ts";
import { PAGE_PATH } from "../landings/landing-rows.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { shareAddress } from "./share-links.server.ts";

/**
 * The address of the newest page of a home that anybody may open: a landing page about it alone, or its own shared page without a password and
 * without an end; null where there is none. A page that ends would leave posts leading nowhere.
 */
export async function publicPageOf(
  { auth, config, database: { db }, now }: Pick<ToolServices, "auth" | "config" | "database" | "now">,
  actor: PersonActor,
  homeId: string,
): Promise<string | null> {
  const [[landing], [shared]] = await Promise.all([
    db
      .select({ slug: landings.slug, host: landingDomains.host, at: landings.publishedAt })
      .from(landings)
      .innerJoin(
        landingVersions,
        and(eq(landingVersions.landingId, landings.id), eq(landingVersions.number, landings.versions)),
      )
      .leftJoin(landingDomains, and(eq(landingDomains.landingId, landings.id), isNotNull(landingDomains.provedAt)))
      .where(
        and(
          mayRead(actor, "landing"),
          isNotNull(landings.publishedAt),
          isNull(landings.endedAt),
          isNull(landings.deletedAt),
          sql`${landingVersions.document} -> 'homes' = ${JSON.stringify([homeId])}::jsonb`,
        ),
      )
      .orderBy(desc(landings.publishedAt))
      .limit(1),
    db
      .select({ tokenSealed: shareLinks.tokenSealed, at: shareLinks.createdAt })
      .from(shareLinks)
      .where(
        and(
          mayRead(actor, "shareLink"),
          eq(shareLinks.homeId, homeId),
          eq(shareLinks.isReport, false),
          isNull(shareLinks.passwordHash),
          isNull(shareLinks.revokedAt),
          or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, new Date(now().getTime() + LASTS_MS))),
        ),
      )
      .orderBy(desc(shareLinks.createdAt))
      .limit(1),
  ]);
  if (landing && (!shared || landing.at! >= shared.at)) {
    return landing.host === null ? `${config.publicUrl}${PAGE_PATH}/${landing.slug}` : `https://${landing.host}/`;
  }
  try {
    return shared ? shareAddress(config.publicUrl, auth.keys.open(shared.tokenSealed)) : null;
  } catch {
    // Sealed by a server with another secret.
    return null;
  }
}

/** A week of posts, and another week in which they are read. */
const LASTS_MS = 14 * 24 * 3_600_000;
