import type {
  IndexAnswer,
  IndexCluster,
  IndexClusters,
  IndexPage,
  IndexSearch,
} from "#domain/market/columns/indexed-home.ts";
import type { IndexZone, ZoneHomes } from "#domain/market/columns/zone-homes.ts";

/** How requests ask the index of the market. Whose homes are seen is said by the pools of each question. */

/** The index is still being filled: it takes some seconds after the first question for each hundred thousand homes. */
export interface MarketLoading {
  isLoading: true;
  /** Homes that are in it. */
  loaded: number;
  /** Homes that there are; null while they are being counted. */
  total: number | null;
}

/** Questions are answered in turns by caller; by default the one whose request is under way. */
export interface MarketIndex {
  search(question: IndexSearch, caller?: string): Promise<IndexAnswer | MarketLoading>;
  /** The homes of a search without the counts of each kind. */
  page(question: IndexSearch, caller?: string): Promise<IndexPage | MarketLoading>;
  clusters(question: IndexClusters, caller?: string): Promise<IndexCluster[] | MarketLoading>;
  /** The homes of a zone, and the state that they are of. @param known that state: where it is still so, no homes are handed over */
  zone(question: IndexZone, known: string | null, caller?: string): Promise<ZoneAnswer | MarketLoading>;
  /** Takes in everything that is committed by now, and waits for it. */
  refresh(): Promise<void>;
  /** Ends what it keeps running. A later question starts it again. */
  close(): Promise<void>;
}

/** The same state is given again for as long as no home of the zone came, went or changed. */
export interface ZoneAnswer {
  state: string;
  /** Null where the asker has those of this state, and where they are too many. */
  homes: ZoneHomes | null;
  /** So many homes that no figures are worked out of them. */
  tooMany?: number;
}

export const isLoading = (answer: object): answer is MarketLoading => "isLoading" in answer;
