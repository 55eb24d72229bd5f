import { useEffect } from "react";
import { useLocation } from "react-router";
import { useSite } from "../site/site-info.ts";
import { forwardPageView } from "./analytics.ts";
import { readStored } from "./browser-store.ts";
import { postQuietly } from "./post-quietly.ts";
import { rememberPage } from "./visit.ts";

/** Reports every page view without the visitor's identity, and keeps the visitor's own lead up to date. */
export function useVisitTracking(): void {
  const { analyticsId } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberPage(pathname);
    const view = { path: pathname, query: search };
    void postQuietly("/api/page-views", { ...view, referrer: document.referrer, locale: navigator.language });
    forwardPageView(analyticsId, view);
  }, [pathname, search, analyticsId]);
  useEffect(() => {
    // Most visitors have left no address: the code comes with the first one who has.
    if (readStored("localStorage", "lead_id") === null) return;
    import("./lead-tracking.ts").then(
      ({ trackLead }) => trackLead(),
      (error) => console.warn("lead tracking", error),
    );
  }, []);
}
