import type { MarketFacts } from "../market-home.ts";
import { type Advert, type AdvertChange, type Described, isOffered, PORTFOLIO_SOURCE } from "./advert.ts";
import { stepsOf } from "./changes.ts";
import { courseOf } from "./course.ts";

/** The facts of a dwelling as its adverts and what happened to them give them. */
export interface Dwelling extends Omit<MarketFacts, "expectedCents" | "position"> {
  /** The home of the portfolio that it is. */
  homeId: string | null;
  isDemo: boolean;
  title: string | null;
  address: string | null;
  province: string | null;
  cover: string | null;
  seenOn: string;
  /** Names of those who offer it, or who did last. */
  sources: string[];
  terms: string;
  /** Its states and prices over time (`courseOf`). */
  course: string;
}

/** Values that are taken one by one, each from the newest advert that states it. */
const SINGLE = [
  "title",
  "address",
  "quarter",
  "town",
  "province",
  "postalCode",
  "municipalityCode",
  "builtAreaM2",
  "rooms",
  "bathrooms",
  "floor",
  "yearBuilt",
  "condition",
  "energyRating",
  "seller",
  "cover",
] as const satisfies readonly (keyof Described)[];
type Single = { [Name in (typeof SINGLE)[number]]: NonNullable<Described[Name]> | null };

/** Stems of a home beyond these characters say little that those before them do not. */
export const MOST_TERMS = 1_500;
const MOST_SOURCES = 20;

/**
 * The one place where facts of a dwelling come from: neither the order in which its adverts were heard of, nor how often, changes
 * anything. Its state, its price and their history follow from what happened (`stepsOf`), of the adverts in the currency of the
 * leading one; every other value is that of the newest advert that states it.
 *
 * @param adverts all of the dwelling, one at least
 * @param changes all of those adverts
 */
export function dwellingOf(adverts: readonly Advert[], changes: readonly AdvertChange[]): Dwelling {
  const ranked = [...adverts].sort(byRank);
  const lead = ranked[0]!;
  const { operation, type, country } = lead.described;
  const steps = stepsOf(
    ranked.filter(({ currency }) => currency === lead.currency),
    changes,
  );
  const now = steps.at(-1) ?? lead;
  const placed = ranked.find(({ described }) => described.latitude !== undefined && described.longitude !== undefined);
  const offering = ranked.filter(({ status }) => isOffered(status));
  const named = offering.length > 0 ? offering : ranked;
  return {
    operation,
    type,
    country,
    ...singleValues(ranked),
    latitude: placed?.described.latitude ?? null,
    longitude: placed?.described.longitude ?? null,
    ...featuresIn(ranked),
    status: now.status,
    priceCents: now.priceCents,
    currency: lead.currency,
    ...historyOf(steps),
    listedOn: ranked.reduce((first, { listedOn }) => (listedOn < first ? listedOn : first), lead.listedOn),
    seenOn: ranked.reduce((last, { seenOn }) => (seenOn > last ? seenOn : last), lead.seenOn),
    adverts: offering.length,
    sources: namesIn(named),
    terms: termsIn(ranked),
    course: courseOf(steps, !isFirstDayUnknown(ranked)),
    homeId: ranked.find(({ source }) => source === PORTFOLIO_SOURCE)?.externalId ?? null,
    isDemo: ranked.every(({ described }) => described.isDemo === true),
  };
}

/** Whether the first of the days that its adverts began on is one that no sender said. */
function isFirstDayUnknown(adverts: readonly Advert[]): boolean {
  const first = adverts.reduce((least, { listedOn }) => (listedOn < least ? listedOn : least), adverts[0]!.listedOn);
  return adverts.every(({ listedOn, described }) => listedOn !== first || described.isFirstDayUnknown === true);
}

/** Those that offer it first, then the newest; equals by their names, so that there is one order only. */
function byRank(a: Advert, b: Advert): number {
  return (
    Number(isOffered(b.status)) - Number(isOffered(a.status)) ||
    order(b.seenOn, a.seenOn) ||
    order(b.listedOn, a.listedOn) ||
    order(a.source, b.source) ||
    order(a.externalId, b.externalId)
  );
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function singleValues(ranked: readonly Advert[]): Single {
  const values: Record<string, unknown> = {};
  for (const name of SINGLE) {
    values[name] = null;
    for (const { described } of ranked) {
      if (described[name] === undefined) continue;
      values[name] = described[name];
      break;
    }
  }
  return values as Single;
}

function featuresIn(ranked: readonly Advert[]): { features: number; knownFeatures: number } {
  let [features, knownFeatures] = [0, 0];
  for (const { described } of ranked) {
    const more = (described.knownFeatures ?? 0) & ~knownFeatures;
    features |= (described.features ?? 0) & more;
    knownFeatures |= more;
  }
  return { features, knownFeatures };
}

/**
 * The price before of the advert that gives the price, the day on which it was changed, and the days on which the home came back or closed. The
 * paid price is no change of the asking one.
 */
function historyOf(steps: ReturnType<typeof stepsOf>) {
  const history = {
    previousPriceCents: null as number | null,
    priceChangedOn: null as string | null,
    returnedOn: null as string | null,
    closedOn: null as string | null,
  };
  for (const [index, { on, status, beforeCents, changedOn }] of steps.entries()) {
    const before = steps[index - 1]?.status;
    if (isOffered(status)) {
      if (before !== undefined && !isOffered(before)) history.returnedOn = on;
      history.previousPriceCents = beforeCents;
      history.priceChangedOn = changedOn;
    }
    if (status !== "cerrado") history.closedOn = null;
    else if (before !== "cerrado") history.closedOn = on;
  }
  return history;
}

const namesIn = (adverts: readonly Advert[]): string[] =>
  [...new Set(adverts.flatMap(({ agencyName, described }) => agencyName ?? described.sender ?? []))].slice(
    0,
    MOST_SOURCES,
  );

function termsIn(ranked: readonly Advert[]): string {
  const [first] = ranked;
  if (ranked.length === 1) return first?.described.terms ?? "";
  return joinTerms(ranked.flatMap(({ described }) => described.terms?.split(" ") ?? []));
}

/** Stems, each once, between blanks: as many of the first ones as there is room for. */
export function joinTerms(stems: readonly string[]): string {
  let text = "";
  for (const stem of new Set(stems)) {
    if (stem === "") continue;
    if (text.length + 1 + stem.length > MOST_TERMS) break;
    text += text === "" ? stem : ` ${stem}`;
  }
  return text;
}
