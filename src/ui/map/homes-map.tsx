import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { ViewBounds } from "./cluster-points.ts";
import type { DrawnHomesMap, HomesMapCallbacks, HomesMapContent } from "./draw-homes-map.ts";
import { readStreets } from "./read-streets.ts";

export type { LabelledPoint } from "./draw-homes-map.ts";

/** Acts that a page may ask of the map. */
export interface HomesMapHandle {
  /** The visible area; undefined before the map is drawn. */
  view: () => ViewBounds | undefined;
  /** Shows every home, however far apart they lie. */
  showAll: () => void;
}

interface HomesMapProps extends HomesMapContent, HomesMapCallbacks {
  ref: Ref<HomesMapHandle>;
  /** A MapLibre style of the deployment's own; without it the map asks our own server alone. */
  styleUrl: string | undefined;
  /** The map in words, for people who do not see it. */
  label: string;
  className?: string;
}

/** Many homes on a map, with their prices; MapLibre comes when the page is awake. */
export function HomesMap({ ref, styleUrl, label, className, ...rest }: HomesMapProps) {
  const { points, zone, isDrawing, openIds, subject, onOpen, onCorner } = rest;
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnHomesMap>(null);
  const [hasFailed, setFailed] = useState(false);
  const content: HomesMapContent = { points, zone, isDrawing, openIds, subject };
  const callbacks: HomesMapCallbacks = { onOpen, onCorner };
  const latest = useRef({ content, callbacks });
  latest.current = { content, callbacks };
  useImperativeHandle(ref, () => ({ view: () => drawn.current?.view(), showAll: () => drawn.current?.fit(true) }));

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isGone = false;
    Promise.all([import("./draw-homes-map.ts"), readStreets()]).then(
      ([{ DrawnHomesMap }, streets]) => {
        if (isGone) return;
        try {
          const { content, callbacks } = latest.current;
          drawn.current = new DrawnHomesMap(element, content, callbacks, { streets, styleUrl, label });
        } catch {
          // No WebGL here.
          setFailed(true);
        }
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      drawn.current?.destroy();
      drawn.current = null;
    };
  }, [styleUrl, label]);

  // After every render: the drawn map compares and draws the changes.
  useEffect(() => drawn.current?.show(content, callbacks));

  return (
    <div className={className}>
      <div ref={container} className="size-full bg-map-land" />
      {hasFailed ? (
        <p className="absolute inset-0 grid place-content-center p-6 text-center text-sm text-muted-foreground">
          Este navegador no puede dibujar el mapa. La tabla dice lo mismo.
        </p>
      ) : null}
    </div>
  );
}
