import { namesInRow } from "../../shared/home-attributes/table.ts";
import type { Home } from "./home.ts";
import { sameValue } from "./home-changes.ts";

/** A field of a home that a tool was told otherwise than the portfolio has it. */
export interface HomeDifference {
  field: keyof Home;
  /** As the portfolio has it; null where it says nothing. */
  before: unknown;
  /** As the tool was told. */
  after: unknown;
  /** Whether taking it over is proposed: what somebody tries out (a price, another country) is not. */
  isProposed: boolean;
}

/** Fields that people try out in a tool without meaning that the home has changed. */
const TRIED_OUT: ReadonlySet<string> = new Set(["price", "country", "currency", "operation"]);
/** Fields that forms ask with a box to tick: an empty box may mean no, or that nobody thought of it. */
const TICKED: ReadonlySet<string> = new Set(namesInRow("chips"));
/** The position of a home is one difference, since half a position is none. */
const POSITION = ["latitude", "longitude"] as const;

/**
 * The fields in which a tool's input differs from the portfolio's home, in the order of `told`. Fields that the input lacks are no
 * difference, nor is an empty box of something that the portfolio is silent about. Latitude and longitude are one, under the name of the latitude, with both as `lat, lon` in degrees.
 *
 * @param known the home as the portfolio offers it to tools
 * @param told the home as it stands in the tool's input
 */
export function homeDifferences(known: Partial<Home>, told: Partial<Home>): HomeDifference[] {
  const differences: HomeDifference[] = [];
  for (const [name, after] of Object.entries(told)) {
    const field = name as keyof Home;
    if (after === undefined || after === "" || name === "longitude") continue;
    const before = known[field] ?? null;
    if (after === false && before === null && TICKED.has(name)) continue;
    if (name === "latitude") {
      if (POSITION.every((part) => told[part] !== undefined && sameValue(known[part], told[part]))) continue;
      if (told.longitude === undefined) continue;
      differences.push({ field, before: positionOf(known), after: positionOf(told), isProposed: true });
    } else if (!sameValue(before, after)) {
      differences.push({ field, before, after, isProposed: !TRIED_OUT.has(name) });
    }
  }
  return differences;
}

function positionOf({ latitude, longitude }: Partial<Home>): string | null {
  return latitude === undefined || longitude === undefined ? null : `${latitude}, ${longitude}`;
}

/** The values of the chosen differences, as the portfolio writes them; fields without a difference are left out. */
export function chosenValues(
  differences: readonly HomeDifference[],
  told: Partial<Home>,
  fields: readonly string[],
): Partial<Home> {
  const names = differences.map(({ field }) => field).filter((field) => fields.includes(field));
  const whole = names.flatMap((field) => (field === "latitude" ? POSITION : [field]));
  return Object.fromEntries(whole.map((field) => [field, told[field]])) as Partial<Home>;
}
