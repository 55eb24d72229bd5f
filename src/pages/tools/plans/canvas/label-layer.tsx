import { memo } from "react";
import type { ExactPoint, LevelShape, RoomShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level } from "#domain/tools/floor-plan/plan.ts";
import { layOutDimensions } from "./dimension-layout.ts";
import { stepFrom, unitVector } from "./geometry.ts";
import { formatMetres, formatSquareMetres, USE_WORDS } from "./plan-words.ts";
import { boxOf } from "./viewport.ts";

/**
 * Words on the plan. They keep their size in pixels: `--per-px` holds the millimetres of a pixel, so that moving the view never draws
 * them anew. `scale` is the one at which they were laid out, in steps.
 */

interface PinProps {
  at: ExactPoint;
  degrees?: number;
  children: React.ReactNode;
  className?: string;
}

/** A group whose units are pixels, at a point of the plan. */
export function Pin({ at, degrees = 0, children, className }: PinProps) {
  return (
    <g
      className={className}
      style={{ transform: `translate(${at.x}px, ${at.y}px) rotate(${degrees}deg) scale(var(--per-px))` }}
    >
      {children}
    </g>
  );
}

export const LabelLayer = memo(function LabelLayer({
  level,
  shape,
  hidden,
  scale,
}: {
  level: Level;
  shape: LevelShape;
  hidden: ReadonlySet<string>;
  scale: number;
}) {
  return (
    <g className="pointer-events-none select-none">
      {shape.rooms.map((room) =>
        room.sides.flat().some(({ wallId }) => hidden.has(wallId)) ? null : (
          <RoomWords key={room.id} room={room} scale={scale} />
        ),
      )}
      <DimensionLines dimensions={level.dimensions.filter(({ id }) => !hidden.has(id))} scale={scale} />
      {level.notes.map(({ id, at, text }) =>
        hidden.has(id) ? null : (
          <Pin key={id} at={at}>
            <circle r={3} className="fill-primary" />
            <text x={8} y={4} className="fill-foreground stroke-card text-[12px]" strokeWidth={3} paintOrder="stroke">
              {text.length > 60 ? `${text.slice(0, 59)}…` : text}
            </text>
          </Pin>
        ),
      )}
    </g>
  );
});

/** Name and area where they fit, the area alone in a small room, nothing in a smaller one. */
export function RoomWords({ room, scale }: { room: RoomShape; scale: number }) {
  const box = boxOf(room.inner[0] ?? []);
  const name = room.label?.name || (room.label ? USE_WORDS[room.label.use] : "");
  const area = formatSquareMetres(room.innerAreaMm2);
  const width = box ? (box.maxX - box.minX) * scale : 0;
  const height = box ? (box.maxY - box.minY) * scale : 0;
  if (width < 44 || height < 18) return null;
  const hasName = name !== "" && width > 6.4 * Math.min(name.length, 12) + 8 && height > 40;
  return (
    <Pin at={room.middle}>
      {hasName ? (
        <text
          y={-5}
          textAnchor="middle"
          className="fill-foreground stroke-card text-[13px] font-medium"
          strokeWidth={3}
          paintOrder="stroke"
        >
          {width > 6.8 * name.length ? name : `${name.slice(0, Math.max(4, Math.floor(width / 7)))}…`}
        </text>
      ) : null}
      <text
        y={hasName ? 12 : 4}
        textAnchor="middle"
        className="fill-muted-foreground stroke-card text-[12px] tabular-nums"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {area}
      </text>
    </Pin>
  );
}

/** Lines with slanted ends, as architects draw them, and their length in the middle. */
export function DimensionLines({ dimensions, scale }: { dimensions: Level["dimensions"]; scale: number }) {
  return layOutDimensions(dimensions, 20 / scale).map(({ id, from, to, measured, middle, degrees, lengthMm }) => {
    const [one, other] = measured;
    return (
      <g key={id}>
        <path
          d={`${lineOf(one, from)}${lineOf(other, to)}`}
          className="stroke-border-strong"
          vectorEffect="non-scaling-stroke"
          strokeWidth={0.75}
        />
        <path
          d={`${lineOf(from, to)}${tickAt(from, to, scale)}${tickAt(to, from, scale)}`}
          className="stroke-muted-foreground"
          vectorEffect="non-scaling-stroke"
          strokeWidth={1}
        />
        {lengthMm * scale < 26 ? null : (
          <Pin at={middle} degrees={degrees}>
            <text
              y={-4}
              textAnchor="middle"
              className="fill-muted-foreground stroke-background text-[11px] tabular-nums"
              strokeWidth={3}
              paintOrder="stroke"
            >
              {formatMetres(lengthMm)}
            </text>
          </Pin>
        )}
      </g>
    );
  });
}

const lineOf = (from: ExactPoint, to: ExactPoint) => `M${from.x} ${from.y}L${to.x} ${to.y}`;

/** A stroke of ten pixels at 45° across the end of a dimension line. */
function tickAt(end: ExactPoint, other: ExactPoint, scale: number): string {
  const along = unitVector(end, other);
  const half = 4 / scale;
  return lineOf(stepFrom(end, along, -half, half), stepFrom(end, along, half, -half));
}
