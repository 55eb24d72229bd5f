import type { AdvertPhoto, ReviewedAdvert } from "./advert.ts";

/** A good photo of a room. Names that differ have fingerprints that differ. */
export const photoOf = (
  id: string,
  more: Omit<Partial<AdvertPhoto>, "look"> & { look?: Partial<AdvertPhoto["look"]> } = {},
): AdvertPhoto => ({
  id,
  name: id,
  room: null,
  widthPx: 1600,
  heightPx: 1200,
  ...more,
  look: { fingerprint: printOf(id), brightness: 140, sharpness: 500, shadows: 0, lights: 0.03, tilt: 0, ...more.look },
});

/** Sixteen digits of a name: names of one letter more differ in half of their bits. */
export function printOf(name: string): string {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return Array.from({ length: 16 }, () => {
    state = Math.imul(state ^ (state >>> 13), 0x5bd1e995) >>> 0;
    return (state >>> 28).toString(16);
  }).join("");
}

const GOOD_TEXT = `Piso de 94 m² en Ruzafa, con 3 habitaciones y 2 baños, en la planta 3 con ascensor y terraza.
La cocina equipada da al este y el salón tiene vistas al parque. Se reformó en 2021 con doble acristalamiento y armarios empotrados.
Calefacción de gas y aire acondicionado. El garaje y el trastero están en el edificio. El metro está a 300 m y el mercado a 5 minutos.
Comunidad de 80 euros al mes. Certificado energético E. Es exterior, se construyó en 1965 y se entrega sin muebles y con la cocina puesta.`;

const ROOMS = ["salon", "cocina", "dormitorio", "bano", "terraza", "comedor", "vistas", "entrada", "fachada"] as const;

/** An advert that lacks nothing. */
export const goodAdvert = (): ReviewedAdvert => ({
  type: "piso",
  title: "Piso de 3 habitaciones con terraza en Ruzafa",
  text: GOOD_TEXT,
  photos: [
    ...ROOMS.map((room) => photoOf(`foto de ${room}`, { room })),
    ...Array.from({ length: 6 }, (_, at) => photoOf(`otra ${at}`, { room: "dormitorio" })),
  ],
  wanted: ["rooms", "bathrooms", "floor", "hasLift", "heating"].map((name) => ({
    name,
    label: name,
    why: "",
    isKnown: true,
  })),
  hasPlan: true,
  hasTour: true,
  hasVideo: true,
  price: 0.2,
});
