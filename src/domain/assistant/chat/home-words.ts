import { wordTable } from "../../shared/format/spelled-numbers.ts";
import type { HomeFeature, Slots } from "./intents.ts";

/**
 * Names of homes, in Spain and in Latin America, by the ids of `domain/shared/listing/property`. Written without
 * accents; plurals count. "Ph" is Argentina's flat with a door of its own, and counts as "casa".
 */
export const HOME_TYPES = wordTable<string>({
  piso: "piso",
  pisos: "piso",
  pisito: "piso",
  departamento: "piso",
  departamentos: "piso",
  depa: "piso",
  depas: "piso",
  depto: "piso",
  deptos: "piso",
  dpto: "piso",
  dto: "piso",
  apartamento: "piso",
  apartamentos: "piso",
  apto: "piso",
  aptos: "piso",
  apartaestudio: "estudio",
  apartaestudios: "estudio",
  semipiso: "piso",
  planta: "piso",
  bajo: "piso",
  entresuelo: "piso",
  atico: "atico",
  aticos: "atico",
  atiquito: "atico",
  penthouse: "atico",
  sobreatico: "atico",
  duplex: "duplex",
  triplex: "duplex",
  estudio: "estudio",
  estudios: "estudio",
  monoambiente: "estudio",
  monoambientes: "estudio",
  loft: "estudio",
  lofts: "estudio",
  garsonier: "estudio",
  casa: "casa",
  casas: "casa",
  casita: "casa",
  caserio: "casa",
  cortijo: "casa",
  ph: "casa",
  chalet: "chalet",
  chalets: "chalet",
  chale: "chalet",
  villa: "chalet",
  villas: "chalet",
  unifamiliar: "chalet",
  quinta: "chalet",
  adosado: "adosado",
  adosados: "adosado",
  pareado: "adosado",
  townhouse: "adosado",
  local: "local",
  locales: "local",
  nave: "local",
  bodega: "local",
  galpon: "local",
  oficina: "oficina",
  oficinas: "oficina",
  despacho: "oficina",
  terreno: "otro",
  terrenos: "otro",
  solar: "otro",
  parcela: "otro",
  lote: "otro",
  finca: "otro",
  edificio: "otro",
  rancho: "otro",
});

/**
 * Not a kind by themselves: "planta baja" is a floor, "un local" may be any premises, "villa" begins names of towns.
 */
export const WEAK_TYPES = new Set([
  "planta",
  "bajo",
  "entresuelo",
  "villa",
  "villas",
  "quinta",
  "estudios",
  "nave",
  "solar",
]);

/** Homes of any kind. */
export const HOME_NOUNS = [
  "vivienda",
  "viviendas",
  "inmueble",
  "inmuebles",
  "propiedad",
  "propiedades",
  "hogar",
  "inmobiliario",
];

/** "Cochera" is Mexico's and Peru's garage, "baulera" Argentina's storeroom, "alberca" Mexico's pool. */
export const FEATURE_WORDS = wordTable<HomeFeature>({
  ascensor: "ascensor",
  ascensores: "ascensor",
  elevador: "ascensor",
  elevadores: "ascensor",
  exterior: "exterior",
  exteriores: "exterior",
  terraza: "terraza",
  terrazas: "terraza",
  terracita: "terraza",
  terraceado: "terraza",
  balcon: "terraza",
  balcones: "terraza",
  azotea: "terraza",
  garaje: "garaje",
  garage: "garaje",
  garajes: "garaje",
  parking: "garaje",
  parqueadero: "garaje",
  parqueaderos: "garaje",
  parqueo: "garaje",
  aparcamiento: "garaje",
  estacionamiento: "garaje",
  estacionamientos: "garaje",
  cochera: "garaje",
  cocheras: "garaje",
  trastero: "trastero",
  trasteros: "trastero",
  baulera: "trastero",
  piscina: "piscina",
  piscinas: "piscina",
  alberca: "piscina",
  pileta: "piscina",
  jardin: "jardin",
  jardines: "jardin",
  climatizado: "aire",
  climatizacion: "aire",
  amueblado: "amueblado",
  amueblada: "amueblado",
  amueblados: "amueblado",
  amoblado: "amueblado",
  amoblada: "amueblado",
  muebles: "amueblado",
});

/** Words that are the contrary of a feature. */
export const CONTRARY_WORDS = wordTable<HomeFeature>({ interior: "exterior", interiores: "exterior" });

/** Words that turn a feature, a kind or a floor into its contrary, up to `until` words before it. */
export const NEGATIONS = new Set([
  "sin",
  "no",
  "ni",
  "tampoco",
  "nada",
  "menos",
  "excepto",
  "salvo",
  "evitar",
  "descarta",
  "quita",
]);

export const ROOM_WORDS = new Set(
  "habitacion habitaciones hab habs habit dormitorio dormitorios dorm dorms cuarto cuartos recamara recamaras rec alcoba alcobas pieza piezas h d dorms".split(
    " ",
  ),
);
export const AMBIENT_WORDS = new Set(["ambiente", "ambientes", "amb", "ambs"]);
export const BATH_WORDS = new Set("bano banos aseo aseos banito bath b wc".split(" "));

/** Condition, by one or more words in a row. */
export const CONDITIONS: readonly (readonly [condition: NonNullable<Slots["condition"]>, ...words: string[]])[] = [
  ["obra_nueva", "obra", "nueva"],
  ["obra_nueva", "a", "estrenar"],
  ["obra_nueva", "para", "estrenar"],
  ["obra_nueva", "por", "estrenar"],
  ["obra_nueva", "nueva", "construccion"],
  ["obra_nueva", "recien", "construido"],
  ["obra_nueva", "recien", "construida"],
  ["obra_nueva", "en", "pozo"],
  ["obra_nueva", "sobre", "planos"],
  ["obra_nueva", "en", "preventa"],
  ["a_reformar", "a", "reformar"],
  ["a_reformar", "para", "reformar"],
  ["a_reformar", "por", "reformar"],
  ["a_reformar", "sin", "reformar"],
  ["a_reformar", "para", "reciclar"],
  ["a_reformar", "a", "reciclar"],
  ["a_reformar", "a", "refaccionar"],
  ["a_reformar", "para", "refaccionar"],
  ["a_reformar", "para", "remodelar"],
  ["a_reformar", "por", "remodelar"],
  ["a_reformar", "necesita", "reforma"],
  ["a_reformar", "mal", "estado"],
  ["a_reformar", "en", "ruinas"],
  ["bueno", "buen", "estado"],
  ["bueno", "muy", "buen", "estado"],
  ["bueno", "bien", "conservado"],
  ["bueno", "bien", "conservada"],
  ["bueno", "reformado"],
  ["bueno", "reformada"],
  ["bueno", "recien", "reformado"],
  ["bueno", "remodelado"],
  ["bueno", "remodelada"],
  ["bueno", "reciclado"],
  ["bueno", "para", "entrar", "a", "vivir"],
  ["bueno", "listo", "para", "vivir"],
];

/** "Arriendo" is Colombia's and Chile's rent, "renta" Mexico's. */
export const RENT_WORDS = new Set(
  "alquiler alquileres alquilar alquilo alquila alquilarlo alquilarla alquilado alquilando arrendar arriendo arriendos arrendarlo arrendamiento arrendado rentar renta rentarlo rentas rento".split(
    " ",
  ),
);
export const SALE_WORDS = new Set(
  "venta ventas vender vendo vende vendemos venderlo venderla vendiendo comprar compro compra comprarlo comprarme comprarnos compramos comprando adquirir".split(
    " ",
  ),
);
