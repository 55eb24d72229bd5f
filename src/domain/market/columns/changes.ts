import { type HomeColumns, NO_POSITION, STEPS_PER_DEGREE } from "./home-columns.ts";
import type { MapWindow } from "./indexed-home.ts";

/** Side of a piece of the map, in degrees: some five kilometres. */
const SIDE = 0.05;
const PIECES_AROUND = Math.round(360 / SIDE);
/** Of a window of more pieces it is not looked up what changed in it, and everything counts. */
const MOST_PIECES = 4_000;

/**
 * When homes last came, went or changed, by the place that they name and by the piece of the map that they lie in, so that what was worked out of a town
 * holds for as long as nothing happens there. Times are the versions of the index, which only grow.
 */
export class Changes {
  /** The last change of all. */
  latest: number;
  readonly #ofPlace: number[] = [];
  readonly #ofRegion: number[] = [];
  readonly #ofPiece = new Map<number, number>();

  /** @param version the state of an index without homes */
  constructor(version: number) {
    this.latest = version;
  }

  /** Notes a change of the home of a slot, as it is before it goes or after it came. */
  note(part: HomeColumns, slot: number, region: number, version: number): void {
    this.latest = version;
    const place = part.places[slot]!;
    // Without holes, which would make a slow list.
    while (this.#ofPlace.length <= place) this.#ofPlace.push(0);
    while (this.#ofRegion.length <= region) this.#ofRegion.push(0);
    this.#ofPlace[place] = version;
    this.#ofRegion[region] = version;
    const [x, y] = [part.longitudes[slot]!, part.latitudes[slot]!];
    if (x !== NO_POSITION) this.#ofPiece.set(pieceAt(x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE), version);
  }

  /** The last change in some regions; of all of them where none are named. */
  inRegions(regions: ReadonlySet<number> | null): number {
    if (regions === null) return this.latest;
    let last = 0;
    for (const region of regions) last = Math.max(last, this.#ofRegion[region] ?? 0);
    return last;
  }

  /** The last change at the places that are meant. */
  atPlaces(isMeant: (place: number) => boolean): number {
    let last = 0;
    for (const [place, version] of this.#ofPlace.entries()) if (version > last && isMeant(place)) last = version;
    return last;
  }

  /** The last change of a home inside a window, or a little outside. */
  within({ west, south, east, north }: MapWindow): number {
    const [firstRow, lastRow] = [rowOf(south), rowOf(north)];
    const columns = columnOf(west <= east ? east : east + 360) - columnOf(west) + 1;
    if ((lastRow - firstRow + 1) * columns > MOST_PIECES) return this.latest;
    let last = 0;
    for (let row = firstRow; row <= lastRow; row++) {
      for (let i = 0; i < columns; i++) {
        const column = (columnOf(west) + i) % PIECES_AROUND;
        last = Math.max(last, this.#ofPiece.get(row * PIECES_AROUND + column) ?? 0);
      }
    }
    return last;
  }
}

const columnOf = (longitude: number): number => Math.floor((longitude + 180) / SIDE);
const rowOf = (latitude: number): number => Math.floor((latitude + 90) / SIDE);
const pieceAt = (longitude: number, latitude: number): number =>
  rowOf(latitude) * PIECES_AROUND + (columnOf(longitude) % PIECES_AROUND);
