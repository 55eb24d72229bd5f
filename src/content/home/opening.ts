import { CLAIMS } from "../claims.ts";
import { type ModuleId, modulePath, type NeedId } from "../modules.ts";

/** Words of the first half of the home page, from the hero to how it works. */

interface Need {
  id: NeedId;
  to: `/${string}`;
  /** The module whose tools are counted, or the paths of some tools. */
  tools: ModuleId | readonly `/${string}`[];
  text: string;
}

const hero = {
  title: "Capta, valora y vende con datos que puedes explicar",
  lead: "Valoraciones, contactos, cartera, calendario y anuncios para agentes, agencias y redes de España y Latinoamérica. Cada cifra llega con su rango, sus comparables y su método.",
  submit: "Probar 14 días gratis",
  note: `Sin permanencia. En marcha en ${CLAIMS.setup.figure}.`,
  demo: "Solicitar Demo",
  open: { label: "Valora una vivienda ahora, sin cuenta", href: "/valoracion" },
  exampleTag: "Ejemplo",
} as const;

const figures = {
  title: "Umbral en cifras",
  /** Labels of what is measured or counted; the figures come with the page. */
  measured: {
    error: "de error mediano en",
    /** Before the month of the newest price that the city's model has learned from. */
    errorDate: "precios de oferta hasta",
    homes: "viviendas apartadas para medirlo",
    homesDate: "ninguna la había visto el modelo",
    tools: "herramientas abiertas hoy",
    toolsDate: "contadas al abrir esta página",
    countries: "países, cada uno en su moneda",
    countriesDate: "España y Latinoamérica",
    calls: "llamadas de tu navegador a terceros",
    callsDate: "mapas y letras incluidos",
  },
  links: {
    method: "/metodo/valoracion",
    tools: "/herramientas",
    countries: "#paises",
    privacy: "/privacidad",
  },
  claims: [CLAIMS.modules, CLAIMS.tools, CLAIMS.accuracy, CLAIMS.capture, CLAIMS.setup, CLAIMS.countries],
  /** Before the claims, which the business answers for. */
  note: "Lo dice la empresa, sin medición nuestra:",
} as const;

const product = {
  title: "Así se trabaja con Umbral",
  text: "Pantallas del producto, con la agencia de demostración que trae dentro. Elige qué quieres ver.",
  link: { label: "Ver los planes", href: "/precios" },
} as const;

const needs = {
  title: "¿Qué necesitas hoy?",
  lead: "Elige la puerta: cada una lleva a las herramientas de ese trabajo, con un ejemplo resuelto.",
  /** Each door leads to the module that does that work, or to the tool at which it begins; its open tools are counted. */
  items: [
    {
      id: "valorar",
      to: modulePath("valoracion"),
      tools: "valoracion",
      text: "Un precio con rango, comparables y motivos.",
    },
    { id: "captar", to: modulePath("captacion"), tools: "captacion", text: "Propietarios, contactos y argumentos." },
    {
      id: "vender",
      to: "/negociador-virtual",
      tools: ["/negociador-virtual", "/argumentos-venta", "/calculadora-capacidad"],
      text: "Comprador que llega, oferta y respuesta.",
    },
    { id: "promocionar", to: modulePath("social"), tools: "social", text: "El anuncio, con lo que la vivienda tiene." },
    { id: "gestionar", to: modulePath("gestion"), tools: "gestion", text: "Seguimiento, tablero y calendario." },
  ] satisfies readonly Need[],
} as const;

const starTools = {
  title: "Herramientas para cada día",
  all: { label: "Ver todas", href: "/herramientas" },
  /** Before the links to every tool. */
  open: "Abiertas hoy:",
  valuation: {
    title: "Valoración de viviendas",
    text: "Estima el precio, enseña de dónde sale y prepara el informe para el propietario.",
    href: "/valoracion",
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
  negotiation: {
    title: "Negociador virtual",
    text: "Qué pedir ahora, hasta dónde ceder y con qué palabras decirlo.",
    href: "/negociador-virtual",
  },
  market: {
    title: "Predictor de apreciación",
    text: "Del índice oficial al precio de los próximos años, con su abanico.",
    href: "/predictor-apreciacion",
    chartUnit: "Índice nominal de precios de vivienda en España, 2015 = 100",
    source: "Fuente: BIS, estadísticas de precios de vivienda (fuentes nacionales). Cuarto trimestre de 2025.",
    sourceHref: "https://data.bis.org/topics/RPP",
  },
} as const;

const modulesPlan = {
  title: "Seis módulos, una sola planta",
  lead: "Lo que haces en una estancia pasa a la siguiente: la vivienda que captas se valora, se anuncia y se gestiona sin volver a escribirla.",
  rooms: {
    valoracion: "Precio con rango, informe comparativo y capacidad de compra.",
    analisis: "Barrios, oportunidades y búsqueda de viviendas.",
    captacion: "Propietarios, contactos y argumentos.",
    social: "El anuncio y los textos de la vivienda.",
    virtual: "Home staging, recorridos y renders desde plano.",
    gestion: "Contactos, calendario, seguimiento y ofertas.",
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
export const opening = { hero, figures, product, needs, starTools, modulesPlan, steps } as const;
