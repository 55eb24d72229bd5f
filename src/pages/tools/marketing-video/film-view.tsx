import { Pause, Play, SkipBack } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type Surface, surfaceOf } from "#domain/tools/painting/surface.ts";
import { type Film, filmSeconds } from "#domain/tools/video/film.ts";
import { Button } from "#ui/button.tsx";

interface FilmViewProps {
  film: Film;
  label: string;
  /** The frame shown at first, and after the film has changed while it stood. */
  restSeconds: number;
  onTime: (seconds: number) => void;
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")},${Math.floor((seconds % 1) * 10)}`;

/** The film beside its fields: it plays, stands still and is looked through by mouse, finger and keyboard. */
export function FilmView({ film, label, restSeconds, onTime }: FilmViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useRef<Surface | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(restSeconds);
  const seconds = filmSeconds(film);
  const shown = Math.min(at, seconds - 1 / film.framesPerSecond);
  useEffect(() => {
    // With reduced motion it waits for its button.
    if (!window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setAt(0);
      setPlaying(true);
    }
  }, []);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const { widthPx, heightPx } = film;
    if (surface.current?.widthPx !== widthPx || surface.current.heightPx !== heightPx) {
      surface.current = surfaceOf(widthPx, heightPx);
      element.width = widthPx;
      element.height = heightPx;
    }
    film.paint(Math.floor(shown * film.framesPerSecond), surface.current);
    const data = surface.current.data as Uint8ClampedArray<ArrayBuffer>;
    context.putImageData(new ImageData(data, widthPx, heightPx), 0, 0);
  }, [film, shown]);
  useEffect(() => onTime(shown), [onTime, shown]);
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    let asked = requestAnimationFrame(function step(now) {
      const passed = Math.min(0.25, (now - last) / 1000);
      last = now;
      setAt((before) => (before + passed >= seconds ? 0 : before + passed));
      asked = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(asked);
  }, [isPlaying, seconds]);
  return (
    <div className="grid gap-3">
      <div
        className="mx-auto max-h-[min(62vh,40rem)] max-w-full overflow-hidden rounded-md border bg-muted"
        style={{ aspectRatio: `${film.widthPx} / ${film.heightPx}` }}
      >
        <canvas ref={canvas} role="img" aria-label={label} className="block h-full max-h-[min(62vh,40rem)] w-auto max-w-full" />
      </div>
      <div className="flex items-center gap-2">
        <Button
          size="icon"
          variant="outline"
          aria-label={isPlaying ? "Parar" : "Reproducir"}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        </Button>
        <Button size="icon" variant="ghost" aria-label="Volver al principio" onClick={() => setAt(0)}>
          <SkipBack aria-hidden size={18} />
        </Button>
        <input
          type="range"
          aria-label="Momento del vídeo"
          aria-valuetext={`${clock(shown)} de ${clock(seconds)}`}
          min={0}
          max={seconds}
          step={1 / film.framesPerSecond}
          value={shown}
          onChange={(event) => {
            setPlaying(false);
            setAt(event.currentTarget.valueAsNumber);
          }}
          className="h-11 min-w-0 flex-1 accent-primary"
        />
        <span className="text-xs tabular-nums text-muted-foreground">
          {clock(shown)} / {clock(seconds)}
        </span>
      </div>
    </div>
  );
}
