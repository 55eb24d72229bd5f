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

/** The photo with its longer side at most so long, each pixel the mean of a whole number of the photo's; itself where it is no larger. */
export function smallerPhoto(photo: StagingPhoto, mostPx: number): StagingPhoto {
  const { widthPx, heightPx, data } = photo;
  const step = Math.ceil(Math.max(widthPx, heightPx) / mostPx);
  if (step <= 1) return photo;
  const width = Math.max(1, Math.floor(widthPx / step));
  const height = Math.max(1, Math.floor(heightPx / step));
  const small = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (let j = 0; j < step; j++) {
          for (let i = 0; i < step; i++) sum += data[((y * step + j) * widthPx + x * step + i) * 4 + k]!;
        }
        small[(y * width + x) * 4 + k] = sum / (step * step);
      }
    }
  }
  return { widthPx: width, heightPx: height, data: small };
}
