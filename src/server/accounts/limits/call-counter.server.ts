/** More keys than honest callers of a minute; about ten megabytes when every place is taken. */
const MOST_KEYS = 50_000;
/**
 * A caller whom one process counted for less than this share of a limit is told to nobody. While sixteen processes all stay below it,
 * their sum stays below the limit, so that what is not told lets nobody through who should wait.
 */
const TOLD_FROM = 1 / 16;

export interface Counted {
  isAllowed: boolean;
  /** Number of calls that the window allows, and of those left. */
  limit: number;
  remaining: number;
  /** Until the window is over. */
  msBeforeNext: number;
}

export interface CallCounter {
  /** Counts one call. */
  take(key: string): Counted;
  /** Number of keys in memory, for tests. */
  size(): number;
}

/** Calls of one key within its window, as processes tell each other. */
export interface ToldCalls {
  key: string;
  /** All calls that this process counted in the window. */
  calls: number;
  /** Until the window is over. */
  msLeft: number;
}

/** A counter that hears what other processes counted for the same keys. */
export interface TogetherCounter extends CallCounter {
  /** Whether a window is under way, so that what others count matters. */
  isOpen(): boolean;
  /** Calls that others should know of and that were not told since they were counted; at most so many keys. */
  untold(most: number): ToldCalls[];
  /** These were told. Calls that were counted meanwhile are told next. */
  told(sent: readonly ToldCalls[]): void;
  /** Takes note of the sum that all other processes counted for a key. From now on this process tells what it counts for it, however little. */
  hear(others: ToldCalls): void;
}

interface CounterOptions {
  calls: number;
  seconds: number;
  mostKeys?: number;
}

/** Whole milliseconds of a clock that nobody sets: a machine's clock put back would keep callers out for so much longer. */
const steadyNow = (): number => Math.round(performance.now());

/**
 * Counts calls by key in windows that begin with a key's first call. A window is one entry of a map: no timer for each, and
 * no more entries than `mostKeys`, however many addresses a caller has. When all places are taken, the oldest window is
 * forgotten, because forgetting a count is better than refusing a stranger or running out of memory.
 *
 * The count of a call is local and instant. What other processes counted is added as far as it was heard: their windows of a
 * key and this one's end together, with the first of them.
 */
export function createCallCounter({ calls, seconds, mostKeys = MOST_KEYS }: CounterOptions): TogetherCounter {
  const toldFrom = Math.max(1, Math.floor(calls * TOLD_FROM));
  // A window is inserted when it begins, so the map is in the order in which windows end, but for those that others end earlier.
  const windows = new Map<string, { count: number; endsAt: number; told: number }>();
  const elsewhere = new Map<string, { count: number; endsAt: number }>();
  const toTell = new Set<string>();

  const forgetOld = (from: Map<string, { endsAt: number }>, now: number) => {
    for (const [key, { endsAt }] of from) {
      if (endsAt > now && from.size < mostKeys) return;
      from.delete(key);
      if (from === windows) toTell.delete(key);
    }
  };
  /** The sum of others in windows that are not over. */
  const heardOf = (key: string, now: number) => {
    const heard = elsewhere.get(key);
    return heard && heard.endsAt > now ? heard : undefined;
  };

  return {
    take(key) {
      const now = steadyNow();
      const heard = heardOf(key, now);
      let window = windows.get(key);
      if (!window || window.endsAt <= now) {
        windows.delete(key);
        forgetOld(windows, now);
        window = { count: 0, endsAt: heard?.endsAt ?? now + seconds * 1000, told: 0 };
        windows.set(key, window);
      }
      window.count += 1;
      const all = window.count + (heard?.count ?? 0);
      // A count beyond the limit refuses everywhere already.
      if ((heard || window.count >= toldFrom) && window.told < calls) toTell.add(key);
      return {
        isAllowed: all <= calls,
        limit: calls,
        remaining: Math.max(0, calls - all),
        msBeforeNext: window.endsAt - now,
      };
    },
    size: () => windows.size,
    isOpen() {
      forgetOld(windows, steadyNow());
      return windows.size > 0;
    },
    untold(most) {
      const now = steadyNow();
      const found: ToldCalls[] = [];
      for (const key of toTell) {
        if (found.length === most) break;
        const window = windows.get(key);
        if (window && window.endsAt > now) found.push({ key, calls: window.count, msLeft: window.endsAt - now });
        else toTell.delete(key);
      }
      return found;
    },
    told(sent) {
      for (const { key, calls: known } of sent) {
        const window = windows.get(key);
        if (window) window.told = known;
        if (!window || window.count === known) toTell.delete(key);
      }
    },
    hear({ key, calls: count, msLeft }) {
      const now = steadyNow();
      elsewhere.delete(key);
      forgetOld(elsewhere, now);
      const window = windows.get(key);
      const isOpen = window && window.endsAt > now;
      const endsAt = Math.min(now + msLeft, isOpen ? window.endsAt : Number.POSITIVE_INFINITY);
      elsewhere.set(key, { count, endsAt });
      if (!isOpen) return;
      window.endsAt = endsAt;
      if (window.count > window.told) toTell.add(key);
    },
  };
}
