import { type PointerEvent, type RefObject, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { FieldFoot } from "#ui/form/field-frame.tsx";

interface DrawingPadProps {
  /** Receives the function that gives the drawing as a PNG, or nothing where nothing was drawn. */
  readFrom: RefObject<() => string>;
  foot: { id: string; error: string | undefined };
}

const SIZE = { width: 600, height: 200 };

/** A white area to sign in with a finger, a pen or a mouse; without them the name is typed. */
export function DrawingPad({ readFrom, foot }: DrawingPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const isEmpty = useRef(true);
  readFrom.current = () => (isEmpty.current ? "" : (canvas.current?.toDataURL("image/png") ?? ""));

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * SIZE.width, y: ((clientY - top) / height) * SIZE.height };
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const paper = canvas.current?.getContext("2d");
    if (!paper || !last.current) return;
    const to = pointOf(event);
    paper.lineWidth = 3;
    paper.lineCap = "round";
    paper.strokeStyle = "#11192c";
    paper.beginPath();
    paper.moveTo(last.current.x, last.current.y);
    paper.lineTo(to.x, to.y);
    paper.stroke();
    last.current = to;
    isEmpty.current = false;
  };
  const clear = () => {
    canvas.current?.getContext("2d")?.clearRect(0, 0, SIZE.width, SIZE.height);
    isEmpty.current = true;
  };
  return (
    <div className="grid gap-1.5">
      <span className="text-sm font-medium">Firma dentro del recuadro</span>
      <canvas
        ref={canvas}
        {...SIZE}
        role="img"
        aria-label="Recuadro para dibujar tu firma. Sin ratón ni pantalla táctil, elige «Escribir mi nombre»."
        className="aspect-3/1 w-full max-w-xl touch-none rounded-sm border border-input bg-white"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = pointOf(event);
          draw(event);
        }}
        onPointerMove={draw}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      />
      <FieldFoot {...foot} />
      <div>
        <Button type="button" size="sm" variant="ghost" onClick={clear}>
          Borrar y empezar otra vez
        </Button>
      </div>
    </div>
  );
}
