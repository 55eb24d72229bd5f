import { readStored, writeStored } from "./browser-store.ts";

/** Set while this session is measured with consent. */
const FLAG = "analytics_tracking";
/** Sent once analytics is allowed: by a stored consent, or by a choice just made. */
export const ANALYTICS_ACTIVATED = "analytics:activated";
/**
 * The hook for an outside analytics service: a page view in the form that such a service may have, published only with
 * consent and a real measurement id. Nothing of such a service is loaded here. To add one, listen to this event,
 * declare its storage in `content/cookies.ts`, raise `CONSENT_VERSION` and open the security policy for its host.
 */
const ANALYTICS_PAGE_VIEW = "analytics:page-view";
/** The address of a shared page is its key: no service learns it. */
const SHARED = /^(\/[a-z]+)?\/(compartir|shared|seleccion|propuesta|avisos-busqueda)\//;

export function activateAnalytics(): void {
  writeStored("sessionStorage", FLAG, "true");
  window.dispatchEvent(new Event(ANALYTICS_ACTIVATED));
}

export function deactivateAnalytics(): void {
  writeStored("sessionStorage", FLAG, null);
}

export function isAnalyticsActive(): boolean {
  return readStored("sessionStorage", FLAG) === "true";
}

export function forwardPageView(analyticsId: string | null, view: { path: string; query: string }): void {
  if (analyticsId === null || !isAnalyticsActive() || SHARED.test(view.path)) return;
  window.dispatchEvent(new CustomEvent(ANALYTICS_PAGE_VIEW, { detail: { analyticsId, ...view } }));
}
