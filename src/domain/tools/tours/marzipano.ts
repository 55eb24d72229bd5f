import * as z from "zod/mini";
import { line, list, text } from "../../shared/schema/text.ts";
import { emptyTour } from "./empty-tour.ts";
import { CUBE_FACES, type CubeTile, type ImportedTour, type PanoramaSource } from "./imported-tour.ts";
import { MOST_HOTSPOTS_OF_SCENE, MOST_LINKS_OF_SCENE, MOST_SCENES, type Tour, type TourScene } from "./tour.ts";
import { halfTurn } from "./tour-geometry.ts";
import { readTour } from "./tour-migrations.ts";
import { MOST_PANORAMA_SIDE } from "./tour-states.ts";
import { shortId, wayId } from "./way-id.ts";

/**
 * Tours that Marzipano Tool exported: `app-files/data.js` holds the whole tour as JSON behind `var APP_DATA =`, and beside it stand the tiles of
 * each scene's cube as `tiles/{scene}/{level}/{face}/{row}/{column}.jpg`. Its angles are radians, yaw to the right as here, pitch downwards; its
 * field of view is the vertical one.
 */

/** Longest `data.js` that is read, in letters. */
const MOST_LETTERS = 4_000_000;

const radians = () => z.number().check(z.gte(-1000), z.lte(1000));
const direction = { yaw: radians(), pitch: radians() };
const folder = () =>
  line({ max: 200 }).check(
    z.refine<string>((given) => /^[^/\\:]+$/.test(given) && given !== "." && given !== "..", {
      error: "Una escena de data.js tiene un nombre que no puede ser una carpeta",
    }),
  );
const appData = z.object({
  name: z._default(line({ max: 500 }), ""),
  scenes: list(
    z.object({
      id: folder(),
      name: z._default(line({ max: 500 }), ""),
      levels: list(
        z.object({
          tileSize: z.int().check(z.gte(64), z.lte(4096)),
          size: z.int().check(z.gte(64), z.lte(16_384)),
          fallbackOnly: z.optional(z.boolean()),
        }),
        { max: 12 },
      ),
      faceSize: z.optional(z.number()),
      initialViewParameters: z.optional(z.object({ ...direction, fov: z.optional(radians()) })),
      linkHotspots: z._default(list(z.object({ ...direction, target: line({ max: 200 }) }), { max: 200 }), []),
      infoHotspots: z._default(
        list(
          z.object({
            ...direction,
            title: z._default(text({ max: 2000 }), ""),
            text: z._default(text({ max: 20_000 }), ""),
          }),
          { max: 200 },
        ),
        [],
      ),
    }),
    { max: MOST_SCENES, tooMany: `Un recorrido tiene como mucho ${MOST_SCENES} escenas` },
  ).check(z.minLength(1, "El recorrido no tiene ninguna escena")),
});
type MarzipanoScene = z.infer<typeof appData>["scenes"][number];

/**
 * Reads `data.js`. Paths of tiles are relative to its folder.
 *
 * @param newId a UUID that was not given before, for panoramas
 */
export function readMarzipano(script: string, newId: () => string): ImportedTour {
  const given = dataOf(script);
  if (given === undefined) return { kind: "refused", text: "No entendemos el data.js de este recorrido de Marzipano" };
  const read = appData.safeParse(given);
  if (!read.success)
    return { kind: "refused", text: read.error.issues[0]?.message || "El data.js no es de un recorrido de Marzipano" };
  const { name, scenes } = read.data;
  const notes: string[] = [];
  const ids = new Map(scenes.map(({ id }) => [id, shortId(id)]));
  const panoramas: { id: string; name: string; source: PanoramaSource }[] = [];
  const taken: TourScene[] = [];
  for (const scene of scenes) {
    const source = cubeOf(scene);
    const title = plain(scene.name).slice(0, 80) || "Escena";
    if (!source) return { kind: "refused", text: `La escena «${title}» no tiene imágenes que podamos leer` };
    const panoramaId = newId();
    panoramas.push({ id: panoramaId, name: title, source });
    taken.push(sceneOf(scene, { id: ids.get(scene.id)!, name: title, panoramaId, ids, notes }));
  }
  const tour: Tour = { ...emptyTour(plain(name).slice(0, 120) || "Recorrido"), scenes: taken };
  const sound = readTour(tour);
  if (sound.kind === "refused") return sound;
  return { kind: "tour", tour: sound.tour, panoramas, files: [], notes };
}

/** @returns parsed JSON; undefined where there is none */
function dataOf(script: string): unknown {
  if (script.length > MOST_LETTERS) return undefined;
  const named = script.indexOf("APP_DATA");
  const from = named < 0 ? -1 : script.indexOf("{", named);
  const to = from < 0 ? -1 : endOfObject(script, from);
  if (to < 0) return undefined;
  try {
    return JSON.parse(script.slice(from, to));
  } catch {
    // Somebody rewrote it by hand as a script; it is refused with a sentence.
    return undefined;
  }
}

/** @returns place after the brace that closes the one at `from`, braces within texts passed over; -1 where none does */
function endOfObject(script: string, from: number): number {
  let depth = 0;
  let isText = false;
  for (let at = from; at < script.length; at++) {
    const letter = script[at];
    if (isText) {
      if (letter === "\\") at++;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === "{") depth++;
    else if (letter === "}" && --depth === 0) return at + 1;
  }
  return -1;
}

const LARGEST_SIDE = MOST_PANORAMA_SIDE / 4;

/** The smallest level that holds all of the photo, else the largest; none wider than a panorama may be. Null without any. */
function cubeOf({ id, levels, faceSize = LARGEST_SIDE }: MarzipanoScene): PanoramaSource | null {
  const usable = levels
    .map((level, number) => ({ ...level, number }))
    .filter(({ fallbackOnly, size }) => !fallbackOnly && size <= LARGEST_SIDE)
    .sort((a, b) => a.size - b.size);
  const level = usable.find(({ size }) => size >= faceSize) ?? usable.at(-1);
  if (!level) return null;
  const across = Math.ceil(level.size / level.tileSize);
  const tiles: CubeTile[] = [];
  for (const face of CUBE_FACES)
    for (let row = 0; row < across; row++)
      for (let column = 0; column < across; column++)
        tiles.push({ face, column, row, path: `tiles/${id}/${level.number}/${face}/${row}/${column}.jpg` });
  return { kind: "cube", sidePx: level.size, tilePx: level.tileSize, tiles };
}

const degrees = (given: number): number => (given * 180) / Math.PI;
const seen = ({ yaw, pitch }: { yaw: number; pitch: number }) => ({
  yaw: halfTurn(degrees(yaw)),
  pitch: Math.min(90, Math.max(-90, -degrees(pitch))) + 0,
});

function sceneOf(
  { id: given, initialViewParameters: first, linkHotspots, infoHotspots }: MarzipanoScene,
  {
    id,
    name,
    panoramaId,
    ids,
    notes,
  }: { id: string; name: string; panoramaId: string; ids: ReadonlyMap<string, string>; notes: string[] },
): TourScene {
  const targets = [...new Map(linkHotspots.map((link) => [link.target, link])).values()].filter(
    ({ target }) => target !== given && ids.has(target),
  );
  if (targets.length < linkHotspots.length)
    notes.push(`En «${name}» había flechas repetidas o hacia escenas que no están`);
  const links = targets.slice(0, MOST_LINKS_OF_SCENE);
  const spots = infoHotspots.slice(0, MOST_HOTSPOTS_OF_SCENE);
  if (links.length < targets.length || spots.length < infoHotspots.length)
    notes.push(`En «${name}» había más flechas o puntos de los que caben`);
  const fov = first?.fov === undefined ? 75 : degrees(first.fov);
  return {
    id,
    name,
    panoramaId,
    origin: "foto",
    levelId: "planta",
    at: null,
    headingDegrees: 0,
    eyeMm: 1500,
    levelling: { pitch: 0, roll: 0 },
    start: { ...seen(first ?? { yaw: 0, pitch: 0 }), fov: Math.min(100, Math.max(30, fov)) },
    links: links.map((link) => {
      const to = ids.get(link.target)!;
      return { id: wayId(id, to), to, direction: seen(link), through: null };
    }),
    hotspots: spots.map((spot, at) => ({
      id: `p-${at + 1}`,
      kind: "texto",
      ...seen(spot),
      title: plain(spot.title).slice(0, 120) || "Información",
      text: plain(spot.text).slice(0, 2000),
    })),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
  "#39": "'",
};

/** Words without the marks of HTML in which the tool wraps them. */
const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[\t ]+/g, " ")
    .trim();
