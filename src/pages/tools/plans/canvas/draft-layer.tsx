import type { ExactPoint } from "#domain/tools/floor-plan/level-shape.ts";
import type { Furniture, Point } from "#domain/tools/floor-plan/plan.ts";
import type { Snap } from "#domain/tools/floor-plan/snapping.ts";
import { furnitureItem } from "#domain/tools/furnishing/catalogue.ts";
import type { CanvasTool } from "./canvas-tool.ts";
import type { Draft } from "./draft.ts";
import { WALL_THICKNESS } from "./draw-points.ts";
import { alongAndAside, degreesOf, distance, middleOf, stepFrom, unitVector } from "./geometry.ts";
import { DimensionLines, Pin } from "./label-layer.tsx";
import { PieceDrawing, StairDrawing } from "./piece-drawing.tsx";
import { STAIR_SIZES } from "./place-draft.ts";
import { formatMetres, SNAP_WORDS } from "./plan-words.ts";
import { ringPath } from "./wall-paths.ts";

/** The drawing under way: lines that follow the pointer, what it snaps to, and lengths beside it. */
export function DraftLayer({ draft, tool, scale }: { draft: Draft; tool: CanvasTool; scale: number }) {
  switch (draft.kind) {
    case "marquee":
      return (
        <path
          d={boxPath(draft.from, draft.to)}
          className="fill-primary/10 stroke-primary"
          vectorEffect="non-scaling-stroke"
          strokeDasharray="4 3"
        />
      );
    case "points":
      return <PointsDraft draft={draft} tool={tool} scale={scale} />;
    case "vertex":
      return (
        <>
          <SnapMark snap={draft.snap} />
          <Badge at={draft.snap.point} lines={[SNAP_WORDS[draft.snap.kind]]} />
        </>
      );
    case "move":
      return draft.snap ? <SnapMark snap={draft.snap} /> : null;
    case "turn":
      return <Badge at={draft.about} lines={[`${Math.round(draft.degrees)}°`]} />;
    case "piece":
      return <HeldPiece draft={draft} tool={tool} />;
    case "note":
      return (
        <Pin at={draft.at}>
          <circle r={4} className="fill-primary" />
        </Pin>
      );
    default:
      return null;
  }
}

function PointsDraft({
  draft,
  tool,
  scale,
}: {
  draft: Extract<Draft, { kind: "points" }>;
  tool: CanvasTool;
  scale: number;
}) {
  const { points, snap, isSettled } = draft;
  const last = points.at(-1);
  const thickness = tool.kind === "wall" ? WALL_THICKNESS[tool.wall] : 0;
  const shown = isSettled ? points : [...points, snap.point];
  const [from, to] = shown;
  const isArea = draft.tool === "room" || draft.tool === "low-zone";
  const path =
    draft.tool === "room" && from && to ? boxPath(from, to) : `M${shown.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  return (
    <>
      {thickness > 0 && last ? (
        <path
          d={`M${last.x} ${last.y}L${snap.point.x} ${snap.point.y}`}
          strokeWidth={thickness}
          className="stroke-primary/35"
        />
      ) : null}
      {draft.tool === "dimension" && points.length === 2 && from && to ? (
        <DimensionLines
          dimensions={[
            { id: "draft", from, to, offsetMm: alongAndAside(from, unitVector(from, to), snap.point).aside },
          ]}
          scale={scale}
        />
      ) : (
        <path
          d={path}
          className={isArea ? "fill-primary/10 stroke-primary" : "fill-none stroke-primary"}
          vectorEffect="non-scaling-stroke"
          strokeWidth={1.5}
        />
      )}
      {points.map((point, i) => (
        <Pin key={`${point.x} ${point.y} ${i.toString()}`} at={point}>
          <circle r={4} className="fill-card stroke-primary" strokeWidth={1.5} />
        </Pin>
      ))}
      {isSettled ? null : <SnapMark snap={snap} />}
      <PointsBadge draft={draft} />
    </>
  );
}

/** Length and angle of a line, both clear sides of a room. */
function PointsBadge({ draft }: { draft: Extract<Draft, { kind: "points" }> }) {
  const { points, snap, isSettled, tool } = draft;
  const [first] = points;
  const last = points.at(-1);
  const word = SNAP_WORDS[snap.kind];
  if (!first || !last) return snap.kind === "grid" ? null : <Badge at={snap.point} lines={[word]} />;
  if (isSettled) {
    const end = points[1] ?? first;
    return <Badge at={middleOf(first, end)} lines={[formatMetres(distance(first, end))]} />;
  }
  if (tool === "room") {
    const [width, depth] = [Math.abs(snap.point.x - first.x), Math.abs(snap.point.y - first.y)];
    return (
      <Badge
        at={snap.point}
        lines={[
          `${formatMetres(width)} × ${formatMetres(depth)}`,
          `${word} · ${((width * depth) / 1e6).toFixed(2).replace(".", ",")}\u00a0m²`,
        ]}
      />
    );
  }
  if (tool === "dimension" && points.length === 2) return null;
  const length = distance(last, snap.point);
  // Angles are read as in geometry: counter-clockwise from the right.
  const degrees = (360 - degreesOf(last, snap.point)) % 360;
  return (
    <Badge
      at={snap.point}
      lines={[`${formatMetres(length)} · ${Math.round(degrees * 10) / 10}°`.replace(".", ","), word]}
    />
  );
}

/** The place that a point landed on, drawn by its kind, and the line that led there. */
export function SnapMark({ snap }: { snap: Snap }) {
  const { kind, point, guide } = snap;
  return (
    <g className="stroke-portal" fill="none">
      {guide ? (
        <path
          d={longLine(guide.from, guide.to)}
          vectorEffect="non-scaling-stroke"
          strokeWidth={1}
          strokeDasharray="2 4"
        />
      ) : null}
      <Pin at={point}>
        {kind === "vertex" ? <rect x={-6} y={-6} width={12} height={12} strokeWidth={2} /> : null}
        {kind === "wall" ? <path d="M-6 -6L6 6M-6 6L6 -6" strokeWidth={2} /> : null}
        {kind === "vertex" || kind === "wall" ? null : <path d="M-7 0H7M0 -7V7" strokeWidth={1.5} />}
      </Pin>
    </g>
  );
}

/** Beyond both ends, so that one sees what is in line with what. */
function longLine(from: ExactPoint, to: ExactPoint): string {
  const along = unitVector(from, to);
  const start = stepFrom(from, along, -600);
  const end = stepFrom(to, along, 600);
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

const boxPath = (one: ExactPoint, other: ExactPoint) =>
  ringPath([one, { x: other.x, y: one.y }, other, { x: one.x, y: other.y }]);

/** A few words on a dark plate beside a point. */
export function Badge({ at, lines }: { at: ExactPoint; lines: readonly string[] }) {
  const width = Math.max(...lines.map((line) => line.length)) * 6.6 + 16;
  const height = lines.length * 16 + 8;
  return (
    <Pin at={at} className="pointer-events-none">
      <g transform="translate(16 16)">
        <rect width={width} height={height} rx={4} className="fill-foreground" fillOpacity={0.92} />
        {lines.map((line, i) => (
          <text
            key={line}
            x={8}
            y={17 + i * 16}
            className={`fill-background tabular-nums ${i === 0 ? "text-[12.5px] font-medium" : "text-[11px]"}`}
          >
            {line}
          </text>
        ))}
      </g>
    </Pin>
  );
}

function HeldPiece({ draft, tool }: { draft: Extract<Draft, { kind: "piece" }>; tool: CanvasTool }) {
  const { at, rotation, isMirrored } = draft;
  if (tool.kind === "stair") {
    return (
      <StairDrawing stair={{ id: "held", shape: tool.shape, at, rotation, isMirrored, ...STAIR_SIZES[tool.shape] }} />
    );
  }
  const item = tool.kind === "furniture" ? furnitureItem(tool.item) : undefined;
  if (!item) return null;
  const { id, widthMm, depthMm, heightMm } = item;
  return (
    <g opacity={0.8}>
      <PieceDrawing
        piece={
          {
            id: "held",
            item: id,
            at: at as Point,
            rotation,
            widthMm,
            depthMm,
            heightMm,
            isMirrored,
          } satisfies Furniture
        }
      />
    </g>
  );
}
