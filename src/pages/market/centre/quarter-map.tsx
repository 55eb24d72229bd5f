import type { ComparedParts } from "#domain/market/figures/compared-parts.ts";
import { classOf, type QuarterFigures, quantileBounds } from "#domain/market/figures/quarters.ts";
import { whyNoFigure } from "#domain/market/figures/words.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { QuarterSketch } from "#server/market/figures/quarter-sketch.server.ts";
import { classNames } from "#ui/class-names.ts";

/** Fills of five classes with an ink that reads on each; written out because the style compiler reads class names as text. */
const CLASSES = [
  { fill: "fill-seq-1", ink: "fill-foreground", swatch: "bg-seq-1" },
  { fill: "fill-seq-3", ink: "fill-foreground", swatch: "bg-seq-3" },
  { fill: "fill-seq-4", ink: "fill-foreground", swatch: "bg-seq-4" },
  { fill: "fill-seq-7", ink: "fill-white dark:fill-tinta-950", swatch: "bg-seq-7" },
  { fill: "fill-seq-8", ink: "fill-white dark:fill-tinta-950", swatch: "bg-seq-8" },
] as const;

/** Radius of a quarter with the most offers and with few, and of one without a price, in units of the frame. */
const LARGEST = 20;
const SMALLEST = 9;
const DOT = 3.5;

interface QuarterMapProps {
  sketch: QuarterSketch;
  parts: ComparedParts;
  format: (unitPrice: number) => string;
}

/** The quarters or districts where they lie: coloured by fifths of their median price, with the number of offers in each. The table beside it says the same. */
export function QuarterMap({ sketch: { map, names }, parts, format }: QuarterMapProps) {
  const quarters = [...parts.telling, ...parts.silent];
  const byName = new Map(quarters.map((quarter) => [quarter.name, quarter]));
  const medians = quarters.flatMap(({ unitPrice }) => (unitPrice.kind === "spread" ? [unitPrice.median] : []));
  const bounds = quantileBounds(medians, CLASSES.length);
  const most = Math.max(1, ...quarters.map(({ active }) => active));
  const shown = CLASSES.filter((_, place) => place === 0 || place > CLASSES.length - 1 - bounds.length);
  const marks = map.points
    .map((point, i) => ({ point, quarter: byName.get(names[i]!)! }))
    // Those without a price lie below; of the others the smaller ones above.
    .sort((a, b) => rankOf(a.quarter) - rankOf(b.quarter) || b.quarter.active - a.quarter.active);
  return (
    <figure className="m-0 mx-auto grid w-full max-w-4xl gap-3">
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-label={`Mapa de ${counted(names.length, parts.kind, `${parts.kind}s`)} por el precio mediano que se pide; la tabla dice lo mismo.`}
        className="block w-full rounded-md border bg-muted"
      >
        {map.areas.map((d) => (
          <path key={d} d={d} fillRule="evenodd" className="fill-card stroke-border" strokeWidth={1} />
        ))}
        {marks.map(({ point, quarter: { name, active, unitPrice } }) => {
          const look = unitPrice.kind === "spread" ? shown[classOf(unitPrice.median, bounds)] : undefined;
          const radius = look ? SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(active / most) : DOT;
          return (
            <g key={name}>
              <title>
                {`${name}: ${unitPrice.kind === "spread" ? format(unitPrice.median) : whyNoFigure(unitPrice)}, ${counted(active, "oferta", "ofertas")}`}
              </title>
              <circle
                cx={point.x}
                cy={point.y}
                r={radius}
                strokeWidth={1}
                className={classNames("stroke-border-strong", look?.fill ?? "fill-muted")}
              />
              {look ? (
                <text
                  x={point.x}
                  y={point.y + 3}
                  textAnchor="middle"
                  className={classNames("text-[9px] font-medium", look.ink)}
                >
                  {formatNumber(active)}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      <figcaption className="grid gap-2 text-xs text-muted-foreground">
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
          {bounds.length > 0
            ? shown.map(({ swatch }, place) => (
                <li key={swatch} className="flex items-center gap-1.5 tabular-nums">
                  <span
                    aria-hidden
                    className={classNames("size-3.5 rounded-full border border-border-strong", swatch)}
                  />
                  {classText(place, bounds, format)}
                </li>
              ))
            : null}
          {parts.silent.length > 0 ? (
            <li className="flex items-center gap-1.5">
              <span aria-hidden className="size-2 rounded-full border border-border-strong bg-muted" />
              Menos de 10 ofertas
            </li>
          ) : null}
        </ul>
        <p>
          Cada color tiene el mismo número de {parts.kind}s. El tamaño y el número son las ofertas activas; el punto es
          el centro de sus viviendas.
        </p>
      </figcaption>
    </figure>
  );
}

const rankOf = ({ unitPrice }: QuarterFigures) => (unitPrice.kind === "spread" ? 1 : 0);

function classText(place: number, bounds: readonly number[], format: (value: number) => string): string {
  if (place === 0) return `Menos de ${format(bounds[0]!)}`;
  if (place === bounds.length) return `Desde ${format(bounds.at(-1)!)}`;
  return `De ${format(bounds[place - 1]!)} a ${format(bounds[place]!)}`;
}
