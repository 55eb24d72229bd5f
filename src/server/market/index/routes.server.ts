import { type Context, Hono } from "hono";
import type { MapWindow } from "#domain/market/columns/indexed-home.ts";
import { readMarketFilter } from "#domain/market/search/market-address.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { addressIssues } from "#domain/market/search/strict-address.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { packedJson } from "../../platform/http/packed-json.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import type { MarketServices } from "../market-services.server.ts";
import { isLoading, type MarketLoading } from "./market-index.server.ts";
import { readHomeFile } from "./read-market-homes.server.ts";
import { clusterMarket, LONGEST_MARKET_PAGE, MARKET_PAGE, searchMarket } from "./search-market.server.ts";

/** Questions of one caller in a minute: whoever moves a slider or a map asks twice a second, and each question may count a million homes. */
const QUESTIONS_PER_MINUTE = 240;
const FARTHEST_ZOOM = 22;

/**
 * The market for whoever asks, a visitor too, within the pools that they see. Amounts are in cents, days are ISO dates.
 *
 * `GET /search?…&limit=&cursor=`: homes that fit the filter of the address (`market-address`), how many there are, and the counts of each kind.
 * `GET /clusters?…&ventana=west,south,east,north&zoom=`: the same homes within a window as marks of a map.
 * `GET /homes/{id}`: a home with its adverts and its history.
 */
export function marketRoutes(services: MarketServices): Hono<AppEnv> {
  const limit = limitCalls(services.config, { name: "index", calls: QUESTIONS_PER_MINUTE, seconds: 60 });
  const routes = new Hono<AppEnv>();
  routes.get("/search", limit, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const page = { limit: readLimit(query.get("limit")), after: query.get("cursor") };
    c.header("cache-control", "no-store");
    return await packedJson(c, filled(await searchMarket(services, c.get("actor"), filterFor(c, query), page)));
  });
  routes.get("/clusters", limit, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const window = readWindow(query.get("ventana"));
    const zoom = Number(query.get("zoom") || Number.NaN);
    if (!window || !(zoom >= 0 && zoom <= FARTHEST_ZOOM)) {
      throw new AppError("INVALID_INPUT", [
        { path: window ? "zoom" : "ventana", message: window ? "El zoom va de 0 a 22" : "Falta la ventana del mapa" },
      ]);
    }
    c.header("cache-control", "no-store");
    const asked = { filter: readMarketFilter(query), window, zoom };
    return await packedJson(c, filled(await clusterMarket(services, c.get("actor"), asked)));
  });
  return routes.get("/homes/:id", async (c) => {
    const file = await readHomeFile(services.database.db, c.get("actor"), uuidOf(c, "id", "UNKNOWN_HOME"));
    if (!file) throw new AppError("UNKNOWN_HOME");
    c.header("cache-control", "no-store");
    return c.json(file);
  });
}

const NO_CONDITIONS = ["limit", "cursor"];

/** Without these conditions an answer would be that of other places, or of the whole market. */
const WHERE: readonly string[] = ["zona", "lugar"];

/**
 * The filter of the address. A program with a key is told all of it that cannot be read. A page passes over that, but for the place that is
 * asked about.
 *
 * @throws AppError INVALID_INPUT
 */
function filterFor(c: Context<AppEnv>, query: URLSearchParams): MarketFilter {
  const found = addressIssues(query, NO_CONDITIONS);
  const issues = c.get("keyCaller") === null ? found.filter(({ path }) => WHERE.includes(path)) : found;
  if (issues.length > 0) throw new AppError("INVALID_INPUT", issues);
  return readMarketFilter(query);
}

/** @throws AppError MARKET_LOADING while the index is being filled */
function filled<Answer extends object>(answer: Answer | MarketLoading): Answer {
  if (isLoading(answer)) throw new AppError("MARKET_LOADING");
  return answer;
}

function readLimit(text: string | null): number {
  if (text === null || text === "") return MARKET_PAGE;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 0 && limit <= LONGEST_MARKET_PAGE) return limit;
  throw new AppError("INVALID_INPUT", [{ path: "limit", message: `Pide de 0 a ${LONGEST_MARKET_PAGE} viviendas` }]);
}

/** A window whose west lies above its east reaches across the 180th meridian. */
function readWindow(text: string | null): MapWindow | null {
  const degrees = (text ?? "").split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  if (degrees.length !== 4) return null;
  const [west, south, east, north] = degrees as [number, number, number, number];
  const isOnEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  return isOnEarth && south <= north ? { west, south, east, north } : null;
}
