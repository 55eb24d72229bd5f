import type { ExactPoint, LevelShape } from "../floor-plan/level-shape.ts";
import type { FloorPlan, Level } from "../floor-plan/plan.ts";
import { rect } from "../furnishing/symbols-pen.ts";
import { areaTableOf } from "./area-table.ts";
import { CHAINS_MM, drawInnerDimensions, drawOuterChains, drawOwnDimensions } from "./draw-dimensions.ts";
import { drawFrame, drawProblems } from "./draw-frame.ts";
import { drawFurniture, drawStairs } from "./draw-furniture.ts";
import { drawLabels, drawLowZones, placeLabels } from "./draw-rooms.ts";
import { drawWalls, type Place } from "./draw-walls.ts";
import { type Box, boxOfLevel, ringPath } from "./geometry.ts";
import { filled, PAPER, type Sheet, type SheetMark, type SheetOptions, written } from "./sheet.ts";
import { linesWithin, textWidth } from "./text-measure.ts";

const MARGIN = 8;
const COLUMN = 62;
const BAND = 66;
const GAP = 4;

/** Usual scales, the largest drawing first. */
const SCALES = [50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 1500] as const;
const PAPERS = { A4: [210, 297], A3: [297, 420] } as const;

interface Layout {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly isLandscape: boolean;
  /** Where the plan is drawn, without frame and title. */
  readonly drawing: Box;
}

/**
 * A printed sheet of one level: what is cut in heavy lines, what is seen in fine ones, rooms with their areas, dimensions, title block.
 * Sizes on paper are exact: 4.00 m at 1:50 is 80.0 mm.
 *
 * @param shape of that level, from `shapeLevel`
 */
export function sheetOf(plan: FloorPlan, level: Level, shape: LevelShape, options: SheetOptions): Sheet {
  const box = boxOfLevel(level, shape);
  const { layout, scale, notices } = layoutFor(box, options);
  const { drawing } = layout;
  const shift = {
    x: (drawing.left + drawing.right) / 2 - (box.left + box.right) / 2 / scale,
    y: (drawing.top + drawing.bottom) / 2 - (box.top + box.bottom) / 2 / scale,
  };
  const place: Place = ({ x, y }: ExactPoint) => ({ x: x / scale + shift.x, y: y / scale + shift.y });
  const labels = placeLabels(level, shape, scale, options.hasFurniture);
  const frame = frameOf(layout);
  const parts = { plan, level, scale, areas: areaTableOf(labels, plan.country), problems: shape.problems, options };
  const framed = drawFrame(parts, frame.whole, frame.head, frame.table, frame.foot);
  const marks: SheetMark[] = [
    filled("MARCO", rect(0, 0, layout.widthMm, layout.heightMm), PAPER),
    ...shape.rooms.map((room) =>
      filled(
        "ESTANCIAS",
        room.inner.flatMap((ring) => ringPath(ring, place)),
        PAPER,
      ),
    ),
    ...drawLowZones(level, scale, place),
    ...(options.hasFurniture ? drawFurniture(level, place) : []),
    ...drawStairs(level, place),
    ...drawWalls(level, shape, scale, place),
    ...(options.dimensions === "none" ? [] : drawOuterChains(level, shape, scale, place)),
    ...(options.dimensions === "all" ? drawInnerDimensions(level, labels, scale, place) : []),
    ...drawOwnDimensions(level, place),
    ...drawLabels(labels, scale, place),
    ...drawNotes(level, place),
    ...drawProblems(shape.problems, place),
    ...framed.marks,
  ];
  const numbered = labels.filter(({ isNamed }) => !isNamed).length;
  if (numbered > 0)
    notices.push(
      numbered === 1
        ? "Una estancia pequeña lleva un número: su nombre está en la tabla."
        : `${numbered} estancias pequeñas llevan un número: su nombre está en la tabla.`,
    );
  if (framed.isCut) notices.push("La tabla de superficies no cabe entera en esta hoja: elige A3.");
  return {
    title: `${plan.title}: ${level.name}`,
    description: `Plano a escala 1:${scale}. ${labels.map(({ name }) => name).join(", ")}.`,
    author: options.brand?.name ?? null,
    widthMm: layout.widthMm,
    heightMm: layout.heightMm,
    scale,
    marks,
    notices,
  };
}

/** Paper, direction and scale on which a box of plan millimetres fits. */
function layoutFor(box: Box, options: SheetOptions): { layout: Layout; scale: number; notices: string[] } {
  const around = options.dimensions === "none" ? 4 : CHAINS_MM;
  const papers = options.paper === "auto" ? (["A4", "A3"] as const) : [options.paper];
  const fits = (layout: Layout, scale: number) =>
    (box.right - box.left) / scale + 2 * around <= layout.drawing.right - layout.drawing.left &&
    (box.bottom - box.top) / scale + 2 * around <= layout.drawing.bottom - layout.drawing.top;
  const wanted = options.scale === "fit" ? 50 : options.scale;
  for (const scale of SCALES.filter((one) => one >= wanted)) {
    // A scale that was asked for may take the larger paper; otherwise the first paper gets the largest scale that fits on it.
    const tried = options.scale === "fit" ? papers.slice(0, 1) : papers;
    for (const paper of tried) {
      const layout = [true, false].map((isLandscape) => layoutOf(paper, isLandscape)).find((one) => fits(one, scale));
      if (!layout) continue;
      const notices =
        options.scale !== "fit" && scale !== options.scale
          ? [`A 1:${options.scale} no cabe en el papel: va a 1:${scale}.`]
          : [];
      return { layout, scale, notices };
    }
  }
  return { layout: layoutOf("A3", true), scale: 2000, notices: ["El plano es muy grande: va a 1:2000."] };
}

function layoutOf(paper: "A4" | "A3", isLandscape: boolean): Layout {
  const [short, long] = PAPERS[paper];
  const [widthMm, heightMm] = isLandscape ? [long, short] : [short, long];
  return {
    widthMm,
    heightMm,
    isLandscape,
    drawing: {
      left: MARGIN,
      top: MARGIN,
      right: widthMm - MARGIN - (isLandscape ? COLUMN : 0),
      bottom: heightMm - MARGIN - (isLandscape ? 0 : BAND),
    },
  };
}

/** Landscape sheets have a column at their right, upright ones a band below. */
function frameOf({ widthMm, heightMm, isLandscape, drawing }: Layout): {
  whole: Box;
  head: Box;
  table: Box;
  foot: Box;
} {
  const whole = { left: MARGIN, top: MARGIN, right: widthMm - MARGIN, bottom: heightMm - MARGIN };
  if (isLandscape) {
    const column = {
      left: drawing.right + GAP,
      right: whole.right - GAP,
      top: whole.top + GAP,
      bottom: whole.bottom - GAP,
    };
    return {
      whole,
      head: column,
      table: { ...column, bottom: column.bottom - 33 },
      foot: { ...column, top: column.bottom - 33 },
    };
  }
  const top = drawing.bottom + GAP;
  const bottom = whole.bottom - GAP;
  const middle = whole.left + (whole.right - whole.left) * 0.45;
  return {
    whole,
    head: { left: whole.left + GAP, right: middle - GAP, top, bottom: bottom - 33 },
    foot: { left: whole.left + GAP, right: middle - GAP, top: bottom - 33, bottom },
    table: { left: middle + GAP, right: whole.right - GAP, top, bottom },
  };
}

function drawNotes(level: Level, place: Place): readonly SheetMark[] {
  return level.notes.flatMap(({ at, text }) => {
    const { x, y } = place(at);
    const lines = text.split("\n").flatMap((one) => linesWithin(one, 40, 2, 3));
    const wide = Math.max(0, ...lines.map((one) => textWidth(one, 2))) + 0.8;
    const high = lines.length * 2.6 + 0.6;
    return [
      filled("TEXTO", rect(x - wide / 2, y - high / 2, wide, high, 0.4), PAPER),
      ...lines.map((one, index) => written("TEXTO", one, x, y - high / 2 + 2.1 + index * 2.6, 2, { align: "middle" })),
    ];
  });
}
