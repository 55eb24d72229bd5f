import { arriving, eased, leaving } from "../painting/easing.ts";
import { fillPath } from "../painting/fill-path.ts";
import { boxPath, roundedBoxPath } from "../painting/path.ts";
import { setText } from "../painting/set-text.ts";
import type { Surface } from "../painting/surface.ts";
import type { Colours, Ground } from "../pictures/colours.ts";
import { CAP_HEIGHT, type Cut, drawable, type Face, widthOf } from "../pictures/letters.ts";
import { breakLines } from "../pictures/lines.ts";
import { faceOf } from "../pictures/set-item.ts";
import type { SafeArea } from "./film.ts";

/**
 * Words on a film stand on plates of one colour, so that they are legible on every photo, and inside the network's safe area. Each line has a
 * plate of its own, as wide as its letters.
 */

export interface WordsStyle {
  readonly cut: Cut;
  /** Sizes of the letters in pixels of a film whose short side is 1080; the greatest that fits is taken. */
  readonly greatest: number;
  readonly least: number;
  readonly mostLines: number;
  readonly ground: Ground;
}

export interface FittedWords {
  readonly lines: readonly string[];
  readonly face: Face;
  /** Letters were left out because they did not fit at the least size. */
  readonly isCut: boolean;
}

/** Space between letters and the plate's edge, and from one baseline to the next, as shares of the size. */
const PAD = { side: 0.42, above: 0.34, below: 0.34 } as const;
const LINE = CAP_HEIGHT + PAD.above + PAD.below + 0.06;

/** The greatest size at which a text fits a width on so few lines; at the least size words are cut apart rather than left out. */
export function fitWords(text: string, style: WordsStyle, widthPx: number, unit: number): FittedWords {
  const said = drawable(text);
  for (let size = style.greatest; size >= style.least; size = Math.floor(size * 0.93)) {
    const face = faceOf(style.cut, size * unit);
    const broken = breakLines(said, face, widthPx - 2 * PAD.side * face.sizePx);
    if (broken !== null && broken.lines.length <= style.mostLines) return { lines: broken.lines, face, isCut: false };
  }
  const face = faceOf(style.cut, style.least * unit);
  const lines = breakLines(said, face, widthPx - 2 * PAD.side * face.sizePx, true)?.lines ?? [];
  const isCut = lines.length > style.mostLines;
  const shown = lines.slice(0, style.mostLines);
  if (isCut) shown[shown.length - 1] = `${shown.at(-1)!.slice(0, -2).trimEnd()}…`;
  return { lines: shown, face, isCut };
}

/** Height of all lines with their plates, in pixels. */
export const heightOfWords = ({ lines, face }: FittedWords): number => lines.length * LINE * face.sizePx;

/** When words come and go, in seconds of the film. */
export interface Shown {
  readonly from: number;
  readonly to: number;
}

const COMING = 0.55;
const GOING = 0.3;
/** From one line to the next. */
const STAGGER = 0.09;

/**
 * Sets lines on plates: each plate opens from its left edge and its letters rise into it.
 *
 * @param x left edge, or the middle where they are centred
 * @param top of the first plate
 */
export function setWords(
  surface: Surface,
  words: FittedWords,
  place: { x: number; top: number; isCentred?: boolean },
  colours: Colours,
  ground: Ground,
  time: number,
  shown: Shown,
): void {
  const { face, lines } = words;
  const size = face.sizePx;
  const gone = eased(time, shown.to - GOING, GOING, leaving);
  if (time < shown.from || gone >= 1) return;
  lines.forEach((line, at) => {
    const came = eased(time, shown.from + at * STAGGER, COMING, arriving);
    if (came <= 0) return;
    const width = widthOf(line, face) + 2 * PAD.side * size;
    const left = Math.round(place.isCentred ? place.x - width / 2 : place.x);
    const top = Math.round(place.top + at * LINE * size);
    const height = Math.ceil(LINE * size);
    const from = left + width * gone;
    const to = left + width * came;
    if (to - from < 1) return;
    const clip = { x: from, y: top, width: to - from, height };
    fillPath(surface, boxPath({ x: left, y: top, width, height }), colours.grounds[ground], { clip });
    const baseline = top + PAD.above * size + CAP_HEIGHT * size + (1 - came) * size * 0.5;
    setText(surface, line, face, left + PAD.side * size, baseline, colours.inkOn(ground, "main"), { clip });
  });
}

/** A bar of the brand's colour at the left of words, growing from its foot. */
export function setAccent(
  surface: Surface,
  box: { x: number; y: number; width: number; height: number },
  colour: string,
  time: number,
  shown: Shown,
): void {
  const came = eased(time, shown.from, COMING, arriving) * (1 - eased(time, shown.to - GOING, GOING, leaving));
  if (time < shown.from || came <= 0) return;
  const height = box.height * came;
  fillPath(surface, boxPath({ ...box, y: box.y + box.height - height, height }), colour);
}

/** A small plate with rounded ends in a corner, for labels that must always be read. */
export function setTag(
  surface: Surface,
  text: string,
  corner: { right: number; top: number } | { left: number; top: number },
  colours: Colours,
  unit: number,
): void {
  const face = faceOf("strong", 26 * unit);
  const said = drawable(text);
  const width = widthOf(said, face) + 1.2 * face.sizePx;
  const height = face.sizePx * 1.7;
  const x = "left" in corner ? corner.left : corner.right - width;
  fillPath(surface, roundedBoxPath({ x, y: corner.top, width, height }, height / 2), colours.grounds.paper, {
    alpha: 0.94,
  });
  setText(
    surface,
    said,
    face,
    x + 0.6 * face.sizePx,
    corner.top + (height + CAP_HEIGHT * face.sizePx) / 2,
    colours.inkOn("paper", "main"),
  );
}

/** The safe area in pixels. */
export function safeBox(
  area: SafeArea,
  widthPx: number,
  heightPx: number,
): { left: number; top: number; right: number; bottom: number } {
  return {
    left: area.left * widthPx,
    top: area.top * heightPx,
    right: area.right * widthPx,
    bottom: area.bottom * heightPx,
  };
}
