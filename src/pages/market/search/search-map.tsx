import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { MarketCluster } from "#domain/market/search/answers.ts";
import { marketQuery, readMarketFilter } from "#domain/market/search/market-address.ts";
import { DRAWING_PROBLEMS, drawingProblem, MOST_PIECES } from "#domain/market/search/market-area.ts";
import type { Area, MarketFilter, PolygonRings } from "#domain/market/search/market-filter.ts";
import { positionOf, type ZonePoint } from "#domain/portfolio/homes/zone.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { callApi } from "#ui/call-api.ts";
import { mainGroup } from "#ui/map/cluster-points.ts";
import { type Bounds, circleRing } from "#ui/map/map-geometry.ts";
import { MarketMap, type PointedHome } from "#ui/map/market-map.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { ZoneTools } from "../../shared/zone-tools.tsx";
import { type SearchView, searchHref } from "./search-address.ts";

const NO_PIECES: readonly PolygonRings[] = [];
/** The whole world, seen from so far away that a country is a handful of marks: where the first view is looked for. */
const WORLD: Bounds = { west: -180, south: -85, east: 180, north: 85 };
const WORLD_ZOOM = 3;
/** A window is asked for this long after the map came to rest. */
const REST_MS = 150;

interface SearchMapProps {
  filter: MarketFilter;
  view: SearchView;
  styleUrl: string | undefined;
  pointed: PointedHome | null;
  openId: string | null;
  onOpen: (id: string) => void;
  className: string;
}

/** The found homes where they are; zones that are drawn here become part of the search. */
export function SearchMap({ filter, view, styleUrl, pointed, openId, onOpen, className }: SearchMapProps) {
  const navigate = useNavigate();
  const region = usePathRegion();
  const [corners, setCorners] = useState<readonly ZonePoint[] | null>(null);
  /** Pieces that were closed while another one is drawn. */
  const [closed, setClosed] = useState<readonly PolygonRings[]>(NO_PIECES);
  const seen = useRef<Bounds | null>(null);
  const { clusters, shown, onView, hasFailed } = useClusters(filter, seen);
  const drawn = filter.area?.kind === "dibujo" ? filter.area.pieces : NO_PIECES;
  const pieces = useMemo(
    () => [...(corners ? [...drawn, ...closed] : shownPieces(filter.area))],
    [filter.area, corners, drawn, closed],
  );
  const current: PolygonRings | null = corners && corners.length > 0 ? [corners.map(positionOf)] : null;
  const problem = current && corners!.length >= 3 ? drawingProblem([...drawn, ...closed, current]) : null;
  const isWhole = current !== null && corners!.length >= 3 && problem === null;

  const ask = (area: Area | null) => {
    setCorners(null);
    setClosed(NO_PIECES);
    void navigate(pathInRegion(searchHref({ ...filter, area }, view), region), { preventScrollReset: true });
  };
  const count = clusters.reduce((sum, each) => sum + each.count, 0);
  const says = corners
    ? problem
      ? DRAWING_PROBLEMS[problem]
      : corners.length < 3
        ? "Marca las esquinas de la zona en el mapa: tres como poco."
        : `${counted(corners.length, "esquina", "esquinas")}. Sigue, cierra la zona o busca.`
    : hasFailed
      ? "No hemos podido leer el mapa. Muévelo para volver a intentarlo."
      : `${counted(count, "inmueble", "inmuebles")} en el mapa`;
  return (
    <section aria-label="Mapa de resultados" className="overflow-hidden rounded-lg border bg-card print:hidden">
      <ZoneTools
        className="min-h-13 gap-1.5 px-3 py-1.5"
        says={says}
        drawing={
          corners && {
            hasCorners: corners.length > 0,
            mayEnd: isWhole || (corners.length === 0 && closed.length > 0),
            onUndo: () => setCorners(corners.slice(0, -1)),
            onCancel: () => {
              setCorners(null);
              setClosed(NO_PIECES);
            },
            onEnd: () => ask({ kind: "dibujo", pieces: [...drawn, ...closed, ...(current ? [current] : [])] }),
            another: {
              isAllowed: isWhole && drawn.length + closed.length + 1 < MOST_PIECES,
              onBegin: () => {
                setClosed([...closed, current!]);
                setCorners([]);
              },
            },
          }
        }
        onRemove={filter.area ? () => ask(null) : undefined}
        onSearchView={() => seen.current && ask(Object.assign({ kind: "ventana" as const }, seen.current))}
        onDraw={() => setCorners([])}
        drawLabel={drawn.length > 0 ? "Añadir zona" : "Dibujar zona"}
      />
      <MarketMap
        clusters={clusters}
        pieces={pieces}
        corners={corners}
        pointed={pointed}
        openId={openId}
        shown={shown}
        styleUrl={styleUrl}
        onOpen={onOpen}
        onCorner={(corner) => setCorners([...(corners ?? []), corner])}
        onView={onView}
        className={className}
      />
    </section>
  );
}

/** An area as rings: a circle has 96 sides, a window four corners. */
function shownPieces(area: Area | null): readonly PolygonRings[] {
  if (area === null) return NO_PIECES;
  if (area.kind === "dibujo") return area.pieces;
  if (area.kind === "circulo") return [[circleRing(area, area.radiusM).slice(0, -1) as [number, number][]]];
  const { west, south, east, north } = area;
  return [
    [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ],
    ],
  ];
}

/** The marks of what the map shows, asked for anew with each search and each move; and where a new search lies. */
function useClusters(filter: MarketFilter, seen: React.RefObject<Bounds | null>) {
  const query = marketQuery({ ...filter, sort: "nuevo" });
  const [clusters, setClusters] = useState<readonly MarketCluster[]>([]);
  const [shown, setShown] = useState<Bounds | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = useCallback(
    async (window: Bounds, zoom: number) => {
      turn.current += 1;
      const own = turn.current;
      const found = await readClusters(query, window, zoom);
      // A later move has overtaken this one.
      if (own !== turn.current) return null;
      setFailed(found === null);
      return found;
    },
    [query],
  );
  useEffect(() => {
    let isGone = false;
    void ask(WORLD, WORLD_ZOOM).then(async (found) => {
      if (isGone || found === null) return;
      setClusters(found);
      const area = shownPieces(readMarketFilter(new URLSearchParams(query)).area);
      const extent = area.length > 0 ? boundsOf(area.flat(2)) : await extentOf(query, found);
      if (!isGone && extent !== null) setShown(extent);
    });
    return () => {
      isGone = true;
      clearTimeout(timer.current);
    };
  }, [ask, query]);
  const onView = useCallback(
    (view: Bounds, zoom: number) => {
      seen.current = view;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        void ask(view, zoom).then((found) => found && setClusters(found));
      }, REST_MS);
    },
    [ask, seen],
  );
  return { clusters, shown, onView, hasFailed };
}

/**
 * Where the homes of a search lie. A mark of the whole world stands in the middle of many homes, so the marks are looked at from nearer
 * until they show how far the homes spread.
 */
async function extentOf(query: string, world: readonly MarketCluster[]): Promise<Bounds | null> {
  let marks = world;
  for (let zoom = WORLD_ZOOM; marks.length > 0; zoom += NEARER) {
    const points = mainGroup(
      marks.map(({ latitude, longitude }, at) => [String(at), latitude, longitude] as const),
    ).map(([, latitude, longitude]) => [longitude, latitude] as const);
    const bounds = boundsOf(points);
    const square = 360 / (SQUARES_AROUND * 2 ** zoom);
    if (zoom >= NEAREST_LOOK || bounds.east - bounds.west > TELLING_SQUARES * square) return bounds;
    const nearer = await readClusters(query, widened(bounds, square), zoom + NEARER);
    if (nearer === null || nearer.length === 0) return bounds;
    marks = nearer;
  }
  return null;
}

/** The marks of the world at zoom 0, from west to east. */
const SQUARES_AROUND = 8;
/** Zoom by which each look is nearer. */
const NEARER = 5;
const NEAREST_LOOK = 13;
/** Marks over so many squares tell how far homes spread. */
const TELLING_SQUARES = 6;

const widened = ({ west, south, east, north }: Bounds, degrees: number): Bounds => ({
  west: Math.max(WORLD.west, west - degrees),
  south: Math.max(WORLD.south, south - degrees),
  east: Math.min(WORLD.east, east + degrees),
  north: Math.min(WORLD.north, north + degrees),
});

/** The map counts its zoom by tiles of 512 pixels, the call by tiles of 256. */
const TILES_APART = 1;
const FARTHEST_ZOOM = 22;

async function readClusters(
  query: string,
  { west, south, east, north }: Bounds,
  zoom: number,
): Promise<readonly MarketCluster[] | null> {
  const asked = new URLSearchParams(query);
  asked.set("zoom", Math.min(FARTHEST_ZOOM, zoom + TILES_APART).toFixed(1));
  asked.set("ventana", [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(","));
  const outcome = await callApi<MarketCluster[]>("GET", `/api/market/clusters?${asked}`);
  return outcome.kind === "done" ? outcome.answer : null;
}

const boundsOf = (points: readonly (readonly [longitude: number, latitude: number])[]): Bounds => ({
  west: Math.min(...points.map(([x]) => x)),
  south: Math.min(...points.map(([, y]) => y)),
  east: Math.max(...points.map(([x]) => x)),
  north: Math.max(...points.map(([, y]) => y)),
});

/** `1.234 inmuebles`, and how many of them are not sure to fit. */
export function totalText(total: number, unconfirmed: number): string {
  const all = counted(total, "inmueble", "inmuebles");
  if (unconfirmed === 0) return all;
  return `${all}; de ${formatNumber(unconfirmed)} falta algún dato por confirmar, y van al final`;
}
