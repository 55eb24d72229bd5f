import type { OpeningShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Point } from "#domain/tools/floor-plan/plan.ts";
import type { CanvasTool } from "./canvas-tool.ts";
import type { Draft, DraftContext } from "./draft.ts";
import { stepFrom, unitVector } from "./geometry.ts";
import { DimensionLines, Pin, RoomWords } from "./label-layer.tsx";
import { PieceDrawing, StairDrawing } from "./piece-drawing.tsx";
import { openingOf } from "./place-draft.ts";
import type { OpeningPlace } from "./place-opening.ts";
import type { Preview } from "./preview.ts";
import { OpeningDistances } from "./selection-layer.tsx";
import { WallLayer } from "./static-layers.tsx";
import { ringPath } from "./wall-paths.ts";

/** The few things that a drag changes, as they would stand if it were let go now. */
export function MovingLayer({
  preview,
  moving,
  scale,
}: {
  preview: Preview;
  moving: ReadonlySet<string>;
  scale: number;
}) {
  const { level, shape, vertices, refused } = preview;
  const walls = shape.walls.filter(({ wall }) => isMoving(wall.id, moving, level.openings, shape.walls.length));
  return (
    <g opacity={refused === null ? 1 : 0.5}>
      {shape.rooms.map((room) => (
        <path
          key={room.id}
          d={room.inner.map(ringPath).join("")}
          fillRule="evenodd"
          className="fill-card"
          fillOpacity={0.7}
        />
      ))}
      <WallLayer walls={walls} vertices={vertices} />
      {level.furniture.map((piece) => (
        <PieceDrawing key={piece.id} piece={piece} />
      ))}
      {level.stairs.map((stair) => (
        <StairDrawing key={stair.id} stair={stair} />
      ))}
      <DimensionLines dimensions={level.dimensions} scale={scale} />
      {level.notes.map(({ id, at }) => (
        <Pin key={id} at={at}>
          <circle r={4} className="fill-primary" />
        </Pin>
      ))}
      {shape.rooms.map((room) => (
        <RoomWords key={room.id} room={room} scale={scale} />
      ))}
    </g>
  );
}

/** Walls that only give corners are drawn by the static layer; parts of a wall that was split carry its id as their stem. */
const isMoving = (id: string, moving: ReadonlySet<string>, openings: Preview["level"]["openings"], count: number) =>
  moving.has(id) ||
  count <= moving.size ||
  [...moving].some((other) => id.startsWith(`${other}-`)) ||
  openings.some((opening) => opening.wallId === id && moving.has(opening.id));

/** A door or window that hangs on the pointer, drawn in the wall where it would stand. */
export function HeldOpening({
  draft,
  tool,
  context,
  scale,
}: {
  draft: Extract<Draft, { kind: "opening" }>;
  tool: Extract<CanvasTool, { kind: "opening" }>;
  context: DraftContext;
  scale: number;
}) {
  const opening = openingOf(draft, tool.opening, () => "held");
  if (!opening || !draft.place) {
    return (
      <Pin at={draft.at}>
        <rect
          x={-16}
          y={-5}
          width={32}
          height={10}
          className="fill-none stroke-muted-foreground"
          strokeDasharray="3 3"
        />
      </Pin>
    );
  }
  const drawn = openingShapeOf(opening, context.level.walls, context.vertices);
  if (!drawn) return null;
  return (
    <>
      <g className="[&_path]:stroke-primary">
        <WallLayer
          walls={[{ wall: drawn.wall, outline: [], lengthMm: 0, openings: [drawn.shape] }]}
          vertices={NO_VERTICES}
        />
      </g>
      <OpeningDistances shape={drawn.shape} place={draft.place} scale={scale} />
    </>
  );
}

/** The distances of an opening that slides along its wall. */
export function SlidingDistances({
  preview,
  id,
  place,
  scale,
}: {
  preview: Preview;
  id: string;
  place: OpeningPlace;
  scale: number;
}) {
  const shape = preview.shape.walls.flatMap(({ openings }) => openings).find(({ opening }) => opening.id === id);
  return shape ? <OpeningDistances shape={shape} place={place} scale={scale} /> : null;
}

const NO_VERTICES: ReadonlyMap<string, Point> = new Map();

function openingShapeOf(
  opening: OpeningShape["opening"],
  walls: DraftContext["level"]["walls"],
  vertices: ReadonlyMap<string, Point>,
) {
  const wall = walls.find(({ id }) => id === opening.wallId);
  const from = wall && vertices.get(wall.from);
  const to = wall && vertices.get(wall.to);
  if (!wall || !from || !to) return null;
  const along = unitVector(from, to);
  const at = (offset: number) => stepFrom(from, along, offset);
  const half = opening.widthMm / 2;
  const shape: OpeningShape = {
    opening,
    middle: at(opening.offsetMm),
    start: at(opening.offsetMm - half),
    end: at(opening.offsetMm + half),
    swings: [],
  };
  return { wall, shape };
}
