import { and, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { HomeFilter, HomeMust } from "#domain/portfolio/homes/home-filter.ts";
import { boundsOfZone, type Zone } from "#domain/portfolio/homes/zone.ts";
import { attributeOf, FILTERED } from "#domain/shared/home-attributes/table.ts";
import { sameQuarterWords } from "#domain/shared/places/other-names.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { isOwn, mayRead } from "../../accounts/access/policies.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { homeWords } from "../../platform/db/indexed-words.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { homePublications } from "../../platform/db/tables/portfolio-publications.server.ts";
import { searchWordsOf } from "./home-rows.server.ts";

/** A filter of homes as conditions on their rows. */

const WORDS = 6;
const MANDATE_DAYS = 31;

/**
 * The homes that the actor may see, in parts that an index each serves: those of their agency, and their own from
 * outside it. Lists read each part in order and join them, because no index is in the order of both.
 */
export function partsOf(actor: Actor): SQL[] {
  const own = and(isOwn(actor, "home"), isNull(properties.agencyId))!;
  if (actor.isAnonymous) return [own];
  const parts = actor.agency ? [eq(properties.agencyId, actor.agency.id), ...(actor.isHouse ? [] : [own])] : [own];
  return parts.map((part) => and(part, mayRead(actor, "home"))!);
}

/** In the portfolio: not thrown away, and not found to be another one. */
export const isListed: SQL = and(isNull(properties.deletedAt), isNull(properties.mergedIntoId))!;
const isTrashed: SQL = and(isNotNull(properties.deletedAt), isNull(properties.mergedIntoId))!;

/**
 * Conditions of a filter besides its words. A drawn zone is tested by its box first; the database's polygon includes
 * its boundary, as `isInRing` does.
 */
export function conditionsOf(filter: HomeFilter, now: Date): SQL {
  const today = isoDateInMadrid(now);
  const soon = isoDateInMadrid(new Date(now.getTime() + MANDATE_DAYS * DAY_MS));
  const box = filter.zone && boundsOfZone(filter.zone);
  const withPhotos = sql`exists (select 1 from ${homePhotos} where ${homePhotos.homeId} = ${properties.id})`;
  const isInPortal = sql`exists (
    select 1 from ${homePublications} where ${homePublications.homeId} = ${properties.id} and ${homePublications.until} is null)`;
  const cents = (amount: number | null) => (amount === null ? null : String(Math.round(amount * 100)));
  const [least, most] = [cents(filter.priceMin), cents(filter.priceMax)];
  return and(
    filter.inTrash ? isTrashed : isListed,
    filter.status ? eq(properties.status, filter.status) : undefined,
    filter.operation ? eq(properties.operation, filter.operation) : undefined,
    filter.types.length > 0 ? inArray(properties.type, [...filter.types]) : undefined,
    least === null ? undefined : gte(properties.priceCents, least),
    most === null ? undefined : lte(properties.priceCents, most),
    filter.areaMin === null ? undefined : gte(properties.builtAreaM2, filter.areaMin),
    filter.areaMax === null ? undefined : lte(properties.builtAreaM2, filter.areaMax),
    filter.roomsMin === null ? undefined : gte(properties.rooms, filter.roomsMin),
    filter.roomsMax === null ? undefined : lte(properties.rooms, filter.roomsMax),
    filter.bathroomsMin === null ? undefined : gte(properties.bathrooms, filter.bathroomsMin),
    ...filter.musts.map(has),
    filter.agentId === null ? undefined : eq(properties.ownerId, filter.agentId),
    filter.sourceId === null ? undefined : eq(properties.sourceId, filter.sourceId),
    filter.contactId === null ? undefined : eq(properties.ownerContactId, filter.contactId),
    filter.hasPhotos === null ? undefined : filter.hasPhotos ? withPhotos : sql`not ${withPhotos}`,
    filter.isPublished === null
      ? undefined
      : filter.isPublished
        ? isInPortal
        : and(inArray(properties.status, ["disponible", "reservado"]), sql`not ${isInPortal}`),
    filter.mandateEnds
      ? and(
          sql`${properties.mandateEndsOn} between ${today} and ${soon}`,
          inArray(properties.status, ["captacion", "disponible", "reservado"]),
        )
      : undefined,
    box
      ? and(
          sql`${properties.latitude} between ${box.south} and ${box.north}`,
          sql`${properties.longitude} between ${box.west} and ${box.east}`,
          sql`${polygonOf(filter.zone!)}::polygon @> point(${properties.longitude}, ${properties.latitude})`,
        )
      : undefined,
  )!;
}

/** A flag that is true, or a choice with one of the values that count. */
function has(must: HomeMust): SQL {
  const name = FILTERED[must];
  const values = attributeOf(name)?.filter?.means;
  return values ? inArray(sql`${properties[name]}`, [...values]) : eq(properties[name], true);
}

const polygonOf = (zone: Zone) => `(${zone.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(",")})`;

/** The words of a filter: each begins one of the home's. Letters and digits alone, so nothing in them is an operator. */
export const wordsOf = ({ text }: Pick<HomeFilter, "text">): string[] => searchWordsOf(text).slice(0, WORDS);

/** A word and the other names of the quarter that it names: homes of Ruzafa are found by Russafa. */
const namesOf = (word: string): string[] => [word, ...sameQuarterWords(word)];

/** Found by the index of words: for few. */
export function hasWords(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const alike = words.map(
    (word) =>
      `(${namesOf(word)
        .map((name) => `${name}:*`)
        .join(" | ")})`,
  );
  return sql`${homeWords(properties)} @@ ${alike.join(" & ")}::tsquery`;
}

/** Homes that have all these words as they are; undefined for none. */
export function hasWhole(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  return sql`${homeWords(properties)} @@ ${words.join(" & ")}::tsquery`;
}

/** Looked at one by one on the way along another index: for many. */
export function showsWords(words: readonly string[]): SQL | undefined {
  const shows = (word: string) => sql`strpos(' ' || ${properties.searchText}, ${` ${word}`}) > 0`;
  return and(...words.map((word) => or(...namesOf(word).map(shows))));
}
