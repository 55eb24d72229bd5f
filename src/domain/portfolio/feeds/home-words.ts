import type { HomeStatus, HomeType } from "../../shared/home-attributes/home-values.ts";
import { fold } from "../../shared/listing/fold.ts";

/** Words of Spanish and English feeds for our codes. */

/** Whole names, folded. */
const TYPE_NAMES: Record<HomeType, readonly string[]> = {
  piso: [
    "piso",
    "apartamento",
    "apartment",
    "flat",
    "departamento",
    "depto",
    "apto",
    "planta baja",
    "bajo",
    "vivienda",
  ],
  atico: ["atico", "penthouse", "sobreatico"],
  duplex: ["duplex", "triplex", "maisonette"],
  estudio: ["estudio", "studio", "loft", "monoambiente"],
  casa: [
    "casa",
    "house",
    "casa de pueblo",
    "village house",
    "country house",
    "casa rustica",
    "cave house",
    "casa cueva",
  ],
  chalet: [
    "chalet",
    "villa",
    "detached villa",
    "unifamiliar",
    "casa o chalet",
    "bungalow",
    "detached house",
    "mansion",
  ],
  adosado: [
    "adosado",
    "casa adosada",
    "chalet adosado",
    "pareado",
    "chalet pareado",
    "town house",
    "townhouse",
    "terraced house",
    "semi detached",
    "semi detached house",
    "semi detached villa",
    "quad house",
  ],
  local: [
    "local",
    "local comercial",
    "commercial",
    "business",
    "shop",
    "commercial premises",
    "premises",
    "restaurante",
    "bar",
  ],
  oficina: ["oficina", "office", "despacho"],
  finca: [
    "finca",
    "finca rustica",
    "cortijo",
    "masia",
    "estate",
    "farm",
    "rustic",
    "finca cortijo",
    "hacienda",
    "caserio",
  ],
  terreno: [
    "terreno",
    "land",
    "plot",
    "parcela",
    "solar",
    "urban plot",
    "building plot",
    "suelo",
    "lote",
    "rustic land",
  ],
  garaje: ["garaje", "garage", "parking", "plaza de garaje", "parking space", "aparcamiento", "plaza de aparcamiento"],
  trastero: ["trastero", "storage room", "storage", "storeroom", "bodega"],
  nave: ["nave", "nave industrial", "industrial", "warehouse", "industrial building", "industrial premises"],
  edificio: ["edificio", "building", "apartment building", "apartment block", "block", "hotel", "hostal"],
  otro: ["otro", "otros", "other", "inmueble"],
};

const TYPE_BY_NAME = new Map(
  Object.entries(TYPE_NAMES).flatMap(([type, names]) => names.map((name) => [name, type as HomeType] as const)),
);

/** Within a longer text, most telling first: "Ático dúplex en el centro" is an attic. */
const TYPE_WORDS: readonly (readonly [RegExp, HomeType])[] = [
  [/\b(plaza de garaje|garaje|garage|parking)\b(?!.*\b(piso|casa|chalet|apartamento)\b)/, "garaje"],
  [/^(trastero|storage)\b/, "trastero"],
  [/\b(nave|warehouse|industrial)\b/, "nave"],
  [/^(terreno|parcela|solar|suelo|land|plot)\b|\b(building|urban|residential) (land|plot)\b/, "terreno"],
  [/^(edificio|building|hotel)\b/, "edificio"],
  [/\b(penthouse|atico)\b/, "atico"],
  [/\b(duplex|triplex)\b/, "duplex"],
  [/\b(estudio|studio|loft)\b/, "estudio"],
  [/\b(adosad[oa]|paread[oa]|town ?house|terraced|semi detached)\b/, "adosado"],
  [/\b(finca rustica|cortijo|masia|finca)\b/, "finca"],
  [/\b(villa|chalet|bungalow|detached|unifamiliar)\b/, "chalet"],
  [/\b(piso|apartamento|apartment|flat|departamento|planta baja|vivienda|bajo)\b/, "piso"],
  [/\b(casa|house|home|caseron)\b/, "casa"],
  [/\b(oficina|office|despacho)\b/, "oficina"],
  [/\b(local|commercial|shop|premises)\b/, "local"],
];

const seen = new Map<string, HomeType | undefined>();

/** The type that a name or a title gives, or `undefined`. A feed repeats few names, so results are remembered. */
export function readHomeType(text: string): HomeType | undefined {
  if (seen.has(text)) return seen.get(text);
  const name = fold(text);
  const type = TYPE_BY_NAME.get(name) ?? TYPE_WORDS.find(([pattern]) => pattern.test(name))?.[1];
  if (seen.size > 500) seen.clear();
  seen.set(text, type);
  return type;
}

const STATUS_WORDS: readonly (readonly [RegExp, HomeStatus])[] = [
  [/\b(vendid[oa]|alquilad[oa]|cerrad[oa]|arrendad[oa]|sold|rented|let|firmad[oa]|traspasad[oa])\b/, "cerrado"],
  [/\b(reservad[oa]|con arras|arras|senalizad[oa]|reserved|under offer|bajo oferta)\b/, "reservado"],
  [
    /\b(retirad[oa]|baja|inactiv[oa]|no disponible|suspendid[oa]|archivad[oa]|desactivad[oa]|off market|withdrawn)\b/,
    "retirado",
  ],
  [/\b(captacion|por captar|prospecto|en estudio|valoracion|potencial)\b/, "captacion"],
  [
    /\b(disponible|activ[oa]|publicad[oa]|en venta|en alquiler|libre|alta|available|for sale|for rent|listing)\b/,
    "disponible",
  ],
];

/** The status that a Spanish or English word stands for, with or without marks; undefined for an unknown word. */
export function readHomeStatus(text: string): HomeStatus | undefined {
  const words = fold(text);
  return STATUS_WORDS.find(([pattern]) => pattern.test(words))?.[1];
}

/** ISO code, English name as feeds write it, other names. */
const COUNTRIES: readonly (readonly [code: string, name: string, ...others: string[]])[] = [
  ["ES", "Spain", "espana", "esp", "espagne", "spanien", "spanje"],
  ["PT", "Portugal", "prt"],
  ["FR", "France", "francia", "fra"],
  ["IT", "Italy", "italia", "ita"],
  ["AD", "Andorra", "and"],
  ["GI", "Gibraltar", "gib"],
  ["GB", "United Kingdom", "uk", "reino unido", "gbr"],
  ["DE", "Germany", "alemania", "deu"],
  ["GR", "Greece", "grecia", "grc"],
  ["CY", "Cyprus", "chipre", "cyp"],
  ["MA", "Morocco", "marruecos", "mar"],
  ["US", "United States", "usa", "estados unidos"],
  ["MX", "Mexico", "mex"],
  ["AR", "Argentina", "arg"],
  ["CO", "Colombia", "col"],
  ["CL", "Chile", "chl"],
  ["PE", "Peru", "per"],
  ["EC", "Ecuador", "ecu"],
  ["UY", "Uruguay", "ury"],
  ["PA", "Panama", "pan"],
  ["CR", "Costa Rica", "cri"],
  ["DO", "Dominican Republic", "republica dominicana", "dom"],
];

const CODE_BY_COUNTRY = new Map(
  COUNTRIES.flatMap(([code, ...names]) => [code, ...names].map((name) => [fold(name), code] as const)),
);
const COUNTRY_BY_CODE = new Map(COUNTRIES.map(([code, name]) => [code, name]));

/** `Spain`, `España`, `es` → `ES`; any two letters are taken as a code. */
export function readCountry(text: string): string | undefined {
  return CODE_BY_COUNTRY.get(fold(text)) ?? (/^[a-z]{2}$/i.test(text.trim()) ? text.trim().toUpperCase() : undefined);
}

/** English name; the code of a country that we do not list. */
export const countryName = (code: string) => COUNTRY_BY_CODE.get(code) ?? code;

/** How our own tables call a type. */
export const HOME_TYPE_WORDS: Record<HomeType, string> = {
  piso: "Piso",
  atico: "Ático",
  duplex: "Dúplex",
  estudio: "Estudio",
  casa: "Casa",
  chalet: "Chalet",
  adosado: "Adosado",
  local: "Local",
  oficina: "Oficina",
  finca: "Finca",
  terreno: "Terreno",
  garaje: "Garaje",
  trastero: "Trastero",
  nave: "Nave",
  edificio: "Edificio",
  otro: "Otro",
};
