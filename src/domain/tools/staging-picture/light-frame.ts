/**
 * Light of a staged photo at a part of its size. A pixel shows furniture, or a surface of the room on which furniture may throw shade.
 */
export interface LightFrame {
  readonly width: number;
  readonly height: number;
  /** −2 nothing, −1 furniture, from 0 on a surface of the room. */
  readonly kind: Int16Array;
  /** `LIGHT_STRIDE` numbers a pixel, see there. */
  readonly values: Float32Array;
}

/** Point (3) and normal (3) in the scene's axes, then nine and three numbers of light. */
export const LIGHT_STRIDE = 18;
/**
 * Of furniture: light by direction, three numbers for each colour, whose product with a normal is the light that falls on it. Of the room:
 * by what furniture multiplies its light (3), and how far that is from one.
 */
export const FALLING = 6;
/** Of furniture: what is mirrored. Of the room: light that a mirror image of furniture adds or takes. */
export const MIRRORED = 15;

export const NOTHING = -2;
export const FURNITURE = -1;

export function emptyLightFrame(width: number, height: number): LightFrame {
  return {
    width,
    height,
    kind: new Int16Array(width * height).fill(NOTHING),
    values: new Float32Array(width * height * LIGHT_STRIDE),
  };
}
