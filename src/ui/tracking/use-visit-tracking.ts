import { useEffect } from "react";
import { useLocation } from "react-router";
import { useSite } from "../site/site-info.ts";
import { forwardPageView } from "./analytics.ts";
import { trackLead } from "./lead-tracking.ts";
import { postQuietly } from "./post-quietly.ts";
import { rememberPage } from "./visit.ts";

/** Reports every page looked at, without saying by whom, and keeps the visitor's own lead up to date. */
export function useVisitTracking(): void {
  const { analyticsId } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberPage(pathname);
    const view = { path: pathname, query: search };
    void postQuietly("/api/page-views", { ...view, referrer: document.referrer, locale: navigator.language });
    forwardPageView(analyticsId, view);
  }, [pathname, search, analyticsId]);
  useEffect(trackLead, []);
}
