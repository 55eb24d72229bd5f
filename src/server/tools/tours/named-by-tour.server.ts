import type { Tour, TourHotspot } from "#domain/tools/tours/tour.ts";

/** Rows that the document of a tour names. */

/** Ids of `tour_files`, each once. */
export const filesNamedBy = (document: Tour): string[] => [
  ...new Set([
    ...document.levels.flatMap(({ map }) => (map?.kind === "foto" ? [map.fileId] : [])),
    ...document.scenes.flatMap(({ hotspots }) =>
      hotspots.flatMap((one) => (one.kind === "foto" || one.kind === "documento" ? [one.fileId] : [])),
    ),
    ...(document.sound ? [document.sound.fileId] : []),
  ]),
];

/** Ids of floor plans, each once. */
export const plansNamedBy = (document: Tour): string[] => [
  ...new Set(document.levels.flatMap(({ map }) => (map?.kind === "plano" ? [map.planId] : []))),
];

/**
 * The same tour with other ids of panoramas and files, as in a copy.
 *
 * @param panoramas new ids by old ones; a scene whose panorama has none is left out, with the links to it
 * @param files new ids by old ones; what shows a file that has none is left out
 */
export function renamed(
  document: Tour,
  { panoramas, files }: { panoramas: ReadonlyMap<string, string>; files: ReadonlyMap<string, string> },
): Tour {
  const scenes = document.scenes.flatMap((scene) => {
    const panoramaId = panoramas.get(scene.panoramaId);
    if (panoramaId === undefined) return [];
    const hotspots = scene.hotspots.flatMap((one): TourHotspot[] => {
      if (one.kind !== "foto" && one.kind !== "documento") return [one];
      const fileId = files.get(one.fileId);
      return fileId === undefined ? [] : [{ ...one, fileId }];
    });
    return [{ ...scene, panoramaId, hotspots }];
  });
  const left = new Set(scenes.map(({ id }) => id));
  const sound = document.sound && files.get(document.sound.fileId);
  return {
    ...document,
    levels: document.levels.map((level) => {
      if (level.map?.kind !== "foto") return level;
      const fileId = files.get(level.map.fileId);
      return { ...level, map: fileId === undefined ? null : { ...level.map, fileId } };
    }),
    scenes: scenes.map((scene) => ({ ...scene, links: scene.links.filter(({ to }) => left.has(to)) })),
    start: document.start !== null && left.has(document.start) ? document.start : null,
    sound: document.sound && sound ? { ...document.sound, fileId: sound } : null,
  };
}
