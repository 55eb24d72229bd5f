import type { PublishedPanorama } from "#domain/tools/tours/published-tour.ts";
import { sizeFor, type TileLook, tilesSeen } from "#domain/tools/tours/tile-sizes.ts";
import { type TilePlace, tilePlace } from "./tile-places.ts";

/**
 * Three quarters of a picture's pixel for each of the screen's: on the dense screens of phones nobody tells it from a whole one, and it is a
 * quarter of the tiles.
 */
export const CLEAR_SHARE = 0.75;

/** The tiles of a look, nearest to its middle first: those that make it clear, and those that give each pixel of the screen its own. */
export interface WantedTiles {
  readonly clear: readonly TilePlace[];
  /** The same as `clear` where no finer size is needed. */
  readonly finest: readonly TilePlace[];
}

/** @param view in device pixels, both sides above zero */
export function wantedTiles(
  panorama: PublishedPanorama,
  look: TileLook,
  view: { readonly widthPx: number; readonly heightPx: number },
): WantedTiles {
  const { sizes, covers } = panorama;
  const of = (share: number) => {
    const size = sizeFor(look.fov, view.heightPx * share, sizes, covers);
    const seen = tilesSeen(look, view.widthPx / view.heightPx, sizes[size]!, covers);
    return { size, places: seen.map(([column, row]) => tilePlace(panorama, size, column, row)) };
  };
  const finest = of(1);
  const clear = of(CLEAR_SHARE);
  return { clear: clear.size === finest.size ? finest.places : clear.places, finest: finest.places };
}
