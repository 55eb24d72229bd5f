import type { PhotoRoom } from "#domain/portfolio/homes/photo-rooms.ts";
import { plain } from "#domain/shared/wording/plain-text.ts";

/** Words of files' names, in folded Spanish of both sides of the ocean. */
const WORDS: readonly (readonly [PhotoRoom, RegExp])[] = [
  ["plano", /\bplanos?\b/],
  ["comedor", /\bcomedor\b/],
  ["salon", /\b(?:salon|sala|estar|living)\b/],
  ["cocina", /\bcocina\b/],
  ["dormitorio", /\b(?:dormitorio|habitacion|recamara|alcoba|cuarto|hab)\b/],
  ["bano", /\b(?:bano|aseo|wc)\b/],
  ["terraza", /\b(?:terraza|balcon|azotea)\b/],
  ["vistas", /\bvistas?\b/],
  ["jardin", /\b(?:jardin|patio)\b/],
  ["piscina", /\b(?:piscina|alberca|pileta)\b/],
  ["fachada", /\b(?:fachada|exterior|edificio)\b/],
  ["entrada", /\b(?:entrada|recibidor|hall)\b/],
  ["pasillo", /\bpasillo\b/],
  ["despacho", /\b(?:despacho|estudio|oficina)\b/],
  ["lavadero", /\b(?:lavadero|galeria)\b/],
  ["zonas_comunes", /\b(?:portal|comunes|escalera)\b/],
  ["garaje", /\b(?:garaje|cochera|estacionamiento|parqueadero|parking)\b/],
  ["trastero", /\b(?:trastero|bodega)\b/],
];

/** The room that a file's name tells, as in `salon-2.jpg`; null where it tells none. */
export function roomOfName(name: string): PhotoRoom | null {
  const words = plain(name).replace(/[^a-z]+/g, " ");
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
