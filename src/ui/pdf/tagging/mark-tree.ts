import { hasText, isFigure, type Role, type Structure } from "./structure.ts";
import type { Area, TaggedDocument } from "./tagged-document.ts";

/** A node of the renderer's tree after layout, as far as marking looks at it. */
export interface LaidOutNode {
  type: string;
  props?: NodeProps;
  style?: Record<string, unknown>;
  /** Relative to the parent's; the borders' widths are in it too. */
  box?: Partial<Area> & Record<string, unknown>;
  children?: LaidOutNode[];
  lines?: Line[];
}

interface NodeProps {
  structure?: Structure;
  /** Number of the part, given before layout: it tells the pieces of one part on several pages from other parts. */
  part?: number;
  fixed?: boolean;
}

interface Line {
  string: string;
  runs: Run[];
  decorationLines?: unknown[];
}

interface Run {
  glyphs?: unknown[];
  positions?: unknown[];
  attributes: { link?: string | null };
}

/** Gives each part of a document its number. */
export function numberParts(node: LaidOutNode, from = { next: 1 }): void {
  if (node.props) node.props.part = from.next++;
  for (const child of node.children ?? []) numberParts(child, from);
}

/** The laid-out pages with frames that mark what is drawn. The tree may be drawn once. */
export function markTree(root: LaidOutNode, document: TaggedDocument): LaidOutNode {
  const marker = new TreeMarker(document);
  return { ...root, children: root.children!.map((page) => marker.page(page)) };
}

interface Around {
  /** The role of the part that a text would belong to. */
  inside: Role | undefined;
  /** The parent's upper left corner on the page. */
  left: number;
  top: number;
}

class TreeMarker {
  /** Parts that repeat on each page and have been told. */
  readonly #told = new Set<number>();
  readonly #document: TaggedDocument;

  constructor(document: TaggedDocument) {
    this.#document = document;
  }

  page(page: LaidOutNode): LaidOutNode {
    const children = page.children!.flatMap((child) => this.#marked(child, { inside: undefined, left: 0, top: 0 }));
    const decoration = this.#decoration(page);
    return { ...withoutDecoration(page), children: decoration.concat(children) };
  }

  #marked(node: LaidOutNode, around: Around): LaidOutNode[] {
    const { structure: role } = node.props ?? {};
    if (role === "artifact" || this.#isRepeated(node)) return [this.#artifact(node)];
    if (isFigure(role)) return [this.#part(node, role, around, this.#content(node))];
    switch (node.type) {
      case "VIEW":
        return this.#group(node, role, around);
      case "TEXT":
        return this.#text(node, role, around);
      case "IMAGE":
      case "SVG":
        return [this.#artifact(node)];
      default:
        throw new Error(`A part of the type ${node.type} cannot be marked yet`);
    }
  }

  /** A part comes again on each page: the second time it says nothing new. */
  #isRepeated({ props: { fixed = false, part = 0 } = {} }: LaidOutNode): boolean {
    if (!fixed) return false;
    if (this.#told.has(part)) return true;
    this.#told.add(part);
    return false;
  }

  #group(node: LaidOutNode, role: Role | undefined, around: Around): LaidOutNode[] {
    const { left, top } = placeOf(node, around);
    const within = { inside: role ?? around.inside, left, top };
    const children = (node.children ?? []).flatMap((child) => this.#marked(child, within));
    const decoration = this.#decoration(node);
    if (children.length === 0) return decoration;
    const group = { ...withoutDecoration(node), children };
    return [...decoration, role === undefined ? group : this.#part(node, role, around, group)];
  }

  #text(node: LaidOutNode, role: Role | undefined, around: Around): LaidOutNode[] {
    const lines = node.lines ?? [];
    if (lines.every((line) => line.string.trim() === "")) {
      // An empty line holds a place open; an empty cell of a table is a cell.
      const empty = this.#artifact(node);
      return [role === undefined ? empty : this.#part(node, role, around, empty)];
    }
    const plain = withoutDecoration(node);
    const hasLinks = lines.some(({ runs }) => runs.some(({ attributes }) => attributes.link));
    const text = hasLinks ? { ...plain, lines: this.#linkedLines(lines) } : this.#content(plain);
    const isOwn = role !== undefined || !hasText(around.inside);
    return [...this.#decoration(node), isOwn ? this.#part(node, role ?? "P", around, text) : text];
  }

  /** Lines that are drawn in pieces: a piece between two links, or a link, which may go over several lines. */
  #linkedLines(lines: readonly Line[]): Line[] {
    const pieces = lines.flatMap(linePieces);
    const document = this.#document;
    return drawnBy([...lines], (draw) => {
      let current: string | undefined;
      document.mark();
      for (const { link, line } of pieces) {
        if (link !== current) {
          document.endMark();
          if (current !== undefined) document.leaveLink();
          if (link !== undefined) document.enterLink();
          document.mark();
          current = link;
        }
        draw(line);
      }
      document.endMark();
      if (current !== undefined) document.leaveLink();
    });
  }

  /** The node inside its own element of the structure. */
  #part(node: LaidOutNode, role: Role, around: Around, drawn: LaidOutNode): LaidOutNode {
    const { part = 0 } = node.props ?? {};
    const { width = 0, height = 0 } = node.box ?? {};
    const area = { ...placeOf(node, around), width, height };
    const document = this.#document;
    return framed(drawn, { open: () => document.enter(role, part, area), close: () => document.leave() });
  }

  /** The node as content of the element around it. */
  #content(node: LaidOutNode): LaidOutNode {
    const document = this.#document;
    return framed(node, { open: () => document.mark(), close: () => document.endMark() });
  }

  #artifact(node: LaidOutNode): LaidOutNode {
    const document = this.#document;
    const type = node.props?.fixed ? "Pagination" : "Layout";
    return framed(node, { open: () => document.markArtifact(type), close: () => document.endMark() });
  }

  /** Background and borders of a node, alone. */
  #decoration(node: LaidOutNode): LaidOutNode[] {
    if (!isDecorated(node)) return [];
    return [this.#artifact({ ...node, type: "VIEW", children: [] })];
  }
}

const BORDERS = ["borderTopWidth", "borderRightWidth", "borderBottomWidth", "borderLeftWidth"] as const;

const isDecorated = ({ style, box }: LaidOutNode): boolean =>
  style?.backgroundColor !== undefined || BORDERS.some((border) => box?.[border]);

function withoutDecoration(node: LaidOutNode): LaidOutNode {
  if (!isDecorated(node)) return node;
  const { backgroundColor: _, ...style } = node.style ?? {};
  const box = { ...node.box };
  for (const border of BORDERS) box[border] = 0;
  return { ...node, style, box };
}

function placeOf({ box }: LaidOutNode, { left, top }: Around): { left: number; top: number } {
  return { left: left + (box?.left ?? 0), top: top + (box?.top ?? 0) };
}

/** A view without a place of its own: the renderer draws its only child, between what opens and what closes a mark. */
function framed(node: LaidOutNode, { open, close }: { open: () => void; close: () => void }): LaidOutNode {
  const children = drawnBy([node], (draw) => {
    open();
    draw(node);
    close();
  });
  return { type: "VIEW", props: {}, style: {}, children };
}

/** A list that the renderer, which draws lists with `forEach`, draws in our way. */
function drawnBy<Item>(list: Item[], forEach: (draw: (item: Item) => void) => void): Item[] {
  return Object.assign(list, { forEach });
}

/** The runs of a line, together where they belong to the same link or to none; its underlines at the end. */
function linePieces(line: Line): { link: string | undefined; line: Line }[] {
  const pieces: { link: string | undefined; line: Line }[] = [];
  const before: Run[] = [];
  for (const run of line.runs) {
    const link = run.attributes.link ?? undefined;
    const last = pieces.at(-1);
    if (last && last.link === link) last.line.runs.push(run);
    else pieces.push({ link, line: { ...line, runs: [...before, run], decorationLines: [] } });
    before.push(withoutGlyphs(run));
  }
  const last = pieces.at(-1);
  if (last && line.decorationLines?.length) pieces.push({ link: last.link, line: { ...line, runs: [] } });
  return pieces;
}

/** A run that draws nothing and takes its room: what follows stands exactly where it stood. */
function withoutGlyphs(run: Run): Run {
  const attributes = { ...run.attributes, link: null, backgroundColor: null };
  return { ...run, glyphs: [], positions: [], attributes };
}
