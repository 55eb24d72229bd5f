import type { PublishedHotspot, PublishedMapOrigin, PublishedTour } from "./published-tour.ts";
import type { TourMap } from "./tour.ts";

/** A tour as it stands in an archive, with what has to be put beside it. */
interface ArchivedTour {
  readonly tour: PublishedTour;
  /** Address of a preview in the given tour, and the folder of its panorama in the archive, without a slash at its end. */
  readonly panoramas: ReadonlyMap<string, string>;
  /** Address of a file in the given tour, and its path in the archive. */
  readonly files: ReadonlyMap<string, string>;
}

interface Named {
  /** As its person called it. */
  readonly name: string;
  readonly mediaType: string;
}

interface Given {
  /** Of each file by its address in the tour. */
  readonly files: ReadonlyMap<string, Named>;
  /** Path of the logo in the archive. */
  readonly logo: string | null;
  /** Maps of the document, by the ids of its levels. */
  readonly maps: ReadonlyMap<string, TourMap | null>;
}

/**
 * Gives panoramas and files names that follow from their order alone, so that an archive that is read and written again stays the same. Nobody
 * is asked anything from an archive: the form and the time in each scene are left out.
 */
export function archivedTour(tour: PublishedTour, { files: known, logo, maps }: Given): ArchivedTour {
  const panoramas = new Map<string, string>();
  const files = new Map<string, string>();
  const fileOf = (address: string): string => {
    const path = files.get(address) ?? `archivos/${files.size + 1}-${fileName(known.get(address))}`;
    files.set(address, path);
    return path;
  };
  const hotspotOf = (hotspot: PublishedHotspot): PublishedHotspot =>
    hotspot.kind === "foto" || hotspot.kind === "documento" ? { ...hotspot, file: fileOf(hotspot.file) } : hotspot;
  const scenes = tour.scenes.map((scene) => {
    const { preview } = scene.panorama;
    const folder = panoramas.get(preview) ?? `panoramas/${panoramas.size + 1}`;
    panoramas.set(preview, folder);
    const panorama = {
      ...scene.panorama,
      preview: `${folder}/preview.webp`,
      tiles: `${folder}/{size}/{column}-{row}.webp`,
    };
    return { ...scene, panorama, hotspots: scene.hotspots.map(hotspotOf) };
  });
  const levels = tour.levels.map((level) => {
    if (level.map === null) return level;
    const { picture } = level.map;
    const from = originOf(maps.get(level.id) ?? null);
    return { ...level, map: { ...level.map, picture: picture && fileOf(picture), ...(from ? { from } : {}) } };
  });
  const nadir =
    tour.nadir.kind !== "logo"
      ? tour.nadir
      : logo === null
        ? ({ kind: "difuminado", radiusDegrees: tour.nadir.radiusDegrees } as const)
        : { ...tour.nadir, picture: logo };
  const sound = tour.sound && { ...tour.sound, file: fileOf(tour.sound.file) };
  const brand = tour.brand && { ...tour.brand, logo };
  return {
    tour: { ...tour, scenes, levels, nadir, sound, brand, formAddress: null, dwellAddress: null },
    panoramas,
    files,
  };
}

function originOf(map: TourMap | null): PublishedMapOrigin | null {
  if (map === null) return null;
  if (map.kind === "plano") return map;
  const { kind, widthPx, heightPx, mmPerPixel } = map;
  return { kind, widthPx, heightPx, mmPerPixel };
}

const ENDS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
  "audio/mpeg": "mp3",
  "audio/ogg": "ogg",
  "audio/mp4": "m4a",
};

/** Longest name of a file without its number and end. */
const MOST_LETTERS = 40;

/** Names that stand on every disk and in every address, with the end by which a host knows the kind. */
function fileName(file: Named | undefined): string {
  const stem = plainName(file?.name.replace(/\.[A-Za-z0-9]{1,5}$/, "") ?? "");
  return `${stem || "archivo"}.${ENDS[file?.mediaType ?? ""] ?? "bin"}`;
}

/** Small letters, digits and hyphens; empty where nothing of it is left. */
export const plainName = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((word) => word !== "")
    .join("-")
    .slice(0, MOST_LETTERS);
