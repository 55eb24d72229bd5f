import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { type PhotoProvenance, PROVENANCE_LABELS } from "./photo-provenance.ts";

/** The part of a home that a photo shows, and the order in which photos tell a home best. */

export const PHOTO_ROOMS = [
  "salon",
  "comedor",
  "cocina",
  "dormitorio",
  "bano",
  "terraza",
  "vistas",
  "jardin",
  "piscina",
  "fachada",
  "entrada",
  "pasillo",
  "despacho",
  "lavadero",
  "zonas_comunes",
  "garaje",
  "trastero",
  "otra",
  "plano",
] as const;
export type PhotoRoom = (typeof PHOTO_ROOMS)[number];

export const PHOTO_ROOM_NAMES: Record<PhotoRoom, string> = {
  salon: "Salón",
  comedor: "Comedor",
  cocina: "Cocina",
  dormitorio: "Dormitorio",
  bano: "Baño",
  terraza: "Terraza",
  vistas: "Vistas",
  jardin: "Jardín o patio",
  piscina: "Piscina",
  fachada: "Fachada",
  entrada: "Entrada",
  pasillo: "Pasillo",
  despacho: "Despacho",
  lavadero: "Lavadero",
  zonas_comunes: "Zonas comunes",
  garaje: "Garaje",
  trastero: "Trastero",
  otra: "Otra",
  plano: "Plano",
};

interface DescribedPhoto {
  caption: string | null;
  room: PhotoRoom | null;
  provenance?: PhotoProvenance | null;
}

/**
 * The subject of a photo in words: its caption, else its room; null where neither is known. A photo that shows what is not there says so,
 * whatever its caption: «Salón (amueblado virtualmente)».
 */
export function photoWords({ caption, room, provenance = null }: DescribedPhoto): string | null {
  const words = caption ?? (room === null || room === "otra" ? null : PHOTO_ROOM_NAMES[room]);
  if (provenance === null) return words;
  const label = PROVENANCE_LABELS[provenance];
  if (words === null) return label;
  return words.toLowerCase().includes(label.toLowerCase()) ? words : `${words} (${label.toLowerCase()})`;
}

/**
 * The way through a home: what sells it first, then the rooms as a visitor enters them, then what belongs to the
 * building, and the plan last. Portals show one photo in a list of results, which is the first one, and publish no order
 * for the others: this one is ours.
 */
const WAY: readonly PhotoRoom[] = [
  "salon",
  "comedor",
  "cocina",
  "terraza",
  "vistas",
  "dormitorio",
  "bano",
  "despacho",
  "jardin",
  "piscina",
  "entrada",
  "pasillo",
  "lavadero",
  "otra",
  "fachada",
  "zonas_comunes",
  "garaje",
  "trastero",
  "plano",
];

/** A building that stands alone is known by its outside: that comes first. */
const STANDS_ALONE: ReadonlySet<HomeType> = new Set([
  "chalet",
  "casa",
  "adosado",
  "finca",
  "edificio",
  "nave",
] as HomeType[]);
const OUTSIDE: readonly PhotoRoom[] = ["fachada", "jardin", "piscina"];

/** All rooms in the order that tells such a home best. */
export const wayThrough = (type: HomeType): readonly PhotoRoom[] =>
  STANDS_ALONE.has(type) ? [...OUTSIDE, ...WAY.filter((room) => !OUTSIDE.includes(room))] : WAY;

/**
 * The ids in the proposed order; null where that is the present order, or fewer than two photos name their room.
 * Photos of one room keep their order; those without a room stand with "otra".
 *
 * @param photos in their present order
 */
export function proposedOrder(
  photos: readonly { id: string; room: PhotoRoom | null }[],
  type: HomeType,
): string[] | null {
  if (photos.filter(({ room }) => room !== null).length < 2) return null;
  const way = wayThrough(type);
  const ordered = photos.toSorted((a, b) => way.indexOf(a.room ?? "otra") - way.indexOf(b.room ?? "otra"));
  return ordered.every(({ id }, at) => id === photos[at]!.id) ? null : ordered.map(({ id }) => id);
}
