import { wordTable } from "../../shared/format/spelled-numbers.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import type { MarketFeature } from "../features.ts";
import type { MarketFilter } from "./market-filter.ts";
import { type Pattern, patternOf } from "./spoken-pattern.ts";

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
  casa: "casa casas casita ph cortijo caserio masia",
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
  hasTerrace: "terraza terrazas terracita balcon balcones azotea",
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

/** The wish that a row of words says. `days` is of a number in the words where there is one: so many of them. */
export type Wish =
  | { kind: "feature"; value: MarketFeature; isContrary?: boolean }
  | { kind: "type"; value: HomeType }
  | { kind: "seller"; value: NonNullable<MarketFilter["seller"]> }
  | { kind: "condition"; values: MarketFilter["conditions"] }
  | { kind: "status"; value: MarketFilter["statuses"][number] }
  | { kind: "fresh" | "dropped"; days: number }
  | { kind: "sort"; value: MarketFilter["sort"] }
  | { kind: "ground" }
  | { kind: "energy" }
  /** Words that titles are searched for, whatever one of them says alone. */
  | { kind: "words" }
  | { kind: "nothing" };

const NEW: Wish = { kind: "condition", values: ["obra_nueva"] };
const GOOD: Wish = { kind: "condition", values: ["bueno"] };
const USED: Wish = { kind: "condition", values: ["bueno", "a_reformar"] };
const TO_REFORM: Wish = { kind: "condition", values: ["a_reformar"] };
const READY: Wish = { kind: "condition", values: ["obra_nueva", "bueno"] };
const AGENTS = "agencia|agencias|inmobiliaria|inmobiliarias|intermediario|intermediarios|comision|comisiones";
const LAST = "de|en|durante? el|la|los|las|esta|este|ultimo|ultima|ultimos|ultimas";
const FELL = "bajado|bajadas|bajada|bajaron|rebajado|rebajados|rebajada|rebajadas|rebaja|rebajas|bajan";

/** Rows of words and what they ask for; of several that begin at one word the longest counts. */
export const PHRASES: readonly (readonly [pattern: Pattern, wish: Wish])[] = (
  [
    [`sin ${AGENTS}`, { kind: "seller", value: "particular" }],
    [`nada|ni de? ${AGENTS}`, { kind: "seller", value: "particular" }],
    [`no|ningun|ninguna de? ${AGENTS}`, { kind: "seller", value: "particular" }],
    ["de|por|entre|solo particular|particulares", { kind: "seller", value: "particular" }],
    ["particular|particulares", { kind: "seller", value: "particular" }],
    ["trato directo", { kind: "seller", value: "particular" }],
    ["dueno|propietario directo", { kind: "seller", value: "particular" }],
    ["de|por|con|solo agencia|agencias|inmobiliaria|inmobiliarias", { kind: "seller", value: "agencia" }],
    ["ultima|ultimas planta|plantas", { kind: "feature", value: "isTopFloor" }],
    ["ultimo|ultimos piso|pisos|nivel", { kind: "feature", value: "isTopFloor" }],
    ["aire acondicionado|acondicionados|acond|frio", { kind: "feature", value: "hasAirConditioning" }],
    ["armarios empotrados", { kind: "feature", value: "hasWardrobes" }],
    [
      "que? admita|admitan|acepte|acepten|permita|permitan mascotas|mascota|perros|perro|gatos|gato",
      { kind: "feature", value: "allowsPets" },
    ],
    ["pet friendly", { kind: "feature", value: "allowsPets" }],
    [
      "plaza|plazas|cajon|cajones de garaje|parking|aparcamiento|estacionamiento",
      { kind: "feature", value: "hasParkingIncluded" },
    ],
    ["libre|libres|vacio de inquilinos|inquilino|ocupantes|cargas", { kind: "feature", value: "isVacant" }],
    ["con inquilino|inquilinos", { kind: "feature", value: "isVacant", isContrary: true }],
    ["casa|casas|chalet|chalets adosado|adosados|adosada|adosadas|pareada|pareado", { kind: "type", value: "adosado" }],
    ["casa|chalet unifamiliar", { kind: "type", value: "chalet" }],
    ["finca rustica", { kind: "type", value: "finca" }],
    ["plaza|plazas de garaje|parking en", { kind: "type", value: "garaje" }],
    ["obra|construccion nueva", NEW],
    ["nueva construccion", NEW],
    ["a|para|por|de estrenar|estreno", NEW],
    ["sobre|en plano|planos|pozo|preventa", NEW],
    ["recien construido|construida|hecho", NEW],
    ["que? no|tampoco haya|hay|necesite|necesita|requiera que? reformar|reforma|reformas|obras|arreglar", READY],
    ["sin necesidad de reforma|reformar", READY],
    ["que? no haga|hace|haya falta reformar|reformarlo|reformarla|obras|arreglarlo", READY],
    ["que? este|esten bien", READY],
    ["a|para|por reformar|reciclar|refaccionar|remodelar|rehabilitar|renovar|arreglar", TO_REFORM],
    ["sin reformar", TO_REFORM],
    ["necesita|necesite|necesitan reforma|reformas|obras", TO_REFORM],
    ["mal estado", TO_REFORM],
    ["en ruina|ruinas", TO_REFORM],
    ["de? segunda mano", USED],
    ["usado|usada|usados|usadas", USED],
    ["en? muy? buen estado", GOOD],
    ["bien conservado|conservada", GOOD],
    ["recien? reformado|reformada|reformados|reformadas|remodelado|remodelada|reciclado|renovado|renovada", GOOD],
    ["listo|lista|listos? para? entrar|vivir|habitar a? vivir?", GOOD],
    ["para entrar a vivir", GOOD],
    ["reservado|reservados|reservada|reservadas", { kind: "status", value: "reservado" }],
    ["vendido|vendidos|vendida|vendidas|cerrado|cerrados|alquilado|alquilados", { kind: "status", value: "cerrado" }],
    ["retirado|retirados|retirada|retiradas", { kind: "status", value: "retirado" }],
    [`que? se? han|hayan|ha|haya? ${FELL} de|el? precio|precios? ${LAST} semana`, { kind: "dropped", days: 7 }],
    [
      `que? se? han|hayan|ha|haya? ${FELL} de|el? precio|precios? de|en? esta|la|ultima ultima? semana`,
      { kind: "dropped", days: 7 },
    ],
    [
      `que? se? han|hayan|ha|haya? ${FELL} de|el? precio|precios? de|en? este|el|ultimo ultimo? mes`,
      { kind: "dropped", days: 30 },
    ],
    [
      `que? se? han|hayan|ha|haya? ${FELL} de|el? precio|precios? de|en? los|las? ultimos # dias`,
      { kind: "dropped", days: 1 },
    ],
    [`que? se? han|hayan|ha|haya? ${FELL} de|el? precio|precios? hoy`, { kind: "dropped", days: 1 }],
    [`que? se? han|hayan|ha|haya? ${FELL} de|el? precio|precios?`, { kind: "dropped", days: 30 }],
    [
      "nuevos|nuevas|novedades|publicados|publicadas|anunciados|subidos? de? esta|la semana",
      { kind: "fresh", days: 7 },
    ],
    [
      "nuevos|nuevas|novedades|publicados|publicadas|anunciados? de|en? los|las? ultimos|ultimas # dias",
      { kind: "fresh", days: 1 },
    ],
    [
      "nuevos|nuevas|novedades|publicados|publicadas|anunciados? de|en? las? ultimas # semanas",
      { kind: "fresh", days: 7 },
    ],
    ["nuevos|nuevas|novedades|publicados|publicadas|anunciados? de|en? la? ultima semana", { kind: "fresh", days: 7 }],
    [
      "nuevos|nuevas|novedades|publicados|publicadas|anunciados? de|en? este|el ultimo? mes",
      { kind: "fresh", days: 30 },
    ],
    ["nuevos|nuevas|novedades|publicados|publicadas|anunciados? de|desde hoy", { kind: "fresh", days: 1 }],
    ["nuevos|nuevas|novedades|publicados|publicadas|anunciados? de|desde ayer", { kind: "fresh", days: 2 }],
    ["novedades", { kind: "fresh", days: 7 }],
    ["recien publicados|publicadas|publicado|salidos", { kind: "fresh", days: 7 }],
    ["lo|los|las? mas baratos|baratas|barato|economicos primero?", { kind: "sort", value: "precio" }],
    [
      "barato|barata|baratos|baratas|baratito|baratita|economico|economica|economicos",
      { kind: "sort", value: "precio" },
    ],
    ["lo|los|las? mas caros|caras|caro primero?", { kind: "sort", value: "precio-desc" }],
    ["lo|los|las? mas nuevos|recientes primero?", { kind: "sort", value: "nuevo" }],
    ["planta|plantas baja|bajas", { kind: "ground" }],
    ["bajos", { kind: "ground" }],
    ["entresuelo|entresuelos|pb|semisotano|sotano", { kind: "ground" }],
    [
      "letra|clase|certificado|certificacion|calificacion|etiqueta|eficiencia|categoria energetico|energetica? de? letra? @ o? mejor|superior|mas?",
      { kind: "energy" },
    ],
    ["conjunto|condominio|barrio|residencial|urbanizacion cerrado|cerrada", { kind: "words" }],
    ["cocina|cocinas amueblada|amuebladas|equipada", { kind: "words" }],
    // A building in the town, and no land in the country.
    ["en|de finca|fincas", { kind: "nothing" }],
  ] satisfies readonly (readonly [string, Wish])[]
).map(([text, wish]) => [patternOf(text), wish]);

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
    "que de del la el los las lo un una unos unas al a con en por para y o u e ni pero su sus mi mis es sea sean este esten esta estan tenga tengan tiene tienen haya hay ha han hayan no sin si mas menos muy mucho mucha poco ya solo solamente tambien como entre desde hasta sobre cerca " +
    "zona zonas barrio barrios ciudad capital municipio provincia colonia comuna distrito localidad codigo postal cp " +
    "cliente clienta clientes comprador compradora compradores pareja familia persona personas favor gracias hola buenas tipo algun alguna algunos algo cualquier cualquiera preferible preferiblemente preferentemente mejor ideal idealmente " +
    "maximo minimo max min presupuesto precio precios euros euro eur vale valga cueste cuesten cuesta gastar pagar superficie metros cuadrados construidos utiles m2 aproximadamente aprox alrededor mes mensuales mensual ano anos planta plantas altura " +
    "hacer ver ser estar tener alguien pueda puede pueden podria debe deben todo todos todas toda otra otro cada donde cuando bien vamos vivir mudarse urgente urgentemente manana hoy incluido incluida incluidos igual importa tanto cosa cosas estilo dentro casi adelante arriba abajo lugar sitio listo construido construida construidas directo"
  ).split(" "),
);
/** Words that lead to a place: «en Gràcia», «por la zona de Ruzafa». */
export const LEADS = new Set(
  "en por zona barrio barriada colonia distrito comuna municipio ciudad localidad provincia".split(" "),
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
