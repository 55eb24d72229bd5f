import { Trash2 } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { type Direction, halfTurn, type Levelling, toLevelled, toPicture } from "#domain/tools/tours/tour-geometry.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import type { PanoramaView } from "#ui/panorama/panorama-view.ts";
import { CommitField, shownDecimal, typedDecimal } from "../commit-field.tsx";

/** An ellipse of the picture, degrees: `yaw` and `pitch` are its middle, in the picture as it was taken. */
export interface BlurArea extends Direction {
  readonly key: string;
  readonly widthDegrees: number;
  readonly heightDegrees: number;
}

const MOST_AREAS = 40;
const size = (degrees: number): number => Math.min(120, Math.max(0.5, degrees));

/** Draws ellipses over the picture: from one corner to the other. */
export function BlurSheet({
  view,
  levelling,
  areas,
  isDrawing,
  onAdd,
}: {
  view: PanoramaView;
  levelling: Levelling;
  areas: readonly BlurArea[];
  /** False lets the picture be turned beneath. */
  isDrawing: boolean;
  onAdd: (area: Omit<BlurArea, "key">) => void;
}) {
  const [drawn, setDrawn] = useState<{ x: number; y: number; toX: number; toY: number } | null>(null);
  const at = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  function finish() {
    setDrawn(null);
    if (!drawn || areas.length >= MOST_AREAS) return;
    const [from, to] = [view.unproject(drawn.x, drawn.y), view.unproject(drawn.toX, drawn.toY)];
    const wide = Math.abs(halfTurn(to.yaw - from.yaw)) * Math.cos((((from.pitch + to.pitch) / 2) * Math.PI) / 180);
    const high = Math.abs(to.pitch - from.pitch);
    if (wide < 0.5 && high < 0.5) return;
    const middle = view.unproject((drawn.x + drawn.toX) / 2, (drawn.y + drawn.toY) / 2);
    onAdd({ ...toPicture(middle, levelling), widthDegrees: size(wide), heightDegrees: size(high) });
  }
  return (
    <>
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const { x, y } = at(event);
          setDrawn({ x, y, toX: x, toY: y });
        }}
        onPointerMove={(event) => {
          if (!drawn) return;
          const { x, y } = at(event);
          setDrawn({ ...drawn, toX: x, toY: y });
        }}
        onPointerUp={finish}
        onPointerCancel={() => setDrawn(null)}
        className={isDrawing ? "pointer-events-auto absolute inset-0 cursor-crosshair touch-none" : "hidden"}
      />
      {drawn ? (
        <span
          aria-hidden
          className="absolute rounded-[50%] border-2 border-luz bg-white/30"
          style={{
            left: Math.min(drawn.x, drawn.toX),
            top: Math.min(drawn.y, drawn.toY),
            width: Math.abs(drawn.toX - drawn.x),
            height: Math.abs(drawn.toY - drawn.y),
          }}
        />
      ) : null}
      {areas.map((area, index) => (
        <Ellipse key={area.key} view={view} levelling={levelling} area={area} number={index + 1} />
      ))}
    </>
  );
}

function Ellipse({
  view,
  levelling,
  area,
  number,
}: {
  view: PanoramaView;
  levelling: Levelling;
  area: BlurArea;
  number: number;
}) {
  const shape = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    function place() {
      const element = shape.current;
      const height = element?.parentElement?.clientHeight ?? 0;
      if (!element) return;
      const point = view.project(toLevelled(area, levelling));
      element.style.visibility = point ? "visible" : "hidden";
      if (!point) return;
      // Pixels of a degree in the middle of the picture.
      const scale = (height / 2 / Math.tan((view.look.fov * Math.PI) / 360)) * (Math.PI / 180);
      element.style.width = `${area.widthDegrees * scale}px`;
      element.style.height = `${area.heightDegrees * scale}px`;
      element.style.transform = `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`;
    }
    place();
    return view.onFrame(place);
  }, [view, levelling, area]);
  return (
    <span
      ref={shape}
      aria-hidden
      className="absolute top-0 left-0 flex items-center justify-center rounded-[50%] border-2 border-luz bg-white/40 text-sm font-bold text-tinta-950 backdrop-blur-md"
    >
      {number}
    </span>
  );
}

interface BlurFieldsProps {
  areas: readonly BlurArea[];
  isDrawing: boolean;
  isBusy: boolean;
  onDrawing: (isDrawing: boolean) => void;
  onAddHere: () => void;
  onAreas: (areas: readonly BlurArea[]) => void;
  onBlur: () => Promise<void>;
}

/** The areas as a list, for keys too, and the order that makes them for good. */
export function BlurFields({ areas, isDrawing, isBusy, onDrawing, onAddHere, onAreas, onBlur }: BlurFieldsProps) {
  const [isAsked, setAsked] = useState(false);
  const change = (key: string, changes: Partial<BlurArea>) =>
    onAreas(areas.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted-foreground">
        Rodea caras, matrículas o papeles. El difuminado se hace en la foto misma, para siempre: nadie puede quitarlo
        después.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" aria-pressed={isDrawing} onClick={() => onDrawing(!isDrawing)}>
          {isDrawing ? "Girar la foto" : "Volver a dibujar"}
        </Button>
        <Button size="sm" variant="outline" disabled={areas.length >= MOST_AREAS} onClick={onAddHere}>
          Zona en el centro
        </Button>
      </div>
      {areas.length === 0 ? null : (
        <ol className="grid gap-2">
          {areas.map((area, index) => (
            <li key={area.key} className="flex items-end gap-2">
              <span className="pb-2.5 text-sm font-medium tabular-nums">{index + 1}.</span>
              <CommitField
                label="Ancho"
                unit="°"
                inputMode="decimal"
                value={shownDecimal(area.widthDegrees, 1)}
                onCommit={(text) => change(area.key, { widthDegrees: size(typedDecimal(text) ?? area.widthDegrees) })}
              />
              <CommitField
                label="Alto"
                unit="°"
                inputMode="decimal"
                value={shownDecimal(area.heightDegrees, 1)}
                onCommit={(text) => change(area.key, { heightDegrees: size(typedDecimal(text) ?? area.heightDegrees) })}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Quitar la zona ${index + 1}`}
                onClick={() => onAreas(areas.filter(({ key }) => key !== area.key))}
              >
                <Trash2 aria-hidden size={18} strokeWidth={1.75} />
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Button variant="destructive" size="sm" disabled={areas.length === 0} onClick={() => setAsked(true)}>
        Difuminar para siempre
      </Button>
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="¿Difuminar estas zonas?"
        confirmLabel="Difuminar para siempre"
        confirming={isBusy}
        confirmingText="Enviando…"
        onConfirm={() => void onBlur().then(() => setAsked(false))}
      >
        La foto se rehace con las zonas borrosas y la de antes se borra. No se puede deshacer, y los recorridos ya
        publicados con esta foto cambian también.
      </AlertDialog>
    </div>
  );
}
