import { useState } from "react";
import type { TourLevel, TourMap, TourPlace } from "#domain/tools/tours/tour.ts";
import { Button } from "#ui/button.tsx";
import { CommitField, typedDecimal } from "../commit-field.tsx";
import type { TourEditing } from "../use-tour.ts";

interface ScaleFieldsProps {
  editing: TourEditing;
  level: TourLevel;
  map: Extract<TourMap, { kind: "foto" }>;
  /** Pressed so far while somebody measures; null while nobody does. */
  points: readonly TourPlace[] | null;
  onPoints: (points: readonly TourPlace[] | null) => void;
}

/** The scale of a photo: two points of it, and how far they are apart. */
export function ScaleFields({ editing: { tour, act }, level, map, points, onPoints }: ScaleFieldsProps) {
  const [fault, setFault] = useState("");
  function scale(text: string) {
    const metres = typedDecimal(text);
    const [one, other] = points ?? [];
    if (!one || !other) return;
    const drawnMm = Math.hypot(one.x - other.x, one.y - other.y);
    if (metres === null || metres < 0.1 || metres > 200 || drawnMm < 1)
      return setFault("Escribe metros entre 0,1 y 200, por ejemplo 3,85");
    const ratio = (metres * 1000) / drawnMm;
    const mmPerPixel = map.mmPerPixel * ratio;
    if (mmPerPixel > 1000) return setFault("Con esa medida el plano sería enorme. Revisa los dos puntos.");
    setFault("");
    onPoints(null);
    act(
      { kind: "set-map", levelId: level.id, map: { ...map, mmPerPixel, isScaled: true } },
      // Scenes stay on the same point of the photo.
      ...tour.scenes.flatMap(({ id, levelId, at }) =>
        levelId === level.id && at
          ? [
              {
                kind: "place-scene",
                sceneId: id,
                levelId,
                at: { x: Math.round(at.x * ratio), y: Math.round(at.y * ratio) },
              } as const,
            ]
          : [],
      ),
    );
  }
  if (points === null)
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {map.isScaled ? "Plano a escala." : "Sin escala: no se dirán distancias."}
        <Button size="sm" variant="outline" onClick={() => onPoints([])}>
          {map.isScaled ? "Medir otra vez" : "Poner a escala"}
        </Button>
      </p>
    );
  return (
    <div className="grid gap-2 rounded-md border bg-card p-3 text-sm">
      <p role="status">
        {points.length === 0
          ? "Toca en el plano un extremo de una pared que conozcas."
          : points.length === 1
            ? "Toca ahora el otro extremo."
            : "Escribe cuánto mide."}
      </p>
      {points.length === 2 ? (
        <CommitField label="Medida" unit="m" inputMode="decimal" value="" onCommit={scale} help={fault || undefined} />
      ) : null}
      <span>
        <Button size="sm" variant="ghost" onClick={() => onPoints(null)}>
          Dejarlo
        </Button>
      </span>
    </div>
  );
}
