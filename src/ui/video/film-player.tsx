import { Pause, Play, SkipBack } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { type FilmFacts, type FilmShape, filmSeconds, filmSizeOf } from "#domain/tools/video/film.ts";
import { Button } from "../button.tsx";
import { Callout } from "../callout.tsx";
import { Slider } from "../form/slider.tsx";
import { type FilmSound, SILENT } from "./film-messages.ts";
import { type FilmSource, useFilm } from "./use-film.ts";
import { useFilmSound } from "./use-film-sound.ts";

interface FilmPlayerProps {
  source: FilmSource;
  shape: FilmShape;
  sound?: FilmSound;
  /** Name of the film for screen readers. */
  label: string;
  /** Short side of the preview in pixels; 540 unless given. */
  shortSidePx?: number;
  /** Goes to this second whenever the object changes: a clip that was chosen in a list. */
  jumpTo?: { second: number } | null;
  onFacts?: (facts: FilmFacts) => void;
  /** Told at each frame that is shown. */
  onSecond?: (second: number) => void;
  className?: string;
}

/** How wide each shape is shown at most, so that all of it stands on a laptop's screen. */
const WIDTHS: Readonly<Record<FilmShape, string>> = {
  "9:16": "min(100%, 22rem, calc(68svh * 9 / 16))",
  "4:5": "min(100%, 30rem, calc(68svh * 4 / 5))",
  "1:1": "min(100%, 34rem, 68svh)",
  "16:9": "min(100%, calc(68svh * 16 / 9))",
};

/** A film with its controls: space plays, arrows go frame by frame, with Shift by seconds. It never starts by itself. */
export function FilmPlayer({
  source,
  shape,
  sound = SILENT,
  label,
  shortSidePx = 540,
  jumpTo = null,
  onFacts,
  onSecond,
  className,
}: FilmPlayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sliderId = useId();
  const [frame, setFrame] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  /** The shape whose picture stands on the canvas. */
  const [drawn, setDrawn] = useState<FilmShape | null>(null);
  const { facts, fault, ask } = useFilm(source, shape, shortSidePx, ({ pixels }) => {
    const context = canvas.current?.getContext("2d");
    const size = filmSizeOf(shape, shortSidePx);
    if (!context || pixels.length !== size.widthPx * size.heightPx * 4) return;
    context.putImageData(new ImageData(pixels, size.widthPx, size.heightPx), 0, 0);
    setDrawn(shape);
  });
  const seconds = facts === null ? 0 : filmSeconds(facts);
  const rate = facts?.framesPerSecond ?? 30;
  const last = Math.max(0, (facts?.frames ?? 1) - 1);
  const {
    isMaking,
    play: playSound,
    stop: stopSound,
  } = useFilmSound(source.createWorker, sound, facts && { seconds, cuts: facts.cuts });
  const { widthPx, heightPx } = filmSizeOf(shape, shortSidePx);

  const told = useRef({ onFacts, onSecond });
  told.current = { onFacts, onSecond };
  useEffect(() => {
    if (facts) told.current.onFacts?.(facts);
  }, [facts]);

  const show = useCallback(
    (at: number) => {
      const shown = Math.min(last, Math.max(0, Math.round(at)));
      setFrame(shown);
      ask(shown);
      told.current.onSecond?.(shown / rate);
    },
    [ask, last, rate],
  );
  // A film that was changed shows the frame where one was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame is where it is; only another film asks anew
  useEffect(() => {
    if (facts !== null) show(frame);
  }, [facts, show]);
  // A place that was named before the film was known is gone to when it is.
  const gone = useRef<typeof jumpTo>(null);
  useEffect(() => {
    if (jumpTo === null || facts === null || gone.current === jumpTo) return;
    gone.current = jumpTo;
    setPlaying(false);
    show(jumpTo.second * rate);
  }, [jumpTo, facts, show, rate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on from the frame at which it began
  useEffect(() => {
    if (!isPlaying) return;
    const from = frame >= last ? 0 : frame;
    playSound(from / rate);
    const start = performance.now();
    let request = requestAnimationFrame(function step(now) {
      const at = from + ((now - start) / 1000) * rate;
      show(at);
      if (at >= last) setPlaying(false);
      else request = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(request);
      stopSound();
    };
  }, [isPlaying, show]);

  const toggle = () => setPlaying((was) => !was);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? rate : 1;
    const goes: Record<string, () => void> = {
      " ": toggle,
      k: toggle,
      ArrowLeft: () => show(frame - by),
      ArrowRight: () => show(frame + by),
      Home: () => show(0),
      End: () => show(last),
    };
    const go = goes[event.key];
    if (go === undefined) return;
    event.preventDefault();
    if (event.key !== " " && event.key !== "k") setPlaying(false);
    go();
  };

  return (
    <section aria-label={label} className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of one picture and its keys, not of fields */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture takes the keys of a player
        tabIndex={0}
        role="group"
        aria-label={`Vista previa de ${label}. Espacio reproduce; las flechas van fotograma a fotograma.`}
        onKeyDown={onKeyDown}
        className="relative mx-auto overflow-hidden rounded-md border bg-muted focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring"
        style={{ width: WIDTHS[shape], aspectRatio: `${widthPx} / ${heightPx}` } as CSSProperties}
      >
        <canvas
          key={shape}
          ref={canvas}
          width={widthPx}
          height={heightPx}
          role="img"
          aria-label={`Fotograma ${formatNumber(frame + 1)} de ${formatNumber(last + 1)}`}
          onClick={toggle}
          className="block size-full cursor-pointer"
        />
        {drawn !== shape && fault === null ? (
          <p role="status" className="absolute inset-0 grid place-items-center text-sm text-muted-foreground">
            Montando el vídeo…
          </p>
        ) : null}
      </div>
      {fault === null ? null : (
        <Callout tone="warning" title="No se puede ver este fotograma" className="mt-3">
          Alguna foto no se puede leer en este navegador. Quítala del vídeo o vuelve a añadirla como JPEG.
        </Callout>
      )}
      <div className="mx-auto mt-2 flex max-w-[40rem] items-center gap-1.5">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Ir al principio"
          onClick={() => show(0)}
          disabled={facts === null}
        >
          <SkipBack aria-hidden size={18} strokeWidth={1.75} />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label={isPlaying ? "Pausar" : "Reproducir"}
          onClick={toggle}
          disabled={facts === null}
        >
          {isPlaying ? (
            <Pause aria-hidden size={18} strokeWidth={1.75} />
          ) : (
            <Play aria-hidden size={18} strokeWidth={1.75} />
          )}
        </Button>
        <label htmlFor={sliderId} className="sr-only">
          Momento del vídeo
        </label>
        <Slider
          id={sliderId}
          min={0}
          max={last}
          step={1}
          value={frame}
          onChange={(value) => {
            setPlaying(false);
            show(value);
          }}
          valueText={`${clock(frame / rate)} de ${clock(seconds)}`}
        />
        <span className="w-24 shrink-0 text-right text-sm tabular-nums text-muted-foreground">
          {clock(frame / rate)} / {clock(seconds)}
        </span>
      </div>
      <p className="min-h-5 text-center text-xs text-subtle-foreground">
        {facts === null
          ? ""
          : `Fotograma ${formatNumber(frame + 1)} de ${formatNumber(last + 1)}${isMaking ? " · preparando la música…" : ""}`}
      </p>
    </section>
  );
}

/** `0:07,3`. */
function clock(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const whole = Math.floor(tenths / 10);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")},${tenths % 10}`;
}
