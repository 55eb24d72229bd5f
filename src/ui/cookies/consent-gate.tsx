import { useEffect, useRef, useState } from "react";
import { OPEN_COOKIE_SETTINGS } from "../site/cookie-settings.ts";
import { resumeConsent } from "./consent.ts";
import { CookieBanner } from "./cookie-banner.tsx";

const BANNER_DELAY_MS = 2000;

/**
 * Decides whether to ask about cookies. The banner comes with every page: a first visit always needs it, and a file of its
 * own would cost more than its two kilobytes.
 */
export function ConsentGate() {
  const [shown, setShown] = useState<{ byRequest: boolean } | null>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const reopen = () => {
      opener.current = document.activeElement;
      setShown({ byRequest: true });
    };
    window.addEventListener(OPEN_COOKIE_SETTINGS, reopen);
    const timer = resumeConsent() ? window.setTimeout(() => setShown({ byRequest: false }), untilDue()) : undefined;
    return () => {
      window.removeEventListener(OPEN_COOKIE_SETTINGS, reopen);
      window.clearTimeout(timer);
    };
  }, []);

  if (shown === null) return null;
  return (
    <CookieBanner
      takesFocus={shown.byRequest}
      onDone={() => {
        setShown(null);
        if (opener.current instanceof HTMLElement) opener.current.focus();
        opener.current = null;
      }}
    />
  );
}

/** Two seconds from the page's load, however long it slept before it woke up. */
function untilDue(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const loadedAt = navigation?.loadEventEnd || performance.now();
  return Math.min(Math.max(BANNER_DELAY_MS - (performance.now() - loadedAt), 0), BANNER_DELAY_MS);
}
