import { CLAIMS } from "../claims.ts";

/** Words of the home page on the platform itself: its parts, its sister brands, its present abilities. */

const stack = {
  title: "De qué está hecho",
  lead: "Cuatro plantas propias y un ático que se añade. Sin el ático, todo funciona.",
  /** From the top floor down, as the drawing shows them. */
  layers: [
    {
      name: "Modelo de lenguaje, si lo conectas",
      text: "Cualquier servidor compatible con OpenAI, también uno tuyo. Mejora los textos, nunca los números.",
      optional: true,
    },
    {
      name: "Páginas",
      text: "React y Tailwind. El texto llega escrito: se lee antes de que arranque nada.",
      optional: false,
    },
    {
      name: "Una sola API",
      text: "Hono y OpenAPI. Las páginas usan las mismas llamadas que tu programa.",
      optional: false,
    },
    {
      name: "Motores de cálculo",
      text: "Comparables, árboles de decisión, impuestos e hipotecas, en TypeScript y sin servicios externos.",
      optional: false,
    },
    {
      name: "Datos",
      text: "PostgreSQL, o una base integrada que arranca sola y se copia cada hora.",
      optional: false,
    },
  ],
  link: { label: "Documentación de la API", href: "/api/docs" },
} as const;

const brands = {
  title: "Tres marcas, una operación",
  lead: "La plataforma hace las cuentas, el portal trae las viviendas y las hipotecas cierran la compra.",
  umbral: {
    name: "Umbral",
    text: "Herramientas de IA para valorar, captar y vender vivienda.",
    action: { label: "Ver herramientas", href: "/herramientas" },
  },
  portal: {
    name: "Umbral Portal",
    text: "El portal donde se publican las viviendas y escriben los compradores. De ahí salen captaciones.",
    action: "Ir a Umbral Portal",
  },
  mortgages: {
    name: "Umbral Hipotecas",
    text: "Busca la financiación del comprador y lo acompaña hasta la firma.",
    claims: [CLAIMS.banks, CLAIMS.commission],
    action: "Ir a Umbral Hipotecas",
  },
  newTab: "se abre en otra pestaña",
} as const;

const journey = {
  title: "Un ecosistema en tres pasos",
  items: [
    {
      brand: "Umbral Portal",
      title: "Llega la vivienda",
      text: "El propietario publica o pide valoración. El encargo empieza ahí.",
    },
    {
      brand: "Umbral",
      title: "Se valora y se anuncia",
      text: "Precio con motivos, informe y anuncio, con los mismos datos.",
    },
    {
      brand: "Umbral Hipotecas",
      title: "Se financia y se firma",
      text: "El comprador sabe hasta dónde llega y compara bancos.",
    },
  ],
} as const;

const features = {
  title: "Nueve cosas que ya puedes hacer",
  lead: "Todo esto funciona hoy. Pruébalo sin cuenta.",
  items: [
    { name: "Valorar con rango", text: "Un intervalo del 80 %, no una cifra sola.", href: "/valoracion" },
    {
      name: "Pegar tus comparables",
      text: "Desde una hoja de cálculo, un CSV o el texto de un anuncio.",
      href: "/valoracion",
    },
    {
      name: "Ver qué suma y qué resta",
      text: "Planta, ascensor, estado, zona: cada euro, explicado.",
      href: "/valoracion",
    },
    { name: "Llevarte el informe", text: "En PDF, con tu nombre y el de tu agencia.", href: "/valoracion" },
    {
      name: "Medir la capacidad de compra",
      text: "Hasta qué precio llega una familia y qué la frena.",
      href: "/calculadora-capacidad",
    },
    {
      name: "Calcular impuestos y gastos",
      text: "Por comunidad, con su norma y su fecha.",
      href: "/calculadora-capacidad",
    },
    {
      name: "Descargar las tablas",
      text: "CSV y Excel con los números sin redondear.",
      href: "/calculadora-capacidad",
    },
    { name: "Conectar tu programa", text: "Una API documentada con las mismas herramientas.", href: "/api/docs" },
    { name: "Leer el método", text: "Datos, error medido y límites, en una página.", href: "/metodo/valoracion" },
  ],
} as const;

const services = {
  title: "Servicios más buscados",
  lead: "Cada uno explica qué resuelve y con qué herramientas.",
  /** Slugs of solutions, most asked for first. */
  slugs: [
    "valorador-inmuebles-profesional",
    "software-crm-inmobiliario",
    "herramienta-captacion-propiedades",
    "soluciones-documentacion-ia",
    "plataforma-agencia-digital",
    "analisis-riesgo-hipotecario-ia",
    "soluciones-agentes-autonomos",
    "soluciones-franquicias-inmobiliarias",
    "integracion-api-inmobiliaria",
    "soluciones-brokers-hipotecarios",
  ],
} as const;

const prices = {
  title: "Precios claros, con IA incluida",
  lead: "Un cálculo gasta 1 crédito; un texto, 5; una imagen, 20. Abrir, editar y compartir lo que ya hiciste no gasta nada.",
  link: { label: "Comparar planes", href: "/precios" },
  perMonth: "al mes",
  trial: `${CLAIMS.trial.figure} con todo abierto`,
  taxes: "IVA incluido.",
} as const;

/** Parts of the platform, its sister brands, its present abilities. */
export const platform = { stack, brands, journey, features, services, prices } as const;
