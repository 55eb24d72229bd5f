import { fold } from "../../shared/listing/fold.ts";
import { type MarketFilter, NO_MARKET_FILTER } from "./market-filter.ts";
import type { ReadSentence } from "./read-sentence.ts";

/** Begins as if something stood before it: «¿y en la Condesa?», «no, mejor de alquiler», «quítame Villaverde», «que tenga terraza». */
const GOES_ON =
  /^(?:(?:vale|ok|bueno|perfecto|gracias|genial|uf|ah|uy)[ ,]+){0,2}(?:y|e|o|pero|entonces|mejor|tambien|ademas|no|si|con|sin|en|hasta|desde|que|quita|quitame|saca|sacame|anade|anademe|agrega|pon|ponme|sube|subo|baja|bajo|cambia|solo|menos|mas|aunque|la de|el de|da igual|me da igual|cualquier)\b/;
const REFUSES = /\b(?:quita|quitame|saca|sacame|descarta|excluye|fuera|menos|ni en|nada de|no quiero|que no sea en)\b/;
const MATTERS_NOT = /\b(?:da igual|igual me da|no importa|es lo mismo|cualquier|sin limite|sin tope)\b/;

/** A message that says by itself what is looked for and where begins a search of its own. */
const isWhole = ({ filter }: ReadSentence): boolean =>
  filter.places.length + (filter.area ? 1 : 0) > 0 &&
  (filter.types.length > 0 || filter.rooms.min !== null || filter.price.max !== null);

const hasRange = ({ min, max }: { min: number | null; max: number | null }) => min !== null || max !== null;
const RANGED = ["price", "unitPrice", "builtAreaM2", "rooms", "bathrooms", "floor", "yearBuilt"] as const;
const SINGLE = ["operation", "energyFrom", "seller", "newWithinDays", "droppedWithinDays", "area"] as const;

/** A search after a further message: what the message names replaces what was asked for, and all else stays. */
export function withMessage(before: MarketFilter, message: string, read: ReadSentence): MarketFilter {
  const text = fold(message);
  const { filter } = read;
  if (!GOES_ON.test(text) && isWhole(read)) return filter;
  const merged: MarketFilter = { ...before };
  for (const field of RANGED) if (hasRange(filter[field])) Object.assign(merged, { [field]: filter[field] });
  for (const field of SINGLE) if (filter[field] !== null) Object.assign(merged, { [field]: filter[field] });
  if (filter.currency !== null) merged.currency = filter.currency;
  if (filter.types.length > 0) merged.types = filter.types;
  if (filter.conditions.length > 0) merged.conditions = filter.conditions;
  merged.notTypes = union(before.notTypes, filter.notTypes);
  // «Quítame Villaverde» names a place that is not wanted.
  const [wanted, refused] = REFUSES.test(text)
    ? [[], [...filter.places, ...filter.notPlaces]]
    : [filter.places, filter.notPlaces];
  if (wanted.length > 0)
    merged.places = /^y (?:tambien|ademas)\b|\btambien\b/.test(text) ? [...before.places, ...wanted] : wanted;
  merged.notPlaces = [...before.notPlaces, ...refused];
  merged.places = merged.places.filter((place) => !refused.some(({ name }) => name === place.name));
  const isIndifferent = MATTERS_NOT.test(text);
  merged.features = isIndifferent
    ? before.features.filter((feature) => !filter.features.includes(feature) && !filter.notFeatures.includes(feature))
    : union(before.features, filter.features).filter((feature) => !filter.notFeatures.includes(feature));
  merged.notFeatures = isIndifferent
    ? before.notFeatures
    : union(before.notFeatures, filter.notFeatures).filter((feature) => !filter.features.includes(feature));
  // A rent is no price of a sale.
  if (
    filter.operation !== null &&
    before.operation !== null &&
    filter.operation !== before.operation &&
    !hasRange(filter.price)
  )
    merged.price = NO_MARKET_FILTER.price;
  return merged;
}

const union = <Item>(before: readonly Item[], more: readonly Item[]): Item[] => [...new Set([...before, ...more])];

/**
 * The search of a conversation: its messages in their order, each on the search before it.
 *
 * @param read reads one message by itself
 * @returns the search, and how the last message was read
 */
export function searchOf(
  messages: readonly string[],
  read: (message: string) => ReadSentence,
): { filter: MarketFilter; last: ReadSentence } {
  let filter: MarketFilter = NO_MARKET_FILTER;
  let last = read(messages[0] ?? "");
  for (const message of messages) {
    last = read(message);
    filter = { ...withMessage(filter, message, last), words: "" };
  }
  return { filter, last };
}
