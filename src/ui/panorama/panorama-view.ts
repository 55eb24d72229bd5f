import type { PublishedPanorama } from "#domain/tools/tours/published-tour.ts";
import type { Direction, Levelling } from "#domain/tools/tours/tour-geometry.ts";

/**
 * The drawing of one panorama in a canvas: viewer, editor and previews stand on it. It knows nothing of tours; arrows and hotspots are elements
 * that its user places with `project`.
 */
export interface PanoramaView {
  /** Shows a panorama; the one before fades out over it. Resolves when its first picture stands. */
  show(sphere: ShownSphere, options?: { look?: Partial<Look>; fadeMs?: number }): Promise<void>;
  readonly look: Look;
  /** Turns at once, or gliding over `glideMs`; a hand that takes hold ends the glide. */
  turnTo(look: Partial<Look>, options?: { glideMs?: number }): void;
  /** Shown at once and without a reload, for sliders of an editor. */
  level(levelling: Levelling): void;
  /** Covers what lies under the camera, over every panorama; null shows it. */
  coverNadir(cover: NadirCover | null): void;
  /** Pixels of the canvas' box from its upper left corner; null where it lies behind. */
  project(direction: Direction): { x: number; y: number } | null;
  /** The direction in the levelled picture under a point of the canvas' box. */
  unproject(x: number, y: number): Direction;
  /** After each frame that moved, for whatever is placed over the picture. */
  onFrame(listener: (look: Look, box: ViewBox) => void): () => void;
  /** The graphics card took the picture away, or gave it back. */
  onLost(listener: (isLost: boolean) => void): () => void;
  /** Whether drags, wheel, pinch and arrow keys turn it; an editor that drags something else says false meanwhile. */
  setHandled(isHandled: boolean): void;
  /** At least three quarters of a picture's pixel stand for each of the screen's, as far as the panorama has them. */
  readonly isClear: boolean;
  /** As sharp as it gets: no tile of this look is on its way. */
  readonly isSharp: boolean;
  dispose(): void;
}

/** The canvas in pixels of the page, as it was measured last: to ask the page again in each frame would lay it out each time. */
export interface ViewBox {
  readonly width: number;
  readonly height: number;
}

/** A picture on the floor, whose top lies straight ahead of the levelled picture; without one, the surroundings softly blurred. */
export interface NadirCover {
  readonly radiusDegrees: number;
  readonly picture: ImageBitmap | HTMLImageElement | HTMLCanvasElement | null;
}

/** Where somebody looks, in the levelled picture; `fov` is the vertical angle, 30 up to 100 degrees. */
export interface Look {
  readonly yaw: number;
  readonly pitch: number;
  readonly fov: number;
}

/** A panorama to show: the addresses of its tiles, or a picture that is in memory. */
export type ShownSphere =
  | { readonly kind: "tiles"; readonly panorama: PublishedPanorama; readonly levelling: Levelling }
  | {
      readonly kind: "picture";
      readonly picture: ImageBitmap | HTMLCanvasElement | HTMLImageElement;
      readonly covers: PublishedPanorama["covers"];
      readonly levelling: Levelling;
    };
