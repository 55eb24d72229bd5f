import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import { COUNTRIES } from "#content/places/countries.ts";
import type { FacetValue, SearchAnswer } from "#domain/market/search/answers.ts";
import { asksForSomething, type Chip, chipsOf, everything } from "#domain/market/search/chips.ts";
import { LONGEST_SENTENCE, readMarketFilter } from "#domain/market/search/market-address.ts";
import { type MarketFilter, NO_MARKET_FILTER, PRICE_SORTS } from "#domain/market/search/market-filter.ts";
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
  /** Where prices of several currencies are compared or asked for: the one that counts, and how many homes the others have. */
  currencies: { chosen: string; others: readonly FacetValue[] } | null;
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
  const after = read ? null : query.get("despues");
  const said = {
    sentence,
    notUnderstood: [...(read?.notUnderstood ?? []), ...unreadConditions(query)],
    choices: read?.choices ?? [],
    view: viewOf(query.get("vista")),
    isLater: after !== null,
  };
  if (read && isUnplaced(read)) {
    const outcome = { kind: "unplaced" as const, names: read.unreadPlaces.map(withoutLead) };
    return { ...said, filter, chips: chipsOf(filter, NAMES), outcome, currencies: null };
  }
  const found = await searchOf(services, actor, filter, after);
  const currencies =
    found.outcome.kind === "found" ? currenciesOf(filter, found.outcome.facets.currency, country) : null;
  // Nobody chose a currency, and prices of several would be compared as if they were one.
  if (currencies === null || filter.currency !== null) return { ...said, ...found, currencies };
  const chosen = { ...filter, currency: currencies.chosen };
  return { ...said, ...(await searchOf(services, actor, chosen, after)), currencies };
}

async function searchOf(services: Services, actor: Actor, filter: MarketFilter, after: string | null) {
  const chips = chipsOf(filter, NAMES);
  return { filter, chips, outcome: await search(services, actor, { filter, chips, after }) };
}

/**
 * The currency in which prices are compared and asked for, and the homes of others: that of the filter, else that of the asker's country where homes
 * have it, else the commonest. Null where prices order and narrow nothing, and where all are in one.
 */
function currenciesOf(
  { sort, price, unitPrice, currency }: MarketFilter,
  counts: readonly FacetValue[],
  country: string | null,
): SearchData["currencies"] {
  const isOfPrice = PRICE_SORTS.has(sort) || [price, unitPrice].some(({ min, max }) => min !== null || max !== null);
  const own = COUNTRIES.find(({ code }) => code === country)?.currency;
  const chosen = currency ?? counts.find(({ value }) => value === own)?.value ?? counts[0]?.value;
  const others = counts.filter(({ value }) => value !== chosen);
  return isOfPrice && chosen !== undefined && others.length > 0 ? { chosen, others } : null;
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
