import { formatNumber } from "#domain/shared/format/format.ts";
import type { FloorFinish, OpeningKind, RoomCover, RoomUse, Stair, WallKind } from "#domain/tools/floor-plan/plan.ts";
import type { SnapKind } from "#domain/tools/floor-plan/snapping.ts";
import type { FurnitureGroup } from "#domain/tools/furnishing/catalogue.ts";

/** Spanish names of what stands in a plan, and measures as they are read. */

export const WALL_WORDS: Readonly<Record<WallKind, string>> = {
  fachada: "Fachada",
  medianera: "Medianera",
  tabique: "Tabique",
  baranda: "Baranda",
  virtual: "Separación sin muro",
};

export const OPENING_WORDS: Readonly<Record<OpeningKind, string>> = {
  puerta: "Puerta",
  "puerta-doble": "Puerta doble",
  "puerta-corredera": "Puerta corredera",
  "puerta-plegable": "Puerta plegable",
  "puerta-balconera": "Puerta balconera",
  ventana: "Ventana",
  "ventana-corredera": "Ventana corredera",
  "ventana-fija": "Ventana fija",
  hueco: "Hueco de paso",
};

export const USE_WORDS: Readonly<Record<RoomUse, string>> = {
  salon: "Salón",
  comedor: "Comedor",
  cocina: "Cocina",
  "salon-cocina": "Salón con cocina",
  dormitorio: "Dormitorio",
  bano: "Baño",
  aseo: "Aseo",
  pasillo: "Pasillo",
  recibidor: "Recibidor",
  despacho: "Despacho",
  vestidor: "Vestidor",
  lavadero: "Lavadero",
  trastero: "Trastero",
  garaje: "Garaje",
  escalera: "Escalera",
  terraza: "Terraza",
  balcon: "Balcón",
  patio: "Patio",
  galeria: "Galería",
  local: "Local",
  otro: "Otro",
};

export const COVER_WORDS: Readonly<Record<RoomCover, string>> = {
  interior: "Interior",
  "exterior-cubierto": "Exterior cubierto",
  "exterior-descubierto": "Exterior descubierto",
};

export const FLOOR_WORDS: Readonly<Record<FloorFinish, string>> = {
  roble: "Roble",
  nogal: "Nogal",
  baldosa: "Baldosa",
  hidraulico: "Baldosa hidráulica",
  microcemento: "Microcemento",
  barro: "Barro cocido",
  cesped: "Césped",
  deck: "Tarima exterior",
};

export const STAIR_WORDS: Readonly<Record<Stair["shape"], string>> = {
  recta: "Escalera recta",
  ele: "Escalera en L",
  u: "Escalera en U",
  caracol: "Escalera de caracol",
};

export const GROUP_WORDS: Readonly<Record<FurnitureGroup, string>> = {
  asientos: "Asientos",
  mesas: "Mesas",
  camas: "Camas",
  almacenaje: "Almacenaje",
  cocina: "Cocina",
  bano: "Baño",
  equipos: "Equipos",
  decoracion: "Decoración",
  exterior: "Exterior",
};

export const SNAP_WORDS: Readonly<Record<SnapKind, string>> = {
  vertex: "Esquina",
  wall: "Muro",
  parallel: "Paralelo",
  perpendicular: "Perpendicular",
  aligned: "Alineado",
  angle: "15°",
  grid: "Cuadrícula",
  free: "Libre",
};

/** `4,25 m`. @param lengthMm in millimetres; a whole centimetre is not hidden behind a third decimal */
export function formatMetres(lengthMm: number): string {
  const decimals = Math.round(lengthMm) % 10 === 0 ? 2 : 3;
  return `${formatNumber(lengthMm / 1000, decimals, 2)}\u00a0m`;
}

/** `4,25`, as a field shows it before it is typed over. */
export const typedMetres = (lengthMm: number) => formatMetres(lengthMm).replace("\u00a0m", "");

/** `12,00 m²`. */
export const formatSquareMetres = (areaMm2: number) => `${formatNumber(areaMm2 / 1_000_000, 2, 2)}\u00a0m²`;
