/** Seconds in each scene, counted only while the page can be seen. No visitor is told from another. */
export interface DwellCount {
  /** The visitor stands in this scene from now on. */
  enter(sceneId: string, nowMs: number): void;
  /** Whether the page can be seen, from now on. */
  see(isSeen: boolean, nowMs: number): void;
  /** Hands over what was counted since it was taken last; scenes of less than a second are kept for later. */
  take(nowMs: number): readonly { readonly id: string; readonly seconds: number }[];
}

/** A tab that stands open in front of nobody counts for so long at most. */
const MOST_SECONDS = 600;

export function createDwellCount(isSeenAtFirst: boolean): DwellCount {
  const counted = new Map<string, number>();
  let scene: string | null = null;
  let since = 0;
  let isSeen = isSeenAtFirst;

  function count(nowMs: number): void {
    if (scene !== null && isSeen) counted.set(scene, (counted.get(scene) ?? 0) + Math.max(0, nowMs - since) / 1000);
    since = nowMs;
  }

  return {
    enter(sceneId, nowMs) {
      count(nowMs);
      scene = sceneId;
    },
    see(seen, nowMs) {
      count(nowMs);
      isSeen = seen;
    },
    take(nowMs) {
      count(nowMs);
      const taken = [...counted].filter(([, seconds]) => seconds >= 1);
      for (const [id] of taken) counted.delete(id);
      return taken.map(([id, seconds]) => ({ id, seconds: Math.min(MOST_SECONDS, Math.round(seconds)) }));
    },
  };
}

/** Tells the time of each scene when the page is left or hidden. @returns what ends it */
export function tellDwell(address: string | null): { enter(sceneId: string): void; dispose(): void } {
  if (address === null) return { enter: () => undefined, dispose: () => undefined };
  const count = createDwellCount(document.visibilityState === "visible");
  const stop = new AbortController();
  const tell = () => {
    const scenes = count.take(performance.now());
    if (scenes.length > 0) navigator.sendBeacon?.(address, JSON.stringify({ scenes }));
  };
  document.addEventListener(
    "visibilitychange",
    () => {
      const isSeen = document.visibilityState === "visible";
      count.see(isSeen, performance.now());
      if (!isSeen) tell();
    },
    { signal: stop.signal },
  );
  window.addEventListener("pagehide", tell, { signal: stop.signal });
  return {
    enter: (sceneId) => count.enter(sceneId, performance.now()),
    dispose() {
      tell();
      stop.abort();
    },
  };
}
