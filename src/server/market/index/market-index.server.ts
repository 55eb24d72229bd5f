import type { IndexAnswer, IndexCluster, IndexClusters, IndexSearch } from "#domain/market/columns/indexed-home.ts";

/** How requests ask the index of the market. Whose homes are seen is said by the pools of each question. */

/** The index is still being filled: it takes some seconds after the first question for each hundred thousand homes. */
export interface MarketLoading {
  isLoading: true;
  /** Homes that are in it. */
  loaded: number;
  /** Homes that there are; null while they are being counted. */
  total: number | null;
}

export interface MarketIndex {
  search(question: IndexSearch): Promise<IndexAnswer | MarketLoading>;
  clusters(question: IndexClusters): Promise<IndexCluster[] | MarketLoading>;
  /** Takes in everything that is committed by now, and waits for it. */
  refresh(): Promise<void>;
  /** Ends what it keeps running. A later question starts it again. */
  close(): Promise<void>;
}

export const isLoading = (answer: object): answer is MarketLoading => "isLoading" in answer;
