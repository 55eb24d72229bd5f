import type { ExactPoint } from "../floor-plan/level-shape.ts";
import type { Furniture, Level, Stair } from "../floor-plan/plan.ts";
import { furnitureSymbol } from "../furnishing/symbols.ts";
import { type Mark, mapped, type Path, type SymbolStroke } from "../furnishing/symbols-pen.ts";
import { stairSymbol } from "../furnishing/symbols-stairs.ts";
import type { Place } from "./draw-walls.ts";
import { INK, PAPER, type SheetLayer, type SheetMark, WEIGHTS } from "./sheet.ts";

/** Rugs lie below everything, what hangs lies above. */
const LOWEST = ["rug", "rug-round"];
const HIGHEST = ["kitchen-wall", "extractor", "ceiling-lamp", "parasol", "table-lamp", "tv", "mirror", "picture"];
const heightOf = (item: string) => (LOWEST.includes(item) ? 0 : HIGHEST.includes(item) ? 2 : 1);

const LINES = {
  outline: { widthMm: WEIGHTS.furniture, stroke: "#3a4152" },
  detail: { widthMm: WEIGHTS.soft, stroke: "#5b6272" },
  soft: { widthMm: 0.07, stroke: "#9aa0ad" },
} as const;

/** Marks of the furniture of a level, in millimetres of paper. */
export function drawFurniture(level: Level, place: Place): readonly SheetMark[] {
  return [...level.furniture]
    .sort((a, b) => heightOf(a.item) - heightOf(b.item))
    .flatMap((piece) =>
      marksOf("MOBILIARIO", furnitureSymbol({ id: piece.item }, piece.widthMm, piece.depthMm), piece, place),
    );
}

/** Marks of the stairs of a level, in millimetres of paper. */
export function drawStairs(level: Level, place: Place): readonly SheetMark[] {
  return level.stairs.flatMap((stair) =>
    marksOf("ESCALERAS", stairSymbol(stair), stair, place).map((mark) =>
      mark.kind === "path" && mark.stroke !== LINES.soft.stroke
        ? { ...mark, widthMm: WEIGHTS.furniture * 1.2, stroke: INK }
        : mark,
    ),
  );
}

function marksOf(
  layer: SheetLayer,
  strokes: readonly SymbolStroke[],
  piece: Furniture | Stair,
  place: Place,
): readonly SheetMark[] {
  const turn = placer(piece, place);
  return strokes.map(({ d, kind }) => ({
    kind: "path",
    layer,
    path: mapped(parsed(d), turn),
    fill: kind === "outline" ? PAPER : null,
    ...LINES[kind],
  }));
}

/** Moves a point of a symbol to where its piece stands: mirrored, then turned, then moved. */
export function placer(
  piece: { readonly at: ExactPoint; readonly rotation: number; readonly isMirrored: boolean },
  place: Place,
): (x: number, y: number) => readonly [number, number] {
  const cos = Math.cos((piece.rotation * Math.PI) / 180);
  const sin = Math.sin((piece.rotation * Math.PI) / 180);
  return (x, y) => {
    const mx = piece.isMirrored ? -x : x;
    const point = place({ x: piece.at.x + mx * cos - y * sin, y: piece.at.y + mx * sin + y * cos });
    return [point.x, point.y];
  };
}

/** The marks of a path that `strokesIn` wrote. */
export function parsed(d: string): Path {
  return (d.match(/[MLCZ][^MLCZ]*/g) ?? []).map((mark) => {
    const numbers = mark.slice(1).split(" ").filter(Boolean).map(Number);
    return [mark[0], ...numbers] as unknown as Mark;
  });
}
