import { and, asc, eq, gte, isNull, lt, or, sql } from "drizzle-orm";
import { isSettled } from "#domain/crm/matching/compared.ts";
import { offerState } from "#domain/crm/matching/offer-state.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { DAY_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { matchLooks, matchNotices } from "../../platform/db/tables/crm-matching.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { isListed } from "../../portfolio/homes/home-conditions.server.ts";
import { HOME_COLUMNS, homeName } from "../contacts/deal-cards.server.ts";
import { notifyPeople } from "../contacts/notify.server.ts";
import { exchangesOf } from "./exchanges.server.ts";
import { goodBuyers, type SoughtHome } from "./good-buyers.server.ts";
import { COMPARED_COLUMNS, offeredHome } from "./pairs.server.ts";

/** Agents hear of a home that was offered or changed and that fits one of their buyers well. */

const PORTION = 10;
/** A home that nobody has written for so long is no news, though nothing has looked at it yet. */
const NEWS_DAYS = 7;
/** People whom a notice names. */
const MOST_NAMES = 3;

export const matchNoticesJob: Job = {
  name: "new matches",
  everyMs: MINUTE_MS,
  wokenBy: ["properties"],
  round: async ({ database, now }) => await noticeMatches(database.db, now()),
};

/** Looks for people for some of the homes that were written since the last look. @returns whether there may be more */
export async function noticeMatches(db: Db, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const due = await tx
      .select({
        ...HOME_COLUMNS,
        ...COMPARED_COLUMNS,
        scope: sql<string>`coalesce(${properties.agencyId}, ${properties.ownerId})`,
        ownerContactId: properties.ownerContactId,
      })
      .from(properties)
      .leftJoin(matchLooks, eq(matchLooks.homeId, properties.id))
      .where(
        and(
          isListed,
          eq(properties.status, "disponible"),
          gte(properties.updatedAt, new Date(now.getTime() - NEWS_DAYS * DAY_MS)),
          or(isNull(matchLooks.at), lt(matchLooks.at, properties.updatedAt)),
        ),
      )
      .orderBy(asc(properties.updatedAt), asc(properties.id))
      .limit(PORTION)
      .for("update", { of: properties, skipLocked: true });
    for (const home of due) await lookFor(tx, home, now);
    return due.length === PORTION;
  });
}

type DueHome = Parameters<typeof offeredHome>[0] & Parameters<typeof homeName>[0] & SoughtHome;

async function lookFor(tx: Db, home: DueHome, now: Date): Promise<void> {
  await tx
    .insert(matchLooks)
    .values({ homeId: home.id, at: now })
    .onConflictDoUpdate({ target: matchLooks.homeId, set: { at: now } });
  const offered = offeredHome(home, now);
  const good = await goodBuyers(tx, home, offered, now);
  if (good.size === 0) return;
  const state = offerState(offered);
  const told = await exchangesOf(tx, { homeIds: [home.id], contactIds: [...good.keys()], stateOf: () => state });
  const open = [...good.keys()].filter((contactId) => !isSettled(told({ homeId: home.id, contactId })));
  if (open.length === 0) return;
  // Of a pair whose home has not changed since the last notice no row comes back.
  const news = await tx
    .insert(matchNotices)
    .values(open.map((contactId) => ({ contactId, homeId: home.id, state, at: now })))
    .onConflictDoUpdate({
      target: [matchNotices.contactId, matchNotices.homeId],
      set: { state, at: now },
      setWhere: sql`${matchNotices.state} <> ${state}`,
    })
    .returning({ contactId: matchNotices.contactId });
  const byOwner = new Map<string, string[]>();
  for (const { contactId } of news) {
    const { ownerId, fullName } = good.get(contactId)!;
    byOwner.set(ownerId!, [...(byOwner.get(ownerId!) ?? []), fullName]);
  }
  for (const [ownerId, names] of byOwner) {
    const rest = names.length - MOST_NAMES;
    const shown = names.slice(0, MOST_NAMES);
    const people = rest > 0 ? listed([...shown, `${counted(rest, "persona", "personas")} más`]) : listed(shown);
    await notifyPeople(
      tx,
      [ownerId],
      {
        kind: "encajes",
        title: "Una vivienda encaja con tus compradores",
        message: `${homeName(home).title}: ${people}.`,
        link: `/smart-matching?vivienda=${home.id}`,
        // Of an import with hundreds of homes there is one notice, which counts.
        cause: "encajes",
      },
      now,
    );
  }
}
