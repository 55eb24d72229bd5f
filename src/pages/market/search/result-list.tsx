import type { MarketHome } from "#domain/market/market-home.ts";
import type { Facets } from "#domain/market/search/answers.ts";
import { specialsOf } from "#domain/market/search/specials.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { MOST_COMPARED } from "./compare-homes.tsx";
import { ResultCard } from "./result-card.tsx";

interface ResultListProps {
  homes: readonly MarketHome[];
  facets: Facets;
  /** Homes for sale and homes to let stand apart, each under its name. */
  isSplit: boolean;
  compared: readonly MarketHome[];
  openId: string | null;
  /** Ids of the portfolio's homes that anybody may walk through in 360°. */
  withTour: readonly string[];
  onCompare: (home: MarketHome, isCompared: boolean) => void;
  onPoint: (home: MarketHome | null) => void;
}

const HEADINGS = { venta: "Para comprar", alquiler: "Para alquilar" } as const;

/** The results as cards. */
export function ResultList({
  homes,
  facets,
  isSplit,
  compared,
  openId,
  withTour,
  onCompare,
  onPoint,
}: ResultListProps) {
  const specials = specialsOf(homes);
  const list = (shown: readonly MarketHome[], level: 3 | 4) => (
    <ul className="grid min-w-0 gap-3">
      {shown.map((home) => (
        <ResultCard
          key={home.id}
          home={home}
          level={level}
          specials={specials.get(home.id) ?? []}
          isCompared={compared.some(({ id }) => id === home.id)}
          mayCompare={compared.length < MOST_COMPARED}
          hasTour={home.homeId !== null && withTour.includes(home.homeId)}
          isOpen={openId === home.id}
          onCompare={(isCompared) => onCompare(home, isCompared)}
          onPoint={(isPointed) => onPoint(isPointed ? home : null)}
        />
      ))}
    </ul>
  );
  if (!isSplit || facets.operation.length < 2) return list(homes, 3);
  return (
    <div className="grid min-w-0 gap-6">
      {facets.operation.map(({ value, count }) => {
        const shown = homes.filter(({ operation }) => operation === value);
        if (shown.length === 0) return null;
        return (
          <section key={value} aria-labelledby={`para-${value}`} className="grid gap-3">
            <h3 id={`para-${value}`} className="text-base font-semibold [font-stretch:100%]">
              {HEADINGS[value as keyof typeof HEADINGS]}{" "}
              <span className="font-normal text-muted-foreground tabular-nums">({formatNumber(count)})</span>
            </h3>
            {list(shown, 4)}
          </section>
        );
      })}
    </div>
  );
}
