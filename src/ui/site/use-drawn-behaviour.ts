import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { hasRegions, isRegion, pathInRegion, REGIONS, withoutRegion } from "#domain/shared/region/region.ts";
import { fades } from "../region/page-link.tsx";
import { chooseRegion, knownRegion, subscribeToRegion } from "../region/region-store.ts";
import { useRegion } from "../region/use-region.ts";
import { toggleTheme } from "../theme.ts";
import { OPEN_COOKIE_SETTINGS } from "./cookie-settings.ts";

/**
 * Behaviour of the markup that the server drew (`server-drawn.tsx`): links go through the router and close their panel,
 * the page itself is marked, and the region, theme and cookie buttons work.
 *
 * @returns path to fetch beforehand: the pointer or the focus is on its link
 */
export function useDrawnBehaviour(): string | null {
  const { pathname } = useLocation();
  const { region } = useRegion();
  const found = useSyncExternalStore(subscribeToRegion, knownRegion, () => null);
  const navigate = useNavigate();
  const [intent, setIntent] = useState<string | null>(null);

  // In one go with the hydration: from then on no click is kept for later (`wake-script`).
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      const button = target.closest<HTMLElement>("[data-theme-toggle], [data-cookie-settings]");
      if (button?.hasAttribute("data-theme-toggle")) toggleTheme();
      else if (button) window.dispatchEvent(new Event(OPEN_COOKIE_SETTINGS));
      const link = linkOf(event);
      if (!link || event.defaultPrevented || isForAnotherTab(event)) return;
      const picked = link.dataset.region;
      if (isRegion(picked)) {
        event.preventDefault();
        chooseRegion(picked);
        closePanel(link);
        const bare = withoutRegion(window.location.pathname);
        // A new document: bar and foot come with the links of their region.
        if (isOfEveryRegion(bare)) {
          window.location.assign(pathInRegion(bare, picked) + window.location.search + window.location.hash);
        }
        return;
      }
      const path = innerPath(link);
      if (path === null) return;
      event.preventDefault();
      closePanel(link);
      navigate(path, { viewTransition: fades(path) });
    };
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      const path = link ? innerPath(link) : null;
      if (path !== null && !link?.dataset.region) setIntent(path.split(/[?#]/)[0]!);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("pointerover", onIntent, { passive: true });
    document.addEventListener("focusin", onIntent);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("pointerover", onIntent);
      document.removeEventListener("focusin", onIntent);
    };
  }, [navigate]);

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-drawn] a:not([data-region])")) {
      if (link.pathname === pathname && link.origin === window.location.origin)
        link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname]);

  useEffect(() => {
    // Nobody has found it yet, and the document says so.
    if (found === null && region === "default") return;
    const { name, currencySymbol } = REGIONS[region];
    for (const label of document.querySelectorAll("[data-region-name]")) {
      label.textContent = `${name} · ${currencySymbol}`;
    }
    for (const link of document.querySelectorAll<HTMLElement>("[data-drawn] a[data-region]")) {
      if (link.dataset.region === region) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, [found, region]);

  return intent;
}

/** The drawn link that an event happened on. */
function linkOf(event: Event): HTMLAnchorElement | null {
  return (event.target as Element).closest?.<HTMLAnchorElement>("[data-drawn] a") ?? null;
}

/**
 * Path, query and fragment of a page of this site; null for other sites, files and pages that need a whole document.
 */
function innerPath(link: HTMLAnchorElement): string | null {
  if (link.origin !== window.location.origin || link.hasAttribute("data-document") || link.target) return null;
  if (link.pathname === window.location.pathname && link.hash) return null;
  if (withoutRegion(link.pathname) === "/") return null; // it comes as a document (`page-link.tsx`)
  if (/\.[a-z]{2,5}$/.test(link.pathname)) return null; // a file
  return link.pathname + link.search + link.hash;
}

function isForAnotherTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}

function closePanel(link: Element): void {
  link.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** A city's page exists once; its links lead nowhere under a prefix. */
function isOfEveryRegion(path: string): boolean {
  return hasRegions(path) && document.querySelector('link[rel="alternate"][hreflang]') !== null;
}
