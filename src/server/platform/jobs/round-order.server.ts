/** How urgent a round is: work of the night gives way to work that a person waits for. */
export type Urgency = "person" | "soon" | "night";

/** A portion of the night's work waits so long at most: without an end people would never leave it a turn. */
const PATIENCE_MS = 60_000;

export interface RoundOrder {
  /** Does a round when its turn has come. @returns undefined where the order was closed before */
  run<T>(urgency: Urgency, round: () => Promise<T>): Promise<T | undefined>;
  /** Rounds that wait are left out from now on. */
  close(): void;
}

/**
 * The order of the rounds of one thread, which share its processor, connections and memory. One round of the night runs at a time, and
 * begins while nothing that a person waits for is under way, or after a minute of waiting. All others begin at once.
 */
export function createRoundOrder(patienceMs = PATIENCE_MS): RoundOrder {
  let urgent = 0;
  let isClosed = false;
  let nights: Promise<unknown> = Promise.resolve();
  let calm = Promise.withResolvers<void>();
  calm.resolve();
  const closing = Promise.withResolvers<void>();

  const untilCalm = async (): Promise<void> => {
    const until = performance.now() + patienceMs;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs);
      timer.unref();
    });
    // Another round may have begun before this one goes on.
    while (urgent > 0 && !isClosed && performance.now() < until)
      await Promise.race([calm.promise, late, closing.promise]);
    clearTimeout(timer);
  };

  return {
    async run(urgency, round) {
      if (isClosed) return undefined;
      if (urgency === "soon") return await round();
      if (urgency === "night") {
        const mine = nights.then(async () => {
          await untilCalm();
          return isClosed ? undefined : await round();
        });
        nights = mine.catch(() => {}); // reported to the caller
        return await mine;
      }
      if (urgent++ === 0) calm = Promise.withResolvers();
      try {
        return await round();
      } finally {
        if (--urgent === 0) calm.resolve();
      }
    },
    close() {
      isClosed = true;
      closing.resolve();
    },
  };
}
