import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { AdvertRow, Described } from "#domain/market/adverts/advert.ts";
import { advertOfHome } from "#domain/market/adverts/advert-of-home.ts";
import { changesOf } from "#domain/market/adverts/changes.ts";
import type { FieldChanges } from "#domain/shared/home-attributes/home-values.ts";
import { marketAdverts } from "../../platform/db/tables/market.server.ts";
import type { ComparedRow, MarketImports, MarketSource } from "../../portfolio/imports/market-imports.server.ts";
import { keepAdverts, withdrawAdverts } from "./keep-adverts.server.ts";
import { placeOfAdvert, townDoubt } from "./place-advert.server.ts";

/** Files of adverts that others offer: what an agent saw on portals and in colleagues' lists. They are seen in their pool alone. */

const poolOf = ({ agencyId, ownerId }: MarketSource) => agencyId ?? ownerId;
const senderOf = ({ id }: MarketSource) => ({ key: id, id });

export const marketImports: MarketImports = {
  async compare(tx, source, rows, today) {
    const { pool, source: key, externalId } = marketAdverts;
    const names = rows.map((row) => row.externalId);
    const known = await tx
      .select()
      .from(marketAdverts)
      .where(
        and(
          eq(pool, poolOf(source)),
          eq(key, source.id),
          inArray(externalId, sql`(select unnest(${sql.param(names)}::text[]))`),
        ),
      );
    const byName = new Map(known.map((advert) => [advert.externalId, advert]));
    return rows.map(({ externalId, home, photos, owner }): ComparedRow => {
      const place = placeOfAdvert(home);
      const row = advertOfHome(home, {
        isImported: true,
        externalId,
        sender: source.name,
        // Whoever names an owner with their number saw a home that they sell themselves.
        seller: owner?.phone ? "particular" : null,
        owner,
        photos,
        isPlaceHidden: false,
        placed: place,
        keepsText: true,
      });
      if (!row) return null;
      const doubt = townDoubt(place, home);
      return Object.assign(comparedRow(row, byName.get(externalId), today), doubt === null ? {} : { doubt });
    });
  },
  keep: (tx, source, values, today) =>
    keepAdverts(tx, poolOf(source), senderOf(source), values as unknown as AdvertRow[], { today }),
  withdraw: (tx, source, names, today) => withdrawAdverts(tx, poolOf(source), senderOf(source), names, { today }),
};

function comparedRow(
  row: AdvertRow,
  known: typeof marketAdverts.$inferSelect | undefined,
  today: string,
): NonNullable<ComparedRow> {
  const values = row as unknown as Record<string, unknown>;
  if (!known) return { action: "nueva", values };
  const changes = differences(row, known);
  const happened = changesOf(known, row, today);
  if (Object.keys(changes).length > 0 || happened.length > 0) return { action: "cambiada", values, changes };
  // Only the day on which it was seen is new, which nobody needs to confirm.
  return known.seenOn < today ? { action: "igual", values } : { action: "igual" };
}

/** Fields in which an advert differs from before, as the preview of an import shows them. */
function differences(row: AdvertRow, known: typeof marketAdverts.$inferSelect): FieldChanges {
  const changes: FieldChanges = {};
  if (row.priceCents !== null && row.priceCents !== known.priceCents) {
    changes.price = [known.priceCents === null ? null : known.priceCents / 100, row.priceCents / 100];
  }
  if (row.status !== known.status) changes.status = [known.status, row.status];
  const before = known.described as unknown as Described;
  for (const name of new Set([...Object.keys(before), ...Object.keys(row.described)]) as Set<keyof Described>) {
    // Stems, names of senders and whether a price was paid are for the product's own work, not for people; a text is too long to be told.
    if (
      name === "terms" ||
      name === "text" ||
      name === "sender" ||
      name === "isPaid" ||
      isDeepStrictEqual(before[name], row.described[name])
    )
      continue;
    changes[name] = [before[name] ?? null, row.described[name] ?? null];
  }
  return changes;
}
