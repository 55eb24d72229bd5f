import type { TourOrigin } from "./tour.ts";

/**
 * A tour as its viewer reads it: resolved, self-contained, without a question to anybody. It is what `/tour/{id}` draws and what stands as
 * `tour.json` in the archive that an agency keeps. Every address is relative to the place of the document, so that the same viewer works from
 * any host. Directions are those of `tour.ts`, but in the levelled picture: a viewer turns the sphere by `levelling`, and nothing else.
 */

/** Raise it when a viewer that is already in somebody's archive could not read it. */
export const PUBLISHED_FORM = 1;

/** The side of a tile, in pixels; the last column and row of a size may be narrower. */
export const TILE_PX = 512;

/** One size of a panorama, cut into tiles; sizes double from one to the next. */
export interface PanoramaSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface PublishedPanorama {
  /** A whole small picture of the sphere, at most 1024 × 512, shown at once. */
  readonly preview: string;
  /**
   * The pattern of a tile's address: `{size}` counts from 0, the smallest, `{column}` from the left, `{row}` from the top.
   */
  readonly tiles: string;
  readonly sizes: readonly PanoramaSize[];
  /** The part of the sphere that the picture covers; a whole one reaches from -180 to 180 and from -90 to 90. */
  readonly covers: {
    readonly fromYaw: number;
    readonly toYaw: number;
    readonly fromPitch: number;
    readonly toPitch: number;
  };
}

export interface PublishedLink {
  readonly to: string;
  readonly yaw: number;
  readonly pitch: number;
  /** The opening of the map that it goes through, so that an archive can be edited again. */
  readonly through?: { readonly x: number; readonly y: number };
}

interface PublishedSpot {
  readonly id: string;
  readonly yaw: number;
  readonly pitch: number;
  readonly title: string;
}
export type PublishedHotspot = PublishedSpot &
  (
    | { readonly kind: "texto"; readonly text: string }
    | { readonly kind: "foto"; readonly file: string; readonly alt: string }
    | { readonly kind: "enlace"; readonly url: string }
    | { readonly kind: "documento"; readonly file: string; readonly bytes: number }
    | {
        readonly kind: "medida";
        readonly to: { readonly yaw: number; readonly pitch: number };
        readonly lengthMm: number;
      }
  );

export interface PublishedScene {
  readonly id: string;
  readonly name: string;
  readonly origin: TourOrigin;
  readonly panorama: PublishedPanorama;
  readonly levelId: string | null;
  /** In the units of the level's map. */
  readonly at: { readonly x: number; readonly y: number } | null;
  /** Where the middle of the picture looks, clockwise from straight up on the map. */
  readonly headingDegrees: number;
  /** Height of the lens above the floor, in millimetres. */
  readonly eyeMm?: number;
  readonly levelling: { readonly pitch: number; readonly roll: number };
  readonly start: { readonly yaw: number; readonly pitch: number; readonly fov: number };
  readonly links: readonly PublishedLink[];
  readonly hotspots: readonly PublishedHotspot[];
}

/** The map of a level: lines of its walls as SVG paths, or a picture. */
export interface PublishedLevel {
  readonly id: string;
  readonly name: string;
  readonly map: null | {
    /** `x y width height` in the units of places. */
    readonly viewBox: readonly [number, number, number, number];
    readonly walls: string | null;
    readonly rooms: readonly { readonly name: string; readonly path: string; readonly x: number; readonly y: number }[];
    readonly picture: string | null;
    /** Whether places are millimetres. */
    readonly isScaled: boolean;
    /** How the map stands in the document, so that an archive can be edited again; only there. */
    readonly from?: PublishedMapOrigin;
  };
}

export type PublishedMapOrigin =
  | { readonly kind: "plano"; readonly planId: string; readonly levelId: string }
  | { readonly kind: "foto"; readonly widthPx: number; readonly heightPx: number; readonly mmPerPixel: number };

/** The people of the tour. Absent from the link for portals, which want none. */
export interface TourBrand {
  readonly agency: string;
  readonly person: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly logo: string | null;
  /** A CSS colour, `#rrggbb`. */
  readonly colour: string | null;
  /** The page of the home, or of the agency. */
  readonly url: string | null;
}

export interface PublishedTour {
  readonly form: typeof PUBLISHED_FORM;
  readonly title: string;
  /** BCP 47. */
  readonly language: "es";
  readonly start: string;
  readonly scenes: readonly PublishedScene[];
  readonly levels: readonly PublishedLevel[];
  readonly nadir:
    | { readonly kind: "nada" }
    | { readonly kind: "difuminado"; readonly radiusDegrees: number }
    | { readonly kind: "logo"; readonly radiusDegrees: number; readonly picture: string };
  readonly sound: { readonly file: string; readonly title: string } | null;
  readonly brand: TourBrand | null;
  /** Where the form is sent; null without one, as in every archive. */
  readonly formAddress: string | null;
  /** Where the time of each scene is told, without a cookie; null where nobody asks, as in every archive. */
  readonly dwellAddress: string | null;
}
