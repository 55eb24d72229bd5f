import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { PICTURE_QUALITIES } from "#domain/tools/plan-pictures/picture-order.ts";
import type { Scene, SceneCamera, SceneSun } from "#domain/tools/plan-scene/scene.ts";
import { Callout } from "../callout.tsx";
import { type LightTracer, openLightTracer } from "./light-tracer.ts";
import type { PaintAsk, PaintNews } from "./paint-worker.ts";
import { NoGraphics, openSceneView, type SceneView } from "./scene-view.ts";
import { textureKey } from "./three-scene.ts";

/** The calls that the page around it makes on the picture. */
export interface ViewportHandle {
  /** The camera as the person has moved it. */
  camera(): SceneCamera;
  /** A quick picture by the graphics card. @throws Error without one */
  quickPicture(width: number, height: number): Promise<HTMLCanvasElement>;
  /** The tracer, with this scene loaded; cut as the camera says. */
  tracer(): Promise<LightTracer>;
}

interface SceneViewportProps {
  scene: Scene;
  sun: SceneSun;
  camera: SceneCamera;
  /** Name of the picture for screen readers. */
  label: string;
  handle: Ref<ViewportHandle>;
}

type State = "starting" | "drawn" | "lost" | "software";

const PAINTED_PX = 512;
/** A graphics card that has not given the picture back by then is done without. */
const PATIENCE_MS = 8_000;
/** A picture without a graphics card: small, and clear enough to choose a view by. */
const SOFTWARE = { width: 480, height: 300, samples: PICTURE_QUALITIES.borrador.samples };

/**
 * The scene, to turn and to walk in. Without WebGL2, and after the graphics card took the picture away, a small traced one stands in its
 * place; nothing of the work is lost by either.
 */
export function SceneViewport({ scene, sun, camera, label, handle }: SceneViewportProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const software = useRef<HTMLCanvasElement>(null);
  const view = useRef<SceneView | null>(null);
  const tracer = useRef<{
    tracer: LightTracer;
    scene: Scene | null;
    sun: SceneSun | null;
    cutAbove: number | null;
  } | null>(null);
  const [state, setState] = useState<State>("starting");
  const [epoch, setEpoch] = useState(0);
  const shown = useRef({ scene, sun, camera });
  shown.current = { scene, sun, camera };

  const loadedTracer = async (): Promise<LightTracer> => {
    tracer.current ??= { tracer: openLightTracer(), scene: null, sun: null, cutAbove: null };
    const now = tracer.current;
    const { scene: wanted, sun: light, camera: eye } = shown.current;
    if (now.scene !== wanted || now.sun !== light || now.cutAbove !== eye.cutAbove) {
      Object.assign(now, { scene: wanted, sun: light, cutAbove: eye.cutAbove });
      await now.tracer.load(wanted, light, eye.cutAbove);
    }
    return now.tracer;
  };

  useImperativeHandle(handle, () => ({
    camera: () => view.current?.camera() ?? shown.current.camera,
    async quickPicture(width, height) {
      if (view.current === null) throw new Error("no graphics card");
      return await view.current.picture(width, height);
    },
    tracer: loadedTracer,
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new epoch opens the view anew
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let opened: SceneView;
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    try {
      opened = openSceneView(element, {
        onLost: () => {
          setState("lost");
          giveUp = setTimeout(() => setState("software"), PATIENCE_MS);
        },
        onRestored: () => setEpoch((count) => count + 1),
      });
    } catch (fault) {
      if (!(fault instanceof NoGraphics)) throw fault;
      setState("software");
      return;
    }
    view.current = opened;
    setState("drawn");
    const observer = new ResizeObserver(() => opened.resize(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => {
      clearTimeout(giveUp);
      observer.disconnect();
      view.current = null;
      opened.dispose();
    };
  }, [epoch]);

  useEffect(() => () => tracer.current?.tracer.dispose(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a view that was opened anew is shown everything again
  useEffect(() => {
    const opened = view.current;
    if (opened === null || state !== "drawn") return;
    opened.show({ scene, sun, camera });
    const worker = new Worker(new URL("./paint-worker.ts", import.meta.url), { type: "module" });
    const wanted = opened.wanted();
    let left = wanted.length;
    worker.addEventListener("message", ({ data }: MessageEvent<PaintNews>) => {
      opened.paint(data);
      left--;
      if (left === 0) worker.terminate();
    });
    for (const texture of wanted)
      worker.postMessage({
        key: textureKey(texture),
        kind: texture.kind,
        seed: texture.seed,
        size: PAINTED_PX,
      } satisfies PaintAsk);
    if (left === 0) worker.terminate();
    return () => worker.terminate();
  }, [scene, state, epoch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tracer is asked for what is shown
  useEffect(() => {
    const opened = view.current;
    if (opened === null || state !== "drawn") return;
    opened.show({ scene, sun, camera });
    if (camera.cutAbove !== null) {
      opened.probe(null);
      return;
    }
    let isOver = false;
    // Inside, the light that goes from wall to wall is traced at the eye; until it is there the sky's stands in.
    loadedTracer()
      .then((ready) => ready.probe(camera.position))
      .then(
        (probe) => {
          if (!isOver) opened.probe(probe);
        },
        () => {
          // Without the probe the picture is lit by the sky alone, which is a picture all the same.
        },
      );
    return () => {
      isOver = true;
    };
  }, [scene, sun, camera, state, epoch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tracer is asked for what is shown
  useEffect(() => {
    const target = software.current;
    if (state !== "software" || target === null) return;
    const stopping = new AbortController();
    const put = (pixels: Uint8ClampedArray<ArrayBuffer> | null) => {
      if (pixels !== null && !stopping.signal.aborted)
        target.getContext("2d")?.putImageData(new ImageData(pixels, SOFTWARE.width, SOFTWARE.height), 0, 0);
    };
    loadedTracer()
      .then((ready) =>
        ready.picture({ camera, ...SOFTWARE, seed: 1, mostBounces: 4 }, (_, pixels) => put(pixels), stopping.signal),
      )
      .then(put, () => {
        // Said by the button that makes pictures, which fails in the same way.
      });
    return () => stopping.abort();
  }, [scene, sun, camera, state]);

  return (
    <div className="relative h-full w-full overflow-hidden rounded-md border bg-muted">
      {state === "software" ? (
        <canvas
          ref={software}
          width={SOFTWARE.width}
          height={SOFTWARE.height}
          role="img"
          aria-label={label}
          className="h-full w-full object-contain"
        />
      ) : (
        <canvas
          key={epoch}
          ref={canvas}
          tabIndex={0}
          role="img"
          aria-label={`${label}. Arrastra para girar o mirar; con las flechas te mueves.`}
          className="block h-full w-full touch-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring"
        />
      )}
      {state === "software" || state === "lost" ? (
        <div className="absolute inset-x-3 top-3">
          <Callout tone="warning" title={state === "lost" ? "Se ha perdido la imagen" : "Sin tarjeta gráfica"}>
            {state === "lost"
              ? "La tarjeta gráfica ha retirado la imagen. Tu trabajo sigue aquí; vuelve en cuanto el navegador la devuelva."
              : "Este navegador no ofrece WebGL. Ves una imagen trazada, más lenta; las imágenes finales salen igual."}
          </Callout>
        </div>
      ) : null}
    </div>
  );
}
