import type { Unit, Value } from "./value.ts";

/**
 * A result, described once. The page, the PDF, the plain text, the rows that two results are compared by, the spreadsheets
 * and the API's JSON are all drawn from this. It is plain data and survives JSON.
 */
export interface Description {
  /** ISO date of the facts that were used. */
  date: string;
  /** One short line for a person who cannot see the result change while typing. */
  summary: string;
  document: DocumentCover;
  /** Absent where nothing could be calculated: then a section says why. */
  headline?: Headline;
  /** Beside the form, in short. */
  aside?: Aside;
  sections: readonly Section[];
  /** Small print below everything. */
  footnotes: readonly string[];
  /** For WhatsApp: the most important line first. Lines that no longer fit are left out. */
  message: readonly string[];
}

export interface DocumentCover {
  /** Kind of document: `Informe de valoración`. */
  kind: string;
  title: string;
  /** Place and date, under the title. */
  detail?: string;
  /** At the foot of every page of the PDF: a page may be copied alone. */
  note: string;
  /** The input in four or five figures under the PDF's title. */
  facts: readonly Figure[];
  /** The document goes to somebody who must not see what the result rests on: its sources are left out. */
  isWithoutSources?: boolean;
  /** Drawn beside title and facts, in a narrow column; across the page on a cover. */
  drawing?: Drawing;
  /** A sentence under the title of the cover page. */
  coverLine?: string;
  /** The report opens with a page that says what it is, of which home and by whom, and no figure. Its sections then say the headline. */
  hasCoverPage?: boolean;
  /** After the sources, from a new page: long tables that a bank compares line by line. */
  annex?: readonly Section[];
}

/** Surfaces that show a block. `rows` are the lines by which two results are compared; `sheet` is CSV and XLSX. */
export type Surface = "page" | "pdf" | "text" | "rows" | "sheet";

/** The one figure that the result is about. */
export interface Headline {
  /** Name of the figure, in any result of the tool: `Precio máximo`. */
  name: string;
  /** The name with a detail that distinguishes this result: `Precio máximo · limita el ahorro`. */
  label: string;
  value: Value;
  /** Basis of the figure, the most important first. */
  notes: readonly string[];
  /** Two or three short lines under the figure of the PDF's band. */
  details: readonly string[];
  tags?: readonly Tag[];
  /** Drawn beside the figure. */
  drawing?: Chart | Drawing;
  /** Under that drawing, on the page alone: how far to trust the figure. */
  trust?: Drawing;
  /** Up to four figures below. */
  figures: readonly Figure[];
  notices?: readonly Notice[];
}

export interface Aside {
  title: string;
  figures: readonly Figure[];
  drawing?: Chart | Drawing;
  /** Sentences below the figures: the heaviest factor, missing data. */
  notes?: readonly string[];
}

export interface Tag {
  text: string;
  tone?: "neutral" | "outline" | "success" | "warning";
}

export interface Figure {
  label: string;
  value: Value;
  /** A short line below the figure. */
  note?: string;
  tag?: Tag;
  /** A sum: it is emphasised. */
  isTotal?: boolean;
  /** The surfaces that show it; all unless given. */
  on?: readonly Surface[];
}

export interface Section {
  /** Its address on the page: `prevision-anos`. */
  id: string;
  title: string;
  /** The section's finding, in a sentence. */
  lead?: string;
  tag?: Tag;
  blocks: readonly Block[];
  /** On a wide page, half a row: two in a row are shown side by side. */
  width?: "half";
  /** On a wide page, the blocks are in two columns. */
  isTwoColumns?: boolean;
  /** On paper, it begins a page, under a heading of a page. */
  startsPage?: boolean;
  /** On paper, it has the heading of a page too, and stands below the section before it where it fits there whole. */
  sharesPage?: boolean;
  /** On a page it is closed until somebody opens it; paper shows it. */
  isFolded?: boolean;
  /** Its drawing brings frame and heading along, as a panel that people act in does. */
  isBare?: boolean;
  /** The surfaces that show it; all unless given. */
  on?: readonly Surface[];
}

export type Block = Prose | Notice | Figures | Table | Steps | Chart | Drawing;

interface Shown {
  /** The surfaces that show it; by default those of its kind (see `shownOn`). */
  on?: readonly Surface[];
}

/** A paragraph. `small` is a remark on the block above it. */
export interface Prose extends Shown {
  kind: "prose";
  text: string;
  /** A page of the product that says more; shown on the page alone. */
  link?: { to: `/${string}`; label: string };
  tone?: "muted" | "small";
}

/** Something that the reader must not miss; `destructive` is what keeps them from going on. */
export interface Notice extends Shown {
  kind: "notice";
  tone: "info" | "success" | "warning" | "destructive";
  title?: string;
  text: string;
}

/** Names and values under each other. */
export interface Figures extends Shown {
  kind: "figures";
  items: readonly Figure[];
}

export interface Column {
  title: string;
  /** Position of the cell when a narrow page folds the row; columns without one are left out there. */
  narrow?: "lead" | "title" | "detail" | "figure" | "note" | "actions";
  isStrong?: boolean;
  /** On a narrow page, where the head is gone, the cell says its name. */
  saysName?: boolean;
  /** On a narrow page, a suffix in place of the column's name: `267.373 €` and `de hoy`. */
  narrowSuffix?: string;
  /** The page offers to sort by it. */
  isSortable?: boolean;
  /** The surfaces that show it; all unless given. */
  on?: readonly Surface[];
}

/** A cell, alone or with a quieter second line and a mark. */
export type Cell = Value | { value: Value; detail?: Value; tag?: Tag };

export interface Table extends Shown {
  kind: "table";
  /** Contents of the table: it names the spreadsheet and is read out before the table. */
  name: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  total?: readonly Cell[];
  /** Shown where there are no rows. */
  empty?: string;
}

/** Things to do or say, one after another. */
export interface Steps extends Shown {
  kind: "steps";
  items: readonly { when: string; text: string; why?: string }[];
  /** The name of the button that copies all of it, or of those that copy each item where they unfold; none unless said. */
  copyLabel?: string;
  /** On a page each item unfolds by itself; the first one is open. */
  isFolding?: boolean;
}

/** A drawing of the tool's own, by its name in `drawings.tsx` and, where the PDF has it, in `document-drawings.tsx`. */
export interface Drawing extends Shown {
  kind: "drawing";
  name: string;
  /** On paper it may take more than a page, and breaks by itself. */
  isLong?: boolean;
}

export type Chart = Bars | Waterfall | Interval | Intervals | Fan | Lines | Stacked | Heatmap;

/** From zero; values below grow to the left. */
export interface Bars extends Shown {
  kind: "bars";
  caption: string;
  valueName: string;
  unit: Unit;
  /** End of the scale where the values are parts of a whole, as 1 for shares of it; the largest value unless given. */
  most?: number;
  rows: readonly { label: string; detail?: string; value: number; isHighlighted?: boolean }[];
}

/** From a base to a total, a step for each thing that adds or takes away; base and steps add up to the total. */
export interface Waterfall extends Shown {
  kind: "waterfall";
  caption: string;
  unit: Unit;
  base: Step;
  steps: readonly Step[];
  total: Step;
}

export interface Step {
  label: string;
  detail?: string;
  amount: number;
}

interface Range {
  low: number;
  high: number;
}

/** One figure with the interval of 8 of 10 cases, and its comparables as dots. */
export interface Interval extends Shown {
  kind: "interval";
  unit: Unit;
  /** Null where there is a range alone. */
  value: number | null;
  range80: Range;
  range50?: Range;
  dots?: readonly number[];
}

/** Figures under each other on one scale, each with the interval where 8 of 10 cases lie. */
export interface Intervals extends Shown {
  kind: "intervals";
  caption?: string;
  /** The drawing in a sentence, for a person who cannot see it. */
  summary: string;
  unit: Unit;
  rows: readonly { label: string; value: number | null; range80?: Range; range50?: Range }[];
}

/** Common parts of charts over an axis: the finding, its scope, and the text read out. */
interface Plotted extends Shown {
  title: string;
  subtitle?: string;
  summary: string;
  /** The axis at the foot. */
  xName: string;
}

/** History solid, forecast dashed with its bands. */
export interface Fan extends Plotted {
  kind: "fan";
  xUnit: Unit;
  unit: Unit;
  history: readonly { x: number; y: number }[];
  forecast: readonly { x: number; median: number; range80: Range; range50?: Range }[];
  /** Text beside the last point of the history; `hoy` by default. */
  originText?: string;
}

export interface Lines extends Plotted {
  kind: "lines";
  xUnit: Unit;
  unit: Unit;
  x: readonly number[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
  isFromZero?: boolean;
}

/** Parts of a whole, one column for each year or group; parts are not below zero. */
export interface Stacked extends Plotted {
  kind: "stacked";
  unit: Unit;
  parts: readonly string[];
  columns: readonly { label: string; values: readonly number[] }[];
  /** Adds the sum to the table view. */
  totalName?: string;
}

/** A value for each pair, the reader's own case outlined. */
export interface Heatmap extends Shown {
  kind: "heatmap";
  caption: string;
  /** Names of rows and columns: `Interés / plazo`. */
  corner: string;
  unit: Unit;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly (number | null)[] }[];
  current?: { row: number; column: number };
}

const DEFAULT_SURFACES: Record<Block["kind"], readonly Surface[]> = {
  prose: ["page", "pdf", "text"],
  notice: ["page", "pdf", "text"],
  figures: ["page", "pdf", "text", "rows"],
  table: ["page", "pdf", "text", "sheet"],
  steps: ["page", "pdf", "text"],
  bars: ["page", "pdf"],
  waterfall: ["page", "pdf", "text"],
  interval: ["page", "pdf"],
  intervals: ["page", "pdf"],
  fan: ["page", "pdf"],
  lines: ["page", "pdf"],
  stacked: ["page", "pdf"],
  heatmap: ["page", "pdf"],
  drawing: ["page", "pdf"],
};

/** Whether a surface shows a block. */
export function isBlockOn(surface: Surface, block: Block): boolean {
  return (block.on ?? DEFAULT_SURFACES[block.kind]).includes(surface);
}

/** Whether a surface shows a figure, a column or a section: all do unless it names some. */
export function isOn(surface: Surface, { on }: { on?: readonly Surface[] }): boolean {
  return on === undefined || on.includes(surface);
}

/** A paragraph, or nothing where there is no text. */
export function paragraph(text: string | null | undefined, options: Pick<Prose, "tone" | "on" | "link"> = {}): Prose[] {
  return text ? [{ kind: "prose", text, ...options }] : [];
}

/**
 * The sections that a surface shows, each with the blocks that it shows there. A section without any is left out; in
 * plain text its lead is enough.
 */
export function sectionsOn(surface: Surface, sections: readonly Section[]): Section[] {
  return sections
    .filter((section) => isOn(surface, section))
    .map((section) => ({ ...section, blocks: section.blocks.filter((block) => isBlockOn(surface, block)) }))
    .filter(({ blocks, lead }) => blocks.length > 0 || (surface === "text" && lead !== undefined));
}
