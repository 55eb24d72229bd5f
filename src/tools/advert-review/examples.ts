import type * as z from "zod/mini";
import type { advertReviewInput } from "./schema.ts";

/** Measures of photos as a telephone takes them, invented for the example. */
const photo = (
  name: string,
  room: string,
  look: Partial<{ brightness: number; sharpness: number; shadows: number; lights: number; tilt: number | null }> = {},
  fingerprint = name,
) => ({
  id: name,
  name,
  room,
  widthPx: 1600,
  heightPx: 1200,
  look: {
    fingerprint: printOf(fingerprint),
    brightness: 138,
    sharpness: 420,
    shadows: 0.01,
    lights: 0.04,
    tilt: 0.3,
    ...look,
  },
});

/** Sixteen digits that differ widely from name to name. */
function printOf(name: string): string {
  let state = 2166136261;
  return Array.from({ length: 16 }, (_, at) => {
    state = Math.imul(state ^ (name.charCodeAt(at % name.length) + at), 16777619) >>> 0;
    return ((state >>> 13) & 15).toString(16);
  }).join("");
}

const IN_ZARAGOZA = `Dirección;m²;Habitaciones;Baños;Planta;Ascensor;Estado;Precio
Calle de Lagasca 12;82;3;1;3;sí;bueno;236.000 €
Calle de Cortes de Aragón 20;84;3;1;4;sí;bueno;262.000 €
Calle de Cervantes 31;80;3;1;2;sí;bueno;228.000 €
Calle de La Paz 9;83;3;1;5;sí;bueno;259.000 €
Calle de San Miguel 44;85;3;1;3;sí;bueno;268.000 €
Paseo de Sagasta 38;81;3;1;4;sí;bueno;243.000 €
Calle de Latassa 22;79;3;1;2;sí;bueno;226.000 €
Calle de Bolonia 17;82;3;1;6;sí;bueno;254.000 €`;

const TEXT = `OPORTUNIDAD!! Precioso piso en el Centro
Espectacular y luminoso piso en una zona inmejorable, ideal para entrar a vivir. Tiene 3 habitaciones muy amplias y una cocina con isla. Edificio con ascensor. No te lo pierdas, llámanos!`;

export const REVIEW_EXAMPLE = {
  home: {
    operation: "venta",
    type: "piso",
    placeName: "Centro, Zaragoza",
    municipalityCode: "50297",
    latitude: "41,6436",
    longitude: "-0,8898",
    builtAreaM2: "82",
    rooms: "3",
    bathrooms: "1",
    floor: "3",
    condition: "bueno",
    hasLift: "si",
    hasTerrace: "si",
    energyRating: "E",
    price: "299.000",
  },
  text: TEXT,
  photos: [
    photo("fachada.jpg", "fachada", { tilt: 3.4 }),
    photo("salon-1.jpg", "salon", { sharpness: 38 }),
    photo("salon-2.jpg", "salon"),
    photo("cocina.jpg", "cocina", { brightness: 58, shadows: 0.34 }),
    photo("dormitorio.jpg", "dormitorio", { lights: 0.38 }),
    photo("dormitorio-copia.jpg", "dormitorio", { lights: 0.38 }, "dormitorio.jpg"),
    photo("terraza.jpg", "terraza"),
  ],
  hasPlan: "no",
  terraceAreaM2: "9",
  heating: "gas_individual",
  nearby: ["Parque Bruil a 300 m"],
  comparablesText: IN_ZARAGOZA,
  useNearby: "no",
  adDescriptions: ["Tres habitaciones y terraza en el Centro."],
  headlines: ["Piso en venta en Zaragoza", "Piso en venta, Zaragoza", "Piso precioso y muy luminoso aquí"],
  // The schema's type asks for every key; what is left out is unknown.
} as unknown as z.input<typeof advertReviewInput>;

export const REVIEW_EXAMPLE_IN_MEXICO = {
  home: {
    operation: "venta",
    type: "piso",
    placeName: "Condesa, Ciudad de México",
    country: "MX",
    currency: "MXN",
    builtAreaM2: "94",
    rooms: "2",
    bathrooms: "2",
    floor: "3",
    hasLift: "si",
    price: "6.250.000",
  },
  text: `Departamento en la Condesa
Hermoso e impresionante departamento de 94 m² con 2 recámaras y 2 baños. Elevador.`,
  photos: [
    photo("sala.jpg", "salon"),
    photo("cocina.jpg", "cocina", { brightness: 60 }),
    photo("recamara.jpg", "dormitorio"),
  ],
  nearby: ["Parque México a 200 m"],
} as unknown as z.input<typeof advertReviewInput>;
