import { tileBytes } from "./tile-bytes.ts";

/** Fetches and decodes tiles: those that are wanted now, the first ones first, and no more of what nobody wants any longer. */
export interface TileLoader {
  /** Replaces what is wanted; what is on its way and is not named any more is given up. */
  want(addresses: readonly string[]): void;
  dispose(): void;
}

const AT_ONCE = 6;
/** A tile that failed is tried again after a pause, a few times. */
const PAUSE_MS = 1_500;
const MOST_TRIES = 4;

/** @param onTile called with each picture, which is the caller's to close */
export function createTileLoader(onTile: (address: string, picture: ImageBitmap) => void): TileLoader {
  let waiting: string[] = [];
  const under = new Map<string, AbortController>();
  const tries = new Map<string, number>();
  const timers = new Set<number>();
  let isOver = false;

  const next = () => {
    while (under.size < AT_ONCE && waiting.length > 0) void load(waiting.shift()!);
  };

  async function load(address: string): Promise<void> {
    const stop = new AbortController();
    under.set(address, stop);
    try {
      const picture = await createImageBitmap(await tileBytes(address, stop.signal));
      if (stop.signal.aborted || isOver) picture.close();
      else onTile(address, picture);
      tries.delete(address);
    } catch {
      if (!stop.signal.aborted) later(address);
    } finally {
      if (under.get(address) === stop) under.delete(address);
      if (!isOver) next();
    }
  }

  function later(address: string): void {
    const tried = (tries.get(address) ?? 0) + 1;
    tries.set(address, tried);
    if (tried >= MOST_TRIES) return;
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      waiting.push(address);
      next();
    }, PAUSE_MS * tried);
    timers.add(timer);
  }

  return {
    want(addresses) {
      const wanted = new Set(addresses);
      for (const [address, stop] of under)
        if (!wanted.has(address)) {
          stop.abort();
          under.delete(address);
        }
      waiting = addresses.filter((address) => !under.has(address) && (tries.get(address) ?? 0) < MOST_TRIES);
      next();
    },
    dispose() {
      isOver = true;
      for (const stop of under.values()) stop.abort();
      for (const timer of timers) clearTimeout(timer);
      under.clear();
      waiting = [];
    },
  };
}
