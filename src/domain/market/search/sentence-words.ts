import { wordTable } from "../../shared/format/spelled-numbers.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import type { MarketFeature } from "../features.ts";
import { PHRASES } from "./sentence-phrases.ts";

/** The words in which homes are looked for, in Spain and in Latin America; all of them without accents, in lower case. */

const table = <Value extends string>(words: Readonly<Partial<Record<Value, string>>>) =>
  wordTable<Value>(
    Object.fromEntries(
      Object.entries<string | undefined>(words).flatMap(([value, list]) =>
        (list ?? "").split(" ").map((word) => [word, value as Value]),
      ),
    ),
  );

/** Kinds of homes. «PH» is Argentina's flat with a door of its own, «quinta» its house in the country. */
export const TYPE_WORDS = table<HomeType>({
  piso: "piso pisos pisito departamento departamentos depa depas depto deptos dpto dptos apartamento apartamentos apartamentito apto aptos semipiso flat",
  atico: "atico aticos atiquito penthouse sobreatico",
  duplex: "duplex triplex",
  estudio:
    "estudio estudios monoambiente monoambientes loft lofts apartaestudio apartaestudios minidepa minidepas minidepartamento",
  casa: "casa casas casita casitas ph cortijo caserio masia",
  chalet: "chalecito chalet chalets chale villa villas unifamiliar",
  adosado: "adosado adosados adosada adosadas pareado pareados townhouse",
  local: "local locales",
  oficina: "oficina oficinas despacho despachos",
  finca: "rancho ranchos estancia",
  terreno: "terreno terrenos solar solares lote lotes",
  nave: "nave naves galpon galpones",
  edificio: "edificio edificios",
});

/** Kinds that are features when they stand behind another kind: «casa con garaje». */
export const TYPE_OR_FEATURE = wordTable<HomeType>({
  garaje: "garaje",
  garajes: "garaje",
  trastero: "trastero",
  trasteros: "trastero",
  parcela: "terreno",
  finca: "finca",
  fincas: "finca",
});

/** Homes of any kind: they say nothing. */
export const HOME_NOUNS = new Set(
  "vivienda viviendas inmueble inmuebles propiedad propiedades hogar hogares inmobiliario anuncio anuncios".split(" "),
);

/** «Cochera» is Mexico's and Peru's garage, «baulera» Argentina's storeroom, «bodega» Chile's, «alberca» Mexico's pool. */
export const FEATURE_WORDS = table<MarketFeature>({
  hasLift: "ascensor ascensores elevador elevadores",
  isExterior: "exterior exteriores",
  hasTerrace: "terraza terrazas terracita azotea",
  hasParkingIncluded:
    "garaje garajes garage parking parqueadero parqueaderos parqueo aparcamiento estacionamiento estacionamientos cochera cocheras",
  hasStorageRoom: "trastero trasteros baulera bauleras bodega bodegas",
  hasPool: "piscina piscinas alberca albercas pileta piletas",
  hasAirConditioning: "climatizado climatizada climatizacion aire aircon",
  hasWardrobes: "armarios empotrados closets placards",
  hasGarden: "jardin jardines jardincito",
  allowsPets: "mascotas mascota perros perro gatos gato",
  isFurnished: "amueblado amueblada amueblados amuebladas amoblado amoblada amoblados amueblar amoblar muebles",
  hasDoorman: "portero conserje porteria conserjeria",
  isVacant: "desocupado desocupada vacio vacia vacios",
});
/** Words that are the contrary of a feature. */
export const CONTRARY_WORDS = wordTable<MarketFeature>({
  interior: "isExterior",
  interiores: "isExterior",
  okupado: "isVacant",
  ocupado: "isVacant",
  ocupada: "isVacant",
});

export const ROOM_WORDS = new Set(
  "habitacion habitaciones hab habs habit dormitorio dormitorios dorm dorms cuarto cuartos recamara recamaras rec alcoba alcobas pieza piezas".split(
    " ",
  ),
);
export const AMBIENT_WORDS = new Set(["ambiente", "ambientes", "amb", "ambs"]);
export const BATH_WORDS = new Set("bano banos aseo aseos banito wc".split(" "));
/**
 * Square metres of a unit of area. The «vara cuadrada» is that of Central America, 0.8359 m to the side: 0.8359² = 0.69873 m².
 */
export const AREA_FACTORS = wordTable<number>({
  hectarea: 10_000,
  hectareas: 10_000,
  ha: 10_000,
  has: 10_000,
  vara: 0.69873,
  varas: 0.69873,
  vrs: 0.69873,
});
const METRES = "m2 mt2 mts2 m mt mts metros mtrs metro".split(" ");
export const AREA_UNITS = new Set([...METRES, ...Object.keys(AREA_FACTORS)]);

export const RENT_WORDS = new Set(
  "alquiler alquileres alquilar alquilo alquila alquilan arrendar arriendo arriendos arrendamiento rentar renta rentas rento".split(
    " ",
  ),
);
export const SALE_WORDS = new Set(
  "venta ventas vender vende venden comprar compro compra compramos adquirir".split(" "),
);

/** Words that turn the word behind them into its contrary. */
export const NEGATIONS = new Set(
  "sin no ni tampoco nada excepto salvo evitar descarta descartar quita quitando ningun ninguna".split(" "),
);
/** No negation reaches over these. */
export const NEGATION_ENDS = new Set("con pero y que si aunque tiene tenga tengan mejor".split(" "));

/** Words that ask for nothing by themselves. */
export const FILLERS = new Set(
  (
    "busco busca buscamos buscar buscando buscame quiero quiere quieren queremos quisiera necesito necesita necesitamos encuentra encuentrame dame muestra muestrame ensename interesa interesan me te le les nos se " +
    "que de del la el los las lo un una unos unas al a con en por para y o u e ni pero su sus mi mis es sea sean este esten esta estan tenga tengan tiene tienen haya hay ha han hayan no sin si mas menos tope muy mucho mucha poco ya solo solamente tambien como entre desde hasta sobre cerca " +
    "zona zonas barrio barrios ciudad capital municipio provincia colonia comuna distrito localidad codigo postal cp " +
    "cliente clienta clientes comprador compradora compradores pareja familia persona personas favor gracias hola buenas tipo algun alguna algunos algo cualquier cualquiera preferible preferiblemente preferentemente mejor ideal idealmente " +
    "maximo minimo max min presupuesto precio precios euros euro eur vale valga cueste cuesten cuesta gastar pagar superficie metros cuadrados construidos utiles m2 aproximadamente aprox alrededor mes mensuales mensual ano anos planta plantas altura " +
    "hacer ver ser estar tener alguien pueda puede pueden podria debe deben todo todos todas toda otra otro cada donde cuando bien vamos vivir mudarse urgente urgentemente manana hoy incluido incluida incluidos igual importa tanto cosa cosas estilo dentro casi negociable negociables adelante arriba abajo lugar sitio listo construido construida construidas directo"
  ).split(" "),
);
/** Words that lead to a place: «en Gràcia», «por la zona de Ruzafa». */
export const LEADS = new Set(
  "en por zona barrio barriada colonia distrito comuna municipio ciudad localidad provincia comunidad".split(" "),
);

const inPatterns = PHRASES.flatMap(([pattern]) =>
  pattern.flatMap(({ words, kind }) => (kind === "word" ? [...words] : [])),
);

/** Every word that the reader knows: typed words that are one letter off are read as one of these. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...Object.keys(TYPE_WORDS),
  ...Object.keys(TYPE_OR_FEATURE),
  ...Object.keys(FEATURE_WORDS),
  ...Object.keys(CONTRARY_WORDS),
  ...[
    ROOM_WORDS,
    AMBIENT_WORDS,
    BATH_WORDS,
    AREA_UNITS,
    RENT_WORDS,
    SALE_WORDS,
    HOME_NOUNS,
    FILLERS,
    LEADS,
    NEGATIONS,
  ].flatMap((words) => [...words]),
  ...inPatterns,
]);
