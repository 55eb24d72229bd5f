import type { PublishedPanorama } from "#domain/tools/tours/published-tour.ts";
import { sizeFor, type TileLook, tilesSeen } from "#domain/tools/tours/tile-sizes.ts";
import { type TilePlace, tilePlace } from "./tile-places.ts";

/**
 * Three quarters of a picture's pixel for each of the screen's: on the dense screens of phones nobody tells it from a whole one, and it is a
 * quarter of the tiles.
 */
const CLEAR_SHARE = 0.75;

/** The tiles of a look, nearest to its middle first: those that make it clear, and those that give each pixel of the screen its own. */
export interface WantedTiles {
  readonly clear: readonly TilePlace[];
  /** The same as `clear` where no finer size is needed. Worked out when it is asked for: while somebody turns, it seldom is. */
  readonly finest: () => readonly TilePlace[];
}

/** @param view in device pixels, both sides above zero */
export function wantedTiles(
  panorama: PublishedPanorama,
  look: TileLook,
  view: { readonly widthPx: number; readonly heightPx: number },
): WantedTiles {
  const { sizes, covers } = panorama;
  const sizeOf = (share: number) => sizeFor(look.fov, view.heightPx * share, sizes, covers);
  const placesOf = (size: number) =>
    tilesSeen(look, view.widthPx / view.heightPx, sizes[size]!, covers).map(([column, row]) =>
      tilePlace(panorama, size, column, row),
    );
  const [clearSize, finestSize] = [sizeOf(CLEAR_SHARE), sizeOf(1)];
  const clear = placesOf(clearSize);
  let finest = clearSize === finestSize ? clear : null;
  return {
    clear,
    finest: () => {
      finest ??= placesOf(finestSize);
      return finest;
    },
  };
}
