import { scaledAround } from "../../painting/matrix.ts";
import type { Ground } from "../../pictures/colours.ts";
import type { Box } from "../../pictures/drawing.ts";
import type { Art } from "../../pictures/template.ts";
import type { FieldName } from "../fields.ts";
import { headingOf, lettersOf, paintHeading } from "./heading.ts";
import { builtArt, paintArt } from "./house-art.ts";
import { paintPhoto } from "./photo-panel.ts";
import { FIRST_MOVE, onBeat, readingSeconds } from "./rhythm.ts";
import type { Making, Scene } from "./scene.ts";
import { type Brush, type Stage, transformed } from "./stage.ts";

/** The opening scene: a heading, and a photo of the home in an arch or a drawing of the house that is put up piece by piece. */

interface CoverParts {
  kicker?: FieldName;
  title: FieldName;
  body?: FieldName;
  art: Art;
  /** Seconds until the drawing's last piece starts. */
  over?: number;
}

export function coverScene(making: Making, ground: Ground, { art, over = 1.3, ...words }: CoverParts): Scene {
  const { stage, look } = making;
  const tones = making.tones(ground);
  const heading = headingOf(making, words, stage.words);
  const photo = making.photo(0);
  const box = artBox(stage, art);
  const drawing = photo === null ? builtArt(art, ground, box, look.colours) : null;
  const seconds = onBeat(Math.max(3, readingSeconds(lettersOf(heading))));
  return {
    ground,
    seconds,
    spoken: [words.kicker, words.title, words.body]
      .map((field) => (field ? making.say(field) : ""))
      .filter(Boolean)
      .join(". "),
    paint: (brush, time) => {
      if (photo !== null)
        paintPhoto(brush, making, photo, artBox(stage, "facade"), "arch", time, { from: FIRST_MOVE, seconds });
      else if (drawing !== null) paintArt(nearing(brush, box, time / seconds), drawing, time, { from: 0.05, over });
      paintHeading(brush, heading, stage.words.x, stage.words.y, tones, time, FIRST_MOVE);
    },
  };
}

/** A drawing comes nearer by a thirtieth over its scene, from its foot: what stands quite still looks broken. */
export const nearing = (brush: Brush, { x, y, width, height }: Box, share: number): Brush =>
  transformed(brush, scaledAround(x + width / 2, y + height, 1 + 0.035 * Math.min(1.2, Math.max(0, share))));

/** Where a drawing stands: façades and stairs take the breadth, single openings the middle, and plans keep a margin at their foot. */
export function artBox({ art, width, height, isWide, shape }: Stage, kind: Art): Box {
  const side = isWide ? 90 : 76;
  const isSingle = kind === "arch" || kind === "door";
  if (isWide) {
    const top = height * (isSingle ? 0.14 : 0.16);
    const foot = kind === "plan" ? height * 0.12 : 0;
    return { x: art.x, y: top, width: art.width - side, height: height - top - foot };
  }
  const top = art.y + 30;
  const foot = kind === "plan" ? (shape === "9:16" ? 300 : 76) : 0;
  if (kind === "steps" || kind === "climb") return { x: 0, y: top, width, height: height - top };
  const narrow = isSingle ? width * 0.2 : side;
  return { x: narrow, y: top, width: width - 2 * narrow, height: height - top - foot };
}
