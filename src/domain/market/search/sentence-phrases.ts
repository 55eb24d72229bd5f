import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import type { MarketFeature } from "../features.ts";
import type { MarketFilter } from "./market-filter.ts";
import { NEWS_PHRASES } from "./sentence-news.ts";
import { type Pattern, patternOf } from "./spoken-pattern.ts";

/** Rows of words in which homes are looked for, and what each asks for; without accents, in lower case. */

/** The wish that a row of words says. `days` is of a number in the words where there is one: so many of them. */
export type Wish =
  | { kind: "feature"; value: MarketFeature; isContrary?: boolean }
  | { kind: "type"; value: HomeType }
  | { kind: "seller"; value: NonNullable<MarketFilter["seller"]> }
  | { kind: "condition"; values: MarketFilter["conditions"] }
  | { kind: "status"; value: MarketFilter["statuses"][number] }
  | { kind: "fresh" | "dropped" | "changed"; days: number }
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
const TENANTS = "inquilino|inquilinos|inquilina|ocupante|ocupantes|okupa|okupas|arrendatario|arrendatarios";
const LET = "ocupado|ocupada|ocupados|alquilado|alquilada|alquilados|arrendado|arrendada|rentado|rentada";
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
    [`libre|libres|vacio|vacia de ${TENANTS}|cargas`, { kind: "feature", value: "isVacant" }],
    [`con? ${TENANTS}`, { kind: "feature", value: "isVacant", isContrary: true }],
    [`${LET} por|con|a ${TENANTS}`, { kind: "feature", value: "isVacant", isContrary: true }],
    [`que? no|tampoco este|esten ${LET}`, { kind: "feature", value: "isVacant" }],
    ["casa|casas|chalet|chalets adosado|adosados|adosada|adosadas|pareada|pareado", { kind: "type", value: "adosado" }],
    ["casa|casas unifamiliar|unifamiliares", { kind: "type", value: "chalet" }],
    ["chalet|chalets unifamiliar|unifamiliares", { kind: "type", value: "chalet" }],
    ["mini depa|depas|departamento|departamentos|depto|apartamento", { kind: "type", value: "estudio" }],
    ["finca rustica", { kind: "type", value: "finca" }],
    ["primera|primerisima|segunda linea de? playa|mar|costa?", { kind: "words" }],
    ["acepto|acepta|aceptan|con|por? credito? infonavit|fovissste", { kind: "words" }],
    // A mortgage is granted for it: no flat is meant by «apto» there.
    ["apto|apta|aptos para? credito|creditos|hipoteca", { kind: "words" }],
    ["plaza|plazas de garaje|parking en", { kind: "type", value: "garaje" }],
    ["obra|construccion nueva", NEW],
    ["nueva construccion", NEW],
    ["a|para|por|de estrenar|estreno", NEW],
    ["sobre|en plano|planos|pozo|preventa", NEW],
    ["recien construido|construida|hecho", NEW],
    ["que? no|tampoco haya|hay|necesite|necesita|requiera que? reformar|reforma|reformas|obras|arreglar", READY],
    ["sin necesidad de reforma|reformar", READY],
    ["ni reformar|reforma|reformas|obras", READY],
    ["sin obras|reformas|reforma pendientes|pendiente?", READY],
    ["que? no haga|hace|haya falta reformar|reformarlo|reformarla|obras|arreglarlo", READY],
    ["que? este|esten bien", READY],
    ["a|para|por reformar|reciclar|refaccionar|remodelar|rehabilitar|renovar|arreglar", TO_REFORM],
    ["sin reformar", TO_REFORM],
    [
      "que? tenga|tengan|tenemos|tener|haya|hay|deba|debe que? reformar|reformarlo|reformarla|arreglar|arreglarlo|arreglarla|rehabilitar",
      TO_REFORM,
    ],
    ["que? tenga|tengan|tener|haya|hay que? hacer|hacerle obra|obras|reforma|reformas", TO_REFORM],
    ["haga|hace|hagan falta reformar|reformarlo|reformarla|obras|reforma|reformas", TO_REFORM],
    ["que? necesita|necesite|necesitan|necesiten|precise|precisa reforma|reformas|obra|obras|reformar", TO_REFORM],
    ["mal estado", TO_REFORM],
    ["en ruina|ruinas", TO_REFORM],
    ["de? segunda mano", USED],
    ["usado|usada|usados|usadas", USED],
    ["en? muy? buen estado", GOOD],
    ["bien conservado|conservada", GOOD],
    ["recien? reformado|reformada|reformados|reformadas|remodelado|remodelada|reciclado|renovado|renovada", GOOD],
    ["listo|lista|listos|listas para? entrar|vivir|habitar a? vivir?", GOOD],
    ["para? entrar a vivir", GOOD],
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
    ...NEWS_PHRASES,
  ] satisfies readonly (readonly [string, Wish])[]
).map(([text, wish]) => [patternOf(text), wish]);
