import { detectRegion, isRegion, type Region, regionOfPath } from "#domain/shared/region/region.ts";

/**
 * The visitor's region, outside React: found once after the page has loaded, kept when it is picked. The server knows
 * only the prefix, so pages hydrate with that and change prices and selector afterwards.
 */

const REGION_KEY = "user_region";

let known: Region | null = null;
const listeners = new Set<() => void>();

export function subscribeToRegion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until it was found. */
export const knownRegion = (): Region | null => known;

/** Keeps a choice made in the selector. */
export function chooseRegion(region: Region): void {
  try {
    localStorage.setItem(REGION_KEY, region);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  set(region);
}

/** Takes the region of the signed-in person, where this browser has chosen none. */
export function adoptRegion(region: Region): void {
  if (savedRegion() === null) chooseRegion(region);
}

/**
 * Finds the visitor's region as `detectRegion` orders it; an error is logged and gives `default`.
 *
 * @param countryInPage the country that the server wrote into a page made for this visitor; undefined asks it now
 */
export async function findRegion(countryInPage?: string | null): Promise<void> {
  try {
    const saved = savedRegion();
    const path = window.location.pathname;
    const needsLookup = saved === null && regionOfPath(path) === "default";
    const country = needsLookup ? (countryInPage === undefined ? await lookUpCountry() : countryInPage) : null;
    set(detectRegion({ saved, path, country, browserLanguage: navigator.language }));
  } catch (error) {
    console.error("region", error);
    set("default");
  }
}

function savedRegion(): Region | null {
  try {
    const saved = localStorage.getItem(REGION_KEY);
    return isRegion(saved) ? saved : null;
  } catch {
    return null; // storage forbidden: nothing was saved
  }
}

/** Asks our own server for the visitor's country. After an error it is null, and the browser's language decides. */
async function lookUpCountry(): Promise<string | null> {
  try {
    const response = await fetch("/api/geo");
    if (!response.ok) return null;
    const { country_code } = (await response.json()) as { country_code: unknown };
    return typeof country_code === "string" ? country_code : null;
  } catch {
    return null; // offline: the same as a country that nobody knows
  }
}

function set(region: Region): void {
  known = region;
  for (const listener of listeners) listener();
}
