import { counted } from "#domain/shared/format/counted.ts";
import { formatDistance } from "#domain/shared/format/format.ts";
import { drawnStops } from "./drawn-stops.ts";
import type { ProspectingResult } from "./result.ts";

const BOX = { width: 480, height: 300, margin: 18 };
const RADIUS = 11;
/** One day's line from the next one's: dashes, not colours alone. */
const DASHES = [undefined, "7 4", "2 4"];

/** The stops numbered, with straight lines between them: no streets are known, and none are drawn. */
export function RouteDrawing({ result }: { result: ProspectingResult }) {
  const drawn = drawnStops(result, BOX);
  if (!drawn) return null;
  const { start, stops, paths, bar } = drawn;
  const label = `Ruta de ${counted(stops.length, "parada", "paradas")}: ${result.days.map(({ lengthM }) => formatDistance(lengthM)).join("; ")}`;
  return (
    <figure className="m-0 min-w-0">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        className="block h-auto w-full rounded-sm border bg-muted forced-color-adjust-none"
      >
        {paths.map(({ date, points }, dayIndex) => (
          <polyline
            key={date}
            points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
            fill="none"
            strokeWidth="2"
            strokeDasharray={DASHES[dayIndex % DASHES.length]}
            className="stroke-primary"
          />
        ))}
        {start ? (
          <path
            d={`M${start.x - 9} ${start.y + 10}v-10a9 9 0 0 1 18 0v10Z`}
            strokeWidth="2"
            className="fill-luz stroke-foreground"
          />
        ) : null}
        {stops.map(({ index, number, at: { x, y }, isPlacePoint }) => (
          <g key={index}>
            <circle
              cx={x}
              cy={y}
              r={RADIUS}
              strokeWidth="1.5"
              strokeDasharray={isPlacePoint ? "3 2" : undefined}
              className="fill-card stroke-foreground"
            />
            <text x={x} y={y + 4} textAnchor="middle" className="fill-foreground text-2xs font-semibold">
              {number}
            </text>
          </g>
        ))}
        <path
          d={`M12 ${BOX.height - 14}v5h${bar.length}v-5`}
          fill="none"
          strokeWidth="1.5"
          className="stroke-border-strong"
        />
        <text x={18 + bar.length} y={BOX.height - 9} className="fill-muted-foreground text-2xs">
          {bar.text}
        </text>
      </svg>
      <figcaption className="mt-2 text-xs text-subtle-foreground">
        En línea recta, sin calles. {start ? "El arco es la salida. " : ""}
        {stops.some(({ isPlacePoint }) => isPlacePoint)
          ? "Con línea discontinua, los que están en el centro de su barrio o municipio."
          : ""}
      </figcaption>
    </figure>
  );
}
