import { Check, PenLine, Undo2, X } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type CentreQuestion, centreQuery, filterOfZone } from "#domain/market/figures/centre-address.ts";
import type { MarketCluster } from "#domain/market/search/answers.ts";
import { marketQuery } from "#domain/market/search/market-address.ts";
import { DRAWING_PROBLEMS, drawingProblem } from "#domain/market/search/market-area.ts";
import type { PolygonRings } from "#domain/market/search/market-filter.ts";
import { positionOf, type ZonePoint } from "#domain/portfolio/homes/zone.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import { callApi } from "#ui/call-api.ts";
import type { Bounds } from "#ui/map/map-geometry.ts";
import { MarketMap } from "#ui/map/market-map.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import type { CentreData } from "./read-centre.server.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const SPAIN: Bounds = { west: -9.5, south: 35.9, east: 4.4, north: 43.9 };
/** A window is asked for this long after the map came to rest. */
const REST_MS = 150;
/** The map counts its zoom by tiles of 512 pixels, the call by tiles of 256. */
const TILES_APART = 1;
const FARTHEST_ZOOM = 22;
/** Metres of a degree of latitude. */
const DEGREE_M = 111_195;

interface ZoneDrawingProps {
  question: CentreQuestion;
  around: CentreData["around"];
  path: string;
  mapStyleUrl: string | undefined;
}

/** A map on which a zone is drawn by hand. It comes once somebody asks for it. */
export function ZoneDrawing(props: ZoneDrawingProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div className="-mt-2 print:hidden">
        <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
          <PenLine {...icon} />
          {props.question.area ? "Cambiar la zona en el mapa" : "Dibujar la zona en el mapa"}
        </Button>
      </div>
    );
  }
  return <DrawingMap {...props} onClose={() => setOpen(false)} />;
}

function DrawingMap({ question, around, path, mapStyleUrl, onClose }: ZoneDrawingProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const region = usePathRegion();
  const [corners, setCorners] = useState<readonly ZonePoint[]>([]);
  const [clusters, setClusters] = useState<readonly MarketCluster[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  const query = marketQuery({ ...filterOfZone({ place: null, area: null }, question.type), statuses: [] });
  const onView = useCallback(
    (view: Bounds, zoom: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(async () => {
        turn.current += 1;
        const own = turn.current;
        const asked = new URLSearchParams(query);
        asked.set("zoom", Math.min(FARTHEST_ZOOM, zoom + TILES_APART).toFixed(1));
        asked.set("ventana", [view.west, view.south, view.east, view.north].map((one) => one.toFixed(5)).join(","));
        const outcome = await callApi<MarketCluster[]>("GET", `/api/market/clusters?${asked}`);
        if (own === turn.current && outcome.kind === "done") setClusters(outcome.answer);
      }, REST_MS);
    },
    [query],
  );
  const drawn: PolygonRings | null = corners.length > 0 ? [corners.map(positionOf)] : null;
  const problem = drawn && corners.length >= 3 ? drawingProblem([drawn]) : null;
  const isWhole = corners.length >= 3 && problem === null;
  const before = question.area?.kind === "dibujo" ? question.area.pieces : NO_PIECES;
  const shown = useMemo(() => windowOf(question, around), [question, around]);
  return (
    <section aria-label="Dibujar la zona" className="overflow-hidden rounded-lg border bg-card print:hidden">
      <div className="flex min-h-13 flex-wrap items-center gap-1.5 border-b px-3 py-1.5 text-sm">
        <p role="status" className="mr-auto min-w-40 flex-1 text-muted-foreground">
          {problem
            ? DRAWING_PROBLEMS[problem]
            : corners.length < 3
              ? "Marca las esquinas de la zona en el mapa: tres como poco."
              : `${counted(corners.length, "esquina", "esquinas")}. Sigue marcando o pide las cifras.`}
        </p>
        <Button
          size="sm"
          variant="ghost"
          disabled={corners.length === 0}
          onClick={() => setCorners(corners.slice(0, -1))}
        >
          <Undo2 {...icon} />
          Quitar esquina
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          <X {...icon} />
          Cerrar
        </Button>
        <Button
          size="sm"
          disabled={!isWhole}
          onClick={() => {
            const area = { kind: "dibujo" as const, pieces: [drawn!] };
            onClose();
            void navigate(pathInRegion(path + centreQuery({ ...question, place: null, area }), region));
          }}
        >
          <Check {...icon} />
          Ver cifras de la zona
        </Button>
      </div>
      <MarketMap
        clusters={clusters}
        pieces={corners.length > 0 ? NO_PIECES : before}
        corners={corners}
        pointed={null}
        openId={null}
        shown={shown}
        styleUrl={mapStyleUrl}
        onOpen={() => {}}
        onCorner={(corner) => setCorners([...corners, corner])}
        onView={onView}
        className="relative h-[min(60vh,32rem)] min-h-80"
      />
    </section>
  );
}

const NO_PIECES: readonly PolygonRings[] = [];

/** The window of the zone that is asked for; all of Spain where its place is not known. */
function windowOf({ area }: CentreQuestion, around: CentreData["around"]): Bounds {
  if (area?.kind === "ventana") return area;
  if (area?.kind === "dibujo") {
    const points = area.pieces.flat(2);
    const [x, y] = [points.map(([longitude]) => longitude), points.map(([, latitude]) => latitude)];
    return { west: Math.min(...x), south: Math.min(...y), east: Math.max(...x), north: Math.max(...y) };
  }
  const circle = area ?? around;
  if (!circle) return SPAIN;
  const { latitude, longitude, radiusM } = circle;
  const up = radiusM / DEGREE_M;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  return { west: longitude - across, south: latitude - up, east: longitude + across, north: latitude + up };
}
