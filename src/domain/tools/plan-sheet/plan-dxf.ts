import {
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from "@tarikjabiri/dxf";
import type { ExactPoint, LevelShape, WallShape } from "../floor-plan/level-shape.ts";
import type { Level } from "../floor-plan/plan.ts";
import { furnitureSymbol } from "../furnishing/symbols.ts";
import { mapped, type Path } from "../furnishing/symbols-pen.ts";
import { stairSymbol } from "../furnishing/symbols-stairs.ts";
import { drawOuterChains, drawOwnDimensions } from "./draw-dimensions.ts";
import { parsed, placer } from "./draw-furniture.ts";
import { doorLines, windowLines } from "./draw-openings.ts";
import { axisOf, endsOf, frameOf, solidParts } from "./draw-walls.ts";
import { type Box, boxOfLevel } from "./geometry.ts";
import { squareMetres } from "./text-measure.ts";

/** Layers of the file with their colours of AutoCAD's index. */
const LAYERS = {
  MUROS: 7,
  EJES: 8,
  PUERTAS: 30,
  VENTANAS: 150,
  COTAS: 1,
  TEXTO: 7,
  MOBILIARIO: 9,
  ESCALERAS: 94,
  ESTANCIAS: 253,
} as const;
type Layer = keyof typeof LAYERS;

/** Name under which walls tell this program what they are. */
export const DXF_APPLICATION = "UMBRAL_PLANO";

/** Free metres between levels, which lie side by side. */
const BETWEEN_LEVELS_MM = 5000;

/**
 * Levels as a DXF drawing (AutoCAD 2007) in metres, y upwards: solids of walls without their openings, doors, windows, furniture and
 * stairs as lines, rooms as closed outlines, names and areas as texts, dimensions along the outside. The layer EJES has the middle line
 * of each wall, with kind, thickness and openings as data, so that `readDxf` finds the very same walls.
 */
export function planDxf(levels: readonly { readonly level: Level; readonly shape: LevelShape }[]): string {
  const file = new DxfWriter();
  file.setUnits(Units.Meters);
  file.setVariable("$MEASUREMENT", { 70: 1 });
  for (const [name, color] of Object.entries(LAYERS)) file.addLayer(name, color, "CONTINUOUS");
  file.document.tables.addAppId(DXF_APPLICATION);
  let right = 0;
  let shift = 0;
  const boxes: Box[] = [];
  for (const [index, { level, shape }] of levels.entries()) {
    const box = boxOfLevel(level, shape);
    if (index > 0) shift = right + BETWEEN_LEVELS_MM - box.left;
    right = box.right + shift;
    boxes.push({ ...box, left: box.left + shift, right });
    drawLevel(new Pen(file, shift), level, shape);
  }
  const metresAt = (value: number) => Math.round(value) / 1000;
  if (boxes.length > 0) {
    file.setVariable("$EXTMIN", {
      10: metresAt(Math.min(...boxes.map(({ left }) => left))),
      20: metresAt(-Math.max(...boxes.map(({ bottom }) => bottom))),
      30: 0,
    });
    file.setVariable("$EXTMAX", {
      10: metresAt(right),
      20: metresAt(-Math.min(...boxes.map(({ top }) => top))),
      30: 0,
    });
  }
  return file.stringify();
}

/** Writes plan millimetres as metres with y upwards. */
class Pen {
  readonly file: DxfWriter;
  readonly shift: number;

  constructor(file: DxfWriter, shift: number) {
    this.file = file;
    this.shift = shift;
  }

  x(value: number): number {
    return Math.round((value + this.shift) * 10) / 10_000;
  }

  y(value: number): number {
    return Math.round(-value * 10) / 10_000 + 0;
  }

  line(layer: Layer, a: ExactPoint, b: ExactPoint) {
    return this.file.addLine(point3d(this.x(a.x), this.y(a.y)), point3d(this.x(b.x), this.y(b.y)), {
      layerName: layer,
    });
  }

  polyline(layer: Layer, points: readonly ExactPoint[], isClosed: boolean): void {
    if (points.length < 2) return;
    this.file.addLWPolyline(
      points.map(({ x, y }) => ({ point: point2d(this.x(x), this.y(y)) })),
      { layerName: layer, flags: isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
    );
  }

  text(text: string, at: ExactPoint, heightM: number): void {
    const place = point3d(this.x(at.x), this.y(at.y));
    this.file.addText(place, heightM, oneLine(text), {
      layerName: "TEXTO",
      horizontalAlignment: TextHorizontalAlignment.Center,
      verticalAlignment: TextVerticalAlignment.Middle,
      secondAlignmentPoint: place,
    });
  }

  /** Curves become eight lines each: programs of the trade open those everywhere. */
  path(layer: Layer, path: Path): void {
    let points: ExactPoint[] = [];
    const flush = (isClosed: boolean) => {
      this.polyline(layer, points, isClosed);
      points = [];
    };
    for (const mark of path) {
      if (mark[0] === "Z") flush(true);
      else if (mark[0] === "C") points.push(...curvePoints(points.at(-1) ?? { x: mark[1], y: mark[2] }, mark));
      else {
        if (mark[0] === "M") flush(false);
        points.push({ x: mark[1], y: mark[2] });
      }
    }
    flush(false);
  }
}

function curvePoints(
  from: ExactPoint,
  [, x1, y1, x2, y2, x, y]: readonly ["C", number, number, number, number, number, number],
): readonly ExactPoint[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((step) => {
    const t = step / 8;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return { x: a * from.x + b * x1 + c * x2 + d * x, y: a * from.y + b * y1 + c * y2 + d * y };
  });
}

function drawLevel(pen: Pen, level: Level, shape: LevelShape): void {
  const ends = endsOf(level);
  for (const wall of shape.walls) {
    drawAxis(pen, wall, level);
    if (wall.wall.kind !== "virtual" && wall.wall.thicknessMm > 0)
      for (const { ring } of solidParts(wall, level, ends)) pen.polyline("MUROS", ring, true);
    for (const opening of wall.openings) {
      const { kind } = opening.opening;
      if (kind === "hueco") continue;
      const isWindow = kind.startsWith("ventana") || kind === "puerta-balconera";
      const frame = frameOf(wall, opening, level);
      for (const { path } of isWindow ? windowLines(frame, opening) : doorLines(frame, opening))
        pen.path(isWindow ? "VENTANAS" : "PUERTAS", path);
    }
  }
  for (const room of shape.rooms) {
    for (const ring of room.inner) pen.polyline("ESTANCIAS", ring, true);
    pen.text(room.label?.name ?? "Sin nombre", { x: room.middle.x, y: room.middle.y - 120 }, 0.16);
    pen.text(squareMetres(room.innerAreaMm2), { x: room.middle.x, y: room.middle.y + 140 }, 0.13);
  }
  const asIs = (point: ExactPoint) => point;
  for (const piece of level.furniture)
    for (const { d } of furnitureSymbol({ id: piece.item }, piece.widthMm, piece.depthMm))
      pen.path("MOBILIARIO", mapped(parsed(d), placer(piece, asIs)));
  for (const stair of level.stairs)
    for (const { d } of stairSymbol(stair)) pen.path("ESCALERAS", mapped(parsed(d), placer(stair, asIs)));
  for (const { outline } of level.lowZones) pen.polyline("ESTANCIAS", outline, true);
  for (const note of level.notes) pen.text(note.text, note.at, 0.12);
  drawDimensions(pen, level, shape);
}

function drawAxis(pen: Pen, wall: WallShape, level: Level): void {
  const [from, to] = axisOf(wall, level);
  const line = pen.line("EJES", from, to);
  const data = line.addXData(DXF_APPLICATION);
  // The library drops the last sign of a string; readers ignore the semicolon.
  data.string(`${wall.wall.kind};`);
  data.integer(wall.wall.thicknessMm);
  for (const { opening } of wall.openings)
    data.string(
      [
        opening.kind,
        opening.offsetMm,
        opening.widthMm,
        opening.heightMm,
        opening.sillMm,
        opening.hinge,
        opening.opensTo,
        ";",
      ].join(" "),
    );
}

/** Scale for which the chains of dimensions are laid out in a drawing that has none. */
const CHAIN_SCALE = 100;

/** Dimensions are lines and texts: programs drop DIMENSION entities that bring no block with their picture. */
function drawDimensions(pen: Pen, level: Level, shape: LevelShape): void {
  const place = ({ x, y }: ExactPoint) => ({ x: x / CHAIN_SCALE, y: y / CHAIN_SCALE });
  for (const mark of [...drawOuterChains(level, shape, CHAIN_SCALE, place), ...drawOwnDimensions(level, place)]) {
    if (mark.kind === "path")
      pen.path(
        "COTAS",
        mapped(mark.path, (x, y) => [x * CHAIN_SCALE, y * CHAIN_SCALE]),
      );
    if (mark.kind === "text") {
      const at = point3d(pen.x(mark.x * CHAIN_SCALE), pen.y(mark.y * CHAIN_SCALE));
      pen.file.addText(at, (mark.sizeMm * CHAIN_SCALE) / 1000, mark.text, {
        layerName: "COTAS",
        rotation: -mark.rotation,
        horizontalAlignment: TextHorizontalAlignment.Center,
        verticalAlignment: TextVerticalAlignment.BaseLine,
        secondAlignmentPoint: at,
      });
    }
  }
}

/** A text of a DXF is one line without the signs that its format gives a meaning. */
const oneLine = (text: string): string =>
  text
    .replace(/[\r\n\t]/g, " ")
    .replaceAll("%%", "%")
    .replaceAll("\\", "/")
    .replaceAll("^", "");
