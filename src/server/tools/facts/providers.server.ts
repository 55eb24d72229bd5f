import type { FactKinds, FactsFor, Needs } from "#domain/tools/facts.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { optedOutOf } from "../../crm/call-opt-outs/opt-outs.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Database } from "../../platform/db/connection.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { readOfficialSeries } from "../official-series/official-series.server.ts";
import { municipalityAt, officialPriceAt } from "../places/official-price.server.ts";
import { chosenComparables } from "./compared-homes.server.ts";
import { photosOfAsked } from "./home-photos.server.ts";
import { findListingsOf2018 } from "./listings.server.ts";
import { homesOfPhones, saleTimes } from "./market-evidence.server.ts";
import type { ModelFiles } from "./model-files.server.ts";
import { nearbyListings, withdrawnNearby } from "./nearby-listings.server.ts";
import { latestAccuracy } from "./valuation-accuracy.server.ts";

/** The person who runs a tool: their portfolio counts as evidence too. */
export interface Asker {
  actor: Actor;
  /** The home of the portfolio that they ask about: its own advert proves nothing of its price. */
  homeId?: string | undefined;
}

/** One provider for each kind of fact that `domain/tools/facts.ts` names. Nobody in particular asks on a public page. */
export type FactProviders = {
  [K in keyof FactKinds]: (ask: FactKinds[K]["ask"], asker: Asker | null) => Promise<FactKinds[K]["answer"]>;
};

export function createFactProviders(
  { db, reads }: Pick<Database, "db" | "reads">,
  {
    keys,
    models,
    now,
    showsInvented,
  }: {
    keys: Pick<AuthKeys, "mac">;
    models: ModelFiles;
    now: () => Date;
    /** Whether invented homes of the market may be compared with: in a demonstration alone. */
    showsInvented: boolean;
  },
): FactProviders {
  return {
    today: async () => isoDateInMadrid(now()),
    nearbyListings: (ask, asker) => nearbyListings(db, ask, asker, { now: now(), showsInvented }),
    withdrawnNearby: (ask, asker) => withdrawnNearby(db, ask, asker, { now: now(), showsInvented }),
    chosenComparables: (ask, asker) => chosenComparables(db, ask, asker),
    listingsOf2018: (ask, asker) => findListingsOf2018(reads, ask, asker?.actor ?? null),
    ownAccuracy: async (_ask, asker) =>
      asker && !asker.actor.isAnonymous ? await latestAccuracy(db, asker.actor) : null,
    valuationModel: (ask) => models.at(ask),
    municipality: async (ask) => municipalityAt(ask),
    officialPrice: async (ask) => officialPriceAt(ask),
    officialSeries: (ask) => readOfficialSeries(db, ask.ids),
    // A visitor has no ledger.
    optedOut: async ({ phones }, asker) =>
      asker && !asker.actor.isAnonymous ? await optedOutOf(db, { actor: asker.actor, keys }, phones) : [],
    saleTimes: (ask, asker) =>
      saleTimes(reads, ask, asker?.actor ?? null, { today: isoDateInMadrid(now()), showsInvented }),
    homePhotos: (_ask, asker) => photosOfAsked(db, asker),
    homesOfPhones: (ask, asker) => homesOfPhones(db, ask, asker?.actor ?? null),
  };
}

/** Answers all of a tool's questions, as the asker may know it. */
export async function answerNeeds<N extends Needs>(
  providers: FactProviders,
  needs: N,
  asker: Asker | null,
): Promise<FactsFor<N>> {
  const answers = await Promise.all(
    Object.entries(needs).map(async ([kind, ask]) => [
      kind,
      await (providers[kind as keyof FactKinds] as (ask: unknown, asker: Asker | null) => Promise<unknown>)(ask, asker),
    ]),
  );
  return Object.fromEntries(answers);
}
