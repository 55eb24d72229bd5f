import { useEffect, useId, useRef, useState } from "react";
import {
  LABEL_PLACES,
  type LabelPlace,
  MODEL_PICTURE_LABEL,
  PLAN_PICTURE_LABEL,
} from "#domain/tools/plan-pictures/picture-label.ts";
import {
  expectedSeconds,
  fitsServer,
  MOST_BOUNCES,
  PICTURE_QUALITIES,
  PICTURE_SIZES,
  type PictureQuality,
} from "#domain/tools/plan-pictures/picture-order.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { SceneTooLarge } from "#ui/scene/light-tracer.ts";
import type { ViewportHandle } from "#ui/scene/scene-viewport.tsx";
import { about } from "./about-time.ts";
import type { Studio } from "./use-studio.ts";

/** A picture that was made here, with its label drawn; it is kept in this page alone until it is saved. */
export interface MadePicture {
  id: string;
  name: string;
  canvas: HTMLCanvasElement;
  isPanorama: boolean;
  roomId: string | null;
  label: LabelPlace;
  /** Of the label. */
  words: string;
}

const LABEL_NAMES: Readonly<Record<LabelPlace, string>> = {
  "bottom-left": "Abajo a la izquierda",
  "bottom-right": "Abajo a la derecha",
  "top-left": "Arriba a la izquierda",
  "top-right": "Arriba a la derecha",
};

interface PicturePanelProps {
  studio: Studio;
  /** A model is shown in the place of the plan. */
  isModel: boolean;
  viewport: { current: ViewportHandle | null };
  /** The growing picture is shown over the view. */
  onGrowing: (picture: HTMLCanvasElement | null) => void;
  onMade: (picture: MadePicture) => void;
  /** Orders the same picture on the server; null where nobody is signed in. */
  order: ((camera: NonNullable<Studio["camera"]>) => void) | null;
}

/** Size, quality and the making of pictures: at once by the graphics card, or traced, with progress and a way out. */
export function PicturePanel({ studio, isModel, viewport, onGrowing, onMade, order }: PicturePanelProps) {
  const { choices, change, camera } = studio;
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const heading = useId();
  useEffect(() => () => stopping.current?.abort(), []);
  const isPanorama = camera?.kind === "panorama";
  const size = PICTURE_SIZES[isPanorama ? "panorama" : choices.size];
  const wish = { size: isPanorama ? ("panorama" as const) : choices.size, quality: choices.quality };
  const seconds = expectedSeconds(wish);
  const isForServer = fitsServer(wish);

  const made = (canvas: HTMLCanvasElement) =>
    onMade({
      id: crypto.randomUUID(),
      name: camera?.name ?? "Vista",
      canvas,
      isPanorama,
      roomId: camera?.roomId ?? null,
      label: choices.label,
      words: isModel ? MODEL_PICTURE_LABEL : PLAN_PICTURE_LABEL,
    });

  const quick = async () => {
    setFault(null);
    try {
      made(await viewport.current!.quickPicture(size.width, size.height));
    } catch {
      setFault("La tarjeta gráfica no puede con una imagen de este tamaño. Elige 1080p o traza la luz.");
    }
  };

  const trace = async () => {
    const view = viewport.current;
    if (view === null || camera === null) return;
    setFault(null);
    const mine = new AbortController();
    stopping.current = mine;
    setProgress(0);
    const canvas = document.createElement("canvas");
    canvas.width = size.width;
    canvas.height = size.height;
    const context = canvas.getContext("2d")!;
    try {
      const tracer = await view.tracer();
      const pixels = await tracer.picture(
        {
          // Panoramas keep the place and the direction that were proposed: tours are joined by them.
          camera: isPanorama ? camera : view.camera(),
          width: size.width,
          height: size.height,
          samples: PICTURE_QUALITIES[choices.quality].samples,
          seed: 1,
          mostBounces: MOST_BOUNCES,
        },
        (share, grown) => {
          if (mine.signal.aborted) return;
          setProgress(share);
          if (grown === null) return;
          context.putImageData(new ImageData(grown, size.width, size.height), 0, 0);
          onGrowing(canvas);
        },
        mine.signal,
      );
      if (pixels !== null) {
        context.putImageData(new ImageData(pixels, size.width, size.height), 0, 0);
        made(canvas);
      }
    } catch (error) {
      setFault(
        error instanceof SceneTooLarge
          ? "El plano amueblado tiene demasiado detalle para este navegador. Pídela al servidor o quita plantas."
          : "No se ha podido trazar la luz. Tu plano sigue igual; prueba otra vez o haz la imagen rápida.",
      );
    } finally {
      onGrowing(null);
      setProgress(null);
    }
  };

  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h3 id={heading} className="sr-only">
        Hacer una imagen
      </h3>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
        {isPanorama ? null : (
          <PlainSelect
            label="Tamaño"
            choices={(["1080p", "4k"] as const).map((value) => ({ value, label: PICTURE_SIZES[value].name }))}
            value={choices.size}
            onChange={(event) => change({ size: event.target.value === "4k" ? "4k" : "1080p" })}
          />
        )}
        <PlainSelect
          label="Calidad de la luz"
          choices={Object.entries(PICTURE_QUALITIES).map(([value, { name }]) => ({ value, label: name }))}
          value={choices.quality}
          onChange={(event) => change({ quality: event.target.value as PictureQuality })}
        />
        <PlainSelect
          label="Etiqueta"
          help="Va siempre en la imagen y dentro del archivo."
          choices={LABEL_PLACES.map((value) => ({ value, label: LABEL_NAMES[value] }))}
          value={choices.label}
          onChange={(event) => change({ label: event.target.value as LabelPlace })}
        />
      </div>
      {progress === null ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void trace()} disabled={camera === null}>
            Trazar la luz
          </Button>
          {isPanorama ? null : (
            <Button variant="outline" onClick={() => void quick()} disabled={camera === null}>
              Imagen rápida
            </Button>
          )}
          {order === null ? null : (
            <Button
              variant="outline"
              disabled={camera === null || !isForServer}
              onClick={() => {
                const now = isPanorama ? camera : (viewport.current?.camera() ?? camera);
                if (now !== null) order(now);
              }}
            >
              Pedirla al servidor
            </Button>
          )}
        </div>
      ) : (
        <div aria-live="polite">
          <p className="text-sm tabular-nums">Trazando la luz: {Math.floor(progress * 100)}&nbsp;%</p>
          <ProgressBar label="Imagen" value={progress} max={1} />
          <Button className="mt-3" variant="outline" onClick={() => stopping.current?.abort()}>
            Cancelar
          </Button>
        </div>
      )}
      <p className="text-xs text-muted-foreground">
        {size.name}. Trazar la luz lleva {about(seconds)} en un equipo corriente; la imagen rápida, un momento.
        {order === null || isForServer
          ? ""
          : " El servidor no la dibuja a ese tamaño con esa calidad: pasaría de 45 minutos y haría esperar a los demás."}
      </p>
      {fault === null ? null : <Callout tone="warning">{fault}</Callout>}
    </section>
  );
}
