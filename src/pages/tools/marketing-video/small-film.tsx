import { useEffect, useRef } from "react";
import { surfaceOf } from "#domain/tools/painting/surface.ts";
import type { PromoAssets } from "#domain/tools/video-templates/assets.ts";
import type { PromoDocument } from "#domain/tools/video-templates/promo-document.ts";
import { templateFilm } from "#domain/tools/video-templates/template-film.ts";
import { play } from "./preview-clock.ts";

interface SmallFilmProps {
  document: PromoDocument;
  assets: PromoAssets;
  /** Short side in pixels. */
  sidePx: number;
  /** Its film does not start together with its neighbours'. */
  delaySeconds: number;
  label: string;
}

/** A film that runs by itself, small and without sound, while it is on the screen. With reduced motion it is its most telling frame. */
export function SmallFilm({ document, assets, sidePx, delaySeconds, label }: SmallFilmProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const film = templateFilm(document, assets, document.shape, sidePx);
    const surface = surfaceOf(film.widthPx, film.heightPx);
    element.width = film.widthPx;
    element.height = film.heightPx;
    const show = (frame: number) => {
      film.paint(frame, surface);
      context.putImageData(
        new ImageData(surface.data as Uint8ClampedArray<ArrayBuffer>, film.widthPx, film.heightPx),
        0,
        0,
      );
    };
    show(Math.min(film.frames - 1, Math.round(document.coverAt * film.framesPerSecond)));
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let stop: (() => void) | null = null;
    let shown = -1;
    const watch = new IntersectionObserver(([entry]) => {
      stop?.();
      stop = entry?.isIntersecting
        ? play((seconds) => {
            const frame = Math.floor((seconds + delaySeconds) * film.framesPerSecond) % film.frames;
            // Half the film's rate is enough at this size.
            if (Math.abs(frame - shown) < 2) return;
            shown = frame;
            show(frame);
          })
        : null;
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      stop?.();
    };
  }, [document, assets, sidePx, delaySeconds]);
  return <canvas ref={canvas} role="img" aria-label={label} className="block size-full bg-muted" />;
}
