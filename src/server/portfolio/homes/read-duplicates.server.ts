import { and, inArray } from "drizzle-orm";
import { differingFields, type Side } from "#domain/portfolio/homes/merge-homes.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { coversOf } from "../photos/read-photos.server.ts";
import { type DuplicatePair, duplicatesOf, findDuplicates } from "./find-duplicates.server.ts";
import { homeOfRow } from "./home-rows.server.ts";

const PAIRS_SHOWN = 10;

export type FoundDuplicates = Awaited<ReturnType<typeof readDuplicates>>;
export type ShownPair = FoundDuplicates["pairs"][number];

/** The likeliest pairs, of the whole portfolio or of one home, with all the differences of their homes. */
export async function readDuplicates(services: AccountServices, actor: Actor, homeId: string | null) {
  const { db } = services.database;
  const found: DuplicatePair[] = homeId
    ? (await duplicatesOf(db, actor, homeId)).map(({ id, ...likeness }) => ({ ...likeness, ids: [homeId, id] }))
    : await findDuplicates(db, actor);
  const shown = found.slice(0, PAIRS_SHOWN);
  const ids = [...new Set(shown.flatMap((pair) => pair.ids))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(properties)
          .where(and(mayRead(actor, "home"), inArray(properties.id, ids)));
  const covers = await coversOf(services, ids);
  const homes = new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, home: homeOfRow(row), updatedAt: row.updatedAt.toISOString(), cover: covers.get(row.id) ?? null },
    ]),
  );
  return {
    total: found.length,
    pairs: shown.flatMap(({ ids: [first, second], score, isCertain, reasons }) => {
      const [a, b] = [homes.get(first), homes.get(second)];
      if (!a || !b) return [];
      const newer: Side = b.updatedAt > a.updatedAt ? "removed" : "kept";
      return [
        {
          key: `${first}/${second}`,
          score,
          isCertain,
          reasons,
          homes: [a, b] as const,
          fields: differingFields(a.home, b.home, newer),
        },
      ];
    }),
  };
}
