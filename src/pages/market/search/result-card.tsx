import { TrendingDown } from "lucide-react";
import type { MarketHome } from "#domain/market/market-home.ts";
import { MARKET_STATUS_NAMES } from "#domain/market/search/chips.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { classNames } from "#ui/class-names.ts";
import { Tag } from "#ui/tag.tsx";
import { HomeCover } from "../../portfolio/homes/home-cover.tsx";
import { TourTag } from "../../shared/tour-tag.tsx";
import { LinkToHome } from "./link-to-home.tsx";
import { dropOf, marketFacts, marketPlace, marketPrice, marketTitle, marketUnitPrice } from "./market-home-text.ts";

/** The picture of a home of the market; without one its façade is drawn. */
export function MarketCover({ home, className }: { home: MarketHome; className: string }) {
  if (home.cover === null) {
    const drawn = Object.assign({}, home, { cover: null, locationDetail: home.quarter });
    return <HomeCover home={drawn} sizes="12rem" className={className} />;
  }
  return (
    <img
      src={home.cover}
      alt={`Foto de ${marketTitle(home)}`}
      loading="lazy"
      decoding="async"
      className={classNames("bg-muted object-cover", className)}
    />
  );
}

interface ResultCardProps {
  home: MarketHome;
  /** Traits that few of the other homes have. */
  specials: readonly string[];
  /** Of its heading in the page's outline. */
  level: 3 | 4;
  isCompared: boolean;
  /** Whether another home may still be compared. */
  mayCompare: boolean;
  /** Whether anybody may walk through it in 360°. */
  hasTour: boolean;
  isOpen: boolean;
  onCompare: (isCompared: boolean) => void;
  onPoint: (isPointed: boolean) => void;
}

/** A home of the results: what it is, what it costs, where, and who offers it. */
export function ResultCard({
  home,
  specials,
  level,
  isCompared,
  mayCompare,
  hasTour,
  isOpen,
  onCompare,
  onPoint,
}: ResultCardProps) {
  const Heading = `h${level}` as const;
  const drop = dropOf(home);
  const unitPrice = marketUnitPrice(home);
  const place = marketPlace(home);
  return (
    <li
      id={`inmueble-${home.id}`}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      className={classNames(
        "relative grid overflow-hidden rounded-lg border bg-card sm:grid-cols-[11rem_minmax(0,1fr)] print:break-inside-avoid",
        isOpen && "border-primary ring-1 ring-primary",
      )}
    >
      <div className="relative min-h-36 bg-muted sm:min-h-32">
        <MarketCover home={home} className="absolute inset-0 size-full" />
      </div>
      <div className="grid content-start gap-0.5 p-3 sm:p-4">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="figure text-h4">{marketPrice(home)}</span>
          {unitPrice ? <span className="text-sm text-muted-foreground tabular-nums">{unitPrice}</span> : null}
        </p>
        <Heading className="text-base leading-snug font-semibold wrap-anywhere [font-stretch:100%]">
          <LinkToHome
            id={home.id}
            className="text-foreground no-underline outline-none after:absolute after:inset-0 after:content-[''] hover:underline"
          >
            {marketTitle(home)}
          </LinkToHome>
        </Heading>
        <p className="text-sm text-muted-foreground">{marketFacts(home)}</p>
        {place ? <p className="truncate text-sm text-muted-foreground">{place}</p> : null}
        <p className="mt-1.5 flex flex-wrap items-center gap-1.5 empty:hidden">
          {specials.map((special) => (
            <Tag key={special} tone="plataforma">
              {special}
            </Tag>
          ))}
          {home.status === "activo" ? null : <Tag>{MARKET_STATUS_NAMES[home.status]}</Tag>}
          {drop === null ? null : (
            <Tag tone="portal">
              <TrendingDown aria-hidden size={12} strokeWidth={2} />
              Baja {formatPercent(drop, drop < 0.01 ? 1 : 0)}
            </Tag>
          )}
          {home.homeId === null ? null : <Tag tone="formacion">Tuya</Tag>}
          {hasTour ? <TourTag /> : null}
          {home.seller === "particular" ? <Tag tone="outline">Particular</Tag> : null}
          {home.adverts > 1 ? <Tag tone="outline">{counted(home.adverts, "anuncio", "anuncios")}</Tag> : null}
          {home.alsoBy ? <Tag tone="outline">También de {listed(home.alsoBy)}</Tag> : null}
          {home.isDemo ? <Tag>Datos inventados</Tag> : null}
        </p>
        <label className="relative z-10 mt-1 inline-flex min-h-9 w-fit cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11 print:hidden">
          <input
            type="checkbox"
            checked={isCompared}
            disabled={!isCompared && !mayCompare}
            onChange={(event) => onCompare(event.target.checked)}
            className="size-4.5 accent-primary"
          />
          Comparar<span className="sr-only"> {marketTitle(home)}</span>
        </label>
      </div>
    </li>
  );
}
