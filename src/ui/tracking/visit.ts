import { WEEK_S } from "#domain/shared/time/durations.ts";
import { isAnalyticsActive } from "./analytics.ts";

/** This visit, in memory only: its beginning, its pages, its duration. */

const MAX_PAGES = 200;
const MAX_PATH = 300;
const MAX_SECONDS = WEEK_S;
const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;

type Arrival = Partial<Record<(typeof UTM)[number] | "referrer" | "landing_page", string>>;

interface Visit {
  arrival: Arrival;
  startedAt: number;
  pages: string[];
}

let visit: Visit | null = null;

/** The visit, which begins when it is first asked for: with the address that the document was opened at. */
function currentVisit(): Visit {
  visit ??= {
    arrival: readArrival(window.location, document.referrer),
    // Counted from the opening of the document, not from when its programs woke up.
    startedAt: Date.now() - performance.now(),
    pages: [],
  };
  return visit;
}

/** Campaign of the landing address, the page before it and its path. Other parameters of the query are dropped. */
export function readArrival({ pathname, search }: { pathname: string; search: string }, referrer: string): Arrival {
  const query = new URLSearchParams(search);
  const arrival: Arrival = { landing_page: pathname };
  if (referrer) arrival.referrer = referrer;
  for (const name of UTM) {
    const value = query.get(name)?.trim();
    if (value) arrival[name] = value;
  }
  return arrival;
}

export const arrivalOfVisit = (): Arrival => currentVisit().arrival;

export function secondsOnSite(): number {
  const seconds = Math.floor((Date.now() - currentVisit().startedAt) / 1000);
  return Math.min(Math.max(seconds, 0), MAX_SECONDS);
}

export function rememberPage(path: string): void {
  const { pages } = currentVisit();
  if (pages.at(-1) === path) return;
  pages.push(path.slice(0, MAX_PATH));
  if (pages.length > MAX_PAGES) pages.shift();
}

/** Pages that a lead may name: all of them with consent to analytics, else the form's alone, if that is still known. */
export function pagesForLead(formPage: string | null): string[] | undefined {
  const { pages } = currentVisit();
  if (isAnalyticsActive() && pages.length > 0) return [...pages];
  return formPage === null ? undefined : [formPage.slice(0, MAX_PATH)];
}
