import { Maximize, Minus, Plus } from "lucide-react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import type { CanvasView } from "./use-canvas-view.ts";
import { scaleBar } from "./viewport.ts";

/** The corners of the drawing: north, the scale bar and the buttons of the view. */
export function CanvasFurniture({ northDegrees, canvasView }: { northDegrees: number; canvasView: CanvasView }) {
  const { view, zoomBy, fitAll } = canvasView;
  const { lengthMm, px } = scaleBar(view.scale, 110);
  const length =
    lengthMm >= 1000 ? `${formatNumber(lengthMm / 1000)}\u00a0m` : `${formatNumber(lengthMm / 10)}\u00a0cm`;
  const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;
  return (
    <>
      <svg
        viewBox="-20 -20 40 40"
        role="img"
        aria-label={`Norte a ${Math.round(northDegrees)}° del eje vertical`}
        className="pointer-events-none absolute top-3 right-3 size-11"
      >
        <g transform={`rotate(${northDegrees})`}>
          <circle r={13} className="fill-card stroke-muted-foreground" strokeWidth={1} />
          <path d="M0 -13L5 8L0 5L-5 8Z" className="fill-foreground" />
          <path d="M0 -13L0 5L-5 8Z" className="fill-muted-foreground" />
        </g>
        <text
          x={17.5 * Math.sin((northDegrees * Math.PI) / 180)}
          y={-17.5 * Math.cos((northDegrees * Math.PI) / 180) + 3}
          textAnchor="middle"
          className="fill-foreground text-[8px] font-semibold"
        >
          N
        </text>
      </svg>
      <div className="pointer-events-none absolute bottom-3 left-3 grid gap-0.5 text-2xs text-muted-foreground tabular-nums">
        {length}
        <span className="block h-1.5 border-x border-b border-foreground" style={{ width: px }} />
      </div>
      <div className="absolute right-3 bottom-3 grid overflow-hidden rounded-md border bg-card shadow-sm">
        <Button variant="ghost" size="icon" className="rounded-none" aria-label="Acercar" onClick={() => zoomBy(1.4)}>
          <Plus {...icon} />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="rounded-none"
          aria-label="Alejar"
          onClick={() => zoomBy(1 / 1.4)}
        >
          <Minus {...icon} />
        </Button>
        <Button variant="ghost" size="icon" className="rounded-none" aria-label="Ver todo el plano" onClick={fitAll}>
          <Maximize {...icon} />
        </Button>
      </div>
    </>
  );
}
