import { bitsApart, SAME_PICTURE_BITS } from "../../portfolio/homes/photo-likeness.ts";
import { overallQuality, qualityOf } from "../../portfolio/homes/photo-quality.ts";
import type { PhotoRoom } from "../../portfolio/homes/photo-rooms.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { plain } from "../../shared/wording/plain-text.ts";
import { splitSentences } from "../../shared/wording/sentences.ts";
import { measureText } from "../writing/measures.ts";
import type { AdvertPhoto, ReviewedAdvert } from "./advert.ts";
import { concreteFacts } from "./concrete-facts.ts";
import {
  CRITERIA,
  type CriterionId,
  ENOUGH_FACTS,
  ENOUGH_FIRST_FACTS,
  ENOUGH_LETTERS,
  ENOUGH_PHOTOS,
  FEW_PHOTOS,
  FIRST_LETTERS,
  LONG_SENTENCE,
  LONGEST_TITLE,
  PARTS,
  type Part,
} from "./rubric.ts";
import { writingFaults } from "./spelling.ts";

/** Readings of an advert that were made already: whoever scores many that differ in one thing reads the rest once. */
export interface Seen {
  /** Faults of writing. */
  faults: (text: string) => number;
  facts: (text: string) => number;
  repeated: (photos: readonly AdvertPhoto[]) => ReadonlySet<string>;
}

export function createSeen(): Seen {
  const facts = new Map<string, number>();
  const faults = new Map<string, number>();
  const repeated = new Map<readonly AdvertPhoto[], ReadonlySet<string>>();
  return {
    faults: (text) => {
      const known = faults.get(text) ?? writingFaults(text).length;
      faults.set(text, known);
      return known;
    },
    facts: (text) => {
      const known = facts.get(text) ?? concreteFacts(text).size;
      facts.set(text, known);
      return known;
    },
    repeated: (photos) => {
      const known = repeated.get(photos) ?? repeatedPhotos(photos);
      repeated.set(photos, known);
      return known;
    },
  };
}

/**
 * The score of an advert. A true fact that is added never lowers it: what is known, said or shown is counted and never divided by what
 * might be, and no datum changes what is asked of the others.
 */
export interface Scored {
  /** Points of a hundred, of the criteria that count; not rounded. */
  score: number;
  criteria: { id: CriterionId; got: number; points: number }[];
  /** Points of each part; null for one that does not count for want of comparables. */
  parts: Record<Part, { got: number; points: number } | null>;
}

export function scoreOf(advert: ReviewedAdvert, seen: Seen = createSeen()): Scored {
  const shares: Record<CriterionId, number | null> = {
    price: priceShare(advert),
    ...photoShares(advert, seen),
    ...textShares(advert.text, seen),
    data: share(advert.wanted.filter(({ isKnown }) => isKnown).length, advert.wanted.length),
    plan: advert.hasPlan || advert.photos.some(({ room }) => room === "plano") ? 1 : 0,
    tour: advert.hasTour ? 1 : 0,
    video: advert.hasVideo ? 1 : 0,
    title: titleShare(advert, seen),
    opening: openingShare(advert.text, seen),
  };
  const criteria = CRITERIA.flatMap(({ id, points }) => {
    const got = shares[id];
    return got === null ? [] : [{ id, got: got * points, points }];
  });
  const parts = Object.fromEntries(
    PARTS.map((part) => {
      const own = criteria.filter(({ id }) => CRITERIA.some((one) => one.id === id && one.part === part));
      return [part, own.length === 0 ? null : { got: sum(own, "got"), points: sum(own, "points") }];
    }),
  ) as Scored["parts"];
  return { score: (100 * sum(criteria, "got")) / sum(criteria, "points"), criteria, parts };
}

const sum = (rows: readonly { got: number; points: number }[], name: "got" | "points") =>
  rows.reduce((total, row) => total + row[name], 0);
const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.min(1, part / whole));
const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;

/** Full points within the range of 8 of 10, none at twice its half width. Without a price nothing of it can be seen. */
function priceShare({ price }: ReviewedAdvert): number | null {
  if (price === "no-comparables") return null;
  return price === "no-price" ? 0 : Math.max(0, Math.min(1, 2 - Math.abs(price)));
}

/** The photos that show what another one before them shows, by their place. */
export const repeatedPhotos = (photos: readonly AdvertPhoto[]): Set<string> => new Set(twinsOf(photos).keys());

/** Of each copy the photo before it that shows the same. Photos of rooms that somebody has named differently show two rooms. */
export function twinsOf(photos: readonly AdvertPhoto[]): Map<string, string> {
  const twins = new Map<string, string>();
  const firsts: (AdvertPhoto & { print: string })[] = [];
  for (const photo of photos) {
    const { fingerprint } = photo.look;
    if (fingerprint === null) continue;
    const same = firsts.find(
      (first) =>
        (first.room === null || photo.room === null || first.room === photo.room) &&
        bitsApart(first.print, fingerprint) <= SAME_PICTURE_BITS,
    );
    if (same === undefined) firsts.push({ ...photo, print: fingerprint });
    else twins.set(photo.id, same.id);
  }
  return twins;
}

/** The rooms that a visitor wants to have seen, by the kind of the home alone. */
const SHOWN: readonly PhotoRoom[] = ["salon", "cocina", "dormitorio", "bano"];
const isHouse = (type: HomeType) => ["casa", "chalet", "adosado", "finca", "edificio", "nave"].includes(type);
export const roomsToShow = (type: HomeType): readonly PhotoRoom[] => [
  ...SHOWN,
  ...(isHouse(type) ? (["fachada"] as const) : []),
];
/** The rooms that the first photo shows best. */
export const firstRooms = (type: HomeType): readonly PhotoRoom[] =>
  isHouse(type) ? ["fachada", "jardin", "piscina", "salon"] : ["salon", "terraza", "vistas", "comedor", "cocina"];

function photoShares({ photos, type }: ReviewedAdvert, seen: Seen) {
  if (photos.length === 0) {
    return { count: 0, sharp: 0, light: 0, straight: 0, size: 0, unrepeated: 0, first: 0, rooms: 0 };
  }
  const repeated = seen.repeated(photos);
  const qualities = photos.map(qualityOf);
  const shown = photos.length - repeated.size;
  // Few photos are not good because they are all sharp: facets grow with the number up to the one that is few.
  const weight = Math.min(1, shown / FEW_PHOTOS);
  const first = photos[0]!;
  const isOfFirst = first.room !== null && firstRooms(type).includes(first.room);
  const rooms = roomsToShow(type);
  return {
    count: 0.75 * share(shown, FEW_PHOTOS) + 0.25 * share(Math.max(0, shown - FEW_PHOTOS), ENOUGH_PHOTOS - FEW_PHOTOS),
    sharp: weight * mean(qualities.map(({ sharp }) => sharp)),
    light: weight * mean(qualities.map(({ light }) => light)),
    straight: weight * mean(qualities.map(({ straight }) => straight)),
    size: weight * mean(qualities.map(({ size, wide }) => (size + wide) / 2)),
    unrepeated: weight * (1 - repeated.size / photos.length),
    first: overallQuality(first) * (isOfFirst ? 1 : 0.5),
    rooms: share(rooms.filter((room) => photos.some((photo) => photo.room === room)).length, rooms.length),
  };
}

/** As many faults of writing leave nothing of how a text reads. */
const MOST_FAULTS = 8;

/** Of the text alone, by counts: a sentence that is added says no less, and is not hard to read unless it is long. */
function textShares(text: string, seen: Seen) {
  const written = text.trim();
  const length = share(written.length, ENOUGH_LETTERS);
  const { worn, shouts } = measureText(written, []);
  const long = splitSentences(written).filter((one) => (one.match(/\p{L}+/gu) ?? []).length > LONG_SENTENCE).length;
  return {
    length,
    concrete: share(seen.facts(written), ENOUGH_FACTS),
    unworn: length * Math.max(0, 1 - worn.length / 4),
    calm: length * Math.max(0, 1 - shouts / 3),
    readable: length * Math.max(0, 1 - long / 3 - seen.faults(written) / MOST_FAULTS),
  };
}

const TYPE_WORDS =
  /\b(?:piso|departamento|apartamento|atico|penthouse|duplex|estudio|loft|monoambiente|casa|chalet|adosado|villa|finca|local|oficina|nave|terreno|garaje|trastero|edificio)\b/;

/** A quarter each: there is one, it says what it is, a fact besides, and no worn word; half of it where it is cut off. */
function titleShare({ title }: ReviewedAdvert, seen: Seen): number {
  const written = title.trim();
  if (written === "") return 0;
  const words = plain(written);
  const facts = seen.facts(written);
  const quarters =
    1 + (TYPE_WORDS.test(words) ? 1 : 0) + (facts > 0 ? 1 : 0) + (measureText(written, []).worn.length === 0 ? 1 : 0);
  return (quarters / 4) * (written.length <= LONGEST_TITLE ? 1 : 0.5);
}

/** The letters before the fold of a portal. */
export const openingOf = (text: string): string => text.trim().slice(0, FIRST_LETTERS);

function openingShare(text: string, seen: Seen): number {
  const opening = openingOf(text);
  const { worn } = measureText(opening, []);
  return share(seen.facts(opening), ENOUGH_FIRST_FACTS) * (worn.length === 0 ? 1 : 0.5);
}
