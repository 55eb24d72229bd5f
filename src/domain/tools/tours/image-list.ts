import { emptyTour } from "./empty-tour.ts";
import type { ImportedTour } from "./imported-tour.ts";
import { type ListedImage, orderedByList } from "./listed-images.ts";
import { MOST_SCENES, type Tour, type TourScene } from "./tour.ts";
import { readTour } from "./tour-migrations.ts";

/**
 * A folder of panoramas, as Kuula and cameras give them out: each becomes a scene, in the order of a list that lies beside them, else in that of
 * their names.
 */

const IMAGE = /\.(?:jpe?g|webp|avif)$/i;

/** Numbers in names count as numbers: 2 stands before 10. */
const natural = new Intl.Collator("es", { numeric: true, sensitivity: "base" });

/** Pictures among the paths of an archive, in their natural order; what a system adds beside them is left out. */
export const imagesAmong = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => IMAGE.test(path) && path.split("/").every((part) => !part.startsWith(".") && part !== "__MACOSX"))
    .sort(natural.compare);

/** `02_cocina-office.jpg` is «Cocina office»; a name of digits alone stays as it is. */
export function nameOfImage(path: string): string {
  const file = path.slice(path.lastIndexOf("/") + 1).replace(IMAGE, "");
  const words = file.split(/[\s_-]/).filter((word) => word !== "");
  const isNumbered = words.length > 1 && /^\d{1,3}[.)]?$/.test(words[0]!);
  const name = (isNumbered ? words.slice(1) : words).join(" ").slice(0, 80).trim();
  return name === "" ? "Escena" : name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * A tour of the pictures in an archive. Its scenes are not linked: nothing says how the rooms lie.
 *
 * @param newId a UUID that was not given before, for panoramas
 */
export function readImageList(
  title: string,
  paths: readonly string[],
  newId: () => string,
  listed: readonly ListedImage[] = [],
): ImportedTour {
  const { images, missing } = orderedByList(imagesAmong(paths), listed);
  if (images.length === 0)
    return { kind: "refused", text: "No hay ninguna panorámica JPEG, WebP o AVIF en este archivo" };
  if (images.length > MOST_SCENES)
    return {
      kind: "refused",
      text: `Un recorrido tiene como mucho ${MOST_SCENES} escenas, y aquí hay más imágenes: ${images.length}`,
    };
  const panoramas = images.map(({ path, name }) => ({
    id: newId(),
    name: (name ?? nameOfImage(path)).slice(0, 80),
    source: { kind: "picture" as const, path },
  }));
  const tour: Tour = {
    ...emptyTour(title.slice(0, 120)),
    scenes: panoramas.map(
      ({ id, name }, at): TourScene => ({
        id: `e-${at + 1}`,
        name,
        panoramaId: id,
        origin: "foto",
        levelId: "planta",
        at: null,
        headingDegrees: 0,
        eyeMm: 1500,
        levelling: { pitch: 0, roll: 0 },
        start: { yaw: 0, pitch: 0, fov: 75 },
        links: [],
        hotspots: [],
      }),
    ),
  };
  const sound = readTour(tour);
  if (sound.kind === "refused") return sound;
  const notes = [
    ...(images.length > 1 ? ["Las escenas llegan sin flechas: únelas en el editor"] : []),
    ...missing.map((file) => `«${file.slice(0, 100)}» está en la lista y no en el ZIP`),
  ];
  return { kind: "tour", tour: sound.tour, panoramas, files: [], notes };
}
