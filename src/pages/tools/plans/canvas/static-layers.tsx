import { memo } from "react";
import type { ExactPoint, LevelShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level } from "#domain/tools/floor-plan/plan.ts";
import { PieceDrawing, StairDrawing } from "./piece-drawing.tsx";
import { openingPaths, ringPath, wallPaths } from "./wall-paths.ts";

/**
 * The plan as an architect draws it, in millimetres inside a group that carries the view: moving the view changes that group's transform
 * alone. Each layer is drawn anew only when what it shows has changed.
 */

interface LayersProps {
  level: Level;
  shape: LevelShape;
  vertices: ReadonlyMap<string, ExactPoint>;
  /** Ids that the moving layer draws meanwhile. */
  hidden: ReadonlySet<string>;
}

const HAIR = { strokeWidth: 1, vectorEffect: "non-scaling-stroke", fill: "none" } as const;

export const StaticLayers = memo(function StaticLayers({ level, shape, vertices, hidden }: LayersProps) {
  const walls = hidden.size === 0 ? shape.walls : shape.walls.filter(({ wall }) => !hidden.has(wall.id));
  return (
    <>
      <FloorLayer shape={shape} />
      <LowZoneLayer zones={level.lowZones} />
      <FurnitureLayer furniture={level.furniture} hidden={hidden} />
      {level.stairs.map((stair) => (hidden.has(stair.id) ? null : <StairDrawing key={stair.id} stair={stair} />))}
      <WallLayer walls={walls} vertices={vertices} />
    </>
  );
});

/** Walls and their openings; the moving layer draws its few by it too. */
export const WallLayer = memo(function WallLayer({
  walls,
  vertices,
}: {
  walls: LevelShape["walls"];
  vertices: ReadonlyMap<string, ExactPoint>;
}) {
  const { solid, low, virtual } = wallPaths(walls, vertices);
  const { gap, line, arc, dashed } = openingPaths(walls);
  return (
    <>
      <path d={low} className="fill-card stroke-foreground" {...HAIR} fill={undefined} />
      <path d={solid} className="fill-foreground" />
      <path d={virtual} className="stroke-subtle-foreground" {...HAIR} strokeDasharray="6 5" />
      <path d={gap} className="fill-card" />
      <path d={arc} className="stroke-muted-foreground" {...HAIR} strokeWidth={0.8} />
      <path d={dashed} className="stroke-muted-foreground" {...HAIR} strokeDasharray="4 3" />
      <path d={line} className="stroke-foreground" {...HAIR} strokeWidth={1.25} />
    </>
  );
});

const FloorLayer = memo(function FloorLayer({ shape }: { shape: LevelShape }) {
  const floors = { inside: "", outside: "" };
  for (const room of shape.rooms) {
    const isInside = (room.label?.cover ?? "interior") === "interior";
    floors[isInside ? "inside" : "outside"] += room.inner.map(ringPath).join("");
  }
  return (
    <>
      <path d={floors.inside} fillRule="evenodd" className="fill-card" />
      <path d={floors.outside} fillRule="evenodd" className="fill-success-soft" fillOpacity={0.55} />
    </>
  );
});

const LowZoneLayer = memo(function LowZoneLayer({ zones }: { zones: Level["lowZones"] }) {
  return (
    <path
      d={zones.map(({ outline }) => ringPath(outline)).join("")}
      className="fill-warning-soft stroke-muted-foreground"
      {...HAIR}
      fill={undefined}
      fillOpacity={0.6}
      strokeDasharray="8 4"
    />
  );
});

const FurnitureLayer = memo(function FurnitureLayer({
  furniture,
  hidden,
}: {
  furniture: Level["furniture"];
  hidden: ReadonlySet<string>;
}) {
  return furniture.map((piece) => (hidden.has(piece.id) ? null : <PieceDrawing key={piece.id} piece={piece} />));
});
