import type { HomeWords, LabelledValue } from "../../homes/home-words.ts";
import { linesOfText, textWidth } from "../text-metrics.ts";
import { bodyWidth, mainWidth, page } from "../theme.ts";

/**
 * The pages of a home's sheet, and their contents. Photos take the room that text and data leave, so that no page after the first stays
 * empty for the most part. All lengths are points.
 */

const MOST_PAGES = 4;
/** A last page with less than this share of itself filled looks like a mistake. */
const LEAST_FILLED = 0.36;
/** A plan beyond its page would lose lines: what is estimated leaves this much free. */
const SPARE = 6;

export const HEADER_HEIGHT = 52;
/** Of the pages after the first: the title in one line. */
export const RUNNING_HEAD_HEIGHT = 30;
export const BAND_HEIGHT = 72;
/** Agent, QR and small print at the foot of the first page: with a picture or a code, and without. */
export const AGENT_HEIGHT = { tall: 118, low: 82 } as const;
export const GAP = 10;
export const CAPTION_HEIGHT = 14;

/** Sizes of the text, best first: the smaller ones spare a page, the larger ones fill it. */
const TEXT_SIZES = [9.5, 9, 8.6, 10, 10.5, 11.5] as const;
/** Without photos there is room for larger ones. */
const SIZES_ALONE = [11.5, 10.5, 9.5, 9, 8.6, 12, 12.5] as const;
const LEADING = 1.48;
const PARAGRAPH_GAP = 0.5;
/** Height of the cover, as a share of what the first page has for cover, text and data. */
const COVERS = [0.62, 0.5, 0.4, 0.72, 0.32] as const;
/** A cover that leaves the first page little else: for sheets whose second page would otherwise be nearly empty. */
const COVER_ALONE = 0.9;
const COVER_MIN = 150;
const COVER_MAX = 352;
const STRIP = { photos: 3, height: 96 } as const;
/** A cover that is lower than this gives no room for photos below it. */
const COVER_ABOVE_STRIP = 170;

/** Natural height of a row of one, two or three photos across the page, and how far it may be stretched or squeezed. */
const ROW_HEIGHTS = [0, 340, 190, 126] as const;
const STRETCH = 1.32;
const SQUEEZE = 0.72;
/** Photos in the rows of a page with so many of them; of two, the second way where the page is nearly empty. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [1, 2, 2],
  [2, 2, 2],
  [2, 3, 2],
  [2, 2, 2, 2],
];
const ONE_BELOW_THE_OTHER = [1, 1] as const;

/** A line of the advert; null is the gap between paragraphs. */
export type Line = string | null;

export type Block =
  | { kind: "fact"; label: string; value: readonly string[]; isStacked: boolean; height: number }
  | { kind: "energy"; height: number }
  | { kind: "list"; title: string; lines: readonly string[]; height: number };

export interface PhotoRow {
  /** Places in the list of photos. */
  photos: readonly number[];
  height: number;
}

export interface SheetPage {
  /** Two columns of the advert. */
  columns: readonly [readonly Line[], readonly Line[]];
  /** Three columns of data. */
  blocks: readonly (readonly Block[])[];
  rows: readonly PhotoRow[];
  /** Share of the page below its head that is filled. */
  filled: number;
}

export interface SheetPlan {
  textSize: number;
  /** Zero without photos. */
  coverHeight: number;
  /** Photos in a strip below the cover. */
  strip: PhotoRow | null;
  /** The advert with the data beside it; null where the first page is set like the later ones, with the data below. */
  beside: { text: readonly Line[]; blocks: readonly Block[] } | null;
  below: Pick<SheetPage, "columns" | "blocks">;
  /** Those after the first. */
  pages: readonly SheetPage[];
}

export const lineHeight = (textSize: number): number => textSize * LEADING;

const heightOfLines = (lines: readonly Line[], size: number): number =>
  lines.reduce((sum, line) => sum + lineHeight(size) * (line === null ? PARAGRAPH_GAP : 1), 0);
const heightOfBlocks = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height, 0);

const ASIDE = page.aside;
const FACT = { size: 8.4, row: 16, extra: 11 } as const;
const LIST = { size: 8.4, line: 12, head: 17 } as const;
const MOST_LIST_LINES = 14;
/** Width of each of the two columns of text of the later pages. */
export const columnWidth = (bodyWidth - page.gap) / 2;

/** The data of the aside, from the top. */
export function blocksOf({
  facts,
  has,
  extras,
  energy,
}: Pick<HomeWords, "facts" | "has" | "extras" | "energy">): Block[] {
  return [
    ...facts.map(factBlock),
    ...(energy ? [{ kind: "energy" as const, height: 40 }] : []),
    ...listBlock("Tiene", has),
    ...listBlock("Además", extras),
  ];
}

function factBlock({ label, value }: LabelledValue): Block {
  const widths = textWidth(label, FACT.size) + textWidth(value, FACT.size, 700) + 12;
  const isStacked = widths > ASIDE;
  const lines = isStacked ? linesOfText(value, { size: FACT.size, width: ASIDE - 2, cut: 700 }).slice(0, 3) : [value];
  return {
    kind: "fact",
    label,
    value: lines,
    isStacked,
    height: FACT.row + (isStacked ? FACT.extra * lines.length : 0),
  };
}

function listBlock(title: string, items: readonly string[]): Block[] {
  if (items.length === 0) return [];
  const lines = listLines(items);
  return [{ kind: "list", title, lines, height: LIST.head + LIST.line * lines.length + 6 }];
}

/** As many items as the list has room for; how many more there are stands at its end. */
function listLines(items: readonly string[]): string[] {
  for (let shown = items.length; shown > 1; shown--) {
    const rest = items.length - shown;
    const text = `${items.slice(0, shown).join(" · ")}${rest > 0 ? ` y ${rest} más` : ""}`;
    const lines = linesOfText(text, { size: LIST.size, width: ASIDE - 2 });
    if (lines.length <= MOST_LIST_LINES) return lines;
  }
  return linesOfText(items[0]!, { size: LIST.size, width: ASIDE - 2 }).slice(0, MOST_LIST_LINES);
}

interface Heights {
  /** Of kind, title and place on the first page. */
  titleHeight: number;
  agentHeight: number;
  /** Between the margins of a page, without its foot. */
  bodyHeight: number;
}

/**
 * @param photos how many there are
 */
export function planSheet(
  words: Pick<HomeWords, "text" | "facts" | "has" | "extras" | "energy">,
  { photos, titleHeight, agentHeight, bodyHeight }: Heights & { photos: number },
): SheetPlan {
  const room = bodyHeight - HEADER_HEIGHT - titleHeight - BAND_HEIGHT - agentHeight - SPARE;
  const [usual, ...others] = photos === 0 ? SIZES_ALONE : TEXT_SIZES;
  let best: SheetPlan | undefined;
  let good: SheetPlan | undefined;
  for (const textSize of [usual, ...others]) {
    for (const share of photos === 0 ? [0] : [...COVERS, COVER_ALONE]) {
      for (const isBeside of [true, false]) {
        const plan = planWith(words, { photos, room, bodyHeight, textSize, share, isBeside });
        if (plan === null) continue;
        if (best === undefined || leastFilled(plan) > leastFilled(best)) best = plan;
        if (plan.pages.length === 0) return plan;
        if (share !== COVER_ALONE && leastFilled(plan) >= LEAST_FILLED) good ??= plan;
        // Photos fill whatever page there is; without them a smaller size may spare it.
        if (good && photos > 1) return good;
      }
    }
  }
  return good ?? best!;
}

const leastFilled = ({ pages }: SheetPlan): number => Math.min(1, ...pages.map(({ filled }) => filled));

interface Measures {
  photos: number;
  /** For cover, text and data on the first page. */
  room: number;
  bodyHeight: number;
  textSize: number;
  /** Share of the room that the cover may have where the rest needs it. */
  share: number;
  /** The data stand beside the advert; else below it, in three columns. */
  isBeside: boolean;
}

type SheetContent = Parameters<typeof planSheet>[0];

/** @returns null for data below the advert that do not fit there */
function planWith(
  words: SheetContent,
  { photos, room, bodyHeight, textSize, share, isBeside }: Measures,
): SheetPlan | null {
  const paragraphs = words.text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const all = blocksOf(words);
  const lines = linesOfParagraphs(paragraphs, textSize, isBeside ? mainWidth : columnWidth);
  const columns = isBeside ? NOTHING.columns : balanced(lines, room, textSize);
  const inThree = isBeside ? [] : threeColumns(all, room);
  const textHeight = isBeside ? heightOfLines(lines, textSize) : heightOfColumns(columns, textSize);
  const dataHeight = isBeside ? heightOfBlocks(all) : Math.max(0, ...inThree.map(heightOfBlocks));
  const needed = isBeside ? Math.max(textHeight, dataHeight) : textHeight + 2 * GAP + dataHeight;
  const { coverHeight, strip } = picturesOf(photos, { room, needed, share });
  const columnRoom = room - (photos === 0 ? 0 : coverHeight + GAP) - (strip ? strip.height + GAP : 0);
  if (!isBeside && (needed > columnRoom || inThree.flat().length < all.length)) return null;
  const text = takeLines(lines, columnRoom, textSize);
  const blocks = takeBlocks(all, columnRoom);
  const shown = photos === 0 ? 0 : 1 + (strip?.photos.length ?? 0);
  const pages = laterPages({
    paragraphs: isBeside ? restOf(paragraphs, text) : [],
    blocks: isBeside ? all.slice(blocks.length) : [],
    photos: Array.from({ length: photos - shown }, (_, i) => i + shown),
    textSize,
    height: bodyHeight - RUNNING_HEAD_HEIGHT - SPARE,
  });
  const beside = isBeside ? { text, blocks } : null;
  return { textSize, coverHeight, strip, beside, below: isBeside ? NOTHING : { columns, blocks: inThree }, pages };
}

const NOTHING: SheetPlan["below"] = { columns: [[], []], blocks: [] };

const heightOfColumns = (columns: readonly (readonly Line[])[], size: number): number =>
  Math.max(...columns.map((column) => heightOfLines(column, size)));

/** Cover and strip: what text and data leave is theirs, as far as a cover may be high. */
function picturesOf(
  photos: number,
  { room, needed, share }: { room: number; needed: number; share: number },
): Pick<SheetPlan, "coverHeight" | "strip"> {
  if (photos === 0) return { coverHeight: 0, strip: null };
  const aboveStrip = room - needed - STRIP.height - 2 * GAP;
  if (photos > STRIP.photos && aboveStrip >= COVER_ABOVE_STRIP) {
    return { coverHeight: Math.min(COVER_MAX, aboveStrip), strip: { photos: [1, 2, 3], height: STRIP.height } };
  }
  const least = Math.max(COVER_MIN, Math.min(COVER_MAX, room * share));
  return { coverHeight: Math.max(least, Math.min(COVER_MAX, room - GAP - needed)), strip: null };
}

function linesOfParagraphs(paragraphs: readonly string[], size: number, width: number): Line[] {
  return paragraphs.flatMap((paragraph, i) => [...(i === 0 ? [] : [null]), ...linesOfText(paragraph, { size, width })]);
}

/** As many lines as the height takes; never a gap at the end. */
function takeLines(lines: readonly Line[], height: number, size: number): Line[] {
  let used = 0;
  let count = 0;
  for (const line of lines) {
    used += lineHeight(size) * (line === null ? PARAGRAPH_GAP : 1);
    if (used > height) break;
    count += 1;
  }
  const taken = lines.slice(0, count);
  return taken.at(-1) === null ? taken.slice(0, -1) : taken;
}

function takeBlocks(blocks: readonly Block[], height: number): Block[] {
  let used = 0;
  const tooMuch = blocks.findIndex((block) => {
    used += block.height;
    return used > height;
  });
  return tooMuch === -1 ? [...blocks] : blocks.slice(0, tooMuch);
}

/** The paragraphs without the words of these lines, which stand at their beginning. */
function restOf(paragraphs: readonly string[], taken: readonly Line[]): string[] {
  let words = taken.reduce((sum, line) => sum + (line === null ? 0 : line.split(/ +/).length), 0);
  return paragraphs.flatMap((paragraph) => {
    const own = paragraph.split(/ +/);
    const rest = own.slice(words).join(" ");
    words = Math.max(0, words - own.length);
    return rest === "" ? [] : [rest];
  });
}

interface Rest {
  paragraphs: readonly string[];
  blocks: readonly Block[];
  photos: readonly number[];
  textSize: number;
  /** Of a page below its head. */
  height: number;
}

/** Text first, then data, then photos; what four pages do not take is left out. */
function laterPages({ paragraphs, blocks, photos, textSize, height }: Rest): SheetPage[] {
  const pages: SheetPage[] = [];
  let lines = linesOfParagraphs(paragraphs, textSize, columnWidth);
  let data = blocks;
  let left = photos;
  while (pages.length < MOST_PAGES - 1 && (lines.length > 0 || data.length > 0 || left.length > 0)) {
    const columns = balanced(lines, height, textSize);
    const textHeight = heightOfColumns(columns, textSize);
    lines = withoutGap(lines.slice(columns[0].length + columns[1].length));
    const dataRoom = height - textHeight - (textHeight === 0 ? 0 : 2 * GAP);
    const hasData = lines.length === 0 && data.length > 0 && dataRoom > 60;
    const inColumns = hasData ? threeColumns(data, dataRoom) : [];
    const dataHeight = Math.max(0, ...inColumns.map(heightOfBlocks));
    if (hasData) data = data.slice(inColumns.flat().length);
    const photoRoom = dataRoom - dataHeight - (dataHeight === 0 ? 0 : 2 * GAP);
    const rows = lines.length === 0 && data.length === 0 ? photoRows(left, photoRoom) : [];
    left = left.slice(rows.flatMap((row) => row.photos).length);
    const photoHeight = rows.reduce((sum, row) => sum + row.height + CAPTION_HEIGHT + GAP, 0);
    if (columns[0].length + inColumns.length + rows.length === 0) break;
    pages.push({ columns, blocks: inColumns, rows, filled: (textHeight + dataHeight + photoHeight) / height });
  }
  return pages;
}

const withoutGap = (lines: readonly Line[]): Line[] => (lines[0] === null ? lines.slice(1) : [...lines]);

/** Two columns of one height, or as high as the page. */
function balanced(lines: readonly Line[], height: number, size: number): [Line[], Line[]] {
  const wanted = Math.min(height, heightOfLines(lines, size) / 2 + lineHeight(size));
  const first = takeLines(lines, wanted, size);
  // The gap between the columns belongs to neither; it is kept in the first so that the lines stay countable.
  const isGap = lines[first.length] === null;
  const left = isGap ? [...first, null] : first;
  return [left, takeLines(lines.slice(left.length), height, size)];
}

/** Blocks from the top, column by column, each as high as a third of all. */
function threeColumns(blocks: readonly Block[], height: number): Block[][] {
  const third = Math.min(height, heightOfBlocks(blocks) / 3 + 12);
  const columns: Block[][] = [[]];
  let used = 0;
  for (const block of blocks) {
    if (used > 0 && used + block.height > third && columns.length < 3) {
      columns.push([]);
      used = 0;
    }
    if (used > 0 && used + block.height > height) break;
    used += block.height;
    columns.at(-1)!.push(block);
  }
  return columns;
}

/** As many of the photos as fill the room without being squeezed, in rows across the page. */
export function photoRows(photos: readonly number[], room: number): PhotoRow[] {
  for (let count = Math.min(photos.length, ROWS.length - 1); count > 0; count--) {
    const isNearlyEmpty = count === 2 && room > ROW_HEIGHTS[1] * 1.7;
    const rows = isNearlyEmpty ? ONE_BELOW_THE_OTHER : ROWS[count]!;
    const natural = rows.reduce((sum, inRow) => sum + ROW_HEIGHTS[inRow]!, 0);
    const factor = Math.min(STRETCH, (room - rows.length * (CAPTION_HEIGHT + GAP)) / natural);
    if (factor < SQUEEZE) continue;
    let at = 0;
    return rows.map((inRow) => {
      at += inRow;
      return { photos: photos.slice(at - inRow, at), height: ROW_HEIGHTS[inRow]! * factor };
    });
  }
  return [];
}
