import type { Ink } from "./colours.ts";
import {
  ABOVE_CAPITALS,
  BELOW_BASELINE,
  CAP_HEIGHT,
  type Cut,
  drawable,
  type Face,
  inkOf,
  widthOf,
} from "./letters.ts";
import { breakLines } from "./lines.ts";
import type { PictureContent } from "./picture.ts";
import type { Align, Item, TextRole } from "./template.ts";

/** One item of a stack set at a size: its lines around its own upper left corner, which is the top of its capitals. */

export interface SetLine {
  text: string;
  face: Face;
  /** Start of its advance, and its baseline. */
  x: number;
  y: number;
  ink: Ink;
  role: SpokenRole;
  isStruck: boolean;
}
/** The parts that a picture may say; facts and a previous price are no texts of their own in a template. */
export type SpokenRole = TextRole | "facts" | "previousPrice" | "name";

export interface SetRule {
  x: number;
  y: number;
  width: number;
  height: number;
  ink: "line" | "accent";
  /** Through a text, and so drawn over it. */
  isStrike?: true;
}

export interface SetItem {
  height: number;
  lines: SetLine[];
  rules: SetRule[];
  /** Its letters' size, by which its distances go. */
  sizePx: number;
  isForced: boolean;
}

interface Setting {
  width: number;
  align: Align;
}

const CUTS: Record<TextRole, Cut> = {
  kicker: "strong",
  title: "display",
  place: "text",
  price: "display",
  when: "display",
  body: "text",
  agent: "strong",
  contact: "text",
  label: "strong",
};
/** From baseline to baseline, as a share of the size. */
const LEADING: Record<Cut, number> = { display: 1.06, strong: 1.2, text: 1.34 };
const TRACKING: Record<Cut, number> = { display: -0.022, strong: -0.004, text: 0 };

export const faceOf = (cut: Cut, sizePx: number): Face => ({ cut, sizePx, tracking: TRACKING[cut] });
const faceOfRole = (role: TextRole, sizePx: number) => faceOf(CUTS[role], sizePx);

/** Leading that large letters can do with less of, never less than what keeps accents clear of the line above. */
const leadingOf = ({ cut, sizePx }: Face) =>
  sizePx *
  Math.max(CAP_HEIGHT + ABOVE_CAPITALS + BELOW_BASELINE * 0.55, LEADING[cut] - Math.max(0, sizePx - 40) * 0.0006);

/** A line at its place: optically flush with its edge, which the side of a letter is not. */
function lineAt(
  text: string,
  face: Face,
  y: number,
  { width, align }: Setting,
): { x: number; y: number; text: string; face: Face } {
  const ink = inkOf(text, face);
  const x = align === "left" ? -(ink?.left ?? 0) : (width - (ink ? ink.right + ink.left : 0)) / 2;
  return { x, y, text, face };
}

/** Lines of a text of any length within a width. @param isForced cuts words that are too wide */
export function setText(
  text: string,
  role: SpokenRole,
  face: Face,
  ink: Ink,
  most: number,
  setting: Setting,
  isForced = false,
): SetItem | null {
  const broken = breakLines(text, face, setting.width - inset(face), isForced);
  if (broken === null || (broken.lines.length > most && !isForced)) return null;
  const leading = leadingOf(face);
  const first = CAP_HEIGHT * face.sizePx;
  return {
    height: first + (broken.lines.length - 1) * leading,
    sizePx: face.sizePx,
    isForced: broken.isForced,
    rules: [],
    lines: broken.lines.map((line, i) => ({
      ...lineAt(line, face, first + i * leading, setting),
      ink,
      role,
      isStruck: false,
    })),
  };
}

/** Ink may stand a hair outside its advance. */
const inset = ({ sizePx }: Face) => sizePx * 0.02;

/** Whether an item has anything to say of this content. */
export function saysOf(
  item: Item,
  content: PictureContent,
  brand: { agent: string | null; contact: string | null },
): boolean {
  if (item.kind === "facts") return content.facts.some((fact) => drawable(fact) !== "");
  if (item.kind !== "text") return true;
  return textOf(item.role, content, brand) !== "";
}

export function textOf(
  role: TextRole,
  content: PictureContent,
  brand: { agent: string | null; contact: string | null },
): string {
  const text = role === "agent" || role === "contact" ? brand[role] : content[role];
  return drawable(text ?? "");
}

/** Sets a text item at a size. */
export function setTextItem(
  { role, ink, lines }: Extract<Item, { kind: "text" }>,
  sizePx: number,
  content: PictureContent,
  brand: { agent: string | null; contact: string | null },
  setting: Setting,
  isForced = false,
): SetItem | null {
  const text = textOf(role, content, brand);
  const set = setText(text, role, faceOfRole(role, sizePx), ink, lines, setting, isForced);
  const previous = drawable(content.previousPrice ?? "");
  if (set === null || role !== "price" || previous === "") return set;
  return withPrevious(set, previous, sizePx, setting, isForced);
}

/** The price that was, struck through above the one that is. */
function withPrevious(
  set: SetItem,
  previous: string,
  sizePx: number,
  setting: Setting,
  isForced: boolean,
): SetItem | null {
  const face = faceOf("text", Math.max(26, Math.round(sizePx * 0.44)));
  const above = setText(previous, "previousPrice", face, "quiet", 1, setting, isForced);
  if (above === null) return null;
  const down = above.height + distance(face.sizePx, sizePx);
  return {
    ...set,
    height: set.height + down,
    rules: [
      ...above.lines.map(({ text, face, x, y }) => ({
        x: x - face.sizePx * 0.08,
        y: y - face.sizePx * 0.29,
        width: widthOf(text, face) + face.sizePx * 0.16,
        height: Math.max(3, face.sizePx * 0.07),
        ink: "accent" as const,
        isStrike: true as const,
      })),
      ...set.rules.map((rule) => ({ ...rule, y: rule.y + down })),
    ],
    lines: [
      ...above.lines.map((line) => ({ ...line, isStruck: true })),
      ...set.lines.map((line) => ({ ...line, y: line.y + down })),
    ],
  };
}

/** From a baseline to the capitals below it, clear of tails and accents. */
export const distance = (abovePx: number, belowPx: number): number =>
  Math.max(
    BELOW_BASELINE * abovePx + ABOVE_CAPITALS * belowPx + 2,
    18 + 0.36 * Math.min(abovePx, belowPx) + 0.1 * Math.max(abovePx, belowPx),
  );

/** Sets facts in their form, as many as fit side by side or below each other. */
export function setFacts(
  { form, most }: Extract<Item, { kind: "facts" }>,
  sizePx: number,
  facts: readonly string[],
  setting: Setting,
): SetItem | null {
  const shown = facts.slice(0, most);
  if (form === "columns") return factColumns(shown, sizePx, setting);
  if (form === "line") return factLine(shown, sizePx, setting);
  return factList(shown, sizePx, setting, form === "steps");
}

const DOT = "\u00a0·";

function factLine(facts: readonly string[], sizePx: number, setting: Setting): SetItem | null {
  const face = faceOf("text", sizePx);
  const bound = facts.map((fact) => fact.replaceAll(" ", "\u00a0"));
  const tied = bound.map((fact, i) => (i < bound.length - 1 ? fact + DOT : fact));
  const set = setText(tied.join(" "), "facts", face, "main", 3, setting);
  // The dot that ties a line to the next is not drawn at its end.
  if (set === null) return null;
  return {
    ...set,
    lines: set.lines.map((line) => {
      const text = line.text.endsWith(DOT) ? line.text.slice(0, -DOT.length) : line.text;
      return { ...line, ...lineAt(text, face, line.y, setting) };
    }),
  };
}

const FIGURE_AND_WORD = /^([+−-]?[\d.,]+(?:[ \u00a0]?(?:m²|%|€|ha|km|min))?)[ \u00a0](.+)$/;

const FIGURE_AND_UNIT = /^[+−-]?[\d.,]+[ \u00a0]?(?:m²|%|€|ha|km|min|€\/m²)?$/;

/** The figure large, its word below; what has no figure stands large as a whole. */
function factColumns(facts: readonly string[], sizePx: number, { width }: Setting): SetItem | null {
  const between = 28;
  const column = (width - between * (facts.length - 1)) / facts.length;
  const small = Math.max(28, Math.round(sizePx * 0.5));
  const cells = facts.map((fact) => {
    const isWhole = FIGURE_AND_UNIT.test(fact);
    const [, figure, word] = (!isWhole && FIGURE_AND_WORD.exec(fact)) || [];
    return { large: figure ?? (isWhole ? fact : null), small: figure === undefined ? (isWhole ? null : fact) : word! };
  });
  const setting: Setting = { width: column * 0.95, align: "left" };
  const top = 30;
  const large = CAP_HEIGHT * sizePx;
  const lines: SetLine[] = [];
  let height = 0;
  for (const [i, cell] of cells.entries()) {
    const x = i * (column + between);
    let y = top;
    if (cell.large !== null) {
      const set = setText(cell.large.replaceAll(" ", "\u00a0"), "facts", faceOf("display", sizePx), "main", 1, setting);
      if (set === null) return null;
      lines.push(...set.lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y })));
      y += large + distance(sizePx, small);
    }
    if (cell.small !== null) {
      const isAlone = cell.large === null;
      const face = isAlone ? faceOf("strong", Math.max(26, Math.round(sizePx * 0.6))) : faceOf("text", small);
      const set = setText(cell.small, "facts", face, isAlone ? "main" : "quiet", 2, setting);
      if (set === null) return null;
      lines.push(...set.lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y })));
      y += set.height;
    } else y -= distance(sizePx, small);
    height = Math.max(height, y);
  }
  const rules = facts.map((_, i) => ({
    x: i * (column + between),
    y: 0,
    width: column,
    height: 3,
    ink: "line" as const,
  }));
  return { height, lines, rules, sizePx: small, isForced: false };
}

/** Below each other, with a hairline above each; steps carry their number. */
function factList(facts: readonly string[], sizePx: number, { width }: Setting, isNumbered: boolean): SetItem | null {
  const face = faceOf("text", sizePx);
  const left = isNumbered ? Math.round(sizePx * 1.7) : 0;
  const room = sizePx * 0.62;
  const lines: SetLine[] = [];
  const rules: SetRule[] = [];
  let y = 0;
  for (const [i, fact] of facts.entries()) {
    const set = setText(fact, "facts", face, "main", 3, { width: width - left, align: "left" });
    if (set === null) return null;
    rules.push({ x: 0, y, width, height: 2, ink: "line" });
    y += room;
    if (isNumbered) {
      const number = setText(String(i + 1), "facts", faceOf("display", sizePx), "accent", 1, {
        width: left,
        align: "left",
      })!;
      lines.push(...number.lines.map((line) => ({ ...line, y: line.y + y })));
    }
    lines.push(...set.lines.map((line) => ({ ...line, x: line.x + left, y: line.y + y })));
    y += set.height + room;
  }
  return { height: y - room + sizePx * BELOW_BASELINE, lines, rules, sizePx, isForced: false };
}
