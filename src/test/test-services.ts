import { pino } from "pino";
import { zoneFigures } from "#domain/market/figures/zone-figures.ts";
import { createCallCounts } from "#server/accounts/limits/call-counts.server.ts";
import { createServices } from "#server/boot/create-services.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { districtsOfTown } from "#server/market/figures/districts-of-town.server.ts";
import { keepZoneFigures } from "#server/market/figures/zone-figures.server.ts";
import { keepIndexHere } from "#server/market/index/index-here.server.ts";
import type { Database } from "#server/platform/db/connection.server.ts";
import { DEMO_FOR_ANYBODY, readConfig } from "#server/platform/env.server.ts";
import { createRequestMeter } from "#server/platform/metrics/request-meter.server.ts";
import { createChangeFeed } from "#server/platform/realtime/change-feed.server.ts";

/** A site of the tests may have any address: nobody reaches it. */
const OF_TESTS = {
  AUTH_SECRET: "a secret of the tests, 32 letters long",
  DEMO_ON_PUBLIC_ADDRESS: DEMO_FOR_ANYBODY,
  // A test that looks for streets, or draws them, names its own stand-ins.
  GEOCODING: "off",
  MAP_TILES: "off",
};

/** Services over a test database, with the configuration of a demonstration unless told otherwise. */
export function testServices(database: Database, env: Record<string, string> = {}): Services {
  const log = pino({ level: "silent" });
  // Each question sees what was written before it.
  const market = keepIndexHere(database, { freshMs: -1 });
  const services = createServices({
    config: readConfig({ ...OF_TESTS, ...env }, process.cwd()),
    database,
    log,
    // Listens only where a test opens a stream; that test closes it.
    changes: createChangeFeed(database, log),
    meter: createRequestMeter(),
    market,
    zoneFigures: keepZoneFigures(
      market,
      async (homes, asked) => zoneFigures(homes, Object.assign({ districts: districtsOfTown(asked.town) }, asked)),
      { freshMs: 0 },
    ),
    ending: new AbortController().signal,
    now: () => new Date(),
  });
  // The same pages whether or not somebody has made pictures here.
  return { ...services, screens: { product: () => ({}), help: () => null } };
}

/** The same services for another app, which has counted nobody's calls yet. */
export const withoutCalls = (services: Services): Services => ({
  ...services,
  callCounts: createCallCounts({ db: services.database.db, log: services.log }),
});
