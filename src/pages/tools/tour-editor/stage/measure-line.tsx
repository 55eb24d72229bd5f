import { useEffect, useRef } from "react";
import type { TourHotspot, TourScene } from "#domain/tools/tours/tour.ts";
import { toLevelled, toPicture } from "#domain/tools/tours/tour-geometry.ts";
import type { PanoramaView } from "#ui/panorama/panorama-view.ts";
import type { TourEditing } from "../use-tour.ts";
import { Handle } from "./handle.tsx";

interface MeasureLineProps {
  view: PanoramaView;
  scene: TourScene;
  hotspot: Extract<TourHotspot, { kind: "medida" }>;
  act: TourEditing["act"];
}

/** The other end of a measure, and the line to it. */
export function MeasureLine({ view, scene, hotspot, act }: MeasureLineProps) {
  const line = useRef<SVGLineElement>(null);
  const [from, to] = [toLevelled(hotspot, scene.levelling), toLevelled(hotspot.to, scene.levelling)];
  useEffect(() => {
    function place() {
      const element = line.current;
      if (!element) return;
      const [one, other] = [view.project(from), view.project(to)];
      element.style.visibility = one && other ? "visible" : "hidden";
      if (!one || !other) return;
      element.setAttribute("x1", String(one.x));
      element.setAttribute("y1", String(one.y));
      element.setAttribute("x2", String(other.x));
      element.setAttribute("y2", String(other.y));
    }
    place();
    return view.onFrame(place);
  });
  return (
    <>
      <svg aria-hidden className="absolute inset-0 size-full">
        <line ref={line} stroke="white" strokeWidth={2.5} strokeDasharray="6 4" />
      </svg>
      <Handle
        view={view}
        at={to}
        label={`Otro extremo de «${hotspot.title}»`}
        onMoved={(end) =>
          act({
            kind: "change-hotspot",
            sceneId: scene.id,
            hotspot: { ...hotspot, to: toPicture(end, scene.levelling) },
          })
        }
        onPress={() => undefined}
        className="border-tinta-950/60 bg-white/90 text-tinta-950"
      >
        <span aria-hidden className="size-2 rounded-full bg-current" />
      </Handle>
    </>
  );
}
