import type { PublishedPanorama } from "#domain/tools/tours/published-tour.ts";
import { halfTurn } from "#domain/tools/tours/tour-geometry.ts";
import { loadPicture } from "./load-picture.ts";
import { createLookControls } from "./look-controls.ts";
import type { Look, PanoramaView, ShownSphere, ViewBox } from "./panorama-view.ts";
import { soundLook } from "./view-maths.ts";

/** A panorama where no WebGL can be had: its small picture unrolled, which can be moved along. Directions are drawn as on a map of the sphere. */
export function createStillView(canvas: HTMLCanvasElement): PanoramaView {
  const context = canvas.getContext("2d");
  let look: Look = { yaw: 0, pitch: 0, fov: 70 };
  let shown: { picture: CanvasImageSource; covers: PublishedPanorama["covers"] } | null = null;
  let frame = 0;
  const frames = new Set<(look: Look, box: ViewBox) => void>();
  const perDegree = () => canvas.clientHeight / look.fov;

  const draw = () => {
    frame = 0;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    if (context && shown) {
      const { picture, covers } = shown;
      const scale = perDegree() * ratio;
      // Once more on either side, where the sphere closes.
      for (const turn of [-360, 0, 360])
        context.drawImage(
          picture,
          canvas.width / 2 + (covers.fromYaw + turn - look.yaw) * scale,
          canvas.height / 2 + (look.pitch - covers.toPitch) * scale,
          (covers.toYaw - covers.fromYaw) * scale,
          (covers.toPitch - covers.fromPitch) * scale,
        );
    }
    const box = { width: canvas.clientWidth, height: canvas.clientHeight };
    for (const listener of frames) listener(look, box);
  };
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const turnTo = (next: Partial<Look>) => {
    look = soundLook({ ...look, ...next });
    ask();
  };
  const controls = createLookControls(
    canvas,
    () => look,
    turnTo,
    () => undefined,
  );
  const watch = new ResizeObserver(ask);
  watch.observe(canvas);

  return {
    async show(given: ShownSphere, { look: next } = {}) {
      const picture = given.kind === "tiles" ? await loadPicture(given.panorama.preview) : given.picture;
      shown = { picture, covers: given.kind === "tiles" ? given.panorama.covers : given.covers };
      turnTo(next ?? {});
    },
    get look() {
      return look;
    },
    turnTo: (next) => turnTo(next),
    level: () => undefined,
    coverNadir: () => undefined,
    project({ yaw, pitch }) {
      const away = halfTurn(yaw - look.yaw);
      return Math.abs(away) > 90
        ? null
        : {
            x: canvas.clientWidth / 2 + away * perDegree(),
            y: canvas.clientHeight / 2 + (look.pitch - pitch) * perDegree(),
          };
    },
    unproject: (x, y) => ({
      yaw: halfTurn(look.yaw + (x - canvas.clientWidth / 2) / perDegree()),
      pitch: Math.max(-90, Math.min(90, look.pitch - (y - canvas.clientHeight / 2) / perDegree())),
    }),
    onFrame(listener) {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    onLost: () => () => undefined,
    setHandled: (isHandled) => controls.setHandled(isHandled),
    isClear: true,
    isSharp: true,
    dispose() {
      cancelAnimationFrame(frame);
      watch.disconnect();
      controls.dispose();
      frames.clear();
    },
  };
}
