import { type PointerEvent, useEffect, useRef } from "react";
import type { TourScene } from "#domain/tools/tours/tour.ts";
import type { Levelling } from "#domain/tools/tours/tour-geometry.ts";
import { Button } from "#ui/button.tsx";
import { Slider } from "#ui/form/slider.tsx";
import type { PanoramaView } from "#ui/panorama/panorama-view.ts";
import { shownDecimal } from "../commit-field.tsx";
import { levellingAfterDrag } from "../levelling-drag.ts";

/** The line of the horizon over the picture: what is dragged along it levels the picture. */
export function Horizon({
  view,
  levelling,
  onDraft,
  onDone,
}: {
  view: PanoramaView;
  levelling: Levelling;
  onDraft: (levelling: Levelling) => void;
  onDone: () => void;
}) {
  const band = useRef<HTMLDivElement>(null);
  const hold = useRef<{ y: number; yaw: number; before: Levelling } | null>(null);
  useEffect(() => {
    function place() {
      const element = band.current;
      const point = view.project({ yaw: view.look.yaw, pitch: 0 });
      if (!element) return;
      element.style.visibility = point ? "visible" : "hidden";
      if (point) element.style.transform = `translateY(${point.y}px) translateY(-50%)`;
    }
    place();
    return view.onFrame(place);
  }, [view]);
  function move(event: PointerEvent<HTMLDivElement>) {
    const held = hold.current;
    if (!held) return;
    const height = event.currentTarget.parentElement!.clientHeight;
    const risen = ((held.y - event.clientY) / height) * view.look.fov;
    onDraft(levellingAfterDrag(held.before, held.yaw, risen));
  }
  return (
    <div
      ref={band}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const box = event.currentTarget.parentElement!.getBoundingClientRect();
        const { yaw } = view.unproject(event.clientX - box.left, event.clientY - box.top);
        hold.current = { y: event.clientY, yaw, before: levelling };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        hold.current = null;
        onDone();
      }}
      onPointerCancel={() => {
        hold.current = null;
        onDone();
      }}
      className="pointer-events-auto absolute inset-x-0 top-0 flex h-16 cursor-ns-resize touch-none items-center"
    >
      <span aria-hidden className="h-0.5 w-full bg-luz shadow-[0_0_0_1px_rgb(0_0_0/0.5)]" />
    </div>
  );
}

interface LevellingFieldsProps {
  draft: Levelling;
  camera: Levelling | null;
  onDraft: (levelling: Levelling) => void;
  onDone: (levelling: Levelling) => void;
  scene: TourScene;
}

/** The same by two sliders, for keys and for small corrections. */
export function LevellingFields({ draft, camera, onDraft, onDone, scene }: LevellingFieldsProps) {
  const row = (label: string, name: keyof Levelling) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the slider within
    <div className="grid gap-0.5" onPointerUp={() => onDone(draft)} onKeyUp={() => onDone(draft)}>
      <label htmlFor={`nivel-${name}`} className="flex justify-between text-sm font-medium">
        {label}
        <span className="font-normal tabular-nums">{shownDecimal(draft[name], 1)}&nbsp;°</span>
      </label>
      <Slider
        id={`nivel-${name}`}
        min={-45}
        max={45}
        step={0.1}
        value={draft[name]}
        valueText={`${shownDecimal(draft[name], 1)} grados`}
        onChange={(value) => onDraft({ ...draft, [name]: value })}
      />
    </div>
  );
  const isLevel = scene.levelling.pitch === 0 && scene.levelling.roll === 0;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted-foreground">
        Arrastra la línea hasta el horizonte. Mira después a un lado y repite: así quedan rectas las paredes.
      </p>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {row("Cabeceo", "pitch")}
        {row("Inclinación", "roll")}
      </div>
      <div className="flex flex-wrap gap-2">
        {camera && (camera.pitch !== 0 || camera.roll !== 0) ? (
          <Button size="sm" variant="outline" onClick={() => onDone({ pitch: camera.pitch, roll: camera.roll })}>
            Como la midió la cámara
          </Button>
        ) : null}
        <Button size="sm" variant="outline" disabled={isLevel} onClick={() => onDone({ pitch: 0, roll: 0 })}>
          Sin nivelar
        </Button>
      </div>
    </div>
  );
}
