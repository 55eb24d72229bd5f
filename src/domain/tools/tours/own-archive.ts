import { type Archive, type ArchivedMap, type ArchivedScene, archiveSchema } from "./archive-schema.ts";
import { emptyTour } from "./empty-tour.ts";
import type { ImportedFile, ImportedTour, PanoramaSource } from "./imported-tour.ts";
import type { Tour, TourHotspot, TourLink, TourMap, TourPlace, TourScene } from "./tour.ts";
import { halfTurn, linkDirection, toPicture } from "./tour-geometry.ts";
import { readTour } from "./tour-migrations.ts";
import type { TourFileKind } from "./tour-states.ts";
import { wayId } from "./way-id.ts";

/** A dragged arrow and a calculated one that differ by less than this, in degrees, are one. */
const SAME_DEGREES = 0.01;

/** Pixels of a map's longer side: its picture is not measured here, and only its size in millimetres counts. */
const MAP_PX = 2000;

/**
 * Reads `tour.json` of one of our own archives back into a tour that can be edited. Arrows that stand where they would be calculated are
 * calculated again. A level of a floor plan that the reader has stays on it. Of another plan only the lines are in the archive: they become a
 * picture under the scenes, whose places move along.
 *
 * @param given parsed JSON
 * @param newId a UUID that was not given before, for panoramas and files
 * @param hasPlanLevel whether the reader's account has this level of a floor plan
 */
export function readOwnArchive(
  given: unknown,
  newId: () => string,
  hasPlanLevel: (planId: string, levelId: string) => boolean = () => false,
): ImportedTour {
  const read = archiveSchema.safeParse(given);
  if (!read.success)
    return { kind: "refused", text: read.error.issues[0]?.message || "El archivo tour.json no es de un recorrido" };
  const archive = read.data;
  const files = new Files(newId);
  const origins = new Map<string, TourPlace>();
  const levels = archive.levels.map(({ id, name, map }) => {
    if (!map) return { id, name, map: null };
    if (map.from?.kind === "plano" && hasPlanLevel(map.from.planId, map.from.levelId))
      return { id, name, map: { ...map.from } };
    origins.set(id, { x: map.viewBox[0], y: map.viewBox[1] });
    return { id, name, map: mapOf(map, files) };
  });
  // Two scenes may show one panorama.
  const panoramas = new Map<string, { id: string; name: string; source: PanoramaSource }>();
  for (const { name, panorama } of archive.scenes)
    if (!panoramas.has(keyOf(panorama)))
      panoramas.set(keyOf(panorama), { id: newId(), name, source: { kind: "tiles", ...panorama } });
  const placed = archive.scenes.map((scene) =>
    sceneOf(scene, panoramas.get(keyOf(scene.panorama))!.id, { origins, files }),
  );
  const byId = new Map(placed.map((scene) => [scene.id, scene]));
  const tour: Tour = {
    ...emptyTour(archive.title),
    levels,
    scenes: placed.map((scene, at) => ({
      ...scene,
      links: linksOf(archive.scenes[at]!, scene, { byId, origin: originOf(scene.levelId, origins) }),
    })),
    start: archive.start,
    nadir: nadirOf(archive),
    sound: archive.sound && { fileId: files.idOf("sonido", archive.sound.file), title: archive.sound.title },
  };
  const sound = readTour(tour);
  if (sound.kind === "refused") return sound;
  return { kind: "tour", tour: sound.tour, panoramas: [...panoramas.values()], files: files.all, notes: [] };
}

const keyOf = ({ preview, tiles }: ArchivedScene["panorama"]) => `${preview}\n${tiles}`;

/** Gives each file of the archive one id. */
class Files {
  readonly #newId: () => string;
  readonly #byPath = new Map<string, ImportedFile>();
  readonly #drawn: ImportedFile[] = [];

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  get all(): ImportedFile[] {
    return [...this.#byPath.values(), ...this.#drawn];
  }

  idOf(kind: TourFileKind, path: string): string {
    const key = `${kind} ${path}`;
    const known = this.#byPath.get(key) ?? { id: this.#newId(), kind, source: { path } };
    this.#byPath.set(key, known);
    return known.id;
  }

  draw(svg: string): string {
    const id = this.#newId();
    this.#drawn.push({ id, kind: "plano", source: { svg } });
    return id;
  }
}

function mapOf(map: ArchivedMap, files: Files): TourMap {
  if (map.picture !== null && map.from?.kind === "foto")
    return { ...map.from, fileId: files.idOf("plano", map.picture), isScaled: map.isScaled };
  const [, , width, height] = map.viewBox;
  const longer = Math.max(width, height);
  const mmPerPixel = Math.min(1000, longer / MAP_PX);
  const pixels = (mm: number) => Math.min(20_000, Math.max(1, Math.round(mm / mmPerPixel)));
  const fileId = map.picture === null ? files.draw(mapSvg(map)) : files.idOf("plano", map.picture);
  return {
    kind: "foto",
    fileId,
    mmPerPixel,
    widthPx: pixels(width),
    heightPx: pixels(height),
    isScaled: map.isScaled,
  };
}

const isPath = (path: string): boolean => /^[MLZ0-9 .-]*$/.test(path);

/** The lines of a map as a picture, dark on white. Paths that are none of ours are left out, as is every text. */
function mapSvg({ viewBox, walls, rooms }: ArchivedMap): string {
  const [x, y, width, height] = viewBox;
  const path = (d: string, fill: string) => (isPath(d) ? `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>` : "");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(" ")}" width="${MAP_PX}">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>`,
    ...rooms.map((room) => path(room.path, "#f1efe9")),
    path(walls ?? "", "#2b2b2b"),
    "</svg>",
  ].join("");
}

const originOf = (levelId: string | null, origins: ReadonlyMap<string, TourPlace>): TourPlace =>
  (levelId !== null && origins.get(levelId)) || { x: 0, y: 0 };

const movedFrom = ({ x, y }: TourPlace, origin: TourPlace): TourPlace => ({
  x: Math.round(x - origin.x),
  y: Math.round(y - origin.y),
});

interface Known {
  /** Upper left corner of each level's map, by the level's id. */
  readonly origins: ReadonlyMap<string, TourPlace>;
  readonly files: Files;
}

function sceneOf(scene: ArchivedScene, panoramaId: string, { origins, files }: Known): TourScene {
  const { panorama: _, ...kept } = scene;
  return {
    ...kept,
    panoramaId,
    at: scene.at && scene.levelId !== null ? movedFrom(scene.at, originOf(scene.levelId, origins)) : null,
    links: [],
    hotspots: scene.hotspots.map((hotspot) => hotspotOf(hotspot, scene, files)),
  };
}

function hotspotOf(hotspot: ArchivedScene["hotspots"][number], scene: ArchivedScene, files: Files): TourHotspot {
  const spot = { id: hotspot.id, title: hotspot.title, ...inPicture(hotspot, scene) };
  switch (hotspot.kind) {
    case "texto":
      return { ...spot, kind: "texto", text: hotspot.text };
    case "enlace":
      return { ...spot, kind: "enlace", url: hotspot.url };
    case "foto":
      return { ...spot, kind: "foto", fileId: files.idOf("foto", hotspot.file), alt: hotspot.alt };
    case "documento":
      return { ...spot, kind: "documento", fileId: files.idOf("documento", hotspot.file) };
    case "medida":
      return { ...spot, kind: "medida", to: inPicture(hotspot.to, scene), lengthMm: hotspot.lengthMm };
  }
}

/** Rounded to a millionth of a degree, so that turning there and back leaves no trace. */
function inPicture(seen: { yaw: number; pitch: number }, { levelling }: Pick<TourScene, "levelling">) {
  const { yaw, pitch } = toPicture(seen, levelling);
  const rounded = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
  return { yaw: rounded(yaw), pitch: rounded(pitch) };
}

function linksOf(
  archived: ArchivedScene,
  scene: TourScene,
  { byId, origin }: { byId: ReadonlyMap<string, TourScene>; origin: TourPlace },
): TourLink[] {
  return archived.links.map((seen) => {
    const link: TourLink = {
      id: wayId(scene.id, seen.to),
      to: seen.to,
      direction: null,
      through: seen.through ? movedFrom(seen.through, origin) : null,
    };
    const calculated = linkDirection(scene, link, byId.get(seen.to));
    const isCalculated =
      calculated &&
      Math.abs(halfTurn(calculated.yaw - seen.yaw)) < SAME_DEGREES &&
      Math.abs(calculated.pitch - seen.pitch) < SAME_DEGREES;
    return isCalculated ? link : { ...link, direction: inPicture(seen, scene) };
  });
}

function nadirOf({ nadir }: Archive): Tour["nadir"] {
  return nadir.kind === "nada"
    ? { kind: "nada", radiusDegrees: 15 }
    : { kind: nadir.kind, radiusDegrees: nadir.radiusDegrees };
}
