import type { PlanCommand } from "../floor-plan/commands.ts";
import { OPENING_KINDS, type Opening, PLAN_SIDE_MM, type Point, WALL_KINDS } from "../floor-plan/plan.ts";
import { type DxfPoint, type DxfSegments, readEntities } from "./dxf-entities.ts";
import { wallsOfLines } from "./dxf-walls.ts";

export type ImportedWall = Extract<PlanCommand, { do: "import-walls" }>["walls"][number];

export type DxfReading =
  | {
      readonly kind: "read";
      readonly walls: readonly ImportedWall[];
      /** Sentences: units that were guessed, layers that were taken, what was left out and why. */
      readonly notes: readonly string[];
    }
  | { readonly kind: "refused"; readonly reason: string };

/** Characters of a file of 30 MB. */
const MOST_CHARACTERS = 30_000_000;
const MOST_WALLS = 500;
const MOST_LINES = 20_000;
const WALL_LAYER = /muro|wall|pared|tabique|cerramiento|partition|fachada/;
const UNITS_MM: Readonly<Record<number, number>> = { 1: 25.4, 2: 304.8, 4: 1, 5: 10, 6: 1000, 14: 100 };
const UNIT_NAMES: Readonly<Record<number, string>> = { 1: "milímetros", 10: "centímetros", 1000: "metros" };

/**
 * Walls of a DXF drawing, about the origin, in whole millimetres with y downwards. A file of `planDxf` gives back the very walls with their
 * openings. Else the layers named after walls are taken, or all lines where there are none: pairs of parallel lines become one wall, a
 * line alone a wall of 10 cm.
 */
export function readDxf(text: string): DxfReading {
  if (/^AC10\d\d/.test(text)) return { kind: "refused", reason: "Es un DWG: guárdalo como DXF." };
  if (text.startsWith("AutoCAD Binary DXF"))
    return { kind: "refused", reason: "Es un DXF binario: guárdalo como DXF de texto (ASCII)." };
  if (text.length > MOST_CHARACTERS)
    return { kind: "refused", reason: "El archivo pasa de 30\u00a0MB: guarda solo la planta que necesitas." };
  if (!/^\s{0,40}(?:0|999)\s/.test(text.slice(0, 60)))
    return { kind: "refused", reason: "No es un DXF: su comienzo no es el de un dibujo." };
  const drawing = readEntities(text);
  const notes: string[] = [];
  if (drawing.isCut) notes.push("El dibujo tiene demasiadas líneas: se leyó solo una parte.");
  const axes = drawing.segments.filter(({ data }) => data.length >= 2);
  const named = drawing.segments.filter(({ layer }) => WALL_LAYER.test(layer.toLowerCase()));
  const used = axes.length > 0 ? axes : named.length > 0 ? named : drawing.segments;
  if (used.length === 0)
    return { kind: "refused", reason: "No hay líneas en el dibujo: ¿está todo en bloques o en otra presentación?" };
  const mm = UNITS_MM[drawing.units] ?? guessUnit(used, notes);
  const center = middleOf(used);
  const place = ({ x, y }: DxfPoint): Point => ({
    x: Math.round((x - center.x) * mm) + 0,
    y: Math.round((center.y - y) * mm) + 0,
  });
  const span = greatest(
    used.flatMap(({ points }) => points.map(place)).map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))),
  );
  if (span > PLAN_SIDE_MM / 2)
    return {
      kind: "refused",
      reason: "El dibujo mide más de 100 × 100\u00a0m: guarda solo una planta, o revisa sus unidades.",
    };
  let walls: readonly ImportedWall[];
  if (axes.length > 0) {
    walls = axes.map((axis) => wallOfAxis(axis, place)).filter((wall) => wall !== null);
  } else {
    if (named.length > 0) notes.push(`Muros de las capas ${listed(named.map(({ layer }) => layer))}.`);
    else notes.push("Ninguna capa se llama como un muro: se han tomado todas las líneas.");
    const sides = used.flatMap((segments) => sidesOf(segments, place));
    if (sides.length > MOST_LINES) notes.push("El dibujo tiene demasiadas líneas: se leyó solo una parte.");
    const result = wallsOfLines(sides.slice(0, MOST_LINES));
    walls = result.walls;
    if (result.short > 0) notes.push(`${result.short} líneas de menos de 10\u00a0cm no se han tomado.`);
    if (result.single > 0) notes.push(`${result.single} líneas sin pareja son muros de 10\u00a0cm.`);
  }
  for (const [type, count] of [...drawing.leftOut].slice(0, 6))
    notes.push(`Sin leer: ${count} de tipo ${type.slice(0, 40)}.`);
  if (walls.length === 0) return { kind: "refused", reason: "No se ha reconocido ningún muro en el dibujo." };
  if (walls.length > MOST_WALLS) notes.push(`Hay ${walls.length} muros: se toman los ${MOST_WALLS} más largos.`);
  const kept =
    walls.length > MOST_WALLS ? [...walls].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_WALLS) : walls;
  return { kind: "read", walls: kept, notes };
}

/** The unit with which the drawing is as large as a home: its greater side from 3 to 90 m. */
function guessUnit(segments: readonly DxfSegments[], notes: string[]): number {
  const xs = segments.flatMap(({ points }) => points.map(({ x }) => x));
  const ys = segments.flatMap(({ points }) => points.map(({ y }) => y));
  const side = Math.max(spread(xs), spread(ys));
  const mm = [1000, 10, 1].find((unit) => side * unit >= 3000 && side * unit <= 90_000) ?? 1;
  notes.push(
    `El archivo no dice sus unidades: por su tamaño son ${UNIT_NAMES[mm] ?? "milímetros"}. Compruébalo con una medida.`,
  );
  return mm;
}

const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const greatest = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
const spread = (values: readonly number[]) => greatest(values) - least(values);

function middleOf(segments: readonly DxfSegments[]): DxfPoint {
  const xs = segments.flatMap(({ points }) => points.map(({ x }) => x));
  const ys = segments.flatMap(({ points }) => points.map(({ y }) => y));
  return { x: (least(xs) + greatest(xs)) / 2, y: (least(ys) + greatest(ys)) / 2 };
}

const lengthOf = ({ from, to }: ImportedWall) => Math.hypot(to.x - from.x, to.y - from.y);
const listed = (names: readonly string[]) =>
  [...new Set(names.map((name) => `«${name.slice(0, 40)}»`))].slice(0, 5).join(", ");

function sidesOf(
  { points, isClosed }: DxfSegments,
  place: (point: DxfPoint) => Point,
): readonly { from: Point; to: Point }[] {
  const placed = points.map(place);
  const first = placed[0];
  const ring = isClosed && first ? [...placed, first] : placed;
  return ring.slice(1).map((to, index) => ({ from: ring[index] as Point, to }));
}

/** A wall as `planDxf` told it: kind, thickness, openings. Null for data that was changed beyond use. */
function wallOfAxis({ points, data }: DxfSegments, place: (point: DxfPoint) => Point): ImportedWall | null {
  const [from, to] = points.map(place);
  const kind = WALL_KINDS.find((one) => one === cleaned(data[0]));
  const thicknessMm = Number(data[1]);
  if (!from || !to || !kind || !(thicknessMm >= 0 && thicknessMm <= 1000)) return null;
  const openings = data.slice(2, 60).flatMap((one) => openingOf(cleaned(one)) ?? []);
  return { from, to, kind, thicknessMm: Math.round(thicknessMm), openings };
}

const cleaned = (text: string | undefined) => (text ?? "").replaceAll(";", "").trim();

function openingOf(text: string): Omit<Opening, "id" | "wallId"> | null {
  const [name, ...rest] = text.split(" ");
  const [offsetMm = Number.NaN, widthMm = Number.NaN, heightMm = Number.NaN, sillMm = Number.NaN] = rest
    .slice(0, 4)
    .map(Number);
  const kind = OPENING_KINDS.find((one) => one === name);
  const isSound = [offsetMm, widthMm, heightMm, sillMm].every((value) => Number.isInteger(value) && value >= 0);
  if (
    !kind ||
    !isSound ||
    widthMm < 200 ||
    widthMm > 8000 ||
    heightMm < 200 ||
    heightMm > 6000 ||
    sillMm > 4000 ||
    offsetMm > PLAN_SIDE_MM
  )
    return null;
  return {
    kind,
    offsetMm,
    widthMm,
    heightMm,
    sillMm,
    hinge: rest[4] === "to" ? "to" : "from",
    opensTo: rest[5] === "left" ? "left" : "right",
  };
}
