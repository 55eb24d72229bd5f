import { formatNumber } from "#domain/shared/format/format.ts";
import { areaOf, builtAreaM2, DOORS, FLAT, ROOMS, usableAreaM2, WINDOWS } from "./flat-plan.ts";

const metres = (cm: number) => `${formatNumber(cm / 100, 2, 2)}\u00a0m`;
const squareMetres = (m2: number) => `${formatNumber(m2, 2, 2)}\u00a0m²`;

/** The invented flat as a plan with its dimension lines, its rooms with their areas, and a graphic scale. */
export function FlatPlanDrawing() {
  const { widthCm, depthCm } = FLAT;
  const rooms = ROOMS.map((room) => `${room.name} de ${squareMetres(areaOf(room))}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={`Plano de un piso inventado de ${metres(widthCm)} por ${metres(depthCm)}: ${rooms}. Superficie útil, ${squareMetres(usableAreaM2())}; construida, ${squareMetres(builtAreaM2())}`}
      viewBox="-120 -120 1060 900"
      className="block w-full text-foreground"
      fill="none"
      stroke="currentColor"
    >
      <rect width={widthCm} height={depthCm} fill="currentColor" stroke="none" />
      <g className="fill-card" stroke="none">
        {ROOMS.map(({ name, x, y, width, depth }) => (
          <rect key={name} x={x} y={y} width={width} height={depth} />
        ))}
        {[...DOORS.map(({ hole }) => hole), ...WINDOWS].map(([x, y, width, depth]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={depth} />
        ))}
      </g>
      <g strokeWidth="3">
        {WINDOWS.map(([x, y, width, depth]) => (
          <path
            key={`${x} ${y}`}
            d={width > depth ? `M${x} ${y + depth / 2}h${width}` : `M${x + width / 2} ${y}v${depth}`}
          />
        ))}
        {DOORS.map((door) => (
          <path key={door.hinge.join()} d={swingOf(door)} strokeDasharray="9 7" />
        ))}
        {DOORS.map(({ hinge, open }) => (
          <path key={hinge.join()} d={`M${hinge.join()}L${open.join()}`} strokeWidth="5" />
        ))}
        <HorizontalMeasure from={0} to={widthCm} y={-78} />
        <HorizontalMeasure from={20} to={520} y={-26} />
        <HorizontalMeasure from={530} to={900} y={-26} />
        <VerticalMeasure from={0} to={depthCm} x={-78} />
        <VerticalMeasure from={20} to={380} x={-26} />
        <VerticalMeasure from={390} to={650} x={-26} />
      </g>
      <g fill="currentColor" stroke="none" textAnchor="middle" fontSize="32">
        {ROOMS.map((room) => (
          <text key={room.name} x={room.x + room.width / 2} y={room.y + room.depth / 2 - 2}>
            <tspan fontWeight="640">{room.name}</tspan>
            <tspan x={room.x + room.width / 2} dy="40" className="fill-muted-foreground">
              {squareMetres(areaOf(room))}
            </tspan>
          </text>
        ))}
      </g>
      <Scale x={20} y={depthCm + 40} />
    </svg>
  );
}

/** The quarter circle that the leaf draws, from open to shut. */
function swingOf({ hinge, open, shut }: (typeof DOORS)[number]): string {
  const radius = Math.hypot(open[0] - hinge[0], open[1] - hinge[1]);
  const turn = (open[0] - hinge[0]) * (shut[1] - hinge[1]) - (open[1] - hinge[1]) * (shut[0] - hinge[0]);
  return `M${open.join()}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${shut.join()}`;
}

const label = { fill: "currentColor", stroke: "none", fontSize: 28, textAnchor: "middle" } as const;

/** An architect's dimension line: its length in metres over it, strokes at 45° at its ends. */
function HorizontalMeasure({ from, to, y }: { from: number; to: number; y: number }) {
  return (
    <>
      <path d={`M${from} ${y}H${to}M${from - 9} ${y + 9}l18 -18M${to - 9} ${y + 9}l18 -18`} />
      <text x={(from + to) / 2} y={y - 10} {...label}>
        {metres(to - from)}
      </text>
    </>
  );
}

function VerticalMeasure({ from, to, x }: { from: number; to: number; x: number }) {
  const middle = (from + to) / 2;
  return (
    <>
      <path d={`M${x} ${from}V${to}M${x - 9} ${from + 9}l18 -18M${x - 9} ${to + 9}l18 -18`} />
      <text x={x - 10} y={middle} transform={`rotate(-90 ${x - 10} ${middle})`} {...label}>
        {metres(to - from)}
      </text>
    </>
  );
}

/** Three metres, so that a printed plan can still be measured. */
function Scale({ x, y }: { x: number; y: number }) {
  return (
    <g strokeWidth="3">
      {[0, 1, 2].map((metre) => (
        <rect
          key={metre}
          x={x + metre * 100}
          y={y}
          width="100"
          height="14"
          fill={metre % 2 === 0 ? "currentColor" : "none"}
        />
      ))}
      {[0, 1, 2, 3].map((metre) => (
        <text key={metre} x={x + metre * 100} y={y + 48} {...label}>
          {metre === 3 ? "3\u00a0m" : metre}
        </text>
      ))}
    </g>
  );
}
