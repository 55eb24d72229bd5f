import { spanishTerms } from "../../shared/search/spanish-terms.ts";
import type { IndexedHome } from "../columns/indexed-home.ts";
import { MarketColumns } from "../columns/market-columns.ts";
import type { MarketFilter } from "../search/market-filter.ts";
import { reachedBy, reachOf } from "./reach.ts";

/** Homes of one word: most searches find none of them, which two comparisons show. */
interface Stock {
  types: Set<string>;
  /** Cents of the cheapest and the dearest; of homes without a price neither. */
  least: number;
  most: number;
}

/**
 * Homes to which something happened, asked by very many searches which of them it finds. The judge is the index of the market itself, filled
 * with these homes alone, so that an alert never means anything else than the search that it was saved from.
 */
export class ChangedHomes {
  readonly #columns = new MarketColumns();
  readonly #terms = new Map<number, ReadonlySet<string>>();
  readonly #stocks = new Map<string, Stock>();

  /** Homes to which nothing happened. */
  readonly #known: ReadonlySet<number>;

  /** @param known twins of the homes, to which nothing happened: a dwelling that one of them stands for is no news */
  constructor(homes: readonly IndexedHome[], known: readonly IndexedHome[] = []) {
    this.#known = new Set(known.map(({ number }) => number));
    for (const home of known) {
      this.#columns.put(home);
      this.#terms.set(home.number, new Set(home.terms.split(" ")));
    }
    // Neighbours beside each other: most searches then pass over most homes a block at a time.
    const ordered = [...homes].sort((a, b) => order(placeOf(a), placeOf(b)) || (a.longitude ?? 0) - (b.longitude ?? 0));
    for (const home of ordered) {
      this.#columns.put(home);
      this.#terms.set(home.number, new Set(home.terms.split(" ")));
      for (const word of reachedBy(home)) this.#count(word, home);
    }
  }

  /** Words of all of them, as `reachOf` gives those of a search. */
  get reached(): string[] {
    return [...this.#stocks.keys()];
  }

  /**
   * Numbers of the homes that a search finds, one for each dwelling, and none of a dwelling that it has found before. Words are whole ones here: a search that was saved is no longer being typed.
   *
   * @param question.pools only homes of these are seen
   * @param question.today ISO day from which "within so many days" is counted
   */
  foundBy({ filter, pools, today }: { filter: MarketFilter; pools: readonly string[]; today: string }): number[] {
    if (!reachOf(filter).some((word) => this.#mayFind(word, filter))) return [];
    const words = filter.onlyWords && filter.words !== "" ? spanishTerms(filter.words) : [];
    const found = this.#columns.fitting({ filter: { ...filter, words: "" }, pools, today });
    const withWords =
      words.length === 0 ? found : found.filter((number) => words.every((word) => this.#terms.get(number)!.has(word)));
    return this.#columns.dwellingsOf(withWords, this.#known);
  }

  #count(word: string, { type, priceCents }: IndexedHome): void {
    const stock = this.#stocks.get(word) ?? { types: new Set(), least: Infinity, most: -Infinity };
    stock.types.add(type);
    if (priceCents !== null) {
      stock.least = Math.min(stock.least, priceCents);
      stock.most = Math.max(stock.most, priceCents);
    }
    this.#stocks.set(word, stock);
  }

  /** Whether a home of a word can have the type and the price that a search asks for. */
  #mayFind(word: string, { types, price: { min, max } }: MarketFilter): boolean {
    const stock = this.#stocks.get(word);
    if (!stock || (types.length > 0 && !types.some((type) => stock.types.has(type)))) return false;
    if (min === null && max === null) return true;
    return stock.most >= (min ?? 0) * 100 && stock.least <= (max ?? Infinity) * 100;
  }
}

const placeOf = ({ operation, country, municipalityCode, postalCode }: IndexedHome): string =>
  `${country}${municipalityCode ?? postalCode ?? ""}${operation}`;

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
