import type { Logger } from "pino";
import { createAuthServices } from "../accounts/auth/auth-services.server.ts";
import { createCallCounts } from "../accounts/limits/call-counts.server.ts";
import { createEventHub } from "../accounts/realtime/event-hub.server.ts";
import { contactMoves } from "../crm/contacts/move-contacts.server.ts";
import type { ZoneFiguresKeeper } from "../market/figures/zone-figures.server.ts";
import type { MarketIndex } from "../market/index/market-index.server.ts";
import { createProxyWatch } from "../operations/monitoring/proxy-watch.server.ts";
import type { Database } from "../platform/db/connection.server.ts";
import type { Config } from "../platform/env.server.ts";
import { createFailureLog } from "../platform/failures/failure-log.server.ts";
import { createMetrics } from "../platform/metrics/metrics.server.ts";
import type { RequestMeter } from "../platform/metrics/request-meter.server.ts";
import type { ChangeFeed } from "../platform/realtime/change-feed.server.ts";
import { openStore } from "../platform/store/open-store.server.ts";
import { createCountryLookup } from "../site/region/country-lookup.server.ts";
import { createScreenShelf, SCREENS_FOLDER } from "../site/screens/built-screens.server.ts";
import { MODELS_FOLDER, openModelFiles } from "../tools/facts/model-files.server.ts";
import { createFactProviders } from "../tools/facts/providers.server.ts";
import { checkDomain, systemDns } from "../tools/landings/landing-domains.server.ts";
import { createLandingHosts } from "../tools/landings/landing-hosts.server.ts";
import { createMapTiles } from "../tools/map-tiles/map-tiles.server.ts";
import type { Services } from "./services.server.ts";

export function createServices(parts: {
  config: Config;
  database: Database;
  log: Logger;
  changes: ChangeFeed;
  meter: RequestMeter;
  market: MarketIndex;
  zoneFigures: ZoneFiguresKeeper;
  ending: AbortSignal;
  now(): Date;
}): Services {
  const { now } = parts;
  const { db } = parts.database;
  const models = openModelFiles(MODELS_FOLDER, (err, file) => parts.log.error({ err, file }, "a model cannot be used"));
  const auth = createAuthServices(parts.config, db);
  return {
    ...parts,
    store: openStore(parts.config),
    metrics: createMetrics(parts.meter),
    facts: createFactProviders(parts.database, {
      keys: auth.keys,
      models,
      now,
      showsInvented: parts.config.mode === "demo",
    }),
    mapTiles: createMapTiles(parts.config, { now, log: parts.log }),
    dns: systemDns,
    landingHosts: createLandingHosts({
      db,
      publicUrl: parts.config.publicUrl,
      now,
      recheck: (id) =>
        void checkDomain(id, { db, dns: systemDns, publicUrl: parts.config.publicUrl, now: now() }).catch((err) =>
          parts.log.warn({ err }, "the records of a page's domain could not be looked at again"),
        ),
    }),
    failures: createFailureLog({ db, log: parts.log, now }),
    countries: createCountryLookup(parts.config, parts.log),
    screens: createScreenShelf(SCREENS_FOLDER),
    proxies: createProxyWatch(parts.config, parts.log),
    auth,
    callCounts: createCallCounts({ db, log: parts.log }),
    contactMoves,
    events: createEventHub({ db, changes: parts.changes, log: parts.log, meter: parts.meter, now }),
  };
}
