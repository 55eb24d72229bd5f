import { parentPort, workerData } from "node:worker_threads";
import type { IndexClusters, IndexSearch } from "#domain/market/columns/indexed-home.ts";
import { buffersOf, type IndexZone, type ZoneHomes } from "#domain/market/columns/zone-homes.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { connectDatabase, type DatabaseAddress } from "../../platform/db/connection.server.ts";
import { OF_WORK } from "../../platform/db/lasting-client.server.ts";
import { outageCode } from "../../platform/db/outage.server.ts";
import { startThreadTelemetry } from "../../platform/telemetry/thread-telemetry.server.ts";
import { tracing } from "../../platform/telemetry/tracing.server.ts";
import { keepIndexHere } from "./index-here.server.ts";

/** The thread of the index: it reads the market and answers one question after another. `keepIndexThread` starts it. */

/** One for reading; a second one where the first is lost and has not noticed. */
const CONNECTIONS = 2;

const { address } = workerData as MarketThreadStart;
const port = parentPort!;
// Before the first connection, whose queries belong to the traces.
const stopTelemetry = await startThreadTelemetry("market");
const database = connectDatabase({ ...address, max: CONNECTIONS }, OF_WORK);
const index = keepIndexHere(database);

port.on("message", async (asked: MarketThreadAsks | { stop: true }) => {
  if ("stop" in asked) {
    await index.close();
    await database.close();
    await stopTelemetry();
    port.close();
    return;
  }
  const { id } = asked;
  try {
    const here = asked.trace === undefined ? undefined : tracing();
    const answer = await (here
      ? here.continuing(asked.trace!, { name: "answer" }, () => answerTo(asked))
      : answerTo(asked));
    port.postMessage({ id, answer } satisfies MarketThreadNews, columnsOf(answer));
  } catch (error) {
    const { message, stack } = error as Error;
    const isBusy = error instanceof AppError && error.code === "MARKET_BUSY";
    const failed = { message, stack, isAway: outageCode(error) !== null, isBusy };
    port.postMessage({ id, failed } satisfies MarketThreadNews);
  }
});

function answerTo({ search, page, clusters, zone, caller }: MarketThreadAsks): Promise<unknown> {
  if (search) return index.search(search, caller);
  if (page) return index.page(page, caller);
  if (zone) return index.zone(zone.question, zone.known, caller);
  return clusters ? index.clusters(clusters, caller) : index.refresh();
}

/** The columns of a zone are handed over, not copied. */
function columnsOf(answer: unknown): ArrayBuffer[] {
  const { homes } = (answer ?? {}) as { homes?: ZoneHomes | null };
  return homes ? buffersOf(homes) : [];
}

export interface MarketThreadStart {
  address: DatabaseAddress;
}

/** A question; one that asks for nothing is told when everything that was committed has been read. */
export interface MarketThreadAsks {
  id: number;
  /** The caller in whose turn it is answered. */
  caller: string;
  /** The trace that it belongs to, where one is under way. */
  trace?: string | undefined;
  search?: IndexSearch;
  page?: IndexSearch;
  clusters?: IndexClusters;
  zone?: { question: IndexZone; known: string | null };
}

export interface MarketThreadNews {
  id: number;
  answer?: unknown;
  /** Errors lose their class and codes on the way between threads. */
  failed?: { message: string; stack: string | undefined; isAway: boolean; isBusy: boolean };
}
