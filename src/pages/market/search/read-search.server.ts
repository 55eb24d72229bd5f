import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import type { SearchAnswer } from "#domain/market/search/answers.ts";
import { asksForSomething, type Chip, chipsOf, everything } from "#domain/market/search/chips.ts";
import { LONGEST_SENTENCE, readMarketFilter } from "#domain/market/search/market-address.ts";
import { type MarketFilter, NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { withOperationOfPrice } from "#domain/market/search/price-operation.ts";
import { type ReadSentence, readSentence } from "#domain/market/search/read-sentence.ts";
import type { PlaceChoice } from "#domain/market/search/sentence-place-choices.ts";
import { unreadConditions } from "#domain/market/search/unread-conditions.ts";
import type { Actor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { isLoading } from "#server/market/index/market-index.server.ts";
import { searchMarket } from "#server/market/index/search-market.server.ts";
import { AppError } from "#server/platform/app-error.server.ts";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { type Alternatives, findAlternatives } from "./alternatives.server.ts";
import { type SearchView, viewOf } from "./search-address.ts";

export interface SearchFound extends SearchAnswer {
  kind: "found";
  /** Homes that the asker could see without any condition; null where the search asks for none. */
  inStore: number | null;
  /** Where nothing was found: how to go on. */
  alternatives: Alternatives | null;
}

export type SearchOutcome =
  | SearchFound
  | { kind: "loading"; loaded: number; total: number | null }
  /** A sentence names places that nobody knows, and no other: a search of everywhere is not what was asked for. */
  | { kind: "unplaced"; names: readonly string[] }
  /** Too many searches at once: `busy` passes by itself. */
  | { kind: "failed" | "busy" };

export interface SearchData {
  sentence: string;
  notUnderstood: string[];
  /** Names of several places: which one is searched for, and the searches for the others. */
  choices: PlaceChoice[];
  filter: MarketFilter;
  chips: Chip[];
  view: SearchView;
  /** Whether this is a later page. */
  isLater: boolean;
  outcome: SearchOutcome;
}

const NAMES = { types: HOME_TYPE_NAMES, operations: SOUGHT_OPERATION_NAMES };

/**
 * The search that an address asks for: from a sentence (`?texto=`, and `?q=` of older links) or from conditions.
 *
 * @param country of the asker (ISO 3166-1 alpha-2), which decides between towns of one name; null where it is not known
 */
export async function readSearch(
  services: Services,
  actor: Actor,
  query: URLSearchParams,
  country: string | null = null,
): Promise<SearchData> {
  const sentence = (query.get("texto") ?? query.get("q") ?? "").slice(0, LONGEST_SENTENCE).trim();
  const asked = readMarketFilter(query);
  const read = sentence ? readSentence(sentence, PLACE_FINDER, { country }) : null;
  // The order that was chosen before stays where the sentence names none.
  const filter = read
    ? { ...read.filter, sort: read.filter.sort === NO_MARKET_FILTER.sort ? asked.sort : read.filter.sort }
    : withOperationOfPrice(asked);
  const chips = chipsOf(filter, NAMES);
  const after = read ? null : query.get("despues");
  return {
    sentence,
    notUnderstood: [...(read?.notUnderstood ?? []), ...unreadConditions(query)],
    choices: read?.choices ?? [],
    filter,
    chips,
    view: viewOf(query.get("vista")),
    isLater: after !== null,
    outcome:
      read && isUnplaced(read)
        ? { kind: "unplaced", names: read.unreadPlaces.map(withoutLead) }
        : await search(services, actor, { filter, chips, after }),
  };
}

const isUnplaced = ({ filter: { places, area }, unreadPlaces }: ReadSentence): boolean =>
  unreadPlaces.length > 0 && places.length === 0 && area === null;

/** «En la Sagra» is told as it was typed, and asked for by its name alone. */
const withoutLead = (told: string): string => told.replace(/^(en|por) /i, "");

interface Asked {
  filter: MarketFilter;
  chips: readonly Chip[];
  after: string | null;
}

async function search(services: Services, actor: Actor, asked: Asked): Promise<SearchOutcome> {
  const { filter, chips, after } = asked;
  try {
    const answer = await searchMarket(services, actor, filter, { after });
    if (isLoading(answer)) return { kind: "loading", loaded: answer.loaded, total: answer.total };
    const isEmpty = answer.total === 0 && asksForSomething(filter);
    const inStore = isEmpty ? await countAll(services, actor, filter) : null;
    const alternatives =
      inStore === null || inStore === 0
        ? null
        : await findAlternatives(services, actor, { filter, chips, towns: answer.facets.town });
    return Object.assign(answer, { kind: "found" as const, inStore, alternatives });
  } catch (error) {
    // A cursor of another order, or of nobody: the search begins anew.
    if (error instanceof AppError && error.code === "INVALID_CURSOR" && after !== null)
      return search(services, actor, { filter, chips, after: null });
    if (error instanceof AppError && error.code === "MARKET_BUSY") return { kind: "busy" };
    services.log.error({ err: error }, "the market could not be searched");
    return { kind: "failed" };
  }
}

async function countAll(services: Services, actor: Actor, filter: MarketFilter): Promise<number | null> {
  const all = await searchMarket(services, actor, everything(filter), { limit: 0 });
  return isLoading(all) ? null : all.total;
}
