import type { KyeroFeature } from "../../shared/home-attributes/attribute.ts";
import type { ORIENTATIONS } from "../../shared/home-attributes/home-values.ts";
import { ATTRIBUTE_NAMES, type AttributeName, attributeOf } from "../../shared/home-attributes/table.ts";
import { fold } from "../../shared/listing/fold.ts";
import type { Home } from "../homes/home.ts";

/** Features of Kyero that attributes are read from and told by. */

/** A word longer than this tells more than one attribute: `Lift and garden of 20 m²`. */
const LONGEST_DISTINCTIVE = 24;

const DISTINCTIVE: readonly (KyeroFeature & { name: AttributeName })[] = ATTRIBUTE_NAMES.flatMap((name) => {
  const { kyero } = attributeOf(name)!.feeds;
  return typeof kyero === "object" && "features" in kyero ? kyero.features.map((stated) => ({ name, ...stated })) : [];
});

/** The attributes that one feature tells, with their values; none for a word of the sender's own. */
export function attributesByFeature(word: string): { name: AttributeName; means: boolean | string }[] {
  if (word.length > LONGEST_DISTINCTIVE) return [];
  return DISTINCTIVE.filter(({ pattern }) => pattern.test(word));
}

const FACING: Record<(typeof ORIENTATIONS)[number], string> = {
  norte: "North facing",
  sur: "South facing",
  este: "East facing",
  oeste: "West facing",
};

/**
 * Features that agents write in Spanish and no attribute holds, in the words of kyero.com's own feeds. A phrase that is not here
 * goes out as it was written: we have nobody who would translate it.
 */
const IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alarma: "Alarm",
    barbacoa: "Barbecue",
    balcon: "Balcony",
    bodega: "Wine cellar",
    "cerca de la playa": "Close to the beach",
    "cerca del mar": "Close to the sea",
    "cocina abierta": "Open plan kitchen",
    "cocina amueblada": "Fitted kitchen",
    "cocina equipada": "Fully equipped kitchen",
    "cocina independiente": "Separate kitchen",
    domotica: "Home automation",
    "doble acristalamiento": "Double glazing",
    galeria: "Gallery",
    garaje: "Garage",
    gimnasio: "Gym",
    jacuzzi: "Jacuzzi",
    lavadero: "Laundry room",
    parking: "Parking",
    parquet: "Wooden floors",
    patio: "Patio",
    "paneles solares": "Solar panels",
    "pista de padel": "Padel court",
    "pista de tenis": "Tennis court",
    "placas solares": "Solar panels",
    "primera linea de playa": "Beachfront",
    "primera linea": "Beachfront",
    "puerta blindada": "Security door",
    sauna: "Sauna",
    solarium: "Solarium",
    "suelo de marmol": "Marble floors",
    "suelos de marmol": "Marble floors",
    urbanizacion: "Urbanisation",
    "urbanizacion cerrada": "Gated community",
    videoportero: "Video entry phone",
    vistas: "Views",
    "vistas a la montana": "Mountain views",
    "vistas al mar": "Sea views",
    "vistas despejadas": "Open views",
    "zona infantil": "Children's play area",
    "zonas ajardinadas": "Communal gardens",
    "zonas comunes": "Communal areas",
  }),
);

/** A word of the home's own as portals read it: that of its attribute, or a known phrase in English, else as it was written. */
function inEnglish(word: string): string {
  const [stated] = attributesByFeature(word);
  const ours =
    stated &&
    DISTINCTIVE.find(({ name, means, word: known }) => known && name === stated.name && means === stated.means);
  return ours?.word ?? IN_ENGLISH.get(fold(word)) ?? word;
}

/**
 * The features of a home for portals, in English, which Kyero's format has them in: its own words, then a word for each attribute that
 * no word of its own tells. What it lacks is no feature.
 */
export function portalFeatures(home: Home): string[] {
  const own = new Set(home.features.map(inEnglish));
  const seen = new Set(home.features.flatMap((word) => attributesByFeature(word).map(({ name }) => name)));
  const more = DISTINCTIVE.flatMap(({ name, means, word }) =>
    word !== undefined && home[name] === means && !seen.has(name) ? [word] : [],
  );
  const facing = home.orientations?.map((side) => FACING[side]) ?? [];
  return [...own, ...[...more, ...facing].filter((word) => !own.has(word))];
}
