/**
 * The few entities of a DXF that can be walls, read from its pairs of group code and value. Ours and not a library's: it keeps to its
 * bounds whatever the file says (entities, depth of blocks, size of numbers), and reads the data that `planDxf` wrote to its axes.
 */

export interface DxfPoint {
  readonly x: number;
  readonly y: number;
}

export interface DxfSegments {
  readonly layer: string;
  /** Consecutive points; closed outlines repeat their first. */
  readonly points: readonly DxfPoint[];
  readonly isClosed: boolean;
  /** The data that `planDxf` wrote to it: strings and integers in order. */
  readonly data: readonly string[];
}

export interface DxfDrawing {
  /** `$INSUNITS`, 0 where it says none. */
  readonly units: number;
  readonly segments: readonly DxfSegments[];
  /** How often each entity was left out, by its type. */
  readonly leftOut: ReadonlyMap<string, number>;
  readonly isCut: boolean;
}

const MOST_SEGMENTS = 20_000;
/** Of all segments together: a block with one long outline may be inserted thousands of times. */
const MOST_POINTS = 100_000;
const MOST_DEPTH = 4;
/** Entities looked at while blocks unfold: blocks of blocks of blocks grow without end. */
const MOST_WORK = 300_000;
/** No drawing of a home has greater numbers; beyond them sums lose their millimetres. */
const MOST_COORDINATE = 1e9;

interface Group {
  readonly code: number;
  readonly value: string;
}

interface Raw {
  readonly type: string;
  readonly groups: Group[];
}

export function readEntities(text: string): DxfDrawing {
  const reader = new GroupReader(text);
  const blocks = new Map<string, { base: DxfPoint; raws: Raw[] }>();
  const top: Raw[] = [];
  let units = 0;
  let section = "";
  let block: { base: DxfPoint; raws: Raw[] } | null = null;
  let raw: Raw | null = null;
  let header = "";
  let count = 0;
  let isCut = false;
  const keep = () => {
    if (!raw) return;
    if (raw.type === "BLOCK") {
      block = { base: { x: numberOf(raw, 10), y: numberOf(raw, 20) }, raws: [] };
      blocks.set(textOf(raw, 2), block);
    } else if (raw.type === "ENDBLK") block = null;
    else if (count < 10 * MOST_SEGMENTS) {
      count++;
      (section === "BLOCKS" ? block?.raws : top)?.push(raw);
    } else isCut = true;
    raw = null;
  };
  for (let group = reader.next(); group; group = reader.next()) {
    if (group.code === 0) {
      keep();
      if (group.value === "EOF") break;
      if (group.value === "ENDSEC") section = "";
      raw = section === "ENTITIES" || section === "BLOCKS" ? { type: group.value, groups: [] } : null;
      header = group.value === "SECTION" ? "SECTION" : "";
    } else if (header === "SECTION" && group.code === 2) {
      section = group.value;
      header = "";
    } else if (section === "HEADER") {
      if (group.code === 9) header = group.value;
      else if (header === "$INSUNITS" && group.code === 70) units = Number(group.value) || 0;
    } else if (raw && raw.groups.length < 20_000) raw.groups.push(group);
  }
  keep();
  const found: Found = { segments: [], leftOut: new Map(), isCut, work: 0, points: 0 };
  collect(top, blocks, { a: 1, b: 0, c: 0, d: 1, x: 0, y: 0 }, 0, found, "");
  return { units, segments: found.segments, leftOut: found.leftOut, isCut: found.isCut };
}

interface Found {
  readonly segments: DxfSegments[];
  readonly leftOut: Map<string, number>;
  isCut: boolean;
  work: number;
  points: number;
}

/** x' = a·x + c·y + x, y' = b·x + d·y + y */
interface Move {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly x: number;
  readonly y: number;
}

function collect(
  raws: readonly Raw[],
  blocks: ReadonlyMap<string, { base: DxfPoint; raws: Raw[] }>,
  move: Move,
  depth: number,
  found: Found,
  parent: string,
): void {
  for (let index = 0; index < raws.length; index++) {
    const raw = raws[index] as Raw;
    if (found.segments.length >= MOST_SEGMENTS || found.points >= MOST_POINTS || ++found.work > MOST_WORK) {
      found.isCut = true;
      return;
    }
    const layer = textOf(raw, 8) === "0" && parent !== "" ? parent : textOf(raw, 8);
    if (raw.type === "INSERT") {
      const block = blocks.get(textOf(raw, 2));
      if (block && depth < MOST_DEPTH)
        collect(block.raws, blocks, insertMove(raw, block.base, move), depth + 1, found, layer);
      else count(found, raw.type);
      continue;
    }
    let points: DxfPoint[] = [];
    let isClosed = false;
    if (raw.type === "LINE") points = [pointOf(raw, 10, 20), pointOf(raw, 11, 21)];
    else if (raw.type === "LWPOLYLINE") {
      points = pairsOf(raw);
      isClosed = (numberOf(raw, 70) & 1) === 1;
    } else if (raw.type === "POLYLINE") {
      isClosed = (numberOf(raw, 70) & 1) === 1;
      while (raws[index + 1]?.type === "VERTEX") points.push(pointOf(raws[++index] as Raw, 10, 20));
    } else {
      if (raw.type !== "SEQEND" && raw.type !== "VERTEX") count(found, raw.type);
      continue;
    }
    // All that is looked at counts, not only that which is kept.
    found.points += points.length;
    const moved = points.map(({ x, y }) => ({
      x: move.a * x + move.c * y + move.x,
      y: move.b * x + move.d * y + move.y,
    }));
    if (
      moved.length < 2 ||
      moved.some(({ x, y }) => !(Math.abs(x) < MOST_COORDINATE && Math.abs(y) < MOST_COORDINATE))
    ) {
      count(found, `${raw.type} sin medidas`);
      continue;
    }
    found.segments.push({ layer, points: moved, isClosed, data: dataOf(raw) });
  }
}

function count(found: Found, type: string): void {
  if (found.leftOut.size < 100 || found.leftOut.has(type)) found.leftOut.set(type, (found.leftOut.get(type) ?? 0) + 1);
}

function insertMove(raw: Raw, base: DxfPoint, move: Move): Move {
  const angle = (numberOf(raw, 50) * Math.PI) / 180;
  const [sx, sy] = [numberOf(raw, 41, 1), numberOf(raw, 42, 1)];
  const [a, b, c, d] = [Math.cos(angle) * sx, Math.sin(angle) * sx, -Math.sin(angle) * sy, Math.cos(angle) * sy];
  const x = numberOf(raw, 10) - a * base.x - c * base.y;
  const y = numberOf(raw, 20) - b * base.x - d * base.y;
  return {
    a: move.a * a + move.c * b,
    b: move.b * a + move.d * b,
    c: move.a * c + move.c * d,
    d: move.b * c + move.d * d,
    x: move.a * x + move.c * y + move.x,
    y: move.b * x + move.d * y + move.y,
  };
}

const textOf = (raw: Raw, code: number): string => raw.groups.find((group) => group.code === code)?.value ?? "";

function numberOf(raw: Raw, code: number, missing = 0): number {
  const group = raw.groups.find((one) => one.code === code);
  return group ? Number(group.value) : missing;
}

const pointOf = (raw: Raw, x: number, y: number): DxfPoint => ({
  x: numberOf(raw, x, Number.NaN),
  y: numberOf(raw, y, Number.NaN),
});

function pairsOf(raw: Raw): DxfPoint[] {
  const points: DxfPoint[] = [];
  let x = Number.NaN;
  for (const { code, value } of raw.groups) {
    if (code === 10) x = Number(value);
    else if (code === 20) points.push({ x, y: Number(value) });
    else if (code >= 1000) break;
  }
  return points;
}

/** Extended data behind our application's name. */
function dataOf(raw: Raw): readonly string[] {
  const start = raw.groups.findIndex(({ code, value }) => code === 1001 && value === "UMBRAL_PLANO");
  if (start < 0) return [];
  return raw.groups
    .slice(start + 1)
    .filter(({ code }) => code === 1000 || code === 1070)
    .map(({ value }) => value);
}

/** Pairs of lines: a whole number and its value. */
class GroupReader {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  next(): Group | null {
    const code = this.line();
    const value = this.line();
    if (code === null || value === null) return null;
    return { code: Number.parseInt(code, 10), value };
  }

  line(): string | null {
    if (this.at >= this.text.length) return null;
    let end = this.text.indexOf("\n", this.at);
    if (end < 0) end = this.text.length;
    const line = this.text.slice(this.at, Math.min(end, this.at + 2000)).trim();
    this.at = end + 1;
    return line;
  }
}
