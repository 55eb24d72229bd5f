import { and, asc, eq, ne } from "drizzle-orm";
import { PORTFOLIO_SOURCE } from "#domain/market/adverts/advert.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketAdverts } from "../../platform/db/tables/market.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { feedOutlets, importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { homePublications } from "../../platform/db/tables/portfolio-publications.server.ts";

/** The imports and exports of a person's homes, for the copy of their data; and the erasing of all of them. */

/** The sources that send a person homes, with the homes brought; not the secrets that open an address. */
export async function feedsOf(db: Db, ownerId: string) {
  const senders = await db
    .select()
    .from(importSources)
    .where(eq(importSources.ownerId, ownerId))
    .orderBy(asc(importSources.createdAt));
  const brought = await db.select().from(imports).where(eq(imports.ownerId, ownerId)).orderBy(asc(imports.createdAt));
  const outlets = await db
    .select()
    .from(feedOutlets)
    .where(eq(feedOutlets.ownerId, ownerId))
    .orderBy(asc(feedOutlets.createdAt));
  const { homeId, portal, url, since, until } = homePublications;
  const published = await db
    .select({ homeId, portal, url, since, until })
    .from(homePublications)
    .innerJoin(properties, eq(properties.id, homeId))
    .where(eq(properties.ownerId, ownerId))
    .orderBy(asc(since), asc(homePublications.id));
  const seen = await db
    .select()
    .from(marketAdverts)
    // Those of their own portfolio stand among their homes.
    .where(and(eq(marketAdverts.pool, ownerId), ne(marketAdverts.source, PORTFOLIO_SOURCE)))
    .orderBy(asc(marketAdverts.listedOn), asc(marketAdverts.id));
  return {
    adverts: seen.map(({ pool: _p, dwellingId: _d, joinedFromId: _j, sourceId: _s, ...advert }) => advert),
    senders: senders.map(({ ownerId: _o, pushTokenHash: _h, pushTokenSealed: _s, ...sender }) => sender),
    imports: brought.map(({ ownerId: _o, storageKey: _k, leaseHolder: _l, leaseUntil: _u, ...job }) => job),
    addresses: outlets.map(({ ownerId: _o, tokenHash: _h, tokenSealed: _s, ...outlet }) => outlet),
    published,
  };
}

/**
 * Their senders, files and addresses go. Call it before their homes are deleted: an import that is being applied ends
 * first.
 *
 * @returns where the bytes of their files are stored
 */
export async function eraseFeeds(tx: Db, ownerId: string): Promise<string[]> {
  const brought = await tx.delete(imports).where(eq(imports.ownerId, ownerId)).returning({ key: imports.storageKey });
  await tx.delete(importSources).where(eq(importSources.ownerId, ownerId));
  await tx.delete(feedOutlets).where(eq(feedOutlets.ownerId, ownerId));
  return brought.flatMap(({ key }) => (key === null ? [] : [key]));
}
