import { readStored, writeStored } from "./browser-store.ts";
import { postQuietly } from "./post-quietly.ts";
import { pagesForLead, secondsOnSite } from "./visit.ts";

/** Keeps a lead's visit up to date: every thirty seconds and on leaving, for as long as the server knows the lead. */

const LEAD_KEY = "lead_id";
const TRACKING_MS = 30_000;

const NOT_FOUND = 404;

/** Page of the form that made the lead; after a reload nobody knows it any more. */
let formPage: string | null = null;

/** Keeps the new lead's id, and its visit up to date from now on. */
export function rememberLead(id: string, page: string): void {
  formPage = page;
  writeStored("localStorage", LEAD_KEY, id);
  trackLead();
}

let end: (() => void) | null = null;

/** Once for the life of the document. @returns ends it */
export function trackLead(): () => void {
  end ??= startTracking();
  return () => {
    end?.();
    end = null;
  };
}

function startTracking(): () => void {
  const timer = window.setInterval(() => {
    // A tab that nobody looks at is no visit.
    if (document.visibilityState === "visible") void sendTracking();
  }, TRACKING_MS);
  const hide = () => {
    if (document.visibilityState === "hidden") leave();
  };
  document.addEventListener("visibilitychange", hide);
  window.addEventListener("pagehide", leave);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", hide);
    window.removeEventListener("pagehide", leave);
  };
}

/** Leaving fires both events, in an order that depends on the browser; one message is enough. */
const SAME_LEAVING_MS = 1000;
let leftAt = Number.NEGATIVE_INFINITY;

function leave(): void {
  const now = Date.now();
  if (now - leftAt < SAME_LEAVING_MS) return;
  leftAt = now;
  void sendTracking({ keepalive: true });
}

async function sendTracking({ keepalive = false } = {}): Promise<void> {
  const id = readStored("localStorage", LEAD_KEY);
  if (id === null) return;
  const pages = pagesForLead(formPage);
  const status = await postQuietly(
    `/api/leads/${encodeURIComponent(id)}`,
    {
      ...(pages === undefined ? {} : { pages_visited: pages }),
      time_on_site: secondsOnSite(),
      last_visit_at: new Date().toISOString(),
    },
    { method: "PATCH", keepalive },
  );
  if (status === NOT_FOUND) {
    writeStored("localStorage", LEAD_KEY, null);
    return;
  }
  if (status === undefined || status >= 400) console.warn("lead tracking", status ?? "no answer");
}
