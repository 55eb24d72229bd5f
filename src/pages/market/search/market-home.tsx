import { ArrowLeft } from "lucide-react";
import { data, redirect, useLocation } from "react-router";
import { ERRORS } from "#content/errors.ts";
import { featuresOf, MARKET_FEATURE_NAMES, MARKET_FEATURES } from "#domain/market/features.ts";
import { belowValue } from "#domain/market/figures/below-value.ts";
import type { MarketAdvert, MarketChange } from "#domain/market/home-file.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { CONDITION_NAMES, lackName, MARKET_STATUS_NAMES, SELLER_NAMES } from "#domain/market/search/chips.ts";
import { MARKET_PATH } from "#domain/market/search/market-address.ts";
import { formatArea, formatDate, formatMoney, formatPercent } from "#domain/shared/format/format.ts";
import { pathInRegion, regionOfPath } from "#domain/shared/region/region.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { findJoinedInto, readHomeFile } from "#server/market/index/read-market-homes.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { Button } from "#ui/button.tsx";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { operationName, typeName } from "#ui/homes/home-text.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { isHomeId } from "../../portfolio/homes/home-id.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/market-home.ts";
import { Adverts, AdvertText } from "./home-adverts.tsx";
import { ValuePanel } from "./home-value.tsx";
import { HomeWhere } from "./home-where.tsx";
import { dropOf, marketFacts, marketPlace, marketPrice, marketTitle, marketUnitPrice } from "./market-home-text.ts";
import { NextActs } from "./next-acts.tsx";
import { priceSteps, pricesOfCheapest } from "./price-steps.ts";
import { MarketCover } from "./result-card.tsx";
import { homeHref } from "./search-address.ts";
import { wayBack } from "./way-back.ts";

/** One home of the market, for whoever sees it in a search. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { config, database, now } = mustHave(context.get(servicesContext));
  const actor = mustHave(context.get(actorContext));
  const file = isHomeId(params.homeId) ? await readHomeFile(database.db, actor, params.homeId) : undefined;
  if (!file) {
    const joined = isHomeId(params.homeId) ? await findJoinedInto(database.db, actor, params.homeId) : undefined;
    // Joining can be undone, so that the address is not gone for good.
    if (joined) throw redirect(pathInRegion(homeHref(joined), regionOfPath(new URL(request.url).pathname)));
    throw data(ERRORS.UNKNOWN_HOME.message, { status: 404 });
  }
  const today = isoDateInMadrid(now());
  return Object.assign(file, { crumb: marketTitle(file.home), today, mapStyleUrl: config.mapStyleUrl });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData ? marketTitle(args.loaderData.home) : "Inmueble",
    description:
      "Un inmueble encontrado en la búsqueda: sus datos, los anuncios que lo ofrecen y cómo ha cambiado su precio.",
    path: MARKET_PATH,
    noIndex: true,
  });

export default function MarketHomePage({ loaderData }: Route.ComponentProps) {
  const { home, value, adverts, changes, today, mapStyleUrl } = loaderData;
  const unitPrice = marketUnitPrice(home);
  const drop = dropOf(home);
  const below = belowValue(home, value);
  const back = wayBack(useLocation().state);
  return (
    <main id="contenido" className="wrap-page grid gap-5 pt-6 pb-section">
      <PageLink to={back.to} className="link-text inline-flex w-fit items-center gap-1.5 text-sm print:hidden">
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {back.label}
      </PageLink>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="relative aspect-[4/3] overflow-hidden rounded-lg border bg-muted">
          <MarketCover home={home} className="absolute inset-0 size-full" />
        </div>
        <div className="grid content-start gap-2">
          <p className="flex flex-wrap gap-1.5 empty:hidden">
            {home.status === "activo" ? null : <Tag>{MARKET_STATUS_NAMES[home.status]}</Tag>}
            {below === null ? null : (
              <Tag tone={below.isOutOfBand ? "warning" : "portal"}>
                {below.label}: pide un {formatPercent(below.share, 0)} menos de su valor
              </Tag>
            )}
            {home.condition === "a_reformar" ? <Tag tone="outline">{CONDITION_NAMES.a_reformar}</Tag> : null}
            {drop === null ? null : <Tag tone="portal">Baja {formatPercent(drop, drop < 0.01 ? 1 : 0)}</Tag>}
            {home.seller ? <Tag tone="outline">{SELLER_NAMES[home.seller]}</Tag> : null}
            {home.isDemo ? <Tag>Datos inventados de demostración</Tag> : null}
          </p>
          <h1 className="text-h3 wrap-anywhere">{marketTitle(home)}</h1>
          <p className="text-muted-foreground">{marketPlace(home)}</p>
          <p className="figure text-h2">{marketPrice(home)}</p>
          <p className="text-muted-foreground">{[marketFacts(home), unitPrice].filter(Boolean).join(" · ")}</p>
          {home.homeId ? (
            <div className="mt-2 print:hidden">
              <Button asChild variant="outline">
                <PageLink to={`/dashboard/cartera/${home.homeId}`}>Abrir en tu cartera</PageLink>
              </Button>
            </div>
          ) : null}
        </div>
      </div>
      <NextActs home={home} />
      <ValuePanel home={home} value={value} />
      <AdvertText adverts={adverts} />
      <FactsPanel home={home} />
      <HomeWhere home={home} mapStyleUrl={mapStyleUrl} />
      <Adverts adverts={adverts} />
      <History changes={changes} adverts={adverts} home={home} today={today} />
    </main>
  );
}

function FactsPanel({ home }: { home: MarketHome }) {
  const values = featuresOf({ has: home.features, known: home.knownFeatures });
  const facts: readonly (readonly [string, string | number | null])[] = [
    ["Operación", operationName(home.operation)],
    ["Tipo", typeName(home.type)],
    ["Superficie construida", home.builtAreaM2 === null ? null : formatArea(home.builtAreaM2)],
    ["Habitaciones", home.rooms],
    ["Baños", home.bathrooms],
    ["Planta", home.floor === 0 ? "Baja" : home.floor],
    ["Año de construcción", home.yearBuilt],
    ["Conservación", home.condition && CONDITION_NAMES[home.condition]],
    ["Calificación energética", home.energyRating],
    ["Publicado", formatDate(home.listedOn)],
  ];
  const shown = MARKET_FEATURES.filter((feature) => values[feature] !== undefined);
  return (
    <Panel labelledBy="datos">
      <PanelHeader id="datos" title="Datos" />
      <PanelBody className="grid gap-4">
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-3 text-sm">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="tabular-nums">{value ?? <span className="text-subtle-foreground">Sin indicar</span>}</dd>
            </div>
          ))}
        </dl>
        {shown.length > 0 ? (
          <ul className="flex flex-wrap gap-1.5">
            {shown.map((feature) => (
              <li key={feature}>
                <Tag tone={values[feature] ? "neutral" : "outline"}>
                  {values[feature] ? MARKET_FEATURE_NAMES[feature] : lackName(feature)}
                </Tag>
              </li>
            ))}
          </ul>
        ) : null}
      </PanelBody>
    </Panel>
  );
}

const CHANGE_NAMES: Record<MarketChange["kind"], string> = {
  alta: "Publicado",
  precio: "Cambia de precio",
  retirada: "Retirado",
  vuelta: "Vuelve a estar disponible",
  reserva: "Reservado",
  cierre: "Cerrado",
};

/** `El precio ha bajado un 4 %`. */
function changeText(first: number, last: number): string {
  if (first === last) return "El precio no ha cambiado";
  return `El precio ha ${last < first ? "bajado" : "subido"} un ${formatPercent(Math.abs(last / first - 1))}`;
}

const MS_PER_DAY = 86_400_000;

interface HistoryProps {
  changes: readonly MarketChange[];
  adverts: readonly MarketAdvert[];
  home: MarketHome;
  /** ISO day. */
  today: string;
}

function History({ changes, adverts, home, today }: HistoryProps) {
  if (changes.length === 0) return null;
  const steps = priceSteps(changes, today);
  // A price that never moved is a flat line, which the list below says in a word.
  const hasMoved = new Set(steps.map(({ priceCents }) => priceCents)).size > 1;
  const last = steps.findLast(({ priceCents }) => priceCents !== null);
  const asked = pricesOfCheapest(adverts, changes);
  const money = (cents: number) => formatMoney(cents / 100, home.currency);
  return (
    <Panel labelledBy="historial">
      <PanelHeader id="historial" title="Historial de precio" />
      <PanelBody className="grid gap-5">
        {hasMoved && last ? (
          <LineChart
            isStepped
            title={asked ? changeText(asked.first, asked.last) : "El precio que se pide"}
            subtitle={
              adverts.length > 1
                ? "Precio pedido, el más bajo de sus anuncios cada día. El cambio es el del anuncio más barato"
                : "Precio pedido"
            }
            summary={`Empieza en ${money(steps[0]!.priceCents!)} y ${steps.at(-1)!.priceCents === null ? "acaba" : "está"} en ${money(last.priceCents!)}.`}
            x={steps.map(({ on }) => Date.parse(on) / MS_PER_DAY)}
            series={[
              {
                name: "Precio",
                values: steps.map(({ priceCents }) => (priceCents === null ? null : priceCents / 100)),
              },
            ]}
            formatX={(day) => formatDate(new Date(day * MS_PER_DAY).toISOString().slice(0, 10))}
            formatY={(price) => formatMoney(price, home.currency)}
            xName="Día"
          />
        ) : null}
        <ol className="grid gap-2 text-sm">
          {changes.toReversed().map((change) => (
            <li
              key={`${change.on} ${change.kind} ${change.advertId}`}
              className="flex flex-wrap justify-between gap-x-4 border-t pt-2 first:border-t-0 first:pt-0"
            >
              <span>
                <span className="text-muted-foreground">{formatDate(change.on)}</span> · {CHANGE_NAMES[change.kind]}
              </span>
              {change.priceCents === null ? null : <span className="tabular-nums">{money(change.priceCents)}</span>}
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
}
