import { ArrowUp, FileText, Image, Link2, Ruler, Text } from "lucide-react";
import type { Tour, TourHotspot, TourLink, TourScene } from "#domain/tools/tours/tour.ts";
import {
  type Direction,
  headingFromArrow,
  lacksHeading,
  linkDirection,
  toLevelled,
  toPicture,
} from "#domain/tools/tours/tour-geometry.ts";
import { classNames } from "#ui/class-names.ts";
import type { PanoramaView } from "#ui/panorama/panorama-view.ts";
import { showToast } from "#ui/toast-store.ts";
import type { TourEditing } from "../use-tour.ts";
import { Handle } from "./handle.tsx";
import { MeasureLine } from "./measure-line.tsx";

const ICONS: Record<TourHotspot["kind"], typeof Text> = {
  texto: Text,
  foto: Image,
  enlace: Link2,
  documento: FileText,
  medida: Ruler,
};

interface SceneHandlesProps {
  view: PanoramaView;
  scene: TourScene;
  editing: TourEditing;
  selectedHotspot: string | null;
  onScene: (id: string) => void;
  onHotspot: (id: string) => void;
}

/** Arrows and things to look at, over the picture. */
export function SceneHandles({ view, scene, editing, selectedHotspot, onScene, onHotspot }: SceneHandlesProps) {
  const { tour, act } = editing;
  const sceneId = scene.id;

  /** The first arrow that is dragged in a scene without a heading turns them all: one door tells where the picture looks. */
  function moveArrow(link: TourLink, to: Direction) {
    const target = tour.scenes.find(({ id }) => id === link.to);
    const headingDegrees =
      lacksHeading(scene) && !link.direction ? headingFromArrow(scene, link, target, to.yaw) : null;
    if (headingDegrees === null)
      return void act({ kind: "drag-link", sceneId, linkId: link.id, direction: toPicture(to, scene.levelling) });
    if (act({ kind: "turn-scene", sceneId, headingDegrees }))
      showToast({
        kind: "success",
        title: "Escena orientada",
        description: "Las demás flechas se han puesto en sus puertas. Desde ahora cada una se mueve sola.",
      });
  }
  return (
    <>
      {scene.links.map((link, index) => {
        const name = nameOf(tour, link.to);
        const at = arrowDirection(tour, scene, index);
        const isKnown = at.isKnown;
        return (
          <Handle
            key={link.id}
            view={view}
            at={at}
            label={`Flecha a «${name}»${isKnown ? "" : ", sin sitio todavía: arrástrala a su puerta"}`}
            onMoved={(to) => moveArrow(link, to)}
            onPress={() => onScene(link.to)}
            className={classNames(
              "border-white bg-tinta-950/75 text-white",
              isKnown ? "border-solid" : "border-dashed",
            )}
          >
            <ArrowUp aria-hidden size={16} strokeWidth={2.25} className="shrink-0" />
            <span className="truncate">{name}</span>
          </Handle>
        );
      })}
      {scene.hotspots.map((hotspot) => {
        const Icon = ICONS[hotspot.kind];
        return (
          <Handle
            key={hotspot.id}
            view={view}
            at={toLevelled(hotspot, scene.levelling)}
            label={`Punto «${hotspot.title}»`}
            onMoved={(to) =>
              act({ kind: "move-hotspot", sceneId, hotspotId: hotspot.id, to: toPicture(to, scene.levelling) })
            }
            onPress={() => onHotspot(hotspot.id)}
            className={
              hotspot.id === selectedHotspot
                ? "border-primary bg-primary text-primary-foreground"
                : "border-tinta-950/60 bg-white/90 text-tinta-950"
            }
          >
            <Icon aria-hidden size={16} strokeWidth={2.25} />
          </Handle>
        );
      })}
      {scene.hotspots.map((hotspot) =>
        hotspot.kind === "medida" ? (
          <MeasureLine key={hotspot.id} view={view} scene={scene} hotspot={hotspot} act={act} />
        ) : null,
      )}
    </>
  );
}

const nameOf = (tour: Tour, sceneId: string): string => tour.scenes.find(({ id }) => id === sceneId)?.name ?? "";

/** Where the arrow of a link stands; those that nothing places stand around in turn until somebody drags them. */
export function arrowDirection(tour: Tour, scene: TourScene, index: number): Direction & { readonly isKnown: boolean } {
  const link = scene.links[index]!;
  const known = linkDirection(
    scene,
    link,
    tour.scenes.find(({ id }) => id === link.to),
  );
  return known
    ? { ...known, isKnown: true }
    : { yaw: (((index * 360) / scene.links.length + 180) % 360) - 180, pitch: -20, isKnown: false };
}
