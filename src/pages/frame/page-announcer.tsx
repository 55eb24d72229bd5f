import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isArrival, landOn, spokenTitle, type Whereabouts } from "./arrival.ts";

/**
 * After each navigation without a new document: says the title of the page and moves the focus there, as a browser does
 * when it loads one. Silent on the first page, which the browser itself announces.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const before = useRef<Whereabouts>(undefined);
  const [notice, setAnnounced] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a section of the same page is followed by the browser
  useEffect(() => {
    const now = { pathname, title: document.title };
    const from = before.current;
    before.current = now;
    if (!from || !isArrival(from, now)) return;
    setAnnounced(spokenTitle(now.title));
    landOn<HTMLElement>(document as never, hash);
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {notice}
    </p>
  );
}
