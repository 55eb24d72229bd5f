import type { Tour } from "./tour.ts";
import type { TourFileKind } from "./tour-states.ts";

/** Where a panorama of an imported tour comes from, by paths inside the archive. */
export type PanoramaSource =
  /** One whole picture, which is cut into tiles here. */
  | { readonly kind: "picture"; readonly path: string }
  /** Tiles of our own archives: `{size}`, `{column}` and `{row}` stand in the pattern, sizes grow. */
  | {
      readonly kind: "tiles";
      readonly preview: string;
      readonly tiles: string;
      readonly sizes: readonly { readonly widthPx: number; readonly heightPx: number }[];
      readonly covers: {
        readonly fromYaw: number;
        readonly toYaw: number;
        readonly fromPitch: number;
        readonly toPitch: number;
      };
    }
  /** Six faces of a cube, each of tiles; `cube-to-sphere` makes one picture of them. */
  | { readonly kind: "cube"; readonly sidePx: number; readonly tilePx: number; readonly tiles: readonly CubeTile[] };

export interface CubeTile {
  readonly face: CubeFace;
  readonly column: number;
  readonly row: number;
  readonly path: string;
}

/** Front, right, back, left, up, down. */
export const CUBE_FACES = ["f", "r", "b", "l", "u", "d"] as const;
export type CubeFace = (typeof CUBE_FACES)[number];

/** A file that the tour names, by its path inside the archive or as the text of an SVG. */
export interface ImportedFile {
  readonly id: string;
  readonly kind: TourFileKind;
  readonly source: { readonly path: string } | { readonly svg: string };
}

/** A sound tour read from an archive, with all that has to be kept under the ids that it names; or why it is none, in Spanish. */
export type ImportedTour =
  | {
      readonly kind: "tour";
      readonly tour: Tour;
      readonly panoramas: readonly { readonly id: string; readonly name: string; readonly source: PanoramaSource }[];
      readonly files: readonly ImportedFile[];
      /** Parts that could not be taken over, as sentences. */
      readonly notes: readonly string[];
    }
  | { readonly kind: "refused"; readonly text: string };
