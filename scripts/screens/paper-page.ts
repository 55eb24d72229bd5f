import { type Dictionary, type Name, operationsOf, type PdfFile, type PdfValue } from "#test/pdf-objects.ts";
import { type Letters, lettersOf } from "./paper-letters.ts";

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

const CAPS = ["butt", "round", "square"];
const JOINS = ["miter", "round", "bevel"];
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
  const drawing = new Drawing(file, file.dictionary(page.get("Resources")), `p${index}`);
  for (const { operator, operands } of operationsOf(file.stream(page.get("Contents")))) {
    drawing.draw(operator, operands);
  }
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

  constructor(file: PdfFile, resources: Dictionary, prefix: string) {
    this.#file = file;
    this.#resources = resources;
    this.#prefix = prefix;
  }

  /** Marks of structure, colour spaces and whatever our documents do not draw with change nothing. */
  draw(operator: string, operands: PdfValue[]): void {
    const numbers = operands.filter((value): value is number => typeof value === "number");
    this.#acts[operator]?.(numbers, operands);
  }

  /** What each operator does, by its name in the format. */
  readonly #acts: Readonly<Record<string, (numbers: number[], operands: PdfValue[]) => void>> = {
    q: () => this.#kept.push(this.#ink),
    Q: () => {
      this.#ink = this.#kept.pop() ?? this.#ink;
    },
    cm: (numbers) => this.#set({ ctm: times(toMatrix(numbers), this.#ink.ctm) }),
    gs: (_, [name]) => this.#setState((name as Name).text),
    w: ([width = 1]) => this.#set({ width }),
    J: ([cap = 0]) => this.#set({ cap: CAPS[cap]! }),
    j: ([join = 0]) => this.#set({ join: JOINS[join]! }),
    d: (_, [dashes]) => this.#set({ dash: (dashes as number[]).map(short).join(" ") }),
    m: (numbers) => this.#add("M", numbers),
    l: (numbers) => this.#add("L", numbers),
    c: (numbers) => this.#add("C", numbers),
    h: () => this.#add("Z", []),
    re: ([x = 0, y = 0, width = 0, height = 0]) => {
      this.#add("M", [x, y]);
      this.#add("h", [width]);
      this.#add("v", [height]);
      this.#add("h", [-width]);
      this.#add("Z", []);
    },
    rg: (numbers) => this.#set({ fill: colour(numbers) }),
    scn: (numbers) => this.#set({ fill: colour(numbers) }),
    RG: (numbers) => this.#set({ stroke: colour(numbers) }),
    SCN: (numbers) => this.#set({ stroke: colour(numbers) }),
    W: () => {
      this.#clipRule = "nonzero";
    },
    "W*": () => {
      this.#clipRule = "evenodd";
    },
    n: () => this.#paint({}),
    f: () => this.#paint({ fills: "nonzero" }),
    "f*": () => this.#paint({ fills: "evenodd" }),
    S: () => this.#paint({ strokes: true }),
    B: () => this.#paint({ fills: "nonzero", strokes: true }),
    "B*": () => this.#paint({ fills: "evenodd", strokes: true }),
    BT: () => {
      this.#textMatrix = IDENTITY;
    },
    Tf: ([size = 0], [name]) => {
      this.#font = { letters: this.#lettersOf((name as Name).text), size };
    },
    Tm: (numbers) => {
      this.#textMatrix = toMatrix(numbers);
    },
    Tj: (_, operands) => this.#write(operands),
    TJ: (_, [parts]) => this.#write(parts as PdfValue[]),
  };

  #set(change: Partial<Ink>): void {
    this.#ink = Object.assign({}, this.#ink, change);
  }

  #add(letter: string, numbers: readonly number[]): void {
    this.#path += `${letter}${numbers.map(short).join(" ")}`;
  }

  #setState(name: string): void {
    const state = this.#file.dictionary(this.#file.dictionary(this.#resources.get("ExtGState")).get(name));
    const [fill, stroke] = [state.get("ca"), state.get("CA")];
    if (typeof fill === "number") this.#set({ fillOpacity: fill });
    if (typeof stroke === "number") this.#set({ strokeOpacity: stroke });
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
      this.#set({ clips: [...this.#ink.clips, id] });
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
    const letters = lettersOf(this.#file, font);
    this.#letters.set(name, letters);
    return letters;
  }
}

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

/** Six numbers, as the operators of places have them. */
const toMatrix = (numbers: readonly number[]): Matrix => numbers as unknown as Matrix;

const short = (value: number): string => String(Math.round(value * 1000) / 1000);
const matrix = (of: Matrix): string => `matrix(${of.map((value) => String(Math.round(value * 1e6) / 1e6)).join(" ")})`;
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Three numbers of red, green and blue, or one of grey, each from 0 to 1. */
function colour(numbers: readonly number[]): string {
  const [r = 0, g = r, b = r] = numbers;
  return `rgb(${[r, g, b].map((value) => Math.round(value * 255)).join(" ")})`;
}
