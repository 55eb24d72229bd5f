/** Latest moment, in milliseconds: a page that is never at rest gets there too. */
const LATEST_MS = 4000;
/** Pause where the browser does not say when it is idle, as in Safari. */
const PAUSE_MS = 400;

/** Calls once the page has loaded and the browser has nothing else to do. @returns takes the wish back */
export function whenIdle(act: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const wish = window.requestIdleCallback(act, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(wish);
}
