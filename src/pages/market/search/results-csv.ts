import { ERRORS } from "#content/errors.ts";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { featuresOf, MARKET_FEATURE_NAMES, MARKET_FEATURES } from "#domain/market/features.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { CONDITION_NAMES, MARKET_STATUS_NAMES, SELLER_NAMES } from "#domain/market/search/chips.ts";
import { readMarketFilter } from "#domain/market/search/market-address.ts";
import { withOperationOfPrice } from "#domain/market/search/price-operation.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { csvLines } from "#domain/shared/tables/csv-text.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { isLoading } from "#server/market/index/market-index.server.ts";
import { LONGEST_MARKET_FILE, searchMarket } from "#server/market/index/search-market.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import type { Route } from "./+types/results-csv.ts";

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

/** The first thousand homes of a search as a table to keep, by one question. A search that finds more says so in its last line. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const actor = mustHave(context.get(actorContext));
  const filter = withOperationOfPrice(readMarketFilter(new URL(request.url).searchParams));
  const answer = await searchMarket(services, actor, filter, { limit: LONGEST_MARKET_FILE });
  if (isLoading(answer)) return new Response(ERRORS.MARKET_LOADING.message, { status: 503 });
  const rows = answer.homes.map(rowOf);
  const last =
    answer.next === null
      ? []
      : [
          [
            `Solo los primeros ${formatNumber(rows.length)} de ${formatNumber(answer.total)}: acota la búsqueda para ver los demás.`,
          ],
        ];
  return new Response(`\ufeff${csvLines([COLUMNS, ...rows, ...last])}`, {
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
