/** An edit of a photo by a model of images: what goes out, and what comes back. Only what a person has marked may change. */

export const EDIT_FORM = { photo: "photo", mask: "mask" } as const;
export const MOST_EDIT_BYTES = 25_000_000;

export interface MaskedEdit {
  /** PNG with alpha in base64: the marked part alone, opaque within and fading towards its border. */
  readonly patch: string;
  /** Where its upper left corner lies in the photo, in pixels. */
  readonly left: number;
  readonly top: number;
  /** Share of the photo's lines outside of the marked part that the model has left where they are, from 0 to 1. */
  readonly overlap: number;
  /** The model has redrawn the room: its patch does not fit to the photo, and is not to be used. */
  readonly isAltered: boolean;
}

/** The instruction to the model. It holds no words of the person's. */
export const EMPTY_PROMPT = [
  "Remove the furniture and loose objects in the masked area of this photo of a room.",
  "Show the bare floor, walls and skirting that are behind them, with the same materials and light.",
  "Keep the camera, walls, windows, doors, radiators and everything outside of the mask exactly as they are.",
  "Add nothing: no furniture, no people, no text.",
].join(" ");
