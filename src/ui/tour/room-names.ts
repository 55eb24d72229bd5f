import type { PublishedLevel } from "#domain/tools/tours/published-tour.ts";

type Rooms = NonNullable<PublishedLevel["map"]>["rooms"];

/** Where the name of a room is written on the map, and how large; all in the map's units. */
export interface RoomName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Of a letter, as a share of its height: a mean of the letters of Spanish names. */
const LETTER_WIDTH = 0.56;
/** Of a room's width that its name may take. */
const USED_WIDTH = 0.94;
/** A name that would be smaller than this share of the usual size is left out: the dots and the list of rooms have it, too. */
const SMALLEST_SHARE = 0.72;
/** A dot is as wide as this many times the usual size of a name. */
const DOT = 1.6;

/**
 * Names of rooms within their rooms: smaller where the room is narrow, left out where nobody could read them, and below a dot that would lie on
 * them.
 *
 * @param size the usual height of letters
 * @param dots places of the scenes
 */
export function roomNames(
  rooms: Rooms,
  size: number,
  dots: readonly { readonly x: number; readonly y: number }[],
): RoomName[] {
  return rooms.flatMap(({ name, path, x, y }) => {
    const { width, bottom } = boxOf(path, x, y);
    const own = Math.min(size, (width * USED_WIDTH) / (name.length * LETTER_WIDTH));
    if (own < size * SMALLEST_SHARE) return [];
    const half = (name.length * LETTER_WIDTH * own) / 2;
    const reach = (DOT * size) / 2;
    const covering = dots.find((dot) => Math.abs(dot.x - x) < half + reach && Math.abs(dot.y - y) < own / 2 + reach);
    if (!covering) return [{ name, x, y, size: own }];
    const below = covering.y + reach + own * 0.7;
    return below + own / 2 <= bottom ? [{ name, x, y: below, size: own }] : [];
  });
}

/** A room without a path of its own is as wide as its name wants. */
function boxOf(path: string, x: number, y: number): { width: number; bottom: number } {
  const numbers = path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  if (numbers.length < 6) return { width: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
  const across = numbers.filter((_, at) => at % 2 === 0);
  const down = numbers.filter((_, at) => at % 2 === 1);
  // As far as the nearer side, on both sides: the name stands in the middle of its place.
  const width = 2 * Math.min(x - Math.min(...across), Math.max(...across) - x);
  return { width: Math.max(0, width), bottom: Math.max(y, ...down) };
}
