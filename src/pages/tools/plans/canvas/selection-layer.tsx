import { memo } from "react";
import type { LevelShape, OpeningShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level, Point } from "#domain/tools/floor-plan/plan.ts";
import { Badge } from "./draft-layer.tsx";
import { middleOf, stepFrom, toRight, unitVector } from "./geometry.ts";
import { DimensionLines, Pin } from "./label-layer.tsx";
import type { OpeningPlace } from "./place-opening.ts";
import { formatMetres } from "./plan-words.ts";
import { turnHandle } from "./select-draft.ts";
import type { Thing } from "./things.ts";
import { ringPath } from "./wall-paths.ts";

interface SelectionProps {
  level: Level;
  shape: LevelShape;
  things: readonly Thing[];
  vertices: ReadonlyMap<string, Point>;
  selected: readonly string[];
  over: string | null;
  scale: number;
  toleranceMm: number;
  isReadOnly: boolean;
}

/** The chosen things and the one under the pointer, with handles and clear lengths. */
export const SelectionLayer = memo(function SelectionLayer(props: SelectionProps) {
  const { level, shape, things, vertices, selected, over, scale, toleranceMm, isReadOnly } = props;
  const chosen = new Set(selected);
  const only = selected.length === 1 ? selected[0] : undefined;
  const piece = only === undefined ? undefined : [...level.furniture, ...level.stairs].find(({ id }) => id === only);
  const room = shape.rooms.find(({ id }) => id === only);
  const ends = new Set(level.walls.filter(({ id }) => chosen.has(id)).flatMap(({ from, to }) => [from, to]));
  return (
    <>
      {things.map((thing) =>
        chosen.has(thing.id) || thing.id === over ? (
          <Outline key={`${thing.kind} ${thing.id}`} thing={thing} isChosen={chosen.has(thing.id)} />
        ) : null,
      )}
      {room ? <RingLengths ring={room.inner[0] ?? []} scale={scale} /> : null}
      {only !== undefined && level.walls.some(({ id }) => id === only) ? (
        <WallLengths id={only} shape={shape} scale={scale} />
      ) : null}
      {isReadOnly ? null : (
        <>
          {[...ends].map((id) => {
            const at = vertices.get(id);
            return at ? (
              <Pin key={id} at={at}>
                <circle r={6} className="fill-card stroke-primary" strokeWidth={2} />
              </Pin>
            ) : null;
          })}
          {piece ? <TurnHandle at={turnHandle(piece, toleranceMm)} /> : null}
        </>
      )}
    </>
  );
});

function Outline({ thing, isChosen }: { thing: Thing; isChosen: boolean }) {
  const { kind, points } = thing;
  const look = isChosen ? "stroke-primary" : "stroke-ring";
  const [first] = points;
  if (points.length === 1 && first) {
    return (
      <Pin at={first}>
        <circle r={8} className={`fill-none ${look}`} strokeWidth={2} />
      </Pin>
    );
  }
  return (
    <path
      d={ringPath(points)}
      className={`${isChosen ? (kind === "room" ? "fill-primary/10" : "fill-primary/20") : "fill-none"} ${look}`}
      vectorEffect="non-scaling-stroke"
      strokeWidth={isChosen ? 2 : 1.25}
    />
  );
}

/** Clear lengths of the sides of a room, inside it. */
function RingLengths({ ring, scale }: { ring: readonly { x: number; y: number }[]; scale: number }) {
  return (
    <DimensionLines
      scale={scale}
      dimensions={ring.map((from, i) => ({
        id: `side ${i}`,
        from,
        to: ring[(i + 1) % ring.length] ?? from,
        offsetMm: 16 / scale,
      }))}
    />
  );
}

/** Both faces of a wall. */
function WallLengths({ id, shape, scale }: { id: string; shape: LevelShape; scale: number }) {
  const wall = shape.walls.find((candidate) => candidate.wall.id === id);
  const sides = shape.rooms.flatMap(({ sides, inner }) =>
    sides.flatMap((ring, at) => (ring.some(({ wallId }) => wallId === id) ? [inner[at] ?? []] : [])),
  );
  if (!wall) return null;
  const [one, , other] = wall.outline;
  if (!one || !other) return null;
  const along = unitVector(wall.outline[0] ?? one, wall.outline[1] ?? other);
  const faces = sides.flatMap((ring) =>
    ring.flatMap((from, i) => {
      const to = ring[(i + 1) % ring.length] ?? from;
      const way = unitVector(from, to);
      const across = toRight(along);
      const isFace =
        Math.abs(way.x * across.x + way.y * across.y) < 0.01 &&
        wall.outline.some((corner) => Math.hypot(corner.x - from.x, corner.y - from.y) < 2);
      return isFace ? [{ id: `${i} ${from.x} ${from.y}`, from, to, offsetMm: 16 / scale }] : [];
    }),
  );
  return <DimensionLines scale={scale} dimensions={faces.slice(0, 2)} />;
}

function TurnHandle({ at }: { at: { x: number; y: number } }) {
  return (
    <Pin at={at}>
      <circle r={9} className="fill-card stroke-primary" strokeWidth={2} />
      <path d="M-4 1A4 4 0 1 1 1 4M-4 1l-2 -3M-4 1l3 -2" className="fill-none stroke-primary" strokeWidth={1.5} />
    </Pin>
  );
}

/** How much clear wall stands on either side of an opening that is being placed. */
export function OpeningDistances({
  shape,
  place,
  scale,
}: {
  shape: Pick<OpeningShape, "start" | "end">;
  place: OpeningPlace;
  scale: number;
}) {
  const along = unitVector(shape.start, shape.end);
  const before = stepFrom(shape.start, along, -place.beforeMm);
  const after = stepFrom(shape.end, along, place.afterMm);
  return (
    <>
      <DimensionLines
        scale={scale}
        dimensions={[
          { id: "before", from: before, to: shape.start, offsetMm: 22 / scale },
          { id: "after", from: shape.end, to: after, offsetMm: 22 / scale },
        ]}
      />
      <Badge
        at={middleOf(shape.start, shape.end)}
        lines={[
          `${formatMetres(place.beforeMm)} · ${formatMetres(place.widthMm)} · ${formatMetres(place.afterMm)}`,
          place.isCentred ? "Centrado en el muro" : "Muro",
        ]}
      />
    </>
  );
}
