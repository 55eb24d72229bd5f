import type { FactKinds, FactsFor, Needs } from "#domain/facts.ts";
import type { Actor } from "../access/actor.server.ts";
import { isoDateInMadrid } from "../clock.server.ts";
import type { Db } from "../db/connection.server.ts";
import { officialPriceAt } from "../places/official-price.server.ts";
import { findListingsOf2018 } from "../queries/listings.server.ts";
import { latestAccuracy } from "../queries/valuation-accuracy.server.ts";
import { loadModelAt } from "./model-files.server.ts";
import { nearbyListings } from "./nearby-listings.server.ts";

/**
 * One provider for each kind of fact that `domain/facts.ts` names. The asker is who runs the tool: his portfolio speaks too. Null
 * is nobody in particular, as on a public page.
 */
export type FactProviders = {
  [K in keyof FactKinds]: (ask: FactKinds[K]["ask"], asker: Actor | null) => Promise<FactKinds[K]["answer"]>;
};

export function createFactProviders(db: Db, now: () => Date = () => new Date()): FactProviders {
  return {
    today: async () => isoDateInMadrid(now()),
    nearbyListings: (ask, asker) => nearbyListings(db, ask, asker, now()),
    listingsOf2018: (ask, asker) => findListingsOf2018(db, ask, asker),
    ownAccuracy: async (_ask, asker) => asker && (await latestAccuracy(db, asker)),
    valuationModel: loadModelAt,
    officialPrice: async (ask) => officialPriceAt(ask),
  };
}

/** Answers all of a tool's questions, as the asker may know it. */
export async function answerNeeds<N extends Needs>(
  providers: FactProviders,
  needs: N,
  asker: Actor | null,
): Promise<FactsFor<N>> {
  const answers = await Promise.all(
    Object.entries(needs).map(async ([kind, ask]) => [
      kind,
      await (providers[kind as keyof FactKinds] as (ask: unknown, asker: Actor | null) => Promise<unknown>)(ask, asker),
    ]),
  );
  return Object.fromEntries(answers);
}
