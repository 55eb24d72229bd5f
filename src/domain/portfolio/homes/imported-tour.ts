import type { FeedExtras } from "../feeds/feed-row.ts";

/** Fotocasa's type of a document that is a virtual tour. */
export const FOTOCASA_TOUR = 7;

const LONGEST = 500;

/**
 * The virtual tour that a home's sender named: Kyero's `virtual_tour_url`, idealista's `propertyVirtualTours`, Fotocasa's documents of type 7.
 *
 * @returns an address of the web; null where no sender named one
 */
export function importedTourAddress(extras: FeedExtras | undefined): string | null {
  const named = [
    ...kyeroTours(extras?.kyero),
    ...idealistaTours(extras?.idealista),
    ...fotocasaTours(extras?.fotocasa),
  ];
  return named.find(isAddress) ?? null;
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const kyeroTours = (kept: unknown): unknown[] =>
  listOf(objectOf(objectOf(kept).other)[""])
    .map(objectOf)
    .filter(({ name }) => name === "virtual_tour_url")
    .map(({ text }) => text);

/** Tours with measures of the room come first: the format keeps them apart. */
function idealistaTours(kept: unknown): unknown[] {
  const { virtualTour3D, virtualTour } = objectOf(objectOf(objectOf(kept).property).propertyVirtualTours);
  return [objectOf(virtualTour3D).virtualTourUrl, objectOf(virtualTour).virtualTourUrl];
}

const fotocasaTours = (kept: unknown): unknown[] =>
  listOf(objectOf(kept).documents)
    .map(objectOf)
    .filter(({ TypeId }) => TypeId === FOTOCASA_TOUR)
    .map(({ Url }) => Url);

const isAddress = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST && /^https?:\/\/\S+$/.test(value);
