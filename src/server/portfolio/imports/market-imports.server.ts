import type { FeedOwner } from "#domain/portfolio/feeds/feed-row.ts";
import type { Home } from "#domain/portfolio/homes/home.ts";
import type { FieldChanges } from "#domain/shared/home-attributes/home-values.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";

/**
 * The part of the market that imports need, which lies above the portfolio: it is handed to them (`server/market/store/market-imports`). The
 * values of a row are the market's own; imports only keep them until they are applied.
 */
export interface MarketImports {
  /** The change that each row would make, in the order of the rows. Without values nothing is left to do for a row. */
  compare(tx: Db, source: MarketSource, rows: readonly SeenHome[], today: string): Promise<ComparedRow[]>;
  keep(tx: Db, source: MarketSource, values: readonly Record<string, unknown>[], today: string): Promise<void>;
  /** Adverts that the sender no longer has, by its names for them. */
  withdraw(tx: Db, source: MarketSource, names: readonly string[], today: string): Promise<void>;
}

export type MarketSource = Pick<typeof importSources.$inferSelect, "id" | "name" | "ownerId" | "agencyId">;

/** A home of others as a row of a file has it. */
export interface SeenHome {
  externalId: string;
  home: Home;
  photos: readonly string[];
  owner?: FeedOwner | undefined;
}

/** A row of the market before it is applied; null for a home that nobody offers yet. */
export type ComparedRow = {
  action: "nueva" | "cambiada" | "igual";
  values?: Record<string, unknown>;
  changes?: FieldChanges;
  /** A fault that its sender should mend so that it is found, in Spanish. */
  doubt?: string;
} | null;
