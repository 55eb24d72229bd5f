import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { featuresOf, MARKET_FEATURE_NAMES, MARKET_FEATURES } from "#domain/market/features.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { CONDITION_NAMES, MARKET_STATUS_NAMES, SELLER_NAMES } from "#domain/market/search/chips.ts";
import { readMarketFilter } from "#domain/market/search/market-address.ts";
import { csvLines } from "#domain/shared/tables/csv-text.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { isLoading } from "#server/market/index/market-index.server.ts";
import { LONGEST_MARKET_PAGE, searchMarket } from "#server/market/index/search-market.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import type { Route } from "./+types/results-csv.ts";

const MOST_ROWS = 1_000;
const COLUMNS = [
  "Título",
  "Operación",
  "Tipo",
  "Estado",
  "Precio",
  "Moneda",
  "Superficie construida (m²)",
  "Habitaciones",
  "Baños",
  "Planta",
  "Año",
  "Conservación",
  "Energía",
  "Dirección",
  "Zona",
  "Localidad",
  "Código postal",
  "Quién ofrece",
  "Publicado",
  "Tiene",
];

/** The first thousand homes of a search as a table to keep. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const actor = mustHave(context.get(actorContext));
  const filter = readMarketFilter(new URL(request.url).searchParams);
  const rows: ReturnType<typeof rowOf>[] = [];
  let after: string | null = null;
  do {
    const answer = await searchMarket(services, actor, filter, { limit: LONGEST_MARKET_PAGE, after });
    if (isLoading(answer)) break;
    rows.push(...answer.homes.map(rowOf));
    after = answer.next;
  } while (after !== null && rows.length < MOST_ROWS);
  return new Response(`\ufeff${csvLines([COLUMNS, ...rows.slice(0, MOST_ROWS)])}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="umbral-busqueda-${isoDateInMadrid(services.now())}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}

function rowOf(home: MarketHome) {
  const values = featuresOf({ has: home.features, known: home.knownFeatures });
  return [
    home.title,
    OPERATION_NAMES[home.operation],
    HOME_TYPE_NAMES[home.type],
    MARKET_STATUS_NAMES[home.status],
    home.priceCents === null ? null : home.priceCents / 100,
    home.currency,
    home.builtAreaM2,
    home.rooms,
    home.bathrooms,
    home.floor,
    home.yearBuilt,
    home.condition && CONDITION_NAMES[home.condition],
    home.energyRating,
    home.address,
    home.quarter,
    home.town,
    home.postalCode,
    home.seller && SELLER_NAMES[home.seller],
    home.listedOn,
    MARKET_FEATURES.filter((feature) => values[feature])
      .map((feature) => MARKET_FEATURE_NAMES[feature])
      .join(", "),
  ];
}
