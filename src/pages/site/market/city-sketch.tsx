import type { SketchMap } from "#domain/shared/places/sketch-map.ts";

interface CitySketchProps {
  map: SketchMap;
  /** The city first, then its neighbours: their names, in the order of the map's points. */
  names: readonly string[];
}

/** Where the city and its neighbours lie: the borders of municipalities or provinces, and a number for each neighbour of the chart beside it. */
export function CitySketch({ map, names }: CitySketchProps) {
  const { width, height, areas, points } = map;
  const [here, ...others] = points;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Mapa: ${names[0]} y a su alrededor ${names.slice(1).join(", ")}`}
      className="block w-full rounded-lg border bg-muted"
    >
      {areas.map((d) => (
        <path key={d} d={d} fillRule="evenodd" className="fill-card stroke-border" strokeWidth={1} />
      ))}
      {others.map(({ x, y }, i) => (
        <g key={names[i + 1]}>
          <circle cx={x} cy={y} r={13} className="fill-primary stroke-card" strokeWidth={2} />
          <text x={x} y={y + 4.5} textAnchor="middle" className="fill-primary-foreground text-[13px] font-semibold">
            {i + 1}
          </text>
        </g>
      ))}
      {here ? (
        <>
          <circle cx={here.x} cy={here.y} r={9} className="fill-albero-500 stroke-foreground" strokeWidth={2} />
          <text
            x={Math.min(Math.max(here.x, 70), width - 70)}
            y={here.y - 18}
            textAnchor="middle"
            strokeWidth={4}
            className="fill-foreground stroke-card text-[16px] font-semibold [paint-order:stroke]"
          >
            {names[0]}
          </text>
        </>
      ) : null}
    </svg>
  );
}
