import { withoutEnd } from "#domain/shared/format/text-ends.ts";

/**
 * How wide and how high a text will be on paper, before it is drawn: a sheet decides by it what goes on which page, and a card in a
 * window how large a title may be. The renderer tells neither.
 */

/** Advance widths of Archivo for U+0020 to U+007E, in thousandths of the font size, as its files of @fontsource 5.3 have them. */
const WIDTHS = {
  400: [
    209, 273, 374, 582, 510, 950, 692, 209, 355, 355, 407, 625, 277, 333, 277, 294, 573, 521, 567, 573, 555, 571, 573, 553,
    574, 573, 296, 296, 625, 625, 625, 578, 1005, 682, 698, 728, 734, 677, 612, 796, 736, 267, 559, 662, 536, 847, 736, 788,
    665, 788, 727, 673, 606, 731, 648, 924, 680, 655, 635, 296, 294, 296, 625, 485, 187, 545, 567, 519, 567, 548, 280, 556,
    563, 225, 223, 514, 225, 860, 563, 570, 567, 567, 332, 510, 297, 562, 504, 723, 513, 504, 498, 353, 245, 353, 625,
  ],
  700: [
    196, 301, 456, 600, 556, 973, 764, 253, 364, 364, 407, 641, 307, 333, 307, 300, 595, 596, 596, 596, 597, 595, 596, 596,
    596, 595, 335, 335, 641, 641, 641, 613, 1001, 724, 722, 733, 739, 683, 622, 802, 754, 301, 603, 725, 591, 872, 754, 793,
    681, 793, 730, 679, 641, 748, 694, 964, 706, 699, 653, 350, 300, 350, 641, 518, 228, 580, 608, 573, 608, 584, 325, 607,
    602, 267, 264, 570, 267, 891, 602, 613, 608, 608, 380, 556, 342, 601, 547, 798, 572, 547, 519, 393, 253, 393, 641,
  ],
} as const; // biome-ignore format: a table of figures

/** Of signs beyond ASCII that have no letter of it below their mark: the long dash is the widest. */
const OTHER_WIDTH = 600;
const LONG_DASH = 1000;

/** Regular, or what is set bold (600 and 700, by the wider of the two). */
export type Cut = keyof typeof WIDTHS;

const known: Record<Cut, Map<string, number>> = { 400: new Map(), 700: new Map() };

function letterWidth(letter: string, cut: Cut): number {
  let width = known[cut].get(letter);
  if (width === undefined) {
    // `ñ` is as wide as `n`, a protected space as a space.
    const base = letter.normalize("NFKD").codePointAt(0)!;
    width = letter === "—" ? LONG_DASH : (WIDTHS[cut][base - 0x20] ?? OTHER_WIDTH);
    known[cut].set(letter, width);
  }
  return width;
}

/** Width of a line in points; kerning, which makes it at most half a per cent narrower, is left out. @param size in points */
export function textWidth(text: string, size: number, cut: Cut = 400): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter, cut);
  return (width * size) / 1000;
}

interface Set {
  /** Font size in points. */
  size: number;
  /** Width of the column in points. */
  width: number;
  cut?: Cut;
}

/**
 * The lines of a paragraph, broken at spaces; a word longer than the line is broken where the line ends. An empty text is one empty
 * line.
 */
export function linesOfText(text: string, { size, width, cut = 400 }: Set): string[] {
  const lines: string[] = [];
  let line = "";
  const fits = (candidate: string) => textWidth(candidate, size, cut) <= width;
  for (const word of text.split(/ +/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (line !== "" && !fits(line + letter)) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, line];
}

/**
 * The largest size at which a text fills no more than so many lines; at the smallest one what is left over is cut at a word, with
 * an ellipsis.
 *
 * @param max size in points that is tried first, in steps of half a point down to `min`
 */
export function fittedText(
  text: string,
  { width, max, min, lines: most, cut = 400 }: { width: number; max: number; min: number; lines: number; cut?: Cut },
): { size: number; lines: string[] } {
  for (let size = max; size >= min; size -= 0.5) {
    const lines = linesOfText(text, { size, width, cut });
    // A word that is broken in its middle is worse than a smaller size.
    const isWhole = lines.join(" ") === text.replace(/ +/g, " ");
    if (lines.length <= most && (isWhole || size - 0.5 < min)) return { size, lines };
  }
  const lines = linesOfText(text, { size: min, width, cut }).slice(0, most);
  let last = lines.at(-1)!;
  while (last !== "" && textWidth(`${last}…`, min, cut) > width)
    last = last.slice(0, Math.max(0, last.lastIndexOf(" ")));
  return { size: min, lines: [...lines.slice(0, -1), `${withoutEnd(last, /[\s,;:.]/)}…`] };
}
