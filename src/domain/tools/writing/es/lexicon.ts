import { BUSINESS_TYPES, type HomeFacts, type Variety } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { neighbours } from "./neighbours.ts";
import { feminine, masculine, type Noun } from "./nouns.ts";

/** The names of things where the advert is read. Several names are all right there; one text keeps to one. */
export interface Lexicon {
  types: Partial<Record<HomeFacts["type"], readonly Noun[]>>;
  rooms: readonly Noun[];
  lift: Noun;
  parking: readonly Noun[];
  storage: Noun;
  pool: Noun;
  wardrobes: string;
  doorman: readonly string[];
  /** A storey: `planta`, `piso`. */
  storey: Noun;
  /** A storey of the building, where the one on which the home lies is named beside it: `altura`. */
  level: Noun;
  /** The ground that a home stands on: `parcela`. */
  plot: Noun;
  built: string;
  usable: string;
  communityFee: string;
  /** The same with its article. */
  theFee: string;
  /** To let: `alquila`, `renta`. */
  lets: string;
  rent: string;
}

const HABITACIONES = feminine("habitación", "habitaciones");
const DORMITORIOS = masculine("dormitorio");
const PISO = masculine("piso");
const DEPARTAMENTO = masculine("departamento");

const SPAIN: Lexicon = {
  types: {
    piso: [PISO],
    atico: [masculine("ático")],
    duplex: [masculine("dúplex", "dúplex")],
    estudio: [masculine("estudio")],
    casa: [feminine("casa")],
    chalet: [masculine("chalet")],
    adosado: [masculine("adosado")],
    local: [masculine("local", "locales")],
    oficina: [feminine("oficina")],
    otro: [masculine("inmueble")],
  },
  rooms: [HABITACIONES, DORMITORIOS],
  lift: masculine("ascensor", "ascensores"),
  parking: [feminine("plaza de aparcamiento", "plazas de aparcamiento")],
  storage: masculine("trastero"),
  pool: feminine("piscina"),
  wardrobes: "armarios empotrados",
  doorman: ["portero"],
  storey: feminine("planta"),
  level: feminine("altura"),
  plot: feminine("parcela"),
  built: "construidos",
  usable: "útiles",
  communityFee: "gastos de comunidad",
  theFee: "los gastos de comunidad",
  lets: "alquila",
  rent: "alquiler",
};

const LEXICONS: Record<Exclude<Variety, "en">, Lexicon> = {
  "es-ES": SPAIN,
  "es-MX": {
    ...SPAIN,
    types: {
      ...SPAIN.types,
      piso: [DEPARTAMENTO],
      atico: [masculine("penthouse", "penthouses")],
      chalet: [feminine("casa")],
      adosado: [feminine("casa")],
      local: [masculine("local comercial", "locales comerciales")],
    },
    rooms: [feminine("recámara")],
    lift: masculine("elevador", "elevadores"),
    parking: [masculine("estacionamiento"), masculine("cajón de estacionamiento", "cajones de estacionamiento")],
    storage: feminine("bodega"),
    pool: feminine("alberca"),
    wardrobes: "clósets",
    doorman: ["portero"],
    storey: masculine("piso"),
    level: masculine("nivel", "niveles"),
    plot: masculine("terreno"),
    built: "de construcción",
    communityFee: "cuota de mantenimiento",
    theFee: "la cuota de mantenimiento",
    lets: "renta",
    rent: "renta",
  },
  "es-AR": {
    ...SPAIN,
    types: {
      ...SPAIN.types,
      piso: [DEPARTAMENTO],
      atico: [masculine("penthouse", "penthouses")],
      estudio: [masculine("monoambiente")],
      chalet: [masculine("chalet"), feminine("casa")],
      adosado: [feminine("casa")],
    },
    rooms: [DORMITORIOS],
    parking: [feminine("cochera")],
    storage: feminine("baulera"),
    pool: feminine("pileta"),
    wardrobes: "placares",
    doorman: ["encargado"],
    storey: masculine("piso"),
    level: masculine("piso"),
    plot: masculine("terreno"),
    built: "cubiertos",
    communityFee: "expensas",
    theFee: "las expensas",
  },
  "es-CO": {
    ...SPAIN,
    types: {
      ...SPAIN.types,
      piso: [masculine("apartamento")],
      atico: [masculine("penthouse", "penthouses")],
      estudio: [masculine("apartaestudio")],
      chalet: [feminine("casa")],
      adosado: [feminine("casa")],
    },
    rooms: [feminine("alcoba"), HABITACIONES],
    parking: [masculine("parqueadero")],
    storage: masculine("depósito"),
    wardrobes: "clósets",
    doorman: ["portería"],
    storey: masculine("piso"),
    level: masculine("piso"),
    plot: masculine("lote"),
    communityFee: "administración",
    theFee: "la administración",
    lets: "arrienda",
    rent: "arriendo",
  },
  "es-CL": {
    ...SPAIN,
    types: {
      ...SPAIN.types,
      piso: [DEPARTAMENTO],
      atico: [masculine("penthouse", "penthouses")],
      chalet: [feminine("casa")],
      adosado: [feminine("casa")],
    },
    rooms: [DORMITORIOS],
    parking: [masculine("estacionamiento")],
    storage: feminine("bodega"),
    wardrobes: "clósets",
    doorman: ["conserjería", "conserje"],
    storey: masculine("piso"),
    level: masculine("piso"),
    plot: masculine("terreno"),
    communityFee: "gastos comunes",
    theFee: "los gastos comunes",
    lets: "arrienda",
    rent: "arriendo",
  },
};

/** Names that other countries give to things than the country whose grammar they share (`country-spanish`). */
const OWN_NAMES: Readonly<Record<string, Partial<Lexicon>>> = neighbours(LEXICONS);

/** The words of a country; for English, those of Spain. */
export function lexiconOf({ variety, words }: Pick<Saying, "variety" | "words">): Lexicon {
  const own = LEXICONS[variety === "en" ? "es-ES" : variety];
  return words === undefined ? own : { ...own, ...OWN_NAMES[words] };
}

/** One advert keeps to one name. */
const keptName = <T>({ choose }: Saying, key: string, names: readonly T[]): T => names[choose.name(key, names.length)]!;

/** Ground and nothing on it: the form has no name for it. */
export const isBareGround = ({ facts }: Saying) =>
  facts.type === "otro" && facts.plotAreaM2 !== undefined && facts.builtAreaM2 === undefined && !facts.rooms;

const GARAGE =
  /garaje|cochera|aparcamiento|estacionamiento|parqueadero|(?<!\p{L})(?:coche|auto|carro|moto)s?(?!\p{L})/iu;
/** In m²: a garage for one car or two. */
const LARGEST_GARAGE = 60;
/** A place for a car, which the form has no name for either: the agent's own words tell it. */
export const isGarage = ({ facts }: Saying) =>
  facts.type === "otro" &&
  !facts.rooms &&
  facts.builtAreaM2 !== undefined &&
  facts.builtAreaM2 <= LARGEST_GARAGE &&
  GARAGE.test([...(facts.features ?? []), ...(facts.noted ?? []), facts.ownText ?? ""].join(". "));

/** Name of the home in this advert. */
export const typeNoun = (c: Saying): Noun =>
  isBareGround(c)
    ? lexiconOf(c).plot
    : isGarage(c)
      ? lexiconOf(c).parking[0]!
      : keptName(c, "type", lexiconOf(c).types[c.facts.type] ?? [masculine("inmueble")]);
/** Name of its rooms; a shop has no bedrooms. */
export const roomNoun = (c: Saying): Noun =>
  BUSINESS_TYPES.includes(c.facts.type) ? feminine("estancia") : keptName(c, "rooms", lexiconOf(c).rooms);
/** Name of its parking. */
export const parkingNoun = (c: Saying): Noun => keptName(c, "parking", lexiconOf(c).parking);
/** Name of the person who minds the door. */
export const doormanName = (c: Saying): string => keptName(c, "doorman", lexiconOf(c).doorman);
