import { attributeOf, namesInRow } from "../../shared/home-attributes/table.ts";
import { sameValue } from "../../shared/keeping/same-value.ts";
import type { Home } from "./home.ts";

/** A field of a home that a tool was told otherwise than the portfolio has it. */
export interface HomeDifference {
  field: keyof Home;
  /** As the portfolio has it; null where it says nothing. Of a position `lat, lon`, of an offer all of its parts. */
  before: unknown;
  /** As the tool was told; null where a box was left empty that the portfolio has ticked. */
  after: unknown;
  /** Whether taking it over is proposed: what somebody tries out (a price, another country) is not. */
  isProposed: boolean;
  /**
   * The reason to look twice at a text: it states another offer or country than the portfolio has, or takes the place of a text that
   * somebody wrote.
   */
  caution?: "contradicts" | "overwrites";
}

/** A price with its operation and its currency: as a rent, or in another currency, the same figure says something else. */
export type Offer = Pick<Home, (typeof OFFER)[number]>;

/** Fields that people try out in a tool without meaning that the home has changed. */
const TRIED_OUT: ReadonlySet<string> = new Set(["price", "country"]);
/** Fields that forms ask with a box to tick: an empty box may mean no, or that nobody thought of it. */
const TICKED: readonly string[] = namesInRow("chips");
/** The position of a home is one difference, since half a position is none. */
const POSITION = ["latitude", "longitude"] as const;
/** So is its offer, under the name of the price. */
const OFFER = ["operation", "price", "currency"] as const;
/** Names of fields that are listed as part of another one. */
const PARTS: ReadonlySet<string> = new Set(["longitude", "operation", "currency"]);
const WHOLE = { latitude: POSITION, price: OFFER } as const;

/**
 * The fields in which a tool's input differs from the portfolio's home, in the order of `told`. Fields that the input lacks are no
 * difference, nor is an empty box of something that the portfolio is silent about. Latitude and longitude are one, under the name of
 * the latitude, with both as `lat, lon` in degrees; operation, price and currency are one under the name of the price. Other amounts
 * are compared in one currency alone.
 *
 * @param known the home as the portfolio offers it to tools
 * @param told the home as it stands in the tool's input
 * @param emptied names of fields that were sent empty
 */
export function homeDifferences(
  known: Partial<Home>,
  typed: Partial<Home>,
  emptied: readonly string[] = [],
): HomeDifference[] {
  const differences: HomeDifference[] = [];
  const offer = offerDifference(known, typed);
  // A point in another country goes home with that country, which is never proposed.
  const isSameCountry = typed.country === undefined || sameValue(typed.country, known.country ?? "ES");
  const isOtherMoney = typed.currency !== undefined && !sameValue(typed.currency, known.currency ?? "EUR");
  for (const [name, after] of Object.entries(typed)) {
    const field = name as keyof Home;
    if (after === undefined || after === "" || PARTS.has(name) || name === "price") continue;
    const before = known[field] ?? null;
    if (after === false && before === null && TICKED.includes(name)) continue;
    if (isOtherMoney && attributeOf(name)?.kind === "money") continue;
    if (name === "latitude") {
      if (POSITION.every((part) => typed[part] !== undefined && sameValue(known[part], typed[part]))) continue;
      if (typed.longitude === undefined) continue;
      differences.push({ field, before: positionOf(known), after: positionOf(typed), isProposed: isSameCountry });
    } else if (!sameValue(before, after)) {
      differences.push({ field, before, after, isProposed: !TRIED_OUT.has(name) });
    }
  }
  for (const name of TICKED) {
    const field = name as keyof Home;
    if (emptied.includes(name) && typed[field] === undefined && known[field] === true)
      differences.push({ field, before: true, after: null, isProposed: false });
  }
  if (offer) differences.unshift(offer);
  const isTriedOut = differences.some(({ field }) => TRIED_OUT.has(field));
  return differences.map((difference) =>
    difference.field === "descriptions" ? ofText(difference, isTriedOut) : difference,
  );
}

/** Whether the offers differ; none where the portfolio has a price and the tool was told none that could stand for it. */
function offerDifference(known: Partial<Home>, typed: Partial<Home>): HomeDifference | null {
  const isSame = OFFER.every((part) => typed[part] === undefined || sameValue(known[part] ?? null, typed[part]));
  if (isSame || (typed.price === undefined && known.price !== undefined)) return null;
  return { field: "price", before: offerOf(known), after: offerOf({ ...known, ...given(typed) }), isProposed: false };
}

const offerOf = (home: Partial<Home>) => Object.fromEntries(OFFER.map((part) => [part, home[part] ?? null]));
const given = (home: Partial<Home>): Partial<Home> =>
  Object.fromEntries(Object.entries(home).filter(([, value]) => value !== undefined));

/** A text that says what the portfolio does not have, or that would replace another, is not proposed. */
function ofText(difference: HomeDifference, isTriedOut: boolean): HomeDifference {
  const [before, after] = [difference.before, difference.after] as [Home["descriptions"] | null, Home["descriptions"]];
  const isReplaced = Object.entries(before ?? {}).some(
    ([language, text]) => text && text !== after?.[language as keyof typeof after],
  );
  if (!isTriedOut && !isReplaced) return difference;
  return { ...difference, isProposed: false, caution: isTriedOut ? "contradicts" : "overwrites" };
}

function positionOf({ latitude, longitude }: Partial<Home>): string | null {
  return latitude === undefined || longitude === undefined ? null : `${latitude}, ${longitude}`;
}

/**
 * The values of the chosen differences, as the portfolio writes them, null where a field is emptied; fields without a difference are
 * left out.
 */
export function chosenValues(
  differences: readonly HomeDifference[],
  typed: Partial<Home>,
  fields: readonly string[],
): Record<string, unknown> {
  const chosen = differences.map(({ field }) => field).filter((field) => fields.includes(field));
  const whole = chosen.flatMap((field): readonly (keyof Home)[] => WHOLE[field as keyof typeof WHOLE] ?? [field]);
  const isEmptied = (field: keyof Home) => differences.some((one) => one.field === field && one.after === null);
  return Object.fromEntries(
    whole.flatMap((field): [string, unknown][] =>
      typed[field] !== undefined ? [[field, typed[field]]] : isEmptied(field) ? [[field, null]] : [],
    ),
  );
}
