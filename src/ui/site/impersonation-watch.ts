import { readStored, writeStored } from "../tracking/browser-store.ts";

/** The session in which this browser looks as somebody else, shared with its other tabs. */
const KEY = "umbral-como";

/**
 * A page that was loaded as somebody else is never used as oneself, nor the other way round: when a tab enters or leaves an
 * account, and when the hour is over, all others are loaded anew.
 */
export function watchImpersonation(): () => void {
  const bar = document.querySelector<HTMLElement>("[data-como]");
  const shown = bar?.dataset.como ?? null;
  if (readStored("localStorage", KEY) !== shown) writeStored("localStorage", KEY, shown);
  const reload = () => window.location.reload();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== shown) reload();
  };
  // Kept by the browser for a step back: its content may be outdated.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readStored("localStorage", KEY) !== shown) reload();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShow);
  const left = bar ? new Date(bar.dataset.until ?? "").getTime() - Date.now() : Number.NaN;
  const timer = Number.isNaN(left) ? undefined : window.setTimeout(reload, Math.max(left, 1_000) + 1_000);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShow);
    window.clearTimeout(timer);
  };
}
