import { CLAIMS } from "../claims.ts";
import type { ModuleId } from "../modules.ts";

/** Words of the first half of the home page, from the hero to how it works. */

const moreThan = (figure: string) => `más de ${figure.replace("+", "")}`;

const hero = {
  title: "Capta, valora y vende con datos que puedes explicar",
  lead: `Umbral reúne ${moreThan(CLAIMS.tools.figure)} ${CLAIMS.tools.label} para agentes, agencias y redes de España y Latinoamérica. Cada cifra llega con su rango, sus comparables y su método.`,
  submit: "Probar 14 días gratis",
  note: `Sin permanencia. Lista en ${CLAIMS.setup.figure}.`,
  demo: "Solicitar Demo",
  open: { label: "Valora una vivienda ahora, sin cuenta", href: "/valoracion" },
  exampleTag: "Ejemplo",
} as const;

const figures = {
  title: "Umbral en cifras",
  claims: [CLAIMS.modules, CLAIMS.tools, CLAIMS.accuracy, CLAIMS.capture, CLAIMS.setup, CLAIMS.countries],
  /** Before the list of cities with their measured error. */
  note: "Estas cifras las da la empresa. Lo que medimos nosotros, con viviendas que el modelo no había visto:",
  link: { label: "Cómo se mide", href: "/metodo/valoracion" },
} as const;

const needs = {
  title: "¿Qué necesitas hoy?",
  lead: "Elige la puerta. Cada una lleva a las herramientas de ese trabajo y te dice cuáles están abiertas.",
  /** Each door leads to the module that does that work; how many tools stand there is counted. */
  items: [
    { id: "valorar", module: "valoracion", text: "Un precio con rango, comparables y motivos." },
    { id: "captar", module: "captacion", text: "Propietarios, propuestas y argumentos." },
    { id: "vender", module: "virtual", text: "La vivienda amueblada y recorrida antes de la visita." },
    { id: "promocionar", module: "social", text: "Textos, redes, campañas y vídeo." },
    { id: "gestionar", module: "gestion", text: "Seguimiento, plantillas y respuestas." },
  ],
} as const;

const starTools = {
  title: "Herramientas para cada día",
  all: { label: "Ver todas", href: "/herramientas" },
  soon: "Pronto",
  valuation: {
    title: "Asistente de valoración",
    text: "Estima el precio, enseña de dónde sale y prepara el informe para el propietario.",
    href: "/asistente-valoracion",
    today: { label: "El cálculo ya está abierto en Valoración", href: "/valoracion" },
  },
  descriptions: {
    title: "Generador de descripciones",
    text: "El anuncio, con lo que la vivienda tiene de verdad.",
    href: "/generador-descripciones",
    /** Pieces of the advert; the marked ones come from the home's record. */
    quote: [
      ["«Tercero exterior con ", false],
      ["terraza de 12\u00a0m²", true],
      [" a patio de manzana. ", false],
      ["Tres dormitorios", true],
      [", ", false],
      ["ascensor", true],
      [" y reforma de 2019, a 350\u00a0m del metro.»", false],
    ],
    caption: "Lo marcado sale de la ficha. Lo demás lo escribes tú.",
  },
  tours: {
    title: "Tours virtuales",
    text: "Une tus fotos en un recorrido y publícalo con tu marca.",
    href: "/tours-virtuales-ia",
    drawing: "Dibujo de un piso visto desde arriba, con cinco puntos de vista unidos por un recorrido",
  },
  market: {
    title: "Analizador de mercado",
    text: "Barrios, oportunidades y reportes, con la fuente y la fecha de cada dato.",
    href: "/analizador-mercado",
    chartUnit: "Índice nominal de precios de vivienda en España, 2015 = 100",
    realTag: "Datos reales",
    source: "Fuente: BIS, estadísticas de precios de vivienda (fuentes nacionales). Cuarto trimestre de 2025.",
    sourceHref: "https://data.bis.org/topics/RPP",
  },
} as const;

const modulesPlan = {
  title: "Seis módulos, una sola planta",
  lead: "Lo que haces en una estancia pasa a la siguiente: la vivienda que captas se valora, se anuncia y se gestiona sin volver a escribirla.",
  rooms: {
    valoracion: "Precio con rango, informe comparativo y capacidad de compra.",
    analisis: "Barrios, búsqueda y documentos leídos.",
    captacion: "Propietarios, propuestas y argumentos.",
    social: "Descripciones, publicaciones, campañas y anuncios.",
    virtual: "Home staging, recorridos y renders desde plano.",
    gestion: "Seguimiento, plantillas y conversaciones.",
  } satisfies Record<ModuleId, string>,
} as const;

const steps = {
  title: "Cómo funciona",
  items: [
    {
      title: "Describe la vivienda",
      text: "Busca el barrio, marca el punto en el mapa y rellena lo que sabes. Lo demás se deja en blanco.",
    },
    {
      title: "Revisa el resultado",
      text: "Ves el rango, los comparables y qué suma o resta. Quita o añade comparables y se recalcula.",
    },
    {
      title: "Llévatelo",
      text: "Descarga el informe en PDF con tu nombre, copia el texto o mándalo por WhatsApp.",
    },
  ],
  file: "Informe de valoración.pdf",
} as const;

/** From the hero to the steps. */
export const opening = { hero, figures, needs, starTools, modulesPlan, steps } as const;
