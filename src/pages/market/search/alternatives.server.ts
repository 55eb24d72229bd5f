import type { FacetValue } from "#domain/market/search/answers.ts";
import type { Chip } from "#domain/market/search/chips.ts";
import { type MarketFilter, NO_MARKET_FILTER, type PlaceCondition } from "#domain/market/search/market-filter.ts";
import { nearMissesOf } from "#domain/market/search/near-misses.ts";
import { conditionOf } from "#domain/market/search/sentence-places.ts";
import { distanceM } from "#domain/shared/places/place.ts";
import type { Actor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { isLoading } from "#server/market/index/market-index.server.ts";
import { searchMarket } from "#server/market/index/search-market.server.ts";
import { findPlaces, placeById } from "#server/tools/places/places.server.ts";

/** A search with which somebody who found nothing may go on, and how many homes it finds. */
export interface Alternative {
  label: string;
  filter: MarketFilter;
  count: number;
}

export interface Alternatives {
  /** The search without one of its conditions, those that bring most first. */
  without: Alternative[];
  /** A little less of one condition. */
  near: Alternative[];
  /** The same in other towns of the province, abroad of the country, the nearest first. */
  elsewhere: Alternative[];
  /** The first that finds anything of: kinds of homes in the place, the place alone, the kinds anywhere. Told where little else is left. */
  rest: Alternative | null;
}

/** Conditions that are tried one by one: each is a search of its own. */
const MOST_TRIED = 12;
const MOST_TOWNS = 4;
/** So long are ways on looked for. */
const MOST_MS = 400;
/** With fewer ways on than this, something wider is offered too. */
const FEW = 3;

/** @param towns those in which homes fit all other conditions, as the search that found nothing counted them */
export async function findAlternatives(
  services: Services,
  actor: Actor,
  { filter, chips, towns }: { filter: MarketFilter; chips: readonly Chip[]; towns: readonly FacetValue[] },
): Promise<Alternatives> {
  const began = performance.now();
  /** One after another, so that the searches of others come in between; what the time does not suffice for is not offered. */
  const counted = async (searches: readonly { label: string; filter: MarketFilter }[]): Promise<Alternative[]> => {
    const found: Alternative[] = [];
    for (const each of searches) {
      if (performance.now() - began > MOST_MS) break;
      const count = await countOf(services, actor, each.filter);
      if (count > 0) found.push({ ...each, count });
    }
    return found;
  };
  const tried = chips.slice(0, MOST_TRIED).map(({ label, without }) => ({ label, filter: without }));
  const without = await counted(tried);
  const near = await counted(nearMissesOf(filter));
  const elsewhere = filter.places.length > 0 ? nearestTowns(filter, towns) : [];
  const isStuck = without.length + near.length + elsewhere.length < FEW;
  return {
    without: without.sort((a, b) => b.count - a.count),
    near,
    elsewhere,
    rest: isStuck ? ((await counted(widerSearches(filter)))[0] ?? null) : null,
  };
}

async function countOf(services: Services, actor: Actor, filter: MarketFilter): Promise<number> {
  const answer = await searchMarket(services, actor, filter, { limit: 0 });
  return isLoading(answer) ? 0 : answer.total;
}

/** Each asks for less than the one before it. */
function widerSearches({ places, area, types, operation, sort }: MarketFilter) {
  const of = (label: string, kept: Partial<MarketFilter>) => ({
    label,
    filter: Object.assign({}, NO_MARKET_FILTER, { sort }, kept),
  });
  return [
    of("Todos los de ese tipo en la zona", { places, area, types, operation }),
    of("Todo lo que hay en la zona", { places, area }),
    of("Todos los de ese tipo, en cualquier sitio", { types, operation }),
  ];
}

/** Metres: whoever looks for a home in one town looks for none beyond it. */
const FARTHEST_M = 200_000;
function nearestTowns(filter: MarketFilter, towns: readonly FacetValue[]): Alternative[] {
  const [asked] = filter.places;
  const from = asked && pointOf(asked);
  return towns
    .flatMap(({ value, count }) => {
      const place = townOf(value, filter);
      const condition = place && conditionOf(place);
      if (!place || !condition) return [];
      return [
        {
          label: place.name,
          filter: { ...filter, places: [condition] },
          count,
          far: from ? distanceM(from, place) : 0,
        },
      ];
    })
    .filter(({ far }) => far <= FARTHEST_M)
    .sort((a, b) => a.far - b.far || b.count - a.count)
    .slice(0, MOST_TOWNS)
    .map(({ far: _far, ...rest }) => rest);
}

/** A town of a facet: an INE code, or a name abroad. */
function townOf(value: string, { places }: MarketFilter) {
  if (/^\d{5}$/.test(value)) return placeById(`municipio-${value}`);
  const country = places.find((place) => place.kind === "ciudad")?.country;
  return findPlaces(value).find((place) => place.kind === "ciudad" && place.country === country);
}

/** Where a place of a search lies; a code is looked up. */
function pointOf(place: PlaceCondition) {
  if (!("code" in place)) return place;
  const prefix = place.kind === "codigo-postal" ? "cp" : place.kind;
  return placeById(`${prefix}-${place.code}`);
}
