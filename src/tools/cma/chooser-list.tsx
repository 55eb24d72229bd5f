import type { Ref } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatArea, formatDate, formatDistance, formatMoney, formatUnitPrice } from "#domain/shared/format/format.ts";
import { STATE_NAMES } from "#domain/tools/cma/advert-state.ts";
import type { ChoosableHome } from "#domain/tools/cma/choosable-home.ts";
import { classNames } from "#ui/class-names.ts";
import { Tag } from "#ui/tag.tsx";
import { typeName } from "../home-facts.ts";

interface ChooserListProps {
  ref: Ref<HTMLUListElement>;
  homes: readonly ChoosableHome[];
  chosen: readonly string[];
  /** No further one may be chosen. */
  isFull: boolean;
  currency: string;
  /** ISO 3166-1 alpha-2: a flat has another name in each country. */
  country: string;
  /** The home that the map marks. */
  pointed: string | undefined;
  onPoint: (id: string) => void;
  onToggle: (home: ChoosableHome) => void;
}

/** Homes to tick, nearest first; the chosen ones are ticked. Each row is the label of its box. */
export function ChooserList({
  ref,
  homes,
  chosen,
  isFull,
  currency,
  country,
  pointed,
  onPoint,
  onToggle,
}: ChooserListProps) {
  return (
    <ul ref={ref} className="grid" aria-label="Viviendas que puedes comparar">
      {homes.map((home) => {
        const isChosen = chosen.includes(home.id);
        return (
          <li key={home.id} className="border-b last:border-b-0">
            <label
              className={classNames(
                "flex cursor-pointer gap-3 px-2 py-2.5 text-sm leading-snug hover:bg-muted has-focus-visible:bg-muted",
                (isChosen || pointed === home.id) && "bg-primary-soft",
              )}
            >
              <input
                type="checkbox"
                value={home.id}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onToggle(home)}
                onFocus={() => onPoint(home.id)}
                className="mt-0.5 size-[1.15rem] shrink-0 accent-primary"
              />
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-medium wrap-anywhere">{home.name}</span>
                  <span className="font-semibold whitespace-nowrap tabular-nums">
                    {formatMoney(home.price, currency)}
                  </span>
                </span>
                <span className="flex flex-wrap justify-between gap-x-3 text-xs text-muted-foreground">
                  <span>
                    {[
                      typeName({ type: home.type, country }),
                      formatArea(home.areaM2),
                      home.rooms === null ? "" : `${home.rooms} hab.`,
                      `a ${formatDistance(home.distanceM)}`,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                  <span className="whitespace-nowrap tabular-nums">{formatUnitPrice(home.pricePerM2, currency)}</span>
                </span>
                <span className="flex flex-wrap items-center gap-x-2 text-xs text-subtle-foreground">
                  <span>
                    {[
                      STATE_NAMES[home.state],
                      home.date === null ? "" : formatDate(home.date),
                      home.daysOnMarket === null ? "" : counted(home.daysOnMarket, "día", "días"),
                      home.isDemo ? "" : home.source,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                  {home.isDemo ? <Tag tone="warning">Demostración</Tag> : null}
                </span>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
