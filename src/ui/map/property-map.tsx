import { useEffect, useRef, useState } from "react";
import type { DrawnMap, MapContent } from "./draw-map.ts";
import { type LatLon, positionText } from "./map-geometry.ts";
import type { MapPoint } from "./place-markers.ts";
import { readStreets } from "./read-streets.ts";

export type { LatLon, MapPoint };

interface PropertyMapProps {
  center: LatLon;
  /** 4.6 shows Spain, 12 a city, 15 some streets. */
  zoom: number;
  /** The home: an arch. */
  subject?: LatLon;
  /** Makes the pin movable: by dragging, by a click on the map, by the arrow keys. */
  onSubjectMove?: (position: LatLon) => void;
  /** Comparables, with their numbers or else numbered from 1 in this order. When one lies outside the view the map shows them all. */
  points?: readonly MapPoint[];
  /** A dashed circle about the home, in metres. */
  radiusM?: number;
  /** In place of a pin: a shaded circle about the centre, in metres, somewhere within which the home is. */
  areaM?: number;
  /** A MapLibre style of the deployment's own; without it the map asks our own server alone. */
  styleUrl?: string;
  /** In px. */
  height: number;
  /** The map in words, for people who do not see it. */
  label: string;
}

const NO_POINTS: readonly MapPoint[] = [];

/**
 * The home and its comparables on a map. MapLibre comes when the element is near the screen; until then, on the server
 * and where there is no WebGL, the position stands as text.
 */
export function PropertyMap(props: PropertyMapProps) {
  const { subject, onSubjectMove, points = NO_POINTS, radiusM, areaM, styleUrl, height, label, center, zoom } = props;
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(null);
  const [state, setState] = useState<"waiting" | "drawn" | "failed">("waiting");
  const [announcement, setAnnouncement] = useState("");
  const isNear = useIsNear(container);

  const content: MapContent = { center, zoom, subject, points, radiusM, areaM };
  const callbacks = {
    onSubjectMove: onSubjectMove
      ? (position: LatLon) => {
          setAnnouncement(`Punto en ${positionText(position)}`);
          onSubjectMove(position);
        }
      : undefined,
  };
  const latest = useRef({ content, callbacks });
  latest.current = { content, callbacks };

  useEffect(() => {
    const element = container.current;
    if (!isNear || !element) return;
    let isGone = false;
    Promise.all([import("./draw-map.ts"), readStreets()]).then(
      ([{ DrawnMap }, streets]) => {
        if (isGone) return;
        try {
          const { content, callbacks } = latest.current;
          drawn.current = new DrawnMap(element, content, callbacks, { streets, styleUrl, label });
          setState("drawn");
        } catch {
          // No WebGL here: the text below says where the home is.
          setState("failed");
        }
      },
      () => setState("failed"),
    );
    return () => {
      isGone = true;
      drawn.current?.destroy();
      drawn.current = null;
      setState("waiting");
    };
  }, [isNear, styleUrl, label]);

  // After every render: the drawn map compares and draws the changes.
  useEffect(() => drawn.current?.show(content, callbacks));

  // Without a name of its own: the drawn map is the region with the label.
  return (
    <section className="relative overflow-hidden rounded-sm border bg-map-land break-inside-avoid" style={{ height }}>
      <div ref={container} className="size-full" />
      {state === "drawn" ? null : (
        <MapText label={label} subject={subject} areaM={areaM} points={points} hasFailed={state === "failed"} />
      )}
      {state === "drawn" && onSubjectMove ? (
        <button
          type="button"
          className="sr-only rounded-sm bg-card text-sm font-medium text-foreground focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:h-11 focus:px-3 focus:outline-2 focus:outline-ring"
          onClick={() => drawn.current?.placeAtCentre()}
        >
          Poner el punto en el centro del mapa
        </button>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

interface MapTextProps {
  label: string;
  subject: LatLon | undefined;
  areaM: number | undefined;
  points: readonly MapPoint[];
  hasFailed: boolean;
}

function MapText({ label, subject, areaM, points, hasFailed }: MapTextProps) {
  // Without a point on purpose: nothing is missing.
  const none = areaM === undefined ? <p>Todavía no hay punto en el mapa.</p> : null;
  return (
    <div className="absolute inset-0 grid place-content-center gap-1 p-4 text-center text-sm text-muted-foreground">
      <p className="sr-only">{label}</p>
      {hasFailed ? <p>Este navegador no puede dibujar el mapa.</p> : null}
      {subject ? <p>{`Vivienda en ${positionText(subject)}.`}</p> : none}
      {points.length > 0 ? <p>{points.length === 1 ? "1 comparable." : `${points.length} comparables.`}</p> : null}
    </div>
  );
}

const SIGNS_OF_INTENT = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"] as const;
let intent: Promise<void> | undefined;

/** The map weighs a third of a megabyte: it waits until somebody moves, types or scrolls on the page. */
function firstIntent(): Promise<void> {
  intent ??= new Promise((resolve) => {
    const options = { capture: true, once: true, passive: true };
    for (const sign of SIGNS_OF_INTENT) window.addEventListener(sign, () => resolve(), options);
  });
  return intent;
}

/** True once somebody is there and the element has come within 300 px of the screen. */
function useIsNear(element: { readonly current: Element | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: "300px" },
    );
    const { current } = element;
    let isGone = false;
    firstIntent().then(() => {
      if (!isGone) observer.observe(current);
    });
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [isNear, element]);
  return isNear;
}
