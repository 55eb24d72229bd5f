/** Walls and openings as they are read from the picture of a plan. All lengths are pixels of the picture; x to the right, y downwards. */

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA, four bytes a pixel. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

export interface WallCandidate {
  /** Ends of the middle line. Walls that meet share the very same end. */
  readonly from: PicturePoint;
  readonly to: PicturePoint;
  readonly thicknessPx: number;
  /** From 0 to 1. */
  readonly confidence: number;
}

export interface OpeningCandidate {
  /** Index into `walls`: the wall runs through, the opening sits in it. */
  readonly wall: number;
  readonly kind: "puerta" | "ventana" | "hueco";
  /** From the wall's `from` to the middle. */
  readonly offsetPx: number;
  readonly widthPx: number;
  readonly confidence: number;
  /** Where the arc of a door was seen; null where not. */
  readonly hinge: "from" | "to" | null;
  readonly opensTo: "left" | "right" | null;
}

export interface LabelCandidate {
  readonly at: PicturePoint;
  readonly text: string;
}

export type PlanReading =
  | {
      readonly kind: "plan";
      readonly walls: readonly WallCandidate[];
      readonly openings: readonly OpeningCandidate[];
      /** Places where the outline does not close. */
      readonly gaps: readonly { readonly from: PicturePoint; readonly to: PicturePoint }[];
      /** Millimetres per pixel if a written dimension or scale bar tells; null otherwise. The person confirms it. */
      readonly scale: { readonly mmPerPixel: number; readonly because: string } | null;
      /** By how much the picture was turned before it was read, in degrees; results are in the picture as it came. */
      readonly turnedDegrees: number;
    }
  | {
      readonly kind: "no-plan";
      /** Spanish sentence that begins with «No veo un plano». */
      readonly reason: string;
      /** The mask of what was taken for ink, one byte a pixel at `maskWidth`, so that the person sees why. */
      readonly mask: Uint8Array;
      readonly maskWidth: number;
      readonly maskHeight: number;
    };
