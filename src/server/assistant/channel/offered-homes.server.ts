import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { HomeFile } from "#domain/assistant/channel/home-facts.ts";
import { type NamedHome, withoutDoor } from "#domain/assistant/channel/named-home.ts";
import { isKnownWord } from "#domain/assistant/chat/spelling.ts";
import { NO_FILTER } from "#domain/portfolio/homes/home-filter.ts";
import { publicHome } from "#domain/portfolio/homes/public-home.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { homeWords } from "../../platform/db/indexed-words.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { conditionsOf, partsOf } from "../../portfolio/homes/home-conditions.server.ts";
import { homeOfRow, searchWordsOf } from "../../portfolio/homes/home-rows.server.ts";

/** The homes that an agency offers, as its assistant reads them. */

/** Most agencies offer fewer: then all of them are looked at, and a misspelt street is understood. */
const NEWEST = 200;
const PER_WORD = 60;
const MOST_WORDS = 10;

/** A home that a message may name, with the currency in which it is offered. */
export interface OfferedHome extends NamedHome {
  currency: string;
}

/** Every home on offer of a small portfolio; of a large one the newest, and those that the words of the messages may name. */
export async function offeredHomes(
  { database: { db }, now }: Pick<AccountServices, "database" | "now">,
  actor: Actor,
  messages: readonly string[],
): Promise<OfferedHome[]> {
  const { id, type, reference, address, showsAddress, locationDetail, placeName, town, currency, updatedAt } =
    properties;
  const offered = conditionsOf({ ...NO_FILTER, status: "disponible" }, now());
  const found = new Map<string, OfferedHome>();
  const read = async (where: SQL | undefined, limit: number) => {
    const rows = await db
      .select({ id, type, reference, address, showsAddress, locationDetail, placeName, town, currency })
      .from(properties)
      .where(and(where, offered))
      .orderBy(desc(updatedAt), desc(id))
      .limit(limit);
    for (const { showsAddress: isWhole, ...row } of rows) {
      found.set(row.id, { ...row, address: row.address === null || isWhole ? row.address : withoutDoor(row.address) });
    }
    return rows.length;
  };
  for (const part of partsOf(actor)) {
    if ((await read(part, NEWEST)) < NEWEST) continue;
    const words = [...new Set(messages.flatMap(searchWordsOf))].filter(isDistinctive).slice(0, MOST_WORDS);
    for (const word of words) {
      await read(and(part, sql`${homeWords(properties)} @@ ${`${word}:*`}::tsquery`), PER_WORD);
    }
  }
  return [...found.values()];
}

/** Letters and digits alone, so that nothing in a word is an operator of the search. */
const isDistinctive = (word: string) => /^[a-z0-9]{3,40}$/.test(word) && !isKnownWord(word);

/** The public part of the file of one home on offer; null where it is not, or no more. */
export async function homeFile(
  { database: { db }, now }: Pick<AccountServices, "database" | "now">,
  actor: Actor,
  homeId: string,
): Promise<HomeFile | null> {
  const offered = conditionsOf({ ...NO_FILTER, status: "disponible" }, now());
  for (const part of partsOf(actor)) {
    const [row] = await db
      .select()
      .from(properties)
      .where(and(part, offered, eq(properties.id, homeId)));
    if (row) return publicHome(homeOfRow(row));
  }
  return null;
}
