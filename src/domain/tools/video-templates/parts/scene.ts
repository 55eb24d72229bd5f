import type { Ground } from "../../pictures/colours.ts";
import type { Box } from "../../pictures/drawing.ts";
import type { PromoAssets, PromoPhoto } from "../assets.ts";
import type { FieldName } from "../fields.ts";
import type { Look, Tones } from "./look.ts";
import type { Brush, Stage } from "./stage.ts";
import { fitText, type TextBlock, type TextStyle } from "./text-block.ts";

/** A stretch of a film on one ground. Its paint sees its own time, which starts when the first of it is seen. */
export interface Scene {
  /** From its cut to the next. */
  seconds: number;
  ground: Ground;
  paint: (brush: Brush, time: number) => void;
  /** Its words, for captions. */
  spoken: string;
}

/** The means by which templates lay out their scenes. */
export interface Making {
  stage: Stage;
  look: Look;
  assets: PromoAssets;
  /** The text of a field: typed, or from the home; empty where nothing is known. */
  say: (field: FieldName) => string;
  /** The lines of a field that is a list. */
  lines: (field: FieldName) => readonly string[];
  /** The photo at a place; null where there is none. */
  photo: (index: number) => PromoPhoto | null;
  /** Whether the film shows the agency. */
  isBranded: boolean;
  tones: (ground: Ground) => Tones;
  /** Notes that a field is too long for its place. */
  tooLong: (field: FieldName) => void;
}

/** A field's text in its place; one that had to be cut is said. */
export function fitField(
  making: Making,
  field: FieldName,
  style: TextStyle,
  { width, height }: Pick<Box, "width"> & Partial<Pick<Box, "height">>,
  text = making.say(field),
): TextBlock {
  const block = fitText(text, style, width, height);
  if (block.isForced) making.tooLong(field);
  return block;
}
