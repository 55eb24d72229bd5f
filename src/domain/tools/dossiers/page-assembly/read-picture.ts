import type { DocumentPage, Word } from "../document-text.ts";
import { clearedPage } from "../grey/contrast.ts";
import { type GreyPage, straightened, turnedPage } from "../grey/grey-page.ts";
import { type Rule, withoutRules } from "../grey/rules.ts";
import { lieOf } from "../grey/straighten.ts";
import { assembleLines } from "./assemble-lines.ts";
import {
  isText,
  meanCertainty,
  type RecognisedWord,
  recognisedWords,
  withoutMarginScraps,
} from "./recognised-words.ts";
import type { Turn } from "./words-of-pdf.ts";

type Blocks = Parameters<typeof recognisedWords>[0];

export type { RecognisedWord };

/** Recognises letters on an upright page. */
export type Recogniser = (page: GreyPage) => Promise<Blocks>;

/**
 * Settings of the recogniser: lines of one block, because columns are found by our own assembly, which does not cut words at gaps that
 * repeat by chance. What the engine says of its work goes nowhere.
 */
export const RECOGNITION = { tessedit_pageseg_mode: "6", user_defined_dpi: "200", debug_file: "/dev/null" } as const;

/** How a picture was laid straight, so that the page can be shown as its words were found. */
export interface Straightening {
  turn: Turn;
  /** Degrees, after the turn. */
  degrees: number;
}

/** Below this mean certainty a page may stand upside down. */
const DOUBTFUL = 0.62;
/** Ink of an empty page: dust and the marks of a fold. */
const BLANK = 0.0006;
const LEAST_DEGREES = 0.15;
/** Height of the strip that is recognised both ways, as a share of the page. */
const STRIP = 0.22;

/**
 * Reads a page on its picture: shadows away, lines straight, the page upright, then letters.
 *
 * @param scale points for each pixel
 */
export async function readPicture(
  picture: GreyPage,
  { number, scale, recognise }: { number: number; scale: number; recognise: Recogniser },
): Promise<{ page: DocumentPage; laid: Straightening }> {
  const cleared = clearedPage(picture);
  const { degrees, isSideways, ink } = lieOf(cleared);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const straight: Straightening = { turn: 0, degrees: 0 };
  if (ink < BLANK) return { page: { number, ...size, lines: [], origin: "scan" }, laid: straight };

  const by = Math.abs(degrees) < LEAST_DEGREES ? 0 : degrees;
  const reading = async (turn: Turn, askedFirst: boolean): Promise<Attempt> => {
    let laid: Straightening = { turn, degrees: by };
    let upright = turnedPage(cleared, turn);
    if (by !== 0) upright = straightened(upright, by);
    const bare = withoutRules(upright);
    upright = bare.page;
    let rules = bare.rules.map(({ y, from, to }) => ({ y: y * scale, from: from * scale, to: to * scale }));
    const upsideDown = () => {
      laid = { turn: ((turn + 180) % 360) as Turn, degrees: by };
      upright = turnedPage(upright, 180);
      const [right, bottom] = [upright.width * scale, upright.height * scale];
      rules = rules.map(({ y, from, to }) => ({ y: bottom - y, from: right - to, to: right - from }));
    };
    if (askedFirst && (await isUpsideDown(upright, recognise))) upsideDown();
    let words = recognisedWords(await recognise(upright), scale);
    if (!askedFirst && meanCertainty(words) < DOUBTFUL && (await isUpsideDown(upright, recognise))) {
      upsideDown();
      words = recognisedWords(await recognise(upright), scale);
    }
    return { words, rules, laid, width: upright.width * scale, height: upright.height * scale };
  };
  // Of a page on its side it is unknown to which side its head lies.
  let best = await reading(isSideways ? 90 : 0, isSideways);
  // Columns of figures can look like lines from the side.
  if (isSideways && meanCertainty(best.words) < DOUBTFUL) {
    const other = await reading(0, false);
    if (meanCertainty(other.words) > meanCertainty(best.words)) best = other;
  }
  const { words, rules, laid, width, height } = best;
  const lines = isText(words) ? assembleLines(withoutMarginScraps(words), rules) : [];
  return { page: { number, width, height, lines, origin: lines.length > 0 ? "scan" : "unread" }, laid };
}

interface Attempt {
  words: Word[];
  /** In points. */
  rules: Rule[];
  laid: Straightening;
  width: number;
  height: number;
}

/** Recognises the strip with most ink both ways. */
async function isUpsideDown(page: GreyPage, recognise: Recogniser): Promise<boolean> {
  const strip = fullestStrip(page);
  const certainty = async (part: GreyPage) => meanCertainty(recognisedWords(await recognise(part), 1));
  return (await certainty(turnedPage(strip, 180))) > (await certainty(strip)) + 0.05;
}

function fullestStrip({ width, height, pixels }: GreyPage): GreyPage {
  const tall = Math.min(height, Math.max(60, Math.round(height * STRIP)));
  const rows = new Float64Array(height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x += 3) if (pixels[y * width + x]! < 110) rows[y]!++;
  let held = rows.slice(0, tall).reduce((sum, ink) => sum + ink, 0);
  let best = { top: 0, held };
  for (let top = 1; top + tall <= height; top++) {
    held += rows[top + tall - 1]! - rows[top - 1]!;
    if (held > best.held) best = { top, held };
  }
  return { width, height: tall, pixels: pixels.slice(best.top * width, (best.top + tall) * width) };
}
