import { HOME_TYPES, type HomeType, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { MARKET_STATUSES } from "../market-home.ts";
import { placeText, readPlace } from "../search/market-address.ts";
import { areaText, readArea } from "../search/market-area.ts";
import { type Area, type MarketFilter, NO_MARKET_FILTER, type PlaceCondition } from "../search/market-filter.ts";

/** The address of every view of the market centre, in Spanish: zone, operation, type, period and the zones beside it. */

export const CENTRE_PATH = "/centro-analisis-mercado";
/** Pages of kept reports, by their secret; and the pages that end their monthly mail. */
export const REPORT_PATH = "/informe-mercado";
export const STOP_PATH = "/informe-mercado-baja";
/** The page on which a reader says that they want it. */
export const CONFIRM_REPORT_PATH = "/informe-mercado-alta";

/** Homes to live in: without a type, figures are theirs, because a garage has another price by square metre than a flat. */
export const DWELLING_TYPES: readonly HomeType[] = ["piso", "atico", "duplex", "estudio", "casa", "chalet", "adosado"];

/** Months over which closings are counted. */
export const PERIODS = [6, 12, 24] as const;
/** Zones beside the first one. */
export const MOST_BESIDE = 3;

export interface CentreQuestion {
  /** At most one of place and area is set. */
  place: PlaceCondition | null;
  area: Area | null;
  operation: (typeof OPERATIONS)[number];
  /** Null: dwellings of every kind. */
  type: HomeType | null;
  months: (typeof PERIODS)[number];
  beside: readonly PlaceCondition[];
}

/** The question of an address; wrong values are left out. */
export function readCentreQuestion(query: Pick<URLSearchParams, "get" | "getAll">): CentreQuestion {
  const area = query.get("zona") ? readArea(query.get("zona")!) : null;
  const place = area ? null : readPlace(query.get("lugar") ?? "");
  const beside = query.getAll("frente").flatMap((text) => readPlace(text) ?? []);
  const own = place ? placeText(place) : null;
  const others = new Map(beside.map((one) => [placeText(one), one]));
  if (own) others.delete(own);
  return {
    place,
    area,
    operation: OPERATIONS.find((one) => one === query.get("operacion")) ?? "venta",
    type: HOME_TYPES.find((one) => one === query.get("tipo")) ?? null,
    months: PERIODS.find((one) => String(one) === query.get("meses")) ?? 12,
    beside: [...others.values()].slice(0, MOST_BESIDE),
  };
}

/** The query of an address, with its `?`; usual values are left out. */
export function centreQuery({ place, area, operation, type, months, beside }: CentreQuestion): string {
  const query = new URLSearchParams();
  if (area) query.set("zona", areaText(area));
  else if (place) query.set("lugar", placeText(place));
  if (operation !== "venta") query.set("operacion", operation);
  if (type) query.set("tipo", type);
  if (months !== 12) query.set("meses", String(months));
  for (const one of beside) query.append("frente", placeText(one));
  return query.size > 0 ? `?${query}` : "";
}

/** All homes of a zone, of both operations and every state. */
export const filterOfZone = (
  { place, area }: Pick<CentreQuestion, "place" | "area">,
  type: HomeType | null,
): MarketFilter => ({
  ...NO_MARKET_FILTER,
  places: place ? [place] : [],
  area,
  types: type ? [type] : DWELLING_TYPES,
  statuses: MARKET_STATUSES,
});
