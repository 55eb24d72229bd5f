import font from "./letters.json" with { type: "json" };

/** The letters that pictures are set in: their outlines, advances and kerning (`scripts/pictures/write-letters.ts` writes them). */

/** `display` is the wide cut of headings and prices, `strong` what stands out, `text` what is read. */
export type Cut = keyof typeof font.cuts;

interface Letters {
  letters: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  kerning: Readonly<Record<string, number>>;
}

const UNIT = 1 / font.unitsPerEm;
/** Height of a capital letter, as a share of the size. */
export const CAP_HEIGHT = font.capHeight * UNIT;
/** Most that accents of capitals and tails of letters take beyond capital and baseline, as shares of the size. */
export const ABOVE_CAPITALS = 0.21;
export const BELOW_BASELINE = 0.22;

const cutOf = (cut: Cut) => font.cuts[cut] as unknown as Letters;

/** Letters that fonts lack and people type, and what is drawn for them. */
const ALIKE: Readonly<Record<string, string>> = { "‑": "-", "‛": "‘", ʼ: "’", "\u202f": "\u00a0", "\u2007": "\u00a0" };

/**
 * A text as it is drawn: composed, with single spaces, and without signs that the font has no outline for (emoji, other scripts, marks of
 * direction). What a person typed stays as it is wherever it is kept; only the picture goes without them.
 */
export function drawable(text: string): string {
  const composed = text.normalize("NFC");
  let out = "";
  for (const sign of composed) {
    const drawn = /\s/.test(sign) && sign !== "\u00a0" && sign !== "\u202f" ? " " : (ALIKE[sign] ?? sign);
    if (drawn === " " ? out !== "" && !out.endsWith(" ") : Object.hasOwn(font.cuts.text.letters, drawn)) out += drawn;
  }
  return out.trim();
}

/** Accented letters are kerned like their base. */
const baseOf = (sign: string): string => sign.normalize("NFD")[0]!;

function kernBetween(letters: Letters, left: string, right: string): number {
  const plain = letters.kerning[left + right];
  return plain ?? letters.kerning[baseOf(left) + baseOf(right)] ?? 0;
}

export interface Face {
  cut: Cut;
  sizePx: number;
  /** Between letters, as a share of the size. */
  tracking: number;
}

/** Place of every letter of a line, in units of the size; `unit` turns its outline into them (y upwards). */
export function* placedLetters(text: string, { cut, tracking }: Pick<Face, "cut" | "tracking">) {
  const letters = cutOf(cut);
  let at = 0;
  let last: string | null = null;
  for (const sign of text) {
    const letter = letters.letters[sign];
    if (letter === undefined) continue;
    if (last !== null) at += kernBetween(letters, last, sign) * UNIT + tracking;
    yield { at, advance: letter[0] * UNIT, outline: letter[1], unit: UNIT };
    at += letter[0] * UNIT;
    last = sign;
  }
}

const widths = new Map<string, number>();
const MOST_WIDTHS = 5000;

/** Advance of a line, in pixels. */
export function widthOf(text: string, face: Face): number {
  const key = `${face.cut} ${face.tracking} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = 0;
    for (const { at, advance } of placedLetters(text, face)) width = at + advance;
    if (widths.size >= MOST_WIDTHS) widths.clear();
    widths.set(key, width);
  }
  return width * face.sizePx;
}

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const boundsOfOutline = new Map<string, Bounds | null>();

function outlineBounds(outline: string): Bounds | null {
  let bounds = boundsOfOutline.get(outline);
  if (bounds === undefined) {
    const numbers = outline.match(/-?\d+/g)?.map(Number) ?? [];
    const xs = numbers.filter((_, i) => i % 2 === 0);
    const ys = numbers.filter((_, i) => i % 2 === 1);
    bounds =
      xs.length === 0
        ? null
        : { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
    boundsOfOutline.set(outline, bounds);
  }
  return bounds;
}

/** Where the ink of a line lies around its start on the baseline, in pixels; y grows downwards. Null for a line of spaces. */
export function inkOf(text: string, face: Face): Bounds | null {
  let ink: Bounds | null = null;
  for (const { at, outline } of placedLetters(text, face)) {
    const one = outlineBounds(outline);
    if (one === null) continue;
    const here = {
      left: (at + one.left * UNIT) * face.sizePx,
      right: (at + one.right * UNIT) * face.sizePx,
      top: -one.top * UNIT * face.sizePx,
      bottom: -one.bottom * UNIT * face.sizePx,
    };
    ink =
      ink === null
        ? here
        : {
            left: Math.min(ink.left, here.left),
            right: Math.max(ink.right, here.right),
            top: Math.min(ink.top, here.top),
            bottom: Math.max(ink.bottom, here.bottom),
          };
  }
  return ink;
}

const round = (value: number) => String(Math.round(value * 100) / 100);

/** A line as outlines in SVG. @param x where its advance starts @param y its baseline, both in pixels */
export function lineSvg(text: string, face: Face, x: number, y: number, colour: string): string {
  const scale = face.sizePx * UNIT;
  const paths = [...placedLetters(text, face)]
    .filter(({ outline }) => outline !== "")
    .map(({ at, outline }) => `<path transform="translate(${round(at / UNIT)} 0)" d="${outline}"/>`);
  const size = Math.round(scale * 100_000) / 100_000;
  return `<g fill="${colour}" transform="translate(${round(x)} ${round(y)}) scale(${size} ${-size})">${paths.join("")}</g>`;
}
