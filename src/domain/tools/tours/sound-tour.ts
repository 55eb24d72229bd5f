import * as z from "zod/mini";
import { type Tour, tourSchema } from "./tour.ts";

/** A tour whose parts name one another rightly. A tour that breaks this could not be walked, and none comes from the editor. */
export const soundTour = tourSchema.check(
  z.refine<Tour>((tour) => faultOfTour(tour) === null, { error: (issue) => faultOfTour(issue.input as Tour)! }),
);

/** The first thing that is wrong, as a sentence; null in a sound tour. */
export function faultOfTour({ levels, scenes, start }: Tour): string | null {
  const levelIds = new Set(levels.map(({ id }) => id));
  if (levelIds.size < levels.length) return "Dos plantas tienen el mismo identificador";
  const sceneIds = new Set(scenes.map(({ id }) => id));
  if (sceneIds.size < scenes.length) return "Dos escenas tienen el mismo identificador";
  if (start !== null && !sceneIds.has(start)) return "La escena inicial no existe";
  for (const { id, name, levelId, at, links, hotspots } of scenes) {
    if (levelId !== null && !levelIds.has(levelId)) return `La planta de «${name}» no existe`;
    if (levelId === null && at !== null) return `«${name}» está colocada en un plano, pero no tiene planta`;
    if (new Set([...links, ...hotspots].map((part) => part.id)).size < links.length + hotspots.length)
      return `En «${name}» hay dos elementos con el mismo identificador`;
    if (links.some(({ to }) => to === id)) return `«${name}» tiene una flecha hacia sí misma`;
    if (links.some(({ to }) => !sceneIds.has(to))) return `«${name}» tiene una flecha hacia una escena que no existe`;
    if (new Set(links.map(({ to }) => to)).size < links.length)
      return `«${name}» tiene dos flechas hacia la misma escena`;
  }
  return null;
}
