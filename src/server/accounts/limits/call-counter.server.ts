/** More keys than honest callers of a minute; about ten megabytes when every place is taken. */
const MOST_KEYS = 50_000;

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

/**
 * Counts calls by key in windows that begin with a key's first call. A window is one entry of a map: no timer for each, and
 * no more entries than `mostKeys`, however many addresses a caller has. When all places are taken, the oldest window is
 * forgotten, because forgetting a count is better than refusing a stranger or running out of memory.
 */
export function createCallCounter({
  calls,
  seconds,
  mostKeys = MOST_KEYS,
}: {
  calls: number;
  seconds: number;
  mostKeys?: number;
}): CallCounter {
  // A window is inserted when it begins, so the map is in the order in which windows end.
  const windows = new Map<string, { count: number; endsAt: number }>();

  const forgetOld = (now: number) => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size < mostKeys) return;
      windows.delete(key);
    }
  };

  return {
    take(key) {
      const now = Date.now();
      let window = windows.get(key);
      if (!window || window.endsAt <= now) {
        windows.delete(key);
        forgetOld(now);
        window = { count: 0, endsAt: now + seconds * 1000 };
        windows.set(key, window);
      }
      window.count += 1;
      return {
        isAllowed: window.count <= calls,
        limit: calls,
        remaining: Math.max(0, calls - window.count),
        msBeforeNext: window.endsAt - now,
      };
    },
    size: () => windows.size,
  };
}
