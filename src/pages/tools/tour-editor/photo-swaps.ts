import type { Tour } from "#domain/tools/tours/tour.ts";
import type { TourCommand } from "#domain/tools/tours/tour-commands.ts";
import type { PanoramaCard } from "#domain/tools/tours/tour-forms.ts";

/**
 * The photos that a scene may have instead of its own: those of no scene, and those of scenes that hold nothing but their photo, as an upload makes
 * them.
 */
export function swapsFor(tour: Tour, sceneId: string, cards: Iterable<PanoramaCard>): PanoramaCard[] {
  const linked = new Set(tour.scenes.flatMap(({ links }) => links.map(({ to }) => to)));
  const taken = new Set(
    tour.scenes
      .filter(
        ({ id, at, links, hotspots }) => id === sceneId || at || links.length + hotspots.length > 0 || linked.has(id),
      )
      .map(({ panoramaId }) => panoramaId),
  );
  return [...cards].filter(({ id, state }) => state === "lista" && !taken.has(id));
}

/** Puts a photo into a scene; the bare scene that an upload made of it goes. */
export function swapPhoto(tour: Tour, sceneId: string, panoramaId: string): TourCommand[] {
  const scene = tour.scenes.find(({ id }) => id === sceneId);
  const bare = tour.scenes.filter((one) => one.panoramaId === panoramaId && one.id !== sceneId);
  const origin = bare[0]?.origin ?? scene?.origin ?? "foto";
  return [
    ...bare.map(({ id }) => ({ kind: "remove-scene", sceneId: id }) as const),
    { kind: "swap-panorama", sceneId, panoramaId, origin },
  ];
}
