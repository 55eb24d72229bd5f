import type { FactKinds, FactsFor, Needs } from "#domain/facts.ts";
import { isoDateInMadrid } from "../clock.server.ts";
import type { Db } from "../db/connection.server.ts";
import { officialPriceAt } from "../places/official-price.server.ts";
import { findNearbyListings } from "../queries/listings.server.ts";
import { valuationModelAt } from "./valuation-models.server.ts";

/** One provider for each kind of fact that `domain/facts.ts` names. */
export type FactProviders = { [K in keyof FactKinds]: (ask: FactKinds[K]["ask"]) => Promise<FactKinds[K]["answer"]> };

export function createFactProviders(db: Db, now: () => Date = () => new Date()): FactProviders {
  return {
    today: async () => isoDateInMadrid(now()),
    nearbyListings: (ask) => findNearbyListings(db, ask),
    valuationModel: valuationModelAt,
    officialPrice: async (ask) => officialPriceAt(ask),
  };
}

/** Answers all of a tool's questions. */
export async function answerNeeds<N extends Needs>(providers: FactProviders, needs: N): Promise<FactsFor<N>> {
  const answers = await Promise.all(
    Object.entries(needs).map(async ([kind, ask]) => [
      kind,
      await (providers[kind as keyof FactKinds] as (ask: unknown) => Promise<unknown>)(ask),
    ]),
  );
  return Object.fromEntries(answers);
}
