import type { ExactPoint, LevelShape, Ring } from "#domain/tools/floor-plan/level-shape.ts";
import type { Furniture, Level } from "#domain/tools/floor-plan/plan.ts";
import { FURNITURE } from "#domain/tools/furnishing/catalogue.ts";
import { furnitureSymbol } from "#domain/tools/furnishing/symbols.ts";
import { squareMetres } from "../../shared/plan-words.ts";

/** Around the drawing, in millimetres. */
const MARGIN_MM = 450;

/** A level as it is printed, at rest: the example of the tool's page, which is read without a script. */
export function PlanDrawing({ level, shape, title }: { level: Level; shape: LevelShape; title: string }) {
  const points = shape.walls.flatMap(({ outline }) => outline);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN_MM, Math.min(...ys) - MARGIN_MM];
  const [width, height] = [Math.max(...xs) + MARGIN_MM - left, Math.max(...ys) + MARGIN_MM - top];
  return (
    <svg role="img" aria-label={title} viewBox={`${left} ${top} ${width} ${height}`} className="w-full text-foreground">
      {shape.rooms.map((room) => (
        <path
          key={room.id}
          d={ringsPath(room.inner)}
          fillRule="evenodd"
          className={room.label?.cover === "interior" ? "fill-background" : "fill-muted"}
        />
      ))}
      <g fill="none" stroke="currentColor" strokeOpacity={0.55} strokeWidth={12} strokeLinejoin="round">
        {level.furniture.map((piece) => (
          <Piece key={piece.id} piece={piece} />
        ))}
      </g>
      <path d={shape.walls.map(({ outline }) => ringPath(outline)).join("")} fill="currentColor" />
      {shape.walls.flatMap(({ wall, openings }) =>
        openings.map(({ opening, start, end, swings }) => (
          <g key={opening.id} stroke="currentColor" strokeWidth={16} fill="none">
            <path d={segment(start, end)} stroke="var(--card)" strokeWidth={wall.thicknessMm + 10} />
            {opening.kind.startsWith("ventana") ? <path d={segment(start, end)} strokeWidth={30} /> : null}
            {swings.map((swing) => (
              <path key={`${swing[0]?.x} ${swing[0]?.y} ${swing[1]?.x}`} d={ringPath(swing)} />
            ))}
          </g>
        )),
      )}
      {shape.rooms.map(({ id, label, middle, innerAreaMm2 }) =>
        label ? (
          <text
            key={id}
            x={middle.x}
            y={middle.y}
            textAnchor="middle"
            fontSize={210}
            fill="currentColor"
            stroke="var(--card)"
            strokeWidth={60}
            paintOrder="stroke"
          >
            {label.name}
            <tspan x={middle.x} dy={250} fontSize={190}>
              {squareMetres(innerAreaMm2 / 1e6)}
            </tspan>
          </text>
        ) : null,
      )}
    </svg>
  );
}

function Piece({ piece }: { piece: Furniture }) {
  const item = FURNITURE.find(({ id }) => id === piece.item);
  if (!item) return null;
  const { at, rotation, isMirrored, widthMm, depthMm } = piece;
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${rotation})${isMirrored ? " scale(-1 1)" : ""}`}>
      {furnitureSymbol(item, widthMm, depthMm).map(({ d, kind }) => (
        <path key={d} d={d} strokeOpacity={kind === "soft" ? 0.35 : undefined} />
      ))}
    </g>
  );
}

const whole = ({ x, y }: ExactPoint) => `${Math.round(x)} ${Math.round(y)}`;
const segment = (from: ExactPoint, to: ExactPoint) => `M${whole(from)}L${whole(to)}`;
const ringPath = (ring: Ring) => (ring.length === 0 ? "" : `M${ring.map(whole).join("L")}Z`);
const ringsPath = (rings: readonly Ring[]) => rings.map(ringPath).join("");
