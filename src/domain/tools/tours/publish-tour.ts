import {
  PUBLISHED_FORM,
  type PublishedHotspot,
  type PublishedLevel,
  type PublishedLink,
  type PublishedPanorama,
  type PublishedScene,
  type PublishedTour,
  type TourBrand,
} from "./published-tour.ts";
import type { Tour, TourHotspot, TourScene } from "./tour.ts";
import { halfTurn, linkDirection, toLevelled } from "./tour-geometry.ts";

/** All that the document names by id, as the viewer is to find it. */
export interface TourParts {
  /** Of each panorama that is ready, by its id. */
  readonly panoramas: ReadonlyMap<string, PublishedPanorama>;
  /** Address and size of each file of the tour, by its id. */
  readonly files: ReadonlyMap<string, { readonly address: string; readonly bytes: number }>;
  /** The map of a level of a floor plan; null where the plan is gone. */
  readonly planMap: (planId: string, levelId: string) => PublishedLevel["map"];
  readonly brand: TourBrand | null;
  /** The agency's logo for the cover of the tripod; without one, the tripod is blurred. */
  readonly nadirPicture: string | null;
  readonly formAddress: string | null;
  readonly dwellAddress: string | null;
}

/**
 * The tour as its viewer reads it. Scenes whose panorama is not ready are left out with the links to them, and hotspots without their file.
 *
 * @returns null where no scene is ready
 */
export function publishTour(tour: Tour, parts: TourParts): PublishedTour | null {
  const shown = new Map(
    tour.scenes.filter(({ panoramaId }) => parts.panoramas.has(panoramaId)).map((scene) => [scene.id, scene]),
  );
  const first = [...shown.keys()][0];
  if (first === undefined) return null;
  const sound = tour.sound && parts.files.get(tour.sound.fileId);
  return {
    form: PUBLISHED_FORM,
    title: tour.title,
    language: "es",
    start: tour.start !== null && shown.has(tour.start) ? tour.start : first,
    scenes: [...shown.values()].map((scene) => publishedScene(scene, shown, parts)),
    levels: tour.levels.map((level) => publishedLevel(level, parts)),
    nadir: nadirOf(tour, parts),
    sound: tour.sound && sound ? { file: sound.address, title: tour.sound.title } : null,
    brand: parts.brand,
    formAddress: tour.hasForm ? parts.formAddress : null,
    dwellAddress: parts.dwellAddress,
  };
}

function publishedScene(scene: TourScene, shown: ReadonlyMap<string, TourScene>, parts: TourParts): PublishedScene {
  const links = publishedLinks(scene, shown);
  return {
    id: scene.id,
    name: scene.name,
    origin: scene.origin,
    panorama: parts.panoramas.get(scene.panoramaId)!,
    levelId: scene.levelId,
    at: scene.at,
    headingDegrees: scene.headingDegrees,
    eyeMm: scene.eyeMm,
    levelling: scene.levelling,
    start: firstLook(scene.start, links),
    links,
    hotspots: scene.hotspots.flatMap((hotspot) => publishedHotspot(hotspot, scene, parts)),
  };
}

/** Half of what a phone held upright sees of the width of a look, in degrees. */
const PHONE_HALF = 22;

/** Where a look begins that nobody has chosen: as the photo was taken, unless a phone shows no arrow there; then towards the first one. */
function firstLook(start: TourScene["start"], links: readonly PublishedLink[]): TourScene["start"] {
  const isChosen = start.yaw !== 0 || start.pitch !== 0;
  const [first] = links;
  if (isChosen || !first || links.some(({ yaw }) => Math.abs(halfTurn(yaw)) < PHONE_HALF)) return start;
  return { ...start, yaw: first.yaw };
}

/** Arrows that nothing places stand evenly around the visitor, a little below the horizon, at this pitch in degrees. */
const SPREAD_PITCH = -15;

function publishedLinks(scene: TourScene, shown: ReadonlyMap<string, TourScene>): PublishedLink[] {
  const links = scene.links.filter(({ to }) => shown.has(to));
  const placed = links.map((link) => linkDirection(scene, link, shown.get(link.to)));
  const missing = placed.filter((direction) => direction === null).length;
  let spread = 0;
  return links.map(({ to, through }, at) => {
    const direction = placed[at] ?? {
      yaw: halfTurn(scene.start.yaw + (360 / missing) * spread++),
      pitch: SPREAD_PITCH,
    };
    return { to, yaw: direction.yaw, pitch: direction.pitch, ...(through ? { through } : {}) };
  });
}

function publishedHotspot(hotspot: TourHotspot, scene: TourScene, { files }: TourParts): PublishedHotspot[] {
  const spot = { id: hotspot.id, title: hotspot.title, ...toLevelled(hotspot, scene.levelling) };
  switch (hotspot.kind) {
    case "texto":
      return [{ ...spot, kind: "texto", text: hotspot.text }];
    case "enlace":
      return isWebAddress(hotspot.url) ? [{ ...spot, kind: "enlace", url: hotspot.url }] : [];
    case "foto": {
      const file = files.get(hotspot.fileId);
      return file ? [{ ...spot, kind: "foto", file: file.address, alt: hotspot.alt }] : [];
    }
    case "documento": {
      const file = files.get(hotspot.fileId);
      return file ? [{ ...spot, kind: "documento", file: file.address, bytes: file.bytes }] : [];
    }
    case "medida":
      return [{ ...spot, kind: "medida", to: toLevelled(hotspot.to, scene.levelling), lengthMm: hotspot.lengthMm }];
  }
}

/**
 * Whether an address is http or https and can be opened; a script in it would run in the visitor's page. One with a name and a password in it
 * looks like another site's.
 */
export function isWebAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return (protocol === "https:" || protocol === "http:") && username === "" && password === "";
}

function publishedLevel({ id, name, map }: Tour["levels"][number], parts: TourParts): PublishedLevel {
  if (map === null) return { id, name, map: null };
  if (map.kind === "plano") return { id, name, map: parts.planMap(map.planId, map.levelId) };
  const file = parts.files.get(map.fileId);
  if (!file) return { id, name, map: null };
  return {
    id,
    name,
    map: {
      viewBox: [0, 0, map.widthPx * map.mmPerPixel, map.heightPx * map.mmPerPixel],
      walls: null,
      rooms: [],
      picture: file.address,
      isScaled: map.isScaled,
    },
  };
}

function nadirOf({ nadir }: Tour, { nadirPicture }: TourParts): PublishedTour["nadir"] {
  const { kind, radiusDegrees } = nadir;
  if (kind === "nada") return { kind };
  if (kind === "logo" && nadirPicture !== null) return { kind, radiusDegrees, picture: nadirPicture };
  return { kind: "difuminado", radiusDegrees };
}
