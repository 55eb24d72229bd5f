import { useEffect, useRef, useState } from "react";
import type { DrawnMarketMap, MarketMapCallbacks, MarketMapContent } from "./draw-market-map.ts";
import type { Bounds } from "./map-geometry.ts";
import { readStreets } from "./read-streets.ts";

export type { MarketMapContent, PointedHome } from "./draw-market-map.ts";

interface MarketMapProps extends MarketMapContent, MarketMapCallbacks {
  /** The window that the map shows at first, and again whenever another search is shown. */
  shown: Bounds | null;
  /** A MapLibre style of the deployment's own; without it the map asks our own server alone. */
  styleUrl: string | undefined;
  className?: string;
}

/** The market on a map. MapLibre comes when the page is awake and the map has room. */
export function MarketMap({ shown, styleUrl, className, ...rest }: MarketMapProps) {
  const { clusters, pieces, corners, pointed, openId, onOpen, onCorner, onView } = rest;
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMarketMap>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const content: MarketMapContent = { clusters, pieces, corners, pointed, openId };
  const callbacks: MarketMapCallbacks = { onOpen, onCorner, onView };
  const latest = useRef({ content, callbacks });
  latest.current = { content, callbacks };

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isGone = false;
    Promise.all([import("./draw-market-map.ts"), readStreets()]).then(
      ([{ DrawnMarketMap }, streets]) => {
        if (isGone) return;
        try {
          const { content, callbacks } = latest.current;
          const label = "Mapa de los inmuebles encontrados";
          drawn.current = new DrawnMarketMap(element, content, callbacks, { streets, styleUrl, label });
          setDrawn(true);
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
  }, [styleUrl]);

  useEffect(() => {
    if (isDrawn && shown) drawn.current?.fit(shown);
  }, [shown, isDrawn]);
  // After every render: the drawn map compares and draws the changes.
  useEffect(() => drawn.current?.show(content, callbacks));

  return (
    <div className={className}>
      <div ref={container} className="size-full bg-map-land" />
      {hasFailed ? (
        <p className="absolute inset-0 grid place-content-center p-6 text-center text-sm text-muted-foreground">
          Este navegador no puede dibujar el mapa. La lista dice lo mismo.
        </p>
      ) : null}
    </div>
  );
}
