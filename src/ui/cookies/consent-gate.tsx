import { type ComponentType, useEffect, useRef, useState } from "react";
import { OPEN_COOKIE_SETTINGS } from "../site/cookie-settings.ts";
import { resumeConsent } from "./consent.ts";
import type { CookieBannerProps } from "./cookie-banner.tsx";

const BANNER_DELAY_MS = 2000;

/** Decides whether to ask about cookies, and fetches the banner only then. */
export function ConsentGate() {
  const [Banner, setBanner] = useState<ComponentType<CookieBannerProps> | null>(null);
  const [shown, setShown] = useState<{ byRequest: boolean } | null>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const show = async (byRequest: boolean) => {
      try {
        const { CookieBanner } = await import("./cookie-banner.tsx");
        setBanner(() => CookieBanner);
        setShown({ byRequest });
      } catch (error) {
        console.warn("cookie banner", error); // nothing optional runs without it; the next page asks again
      }
    };
    const reopen = () => {
      opener.current = document.activeElement;
      void show(true);
    };
    window.addEventListener(OPEN_COOKIE_SETTINGS, reopen);
    const timer = resumeConsent() ? window.setTimeout(() => void show(false), untilDue()) : undefined;
    return () => {
      window.removeEventListener(OPEN_COOKIE_SETTINGS, reopen);
      window.clearTimeout(timer);
    };
  }, []);

  if (Banner === null || shown === null) return null;
  return (
    <Banner
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
