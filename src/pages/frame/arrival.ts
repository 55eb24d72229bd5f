/** Where the reader is: enough to know whether a navigation has brought them to another page. */
export interface Whereabouts {
  pathname: string;
  /** The document's title. */
  title: string;
}

/**
 * Whether a navigation has led to another page. Another section, filter or sheet of the same page has its path, or at
 * least its title; what opens there says so itself.
 */
export const isArrival = (before: Whereabouts, now: Whereabouts): boolean =>
  before.pathname !== now.pathname && before.title !== now.title;

/** Title of a page as it is read out: without the name of the site, which the reader has not left. */
export const spokenTitle = (title: string): string => title.replace(/ \| Umbral$/, "");

/** The id in `#c%C3%B3digo`; one that cannot be decoded is taken as it came, and names nothing. */
function sectionOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The part of the document that this needs. */
interface Landing {
  focus(options?: FocusOptions): void;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
  contains(other: never): boolean;
}

/**
 * Takes keyboard and screen reader to the new page: to the section that the address names, else to its title, else to its
 * contents. A page that has put the focus somewhere itself keeps it there.
 */
export function landOn<Found extends Landing>(
  page: {
    activeElement: Found | null;
    getElementById(id: string): Found | null;
    querySelector(selector: string): Found | null;
  },
  hash: string,
): void {
  const main = page.querySelector("main");
  if (!main || (page.activeElement && page.activeElement !== main && main.contains(page.activeElement as never)))
    return;
  const named = hash === "" ? null : page.getElementById(sectionOf(hash));
  const target = named ?? page.querySelector("main h1") ?? main;
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  // Where the page stands on the screen is decided by the navigation: back and forward keep their place.
  target.focus({ preventScroll: true });
}
