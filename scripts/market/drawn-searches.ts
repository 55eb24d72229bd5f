import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import type { MapWindow } from "#domain/market/columns/indexed-home.ts";
import { MARKET_FEATURES } from "#domain/market/features.ts";
import { type Area, MARKET_SORTS, type MarketFilter, NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { readMunicipalities } from "#domain/shared/places/spanish-places.ts";
import { seededRandom } from "#domain/shared/stats/random.ts";

/** Searches as people make them, by chance and by seed: half in a town, some in a province, a drawn zone, a window, and some everywhere. */
export function drawSearches(count: number, seed: number): MarketFilter[] {
  const random = seededRandom(seed);
  const below = (end: number) => Math.floor(random() * end);
  const isDrawn = (share: number) => random() < share;
  // Whoever searches lives among many: the largest towns are searched most.
  const towns = readMunicipalities(MUNICIPALITIES).sort((a, b) => b.population - a.population);
  const drawTown = () => towns[Math.floor(500 ** random()) - 1]!;
  const place = (): Partial<MarketFilter> => {
    const kind = random();
    const town = drawTown();
    if (kind < 0.5) return { places: [{ kind: "municipio", name: town.name, code: town.code }] };
    if (kind < 0.6) return { places: [{ kind: "provincia", name: town.code, code: town.code.slice(0, 2) }] };
    if (kind < 0.7) {
      const { latitude, longitude, code } = town;
      return {
        places: [{ kind: "barrio", name: "Barrio 1", municipalityCode: code, latitude, longitude, radiusM: 1_000 }],
      };
    }
    if (kind < 0.9) return { area: drawArea(town, kind < 0.8) };
    return {};
  };
  const drawArea = ({ latitude, longitude }: { latitude: number; longitude: number }, isWindow: boolean): Area => {
    const half = 0.01 + random() * 0.1;
    if (isWindow) {
      return {
        kind: "ventana",
        west: longitude - half,
        south: latitude - half,
        east: longitude + half,
        north: latitude + half,
      };
    }
    const corners = Array.from({ length: 12 }, (_, i) => {
      const turn = (i / 12) * 2 * Math.PI;
      const away = half * (0.6 + random() * 0.4);
      return [longitude + Math.cos(turn) * away, latitude + Math.sin(turn) * away] as const;
    });
    return { kind: "dibujo", pieces: [[corners.map(([x, y]) => [x, y])]] };
  };
  return Array.from({ length: count }, () => {
    const operation = isDrawn(0.8) ? (isDrawn(0.75) ? "venta" : "alquiler") : null;
    const filter: Partial<MarketFilter> = {
      operation,
      types: isDrawn(0.5) ? ["piso"] : [],
      price: {
        min: null,
        max:
          operation && isDrawn(0.6)
            ? operation === "venta"
              ? 100_000 + below(400) * 1_000
              : 500 + below(15) * 100
            : null,
      },
      rooms: { min: isDrawn(0.5) ? 1 + below(4) : null, max: null },
      builtAreaM2: { min: isDrawn(0.3) ? 50 + below(60) : null, max: null },
      features: isDrawn(0.3) ? [MARKET_FEATURES[below(4)]!] : [],
      words: isDrawn(0.1) ? `palabra${1 + Math.floor(200 ** random())}` : "",
      sort: isDrawn(0.6) ? "nuevo" : MARKET_SORTS[below(MARKET_SORTS.length)]!,
    };
    return Object.assign({}, NO_MARKET_FILTER, filter, place());
  });
}

/** Windows of a map with their zooms, from the whole country to a quarter. A screen of 1,200 pixels shows each. */
export function drawWindows(count: number, seed: number): { window: MapWindow; zoom: number }[] {
  const random = seededRandom(seed);
  const towns = readMunicipalities(MUNICIPALITIES).sort((a, b) => b.population - a.population);
  return Array.from({ length: count }, (_, i) => {
    const zoom = 5 + (i % 11);
    const { latitude, longitude } =
      zoom < 7 ? { latitude: 40, longitude: -3.7 } : towns[Math.floor(200 ** random()) - 1]!;
    const half = ((1_200 / 256 / 2 ** zoom) * 360) / 2;
    return {
      zoom,
      window: {
        west: longitude - half,
        south: latitude - half * 0.6,
        east: longitude + half,
        north: latitude + half * 0.6,
      },
    };
  });
}
