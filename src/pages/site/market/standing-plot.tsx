import { formatUnitPrice } from "#domain/shared/format/format.ts";
import { fractionOf, percent } from "#ui/charts/scale.ts";

interface StandingPlotProps {
  /** The dearest first. */
  values: readonly { name: string; value: number; isHere: boolean }[];
  /** Place of the city among them, from 1. */
  rank: number;
}

/** The city among the provincial capitals: a stroke for each on one line of prices. */
export function StandingPlot({ values, rank }: StandingPlotProps) {
  const here = values.find(({ isHere }) => isHere);
  const [dearest, cheapest] = [values[0], values.at(-1)];
  if (!here || !dearest || !cheapest) return null;
  const scale = [cheapest.value, dearest.value] as const;
  const left = percent(fractionOf(here.value, scale));
  return (
    <figure>
      <figcaption className="text-control text-muted-foreground">
        Puesto <b className="text-foreground">{rank}</b> de {values.length} capitales de provincia, de la más cara a la
        más barata.
      </figcaption>
      <div aria-hidden className="relative mx-2 mt-9 h-14 border-b-2 border-foreground">
        {values.map(({ name, value, isHere }) => (
          <span
            key={name}
            style={{ left: percent(fractionOf(value, scale)) }}
            className={
              isHere
                ? "absolute bottom-0 z-1 h-14 w-1.5 -translate-x-1/2 bg-albero-500 ring-1 ring-foreground"
                : "absolute bottom-0 h-8 w-0.5 -translate-x-1/2 bg-primary/55"
            }
          />
        ))}
        <span
          style={{ left: `clamp(4rem, ${left}, calc(100% - 4rem))` }}
          className="absolute -top-8 -translate-x-1/2 font-semibold whitespace-nowrap"
        >
          {formatUnitPrice(here.value)}
        </span>
      </div>
      <div className="mt-2 flex justify-between gap-4 text-sm text-muted-foreground">
        <span>
          {cheapest.name}, {formatUnitPrice(cheapest.value)}
        </span>
        <span className="text-right">
          {dearest.name}, {formatUnitPrice(dearest.value)}
        </span>
      </div>
    </figure>
  );
}
