import { belowValue } from "#domain/market/figures/below-value.ts";
import { CONDITION_NAMES } from "#domain/market/search/chips.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import type { OpenedOpportunity } from "#server/market/figures/read-opportunities.server.ts";
import { Tag } from "#ui/tag.tsx";
import { ValueRows } from "../search/home-value.tsx";
import { LinkToHome } from "../search/link-to-home.tsx";
import { marketFacts, marketPlace, marketPrice, marketTitle, marketUnitPrice } from "../search/market-home-text.ts";
import { MarketCover } from "../search/result-card.tsx";

/** A home that asks less than its value, with both figures and what it would bring in rent. */
export function OpportunityCard({ opportunity }: { opportunity: OpenedOpportunity }) {
  const { home, grossYield, rents, isOfQuarter, value } = opportunity;
  const unitPrice = marketUnitPrice(home);
  const place = marketPlace(home);
  const below = belowValue(home, value);
  // The rents are those of homes that can be lived in.
  const needsWork = home.condition === "a_reformar";
  return (
    <li className="relative grid grid-cols-[7.5rem_minmax(0,1fr)] overflow-hidden rounded-lg border bg-card sm:grid-cols-[11rem_minmax(0,1fr)] print:break-inside-avoid">
      <div className="relative min-h-32 bg-muted sm:row-span-2">
        <MarketCover home={home} className="absolute inset-0 size-full" />
      </div>
      <div className="grid content-start gap-0.5 p-3 sm:p-4 sm:pb-0">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="figure text-h4">{marketPrice(home)}</span>
          {unitPrice ? <span className="text-sm text-muted-foreground tabular-nums">{unitPrice}</span> : null}
        </p>
        <h4 className="text-base leading-snug font-semibold wrap-anywhere [font-stretch:100%]">
          <LinkToHome
            id={home.id}
            className="text-foreground no-underline outline-none after:absolute after:inset-0 after:content-[''] hover:underline"
          >
            {marketTitle(home)}
          </LinkToHome>
        </h4>
        <p className="text-sm text-muted-foreground">{marketFacts(home)}</p>
        {place ? <p className="truncate text-sm text-muted-foreground">{place}</p> : null}
        <p className="mt-1.5 flex flex-wrap items-center gap-1.5">
          {below ? <Tag tone={below.isOutOfBand ? "warning" : "portal"}>{below.label}</Tag> : null}
          {needsWork ? <Tag tone="outline">{CONDITION_NAMES.a_reformar}</Tag> : null}
          {home.isDemo ? <Tag>Demostración</Tag> : null}
        </p>
      </div>
      <dl className="col-span-2 grid content-start gap-0.5 border-t px-3 py-2.5 text-sm sm:col-span-1 sm:col-start-2 sm:border-t-0 sm:px-4 sm:pt-1.5 sm:pb-4">
        <ValueRows home={home} value={value} />
        <div>
          <dt className="inline text-muted-foreground">Rentabilidad bruta: </dt>
          <dd className="inline font-medium">
            {needsWork
              ? "sin dato: hay que reformarla antes de alquilarla"
              : grossYield === null
                ? `muestra insuficiente (${rents})`
                : `${formatPercent(grossYield, 1)} con la renta mediana ${isOfQuarter ? "del barrio" : "de la zona"} (${counted(rents, "alquiler", "alquileres")})`}
          </dd>
        </div>
      </dl>
    </li>
  );
}
