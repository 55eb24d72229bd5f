import { type Dictionary, Name, operationsOf, type PdfFile, type PdfValue } from "#test/pdf-objects.ts";

/**
 * A page of our own PDF as SVG: as much of the format as our documents use, which is lines, areas, clips and text. There
 * is no program on every machine that draws a PDF, and the pictures need three pages of it.
 */

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

interface Ink {
  ctm: Matrix;
  fill: string;
  stroke: string;
  fillOpacity: number;
  strokeOpacity: number;
  width: number;
  dash: string;
  cap: string;
  join: string;
  /** Ids of the clips that hold, outermost first. */
  clips: readonly string[];
}

interface Letters {
  family: string;
  weight: number;
  /** Width of a glyph in thousandths of its size. */
  widthOf: (glyph: number) => number;
  textOf: (glyph: number) => string;
}

const CAPS = ["butt", "round", "square"];
const JOINS = ["miter", "round", "bevel"];
/** Names of weights that stand in the names of fonts. */
const WEIGHTS: Readonly<Record<string, number>> = { Medium: 500, SemiBold: 600, Bold: 700, ExtraBold: 800 };

export interface PaperPage {
  width: number;
  height: number;
  svg: string;
}

/** @param index from 0 */
export function paperPage(file: PdfFile, index: number): PaperPage {
  const pages = file.dictionary(file.dictionary(file.trailer.get("Root")).get("Pages"));
  const page = file.dictionary(file.list(pages.get("Kids"))[index]);
  const [, , width, height] = file.list(page.get("MediaBox") ?? pages.get("MediaBox")) as number[];
  const content = file
    .list(page.get("Contents") instanceof Array ? page.get("Contents") : [page.get("Contents") ?? null])
    .map((part) => file.stream(part))
    .join("\n");
  const drawing = new Drawing(file, file.dictionary(page.get("Resources")), `p${index}`);
  for (const { operator, operands } of operationsOf(content)) drawing.draw(operator, operands);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${drawing.clips.join("")}</defs><rect width="100%" height="100%" fill="#fff"/><g transform="matrix(1 0 0 -1 0 ${height})">${drawing.drawn.join("")}</g></svg>`;
  return { width: width!, height: height!, svg };
}

class Drawing {
  readonly drawn: string[] = [];
  readonly clips: string[] = [];
  readonly #file: PdfFile;
  readonly #resources: Dictionary;
  readonly #prefix: string;
  readonly #letters = new Map<string, Letters>();
  #ink: Ink = {
    ctm: IDENTITY,
    fill: "#000",
    stroke: "#000",
    fillOpacity: 1,
    strokeOpacity: 1,
    width: 1,
    dash: "",
    cap: "butt",
    join: "miter",
    clips: [],
  };
  readonly #kept: Ink[] = [];
  #path = "";
  #clipRule: "nonzero" | "evenodd" | null = null;
  #font: { letters: Letters; size: number } | undefined;
  #textMatrix: Matrix = IDENTITY;
  #lineMatrix: Matrix = IDENTITY;

  constructor(file: PdfFile, resources: Dictionary, prefix: string) {
    this.#file = file;
    this.#resources = resources;
    this.#prefix = prefix;
  }

  draw(operator: string, operands: PdfValue[]): void {
    const numbers = operands.filter((value): value is number => typeof value === "number");
    const set = (change: Partial<Ink>) => {
      this.#ink = Object.assign({}, this.#ink, change);
    };
    const add = (letter: string) => {
      this.#path += `${letter}${numbers.map(short).join(" ")}`;
    };
    const [x = 0, y = 0, w = 0, h = 0] = numbers;
    switch (operator) {
      case "q":
        this.#kept.push(this.#ink);
        return;
      case "Q":
        this.#ink = this.#kept.pop() ?? this.#ink;
        return;
      case "cm":
        return set({ ctm: times(numbers as unknown as Matrix, this.#ink.ctm) });
      case "gs":
        return this.#setState((operands[0] as Name).text);
      case "w":
        return set({ width: x });
      case "J":
        return set({ cap: CAPS[x] ?? "butt" });
      case "j":
        return set({ join: JOINS[x] ?? "miter" });
      case "d":
        return set({ dash: (operands[0] as number[]).map(short).join(" ") });
      case "m":
        return add("M");
      case "l":
        return add("L");
      case "c":
        return add("C");
      case "h":
        this.#path += "Z";
        return;
      case "re":
        this.#path += `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}Z`;
        return;
      case "rg":
      case "sc":
      case "scn":
        return set({ fill: colour(numbers) });
      case "RG":
      case "SC":
      case "SCN":
        return set({ stroke: colour(numbers) });
      case "g":
        return set({ fill: colour([x, x, x]) });
      case "G":
        return set({ stroke: colour([x, x, x]) });
      case "W":
        this.#clipRule = "nonzero";
        return;
      case "W*":
        this.#clipRule = "evenodd";
        return;
      case "f":
      case "F":
        return this.#paint({ fills: "nonzero" });
      case "f*":
        return this.#paint({ fills: "evenodd" });
      case "S":
        return this.#paint({ strokes: true });
      case "s":
        this.#path += "Z";
        return this.#paint({ strokes: true });
      case "B":
        return this.#paint({ fills: "nonzero", strokes: true });
      case "B*":
        return this.#paint({ fills: "evenodd", strokes: true });
      case "b":
        this.#path += "Z";
        return this.#paint({ fills: "nonzero", strokes: true });
      case "n":
        return this.#paint({});
      case "BT":
        this.#textMatrix = IDENTITY;
        this.#lineMatrix = IDENTITY;
        return;
      case "Tf":
        this.#font = { letters: this.#lettersOf((operands[0] as Name).text), size: x };
        return;
      case "Tm":
        this.#lineMatrix = numbers as unknown as Matrix;
        this.#textMatrix = this.#lineMatrix;
        return;
      case "Td":
        this.#lineMatrix = times([1, 0, 0, 1, x, y], this.#lineMatrix);
        this.#textMatrix = this.#lineMatrix;
        return;
      case "Tj":
        return this.#write([operands[0]!]);
      case "TJ":
        return this.#write(operands[0] as PdfValue[]);
      default:
        // Marks of structure, colour spaces and what our documents do not draw with.
        return;
    }
  }

  #setState(name: string): void {
    const state = this.#file.dictionary(this.#file.dictionary(this.#resources.get("ExtGState")).get(name));
    const [fill, stroke] = [state.get("ca"), state.get("CA")];
    if (typeof fill === "number") this.#ink = Object.assign({}, this.#ink, { fillOpacity: fill });
    if (typeof stroke === "number") this.#ink = Object.assign({}, this.#ink, { strokeOpacity: stroke });
  }

  #paint({ fills, strokes = false }: { fills?: "nonzero" | "evenodd"; strokes?: boolean }): void {
    const { ctm, fill, stroke, fillOpacity, strokeOpacity, width, dash, cap, join } = this.#ink;
    if (this.#path !== "" && (fills || strokes)) {
      const area = fills ? `fill="${fill}" fill-rule="${fills}" fill-opacity="${fillOpacity}"` : 'fill="none"';
      const line = strokes
        ? ` stroke="${stroke}" stroke-opacity="${strokeOpacity}" stroke-width="${short(width)}" stroke-linecap="${cap}" stroke-linejoin="${join}"${dash ? ` stroke-dasharray="${dash}"` : ""}`
        : "";
      this.#put(`<path transform="${matrix(ctm)}" d="${this.#path}" ${area}${line}/>`);
    }
    if (this.#clipRule && this.#path !== "") {
      const id = `${this.#prefix}c${this.clips.length}`;
      this.clips.push(
        `<clipPath id="${id}"><path transform="${matrix(ctm)}" d="${this.#path}" clip-rule="${this.#clipRule}"/></clipPath>`,
      );
      this.#ink = Object.assign({}, this.#ink, { clips: [...this.#ink.clips, id] });
    }
    this.#path = "";
    this.#clipRule = null;
  }

  #write(parts: PdfValue[]): void {
    if (!this.#font) return;
    const { letters, size } = this.#font;
    let at = 0;
    const spans: string[] = [];
    for (const part of parts) {
      if (typeof part === "number") at -= (part / 1000) * size;
      if (typeof part !== "string") continue;
      for (const [pair] of part.matchAll(/[0-9a-f]{4}/gi)) {
        const glyph = Number.parseInt(pair, 16);
        const text = letters.textOf(glyph);
        if (text.trim() !== "") spans.push(`<tspan x="${short(at)}">${escaped(text)}</tspan>`);
        at += (letters.widthOf(glyph) / 1000) * size;
      }
    }
    const { fill, fillOpacity, ctm } = this.#ink;
    const place = times([1, 0, 0, -1, 0, 0], times(this.#textMatrix, ctm));
    this.#put(
      `<text transform="${matrix(place)}" font-family="${letters.family}" font-weight="${letters.weight}" font-size="${short(size)}" fill="${fill}" fill-opacity="${fillOpacity}">${spans.join("")}</text>`,
    );
    this.#textMatrix = times([1, 0, 0, 1, at, 0], this.#textMatrix);
  }

  /** Clips hold one within another, each in a group of its own. */
  #put(element: string): void {
    const { clips } = this.#ink;
    this.drawn.push(clips.reduceRight((inner, id) => `<g clip-path="url(#${id})">${inner}</g>`, element));
  }

  #lettersOf(name: string): Letters {
    const known = this.#letters.get(name);
    if (known) return known;
    const font = this.#file.dictionary(this.#file.dictionary(this.#resources.get("Font")).get(name));
    const descendant = this.#file.dictionary(this.#file.list(font.get("DescendantFonts"))[0]);
    const base = (font.get("BaseFont") as Name | undefined)?.text ?? "";
    const widths = readWidths(this.#file, descendant);
    const texts = font.has("ToUnicode") ? readTexts(this.#file.stream(font.get("ToUnicode"))) : new Map();
    const weight = Object.entries(WEIGHTS).find(([word]) => base.endsWith(word))?.[1] ?? 400;
    const letters: Letters = {
      family: "Archivo",
      weight,
      widthOf: (glyph) => widths.get(glyph) ?? 0,
      textOf: (glyph) => texts.get(glyph) ?? "",
    };
    this.#letters.set(name, letters);
    return letters;
  }
}

/** `[0 [500 600] 7 9 550]`: glyph 0 and 1 by name, 7 to 9 alike. */
function readWidths(file: PdfFile, descendant: Dictionary): Map<number, number> {
  const widths = new Map<number, number>();
  const rows = file.list(descendant.get("W"));
  for (let i = 0; i < rows.length; ) {
    const first = rows[i] as number;
    const next = file.open(rows[i + 1]);
    if (Array.isArray(next)) {
      for (const [at, width] of next.entries()) widths.set(first + at, width as number);
      i += 2;
    } else {
      for (let glyph = first; glyph <= (next as number); glyph++) widths.set(glyph, rows[i + 2] as number);
      i += 3;
    }
  }
  return widths;
}

/** Letters of glyphs, out of the table that lets readers copy text. */
function readTexts(table: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, rows] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first, , list] of rows!.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*\[([^\]]*)\]/gi)) {
      const items = [...list!.matchAll(/<([0-9a-f ]*)>/gi)].map(([, digits]) => fromHex(digits!));
      for (const [at, text] of items.entries()) texts.set(Number.parseInt(first!, 16) + at, text);
    }
  }
  return texts;
}

const fromHex = (digits: string): string =>
  new TextDecoder("utf-16be").decode(Buffer.from(digits.replaceAll(" ", ""), "hex"));

/** First `a`, then `b`. */
function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[2],
    a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2],
    a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4],
    a[4] * b[1] + a[5] * b[3] + b[5],
  ];
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000);
const matrix = (of: Matrix): string => `matrix(${of.map((value) => String(Math.round(value * 1e6) / 1e6)).join(" ")})`;
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Three numbers of red, green and blue, or one of grey, each from 0 to 1. */
function colour(numbers: readonly number[]): string {
  const [r = 0, g = r, b = r] = numbers;
  return `rgb(${[r, g, b].map((value) => Math.round(value * 255)).join(" ")})`;
}
