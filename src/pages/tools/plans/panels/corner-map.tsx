import type { RoomShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level, Measure } from "#domain/tools/floor-plan/plan.ts";

/** `A`, `B`, … of the corners of a room, in their order. */
export const letterOf = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : `A${at - 25}`);

const MARGIN_MM = 500;

interface CornerMapProps {
  level: Level;
  room: RoomShape;
  measures: readonly Measure[];
}

/** A room, small, with a letter at each corner and a line for each measure. */
export function CornerMap({ level, room, measures }: CornerMapProps) {
  const ids = room.corners[0] ?? [];
  const known = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
  const corners = ids.flatMap((id) => known.get(id) ?? []);
  if (corners.length < 3) return null;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN_MM, Math.min(...ys) - MARGIN_MM];
  const [width, height] = [Math.max(...xs) + MARGIN_MM - left, Math.max(...ys) + MARGIN_MM - top];
  const size = Math.max(width, height) / 18;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`${left} ${top} ${width} ${height}`}
      className="max-h-48 w-full rounded-md border bg-background text-foreground"
    >
      <path
        d={`M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`}
        className="fill-primary-soft"
        stroke="currentColor"
        strokeWidth={size / 5}
      />
      {measures.map(({ id, fromVertex, toVertex }) => {
        const [from, to] = [known.get(fromVertex), known.get(toVertex)];
        if (!from || !to) return null;
        return (
          <path
            key={id}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            className="stroke-primary"
            strokeWidth={size / 4}
            strokeDasharray={`${size / 2} ${size / 3}`}
          />
        );
      })}
      {corners.map(({ id, x, y }, at) => (
        <text
          key={id}
          x={x}
          y={y}
          fontSize={size * 1.5}
          fontWeight={600}
          textAnchor="middle"
          dominantBaseline="central"
          fill="currentColor"
          stroke="var(--card)"
          strokeWidth={size / 2}
          paintOrder="stroke"
        >
          {letterOf(at)}
        </text>
      ))}
    </svg>
  );
}
