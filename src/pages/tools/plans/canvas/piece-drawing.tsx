import { memo } from "react";
import type { Furniture, Stair } from "#domain/tools/floor-plan/plan.ts";
import { furnitureSymbol } from "#domain/tools/furnishing/symbols.ts";
import type { SymbolStroke } from "#domain/tools/furnishing/symbols-pen.ts";
import { stairSymbol } from "#domain/tools/furnishing/symbols-stairs.ts";

type Placed = Pick<Furniture, "at" | "rotation" | "isMirrored">;

/** Where a symbol stands: its paths are drawn about its middle. */
const placeOf = ({ at, rotation, isMirrored }: Placed) =>
  `translate(${at.x} ${at.y}) rotate(${rotation})${isMirrored ? " scale(-1 1)" : ""}`;

/** A piece as it is seen from above. */
export const PieceDrawing = memo(function PieceDrawing({ piece }: { piece: Furniture }) {
  return (
    <g transform={placeOf(piece)}>
      <Strokes strokes={furnitureSymbol({ id: piece.item }, piece.widthMm, piece.depthMm)} />
    </g>
  );
});

export const StairDrawing = memo(function StairDrawing({ stair }: { stair: Stair }) {
  return (
    <g transform={placeOf(stair)}>
      <Strokes strokes={stairSymbol(stair)} />
    </g>
  );
});

/** The lines of a symbol; strokes keep their width whatever the scale. */
export function Strokes({ strokes }: { strokes: readonly SymbolStroke[] }) {
  return strokes.map(({ d, kind }) => (
    <path
      key={`${kind} ${d}`}
      d={d}
      vectorEffect="non-scaling-stroke"
      className={STROKE_CLASSES[kind]}
      strokeWidth={kind === "outline" ? 1.1 : 0.75}
    />
  ));
}

const STROKE_CLASSES = {
  outline: "fill-card stroke-muted-foreground",
  detail: "fill-none stroke-muted-foreground",
  soft: "fill-none stroke-border-strong",
} as const;
