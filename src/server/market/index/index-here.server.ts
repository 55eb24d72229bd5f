import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { MarketColumns } from "#domain/market/columns/market-columns.ts";
import type { Database } from "../../platform/db/connection.server.ts";
import { callerInHand } from "../../platform/http/caller-in-hand.server.ts";
import { KeptAnswers } from "./kept-answers.server.ts";
import type { MarketIndex, MarketLoading } from "./market-index.server.ts";
import { readChanges } from "./read-changes.server.ts";
import { Turns } from "./turns.server.ts";

/** Homes that were committed longer ago than this are in every answer, in milliseconds. */
const FRESH_MS = 1_000;
/** A question waits so long for what was written meanwhile; after that it is answered by what is there. */
const CATCH_UP_MS = 300;
/** A question that comes while the index is being filled waits so long for its end. */
const LOADING_MS = 2_000;

/** Numbers in an answer to a search, with its facets, and in a mark of a map. */
const NUMBERS_OF_SEARCH = 150;
const NUMBERS_OF_MARK = 7;

interface Options {
  freshMs?: number;
  loadingMs?: number;
}

/** The index in this thread. It is read at the first question, and what was written since then before later ones. */
export function keepIndexHere(
  database: Pick<Database, "pool" | "readPool">,
  { freshMs = FRESH_MS, loadingMs = LOADING_MS }: Options = {},
): MarketIndex {
  let columns = new MarketColumns();
  const kept = new KeptAnswers();
  /** Tells the states of this index from those of another thread, which counts from the beginning. */
  const name = randomUUID();
  let snapshot: string | null = null;
  let total: number | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const read = async () => {
    const startedAt = performance.now();
    snapshot ??= await readFirst();
    // A replica that is behind leaves the rest to the primary.
    snapshot = await readChanges(database.pool, columns, snapshot);
    readAt = startedAt;
  };
  const readFirst = async (): Promise<string> => {
    const from = (pool: Database["pool"]) => {
      // Homes of a reading that failed half way may have been erased since.
      columns = new MarketColumns();
      return readChanges(pool, columns, null, (counted) => {
        total = counted;
      });
    };
    try {
      return await from(database.readPool);
    } catch (error) {
      if (database.readPool === database.pool) throw error;
      // A long reading is what a replica breaks off first, to go on with what the primary wrote.
      return await from(database.pool);
    }
  };
  /** One reading at a time: whoever asks meanwhile waits for the same. */
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const turns = new Turns();
  const answer = async <Answer>(
    caller: string,
    ask: (index: MarketColumns) => Answer,
  ): Promise<Answer | MarketLoading> => {
    if (performance.now() - readAt > freshMs) {
      const done = readOnce();
      // Whoever does not wait for its end is no longer there to hear that it failed; the next question reads again.
      done.catch(() => {});
      await Promise.race([done, sleep(snapshot === null ? loadingMs : CATCH_UP_MS, undefined, { ref: false })]);
    }
    if (snapshot === null) return { isLoading: true, loaded: columns.size, total };
    return await turns.take(caller, () => ask(columns));
  };

  return {
    search: (question, caller = callerInHand()) =>
      answer(caller, (index) =>
        kept.get(
          index.stateOfSearch(question),
          question,
          () => index.search(question),
          () => NUMBERS_OF_SEARCH,
        ),
      ),
    page: (question, caller = callerInHand()) =>
      answer(caller, (index) =>
        kept.get(
          index.stateOfSearch(question),
          // A search of the same words has facets beside its page.
          { page: question },
          () => index.page(question),
          ({ numbers }) => numbers.length,
        ),
      ),
    clusters: (question, caller = callerInHand()) =>
      answer(caller, (index) =>
        kept.get(
          index.stateOfClusters(question),
          question,
          () => index.clusters(question),
          (marks) => 1 + marks.length * NUMBERS_OF_MARK,
        ),
      ),
    zone: (question, known, caller = callerInHand()) =>
      answer(caller, (index) => {
        const state = `${name}:${index.stateOfZone(question)}`;
        const homes = state === known ? null : index.zone(question);
        return typeof homes === "number" ? { state, homes: null, tooMany: homes } : { state, homes };
      }),
    async refresh() {
      // A reading that is under way may have begun before what the caller has written.
      await reading;
      await readOnce();
    },
    async close() {
      await reading?.catch(() => {}); // its own question has heard of it
      columns = new MarketColumns();
      snapshot = null;
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
