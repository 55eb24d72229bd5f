import type { OpeningKind, RoomCover, RoomUse } from "./plan.ts";

export interface RoomWord {
  readonly name: string;
  readonly use: RoomUse;
  readonly cover?: RoomCover;
  readonly article: "el" | "la";
}

const room = (name: string, use: RoomUse, article: "el" | "la" = "el", cover?: RoomCover): RoomWord =>
  cover ? { name, use, article, cover } : { name, use, article };

/** Rooms as Spain and Latin America call them, without accents. */
export const ROOM_WORDS: Readonly<Record<string, RoomWord>> = {
  salon: room("Salón", "salon"),
  sala: room("Sala", "salon", "la"),
  living: room("Living", "salon"),
  estar: room("Estar", "salon"),
  comedor: room("Comedor", "comedor"),
  cocina: room("Cocina", "cocina", "la"),
  dormitorio: room("Dormitorio", "dormitorio"),
  habitacion: room("Habitación", "dormitorio", "la"),
  recamara: room("Recámara", "dormitorio", "la"),
  alcoba: room("Alcoba", "dormitorio", "la"),
  cuarto: room("Cuarto", "dormitorio"),
  bano: room("Baño", "bano"),
  aseo: room("Aseo", "aseo"),
  toilette: room("Toilette", "aseo"),
  pasillo: room("Pasillo", "pasillo"),
  distribuidor: room("Distribuidor", "pasillo"),
  recibidor: room("Recibidor", "recibidor"),
  hall: room("Hall", "recibidor"),
  entrada: room("Entrada", "recibidor", "la"),
  despacho: room("Despacho", "despacho"),
  estudio: room("Estudio", "despacho"),
  oficina: room("Oficina", "despacho", "la"),
  vestidor: room("Vestidor", "vestidor"),
  closet: room("Clóset", "vestidor"),
  lavadero: room("Lavadero", "lavadero"),
  tendedero: room("Tendedero", "lavadero"),
  trastero: room("Trastero", "trastero"),
  bodega: room("Bodega", "trastero", "la"),
  garaje: room("Garaje", "garaje"),
  cochera: room("Cochera", "garaje", "la"),
  terraza: room("Terraza", "terraza", "la", "exterior-descubierto"),
  balcon: room("Balcón", "balcon", "el", "exterior-cubierto"),
  patio: room("Patio", "patio", "el", "exterior-descubierto"),
  galeria: room("Galería", "galeria", "la"),
};

/** Words that go on with a room's name. */
export const NAME_TAILS: Readonly<Record<string, string>> = {
  principal: "principal",
  doble: "doble",
  individual: "individual",
  matrimonio: "de matrimonio",
  invitados: "de invitados",
  servicio: "de servicio",
  visitas: "de visitas",
  americana: "americana",
  suite: "en suite",
  pequeno: "pequeño",
  pequena: "pequeña",
  grande: "grande",
  infantil: "infantil",
  juvenil: "juvenil",
};

export const OPENING_WORDS: Readonly<Record<string, OpeningKind>> = {
  puerta: "puerta",
  ventana: "ventana",
  ventanal: "puerta-balconera",
  balconera: "puerta-balconera",
  hueco: "hueco",
  paso: "hueco",
};

/** Where a room lies from the one before it. */
export const SIDE_WORDS = {
  derecha: "right",
  izquierda: "left",
  fondo: "above",
  arriba: "above",
  encima: "above",
  detras: "above",
  abajo: "below",
  debajo: "below",
  delante: "below",
  junto: "right",
  lado: "right",
  pegado: "right",
  pegada: "right",
} as const satisfies Record<string, "right" | "left" | "above" | "below">;
export type Side = (typeof SIDE_WORDS)[keyof typeof SIDE_WORDS];

/** Outside of the home, where a window or door may lead. */
export const OUTSIDE_WORDS: ReadonlySet<string> = new Set([
  "calle",
  "exterior",
  "fachada",
  "jardin",
  "luces",
  "rellano",
  "escalera",
]);

/** Words that say nothing here. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    "a al ante con cuya da de del desde el ella en entre es esta este hace hacia hay la las lo los luego mas mide " +
    "miden metro metros m otra otro por que se sigue su tambien tenemos tiene un una uno unos y ya despues con entonces queda le"
  ).split(" "),
);
