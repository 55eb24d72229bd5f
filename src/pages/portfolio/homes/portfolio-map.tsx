import { Maximize, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type HomeFilter, homeQuery } from "#domain/portfolio/homes/home-filter.ts";
import { ZONE_PROBLEMS, type Zone, zoneProblem } from "#domain/portfolio/homes/zone.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { HomePoint, ListedHome } from "#server/portfolio/homes/read-homes.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { mainGroup } from "#ui/map/cluster-points.ts";
import { HomesMap, type HomesMapHandle, type LabelledPoint } from "#ui/map/homes-map.tsx";
import { showToast } from "#ui/toast-store.ts";
import { ZoneTools } from "../../shared/zone-tools.tsx";
import { HomeCard } from "./home-cards.tsx";
import { portfolioHref } from "./portfolio-query.ts";

const NO_ZONE: Zone = [];
const NONE: readonly string[] = [];

interface PortfolioMapProps {
  filter: HomeFilter;
  mapStyleUrl: string | undefined;
  total: number;
}

/** The homes that match, where they are; a zone drawn here becomes part of the filter. */
export function PortfolioMap({ filter, mapStyleUrl, total }: PortfolioMapProps) {
  const navigate = useNavigate();
  const map = useRef<HomesMapHandle>(null);
  const points = usePoints(filter);
  const [corners, setCorners] = useState<Zone | null>(null);
  const [openIds, setOpenIds] = useState<readonly string[]>(NONE);
  const opened = useOpened(openIds);
  const far = useMemo(
    () => (points && !filter.zone ? points.length - mainGroup(points).length : 0),
    [points, filter.zone],
  );
  const problem = corners && corners.length >= 3 ? zoneProblem(corners) : null;

  const ask = (zone: Zone | null) => {
    setCorners(null);
    setOpenIds(NONE);
    void navigate(portfolioHref({ ...filter, zone, page: 1 }, "mapa"), { preventScrollReset: true });
  };
  const askForView = () => {
    const view = map.current?.view();
    if (!view) return;
    const { south, west, north, east } = view;
    ask([
      { latitude: south, longitude: west },
      { latitude: south, longitude: east },
      { latitude: north, longitude: east },
      { latitude: north, longitude: west },
    ]);
  };

  return (
    <div className="grid">
      <ZoneTools
        className="min-h-14 gap-2 px-4 py-2"
        says={corners ? drawingText(corners, problem) : placedText(points?.length, total, far)}
        drawing={
          corners && {
            hasCorners: corners.length > 0,
            mayEnd: corners.length >= 3 && problem === null,
            onUndo: () => setCorners(corners.slice(0, -1)),
            onCancel: () => setCorners(null),
            onEnd: () => ask(corners),
          }
        }
        onRemove={filter.zone ? () => ask(null) : undefined}
        onSearchView={askForView}
        onDraw={() => setCorners(NO_ZONE)}
      >
        {far > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => map.current?.showAll()}>
            <Maximize aria-hidden size={16} strokeWidth={1.75} />
            Ver todas
          </Button>
        ) : null}
      </ZoneTools>
      <div className="relative">
        <HomesMap
          ref={map}
          points={points ?? NO_POINTS}
          zone={corners ?? filter.zone ?? NO_ZONE}
          isDrawing={corners !== null}
          openIds={openIds}
          onOpen={setOpenIds}
          onCorner={(corner) => setCorners([...(corners ?? []), corner])}
          styleUrl={mapStyleUrl}
          label="Mapa de las viviendas de la cartera"
          className="relative h-[min(70vh,44rem)] min-h-96"
        />
        {opened.length > 0 ? (
          <section
            aria-label="Vivienda elegida en el mapa"
            className="absolute inset-x-3 bottom-8 z-10 max-h-[80%] overflow-y-auto rounded-lg shadow-lg sm:right-auto sm:w-72"
          >
            <ul className="grid gap-3">
              {opened.map((home) => (
                <li key={home.id}>
                  <HomeCard home={home} />
                </li>
              ))}
            </ul>
            <Button
              variant="secondary"
              size="icon"
              aria-label="Cerrar"
              className="absolute! top-2 right-2 z-20"
              onClick={() => setOpenIds(NONE)}
            >
              <X aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          </section>
        ) : null}
      </div>
    </div>
  );
}

const NO_POINTS: readonly LabelledPoint[] = [];

/** Positions of the homes, asked for anew with each filter. */
function usePoints(filter: HomeFilter): readonly LabelledPoint[] | undefined {
  const query = homeQuery({ ...filter, page: 1, sort: "recientes" });
  const [found, setFound] = useState<{ query: string; points: readonly LabelledPoint[] }>();
  useEffect(() => {
    let isGone = false;
    void callApi<{ points: HomePoint[] }>("GET", `/api/portfolio/map${query}`).then((outcome) => {
      if (isGone) return;
      if (outcome.kind !== "done") {
        showToast({ kind: "error", title: "No hemos podido leer el mapa", description: failureText(outcome) });
        return;
      }
      const points = outcome.answer.points.map(
        ([id, latitude, longitude, price, , currency]): LabelledPoint => [
          id,
          latitude,
          longitude,
          shortPrice(price, currency),
        ],
      );
      setFound({ query, points });
    });
    return () => {
      isGone = true;
    };
  }, [query]);
  return found?.points;
}

function useOpened(ids: readonly string[]): readonly ListedHome[] {
  const [homes, setHomes] = useState<readonly ListedHome[]>([]);
  useEffect(() => {
    let isGone = false;
    if (ids.length === 0) setHomes([]);
    else {
      void callApi<{ homes: ListedHome[] }>("GET", `/api/portfolio/homes/some?ids=${ids.join(",")}`).then((outcome) => {
        if (!isGone && outcome.kind === "done") setHomes(outcome.answer.homes);
      });
    }
    return () => {
      isGone = true;
    };
  }, [ids]);
  return homes;
}

/** `349 mil €`, `1,2 M €`: short enough for a label. */
function shortPrice(price: number | null, currency = "€"): string {
  if (price === null) return "Sin precio";
  if (price < 10_000) return `${formatNumber(price)}\u00a0${currency}`;
  if (price < 1_000_000) return `${formatNumber(price / 1000)}\u00a0mil\u00a0${currency}`;
  return `${formatNumber(price / 1_000_000, 2)}\u00a0M\u00a0${currency}`;
}

function placedText(placed: number | undefined, total: number, far: number): string {
  if (placed === undefined) return "Buscando dónde están…";
  const missing = total - placed;
  const shown = placed === 1 ? "1 vivienda en el mapa" : `${formatNumber(placed)} viviendas en el mapa`;
  const away = far === 1 ? "1 queda lejos y no se ve" : `${formatNumber(far)} quedan lejos y no se ven`;
  return [shown, ...(far > 0 ? [away] : []), ...(missing > 0 ? [`${formatNumber(missing)} sin punto`] : [])].join(". ");
}

function drawingText(corners: Zone, problem: ReturnType<typeof zoneProblem>): string {
  if (problem) return ZONE_PROBLEMS[problem];
  if (corners.length < 3) return "Marca las esquinas de la zona en el mapa: tres como poco.";
  return `${counted(corners.length, "esquina", "esquinas")}. Sigue o busca.`;
}
