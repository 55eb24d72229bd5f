/** Where a picture that the server draws stands. */
export const PICTURE_STATES = ["en-cola", "dibujando", "hecha", "fallida", "cancelada"] as const;
export type PictureState = (typeof PICTURE_STATES)[number];

/** A picture of the server's queue, as its person sees it. */
export interface ShownPicture {
  readonly id: string;
  readonly title: string;
  readonly state: PictureState;
  /** From 0 to 1. */
  readonly progress: number;
  /** Until it is there, in seconds, with those before it; null once it is over. */
  readonly secondsLeft: number | null;
  readonly fault: string | null;
}
