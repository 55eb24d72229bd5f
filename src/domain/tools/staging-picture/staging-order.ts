import type { Furniture } from "../floor-plan/plan.ts";
import type { PhotoCamera, PhotoPoint, PhotoRoom } from "../photo-camera/photo-camera.ts";
import type { SceneStyle } from "../plan-scene/styles.ts";

/** A photo as decoded pixels, upright. */
export interface StagingPhoto {
  readonly widthPx: number;
  readonly heightPx: number;
  /** RGBA, sRGB, opaque. */
  readonly data: Uint8ClampedArray;
}

/**
 * A piece in the plan's millimetres, as `furnishing` places it. The plan lies under the room: plan x is the room's x and plan y is the
 * room's y turned round, so that a piece at 0 degrees looks at the viewer.
 */
export interface StagingPiece extends Furniture {
  /** Colours and woods of this piece alone; the picture's where it is left out. */
  readonly style?: SceneStyle | undefined;
}

export interface StagingLight {
  /** How much brighter or darker the furniture is drawn than the photo's light asks for, in stops from −2 to 2. */
  readonly stops: number;
  /** How deep the shadows are against what is calculated, from 0 to 1.5. */
  readonly shadow: number;
  /** Warmer above 0, colder below, from −1 to 1. */
  readonly warmth: number;
}

export const USUAL_LIGHT: StagingLight = { stops: 0, shadow: 1, warmth: 0 };

export interface StagingOrder {
  readonly camera: PhotoCamera;
  readonly room: PhotoRoom;
  readonly pieces: readonly StagingPiece[];
  readonly style: SceneStyle;
  readonly light: StagingLight;
  /** Outlines of what stands before the furniture, in pixels of the photo. */
  readonly occluders: readonly (readonly PhotoPoint[])[];
  /** Whole number: grain and sampling are the same for the same one. */
  readonly seed: number;
}
