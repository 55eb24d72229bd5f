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
  title: "Tres marcas, un ecosistema en tres pasos",
  lead: "El portal trae la vivienda, la plataforma la valora y la anuncia, y las hipotecas cierran la compra.",
  /** In the order of the steps that they take. */
  portal: {
    name: "Umbral Portal",
    step: "Llega la vivienda",
    text: "El propietario publica o pide valoración, y el comprador escribe. El encargo empieza ahí.",
    action: "Ir a Umbral Portal",
  },
  umbral: {
    name: "Umbral",
    step: "Se valora y se anuncia",
    text: "Precio con motivos, informe, anuncio y contactos, con los mismos datos.",
    action: { label: "Ver herramientas", href: "/herramientas" },
  },
  mortgages: {
    name: "Umbral Hipotecas",
    step: "Se financia y se firma",
    text: "El comprador sabe hasta dónde llega, compara bancos y llega acompañado a la firma.",
    claims: [CLAIMS.banks, CLAIMS.commission],
    /** Before the claims. */
    claimsNote: "Lo dice la empresa:",
    action: "Ir a Umbral Hipotecas",
  },
  newTab: "se abre en otra pestaña",
} as const;

const features = {
  title: "Nueve cosas que ya puedes hacer",
  lead: "Las herramientas se prueban sin cuenta. Contactos, cartera y calendario entran en la prueba gratis.",
  items: [
    { name: "Valorar con rango", text: "Un intervalo del 80 %, con lo que suma y lo que resta.", href: "/valoracion" },
    {
      name: "Llevar contactos y tratos",
      text: "Cada persona con su historia y cada trato en su columna.",
      href: "/help-center/articulo/contactos-y-tratos",
    },
    {
      name: "Importar la cartera",
      text: "Kyero, CSV, Excel o una dirección, con vista previa.",
      href: "/help-center/articulo/importar-tu-cartera",
    },
    {
      name: "Enviarla a los portales",
      text: "Una dirección por portal y aviso de lo que falta.",
      href: "/help-center/articulo/publicar-tu-cartera-en-portales",
    },
    {
      name: "Ordenar la semana",
      text: "Calendario y tareas, también en el calendario del móvil.",
      href: "/help-center/articulo/calendario-y-tareas",
    },
    {
      name: "Escribir el anuncio",
      text: "Cada frase, apoyada en un dato de la ficha.",
      href: "/generador-descripciones",
    },
    {
      name: "Medir al comprador",
      text: "Hasta qué precio llega, con los impuestos de su comunidad.",
      href: "/calculadora-capacidad",
    },
    {
      name: "Preguntar al asistente",
      text: "Responde con su fuente y busca en tu cartera.",
      href: "/chat-inmobiliario",
    },
    { name: "Conectar tu programa", text: "API, webhooks y MCP con las mismas herramientas.", href: "/api/docs" },
  ],
} as const;

const services = {
  title: "Servicios más buscados",
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
  lead: "Un cálculo gasta 1 crédito; un texto, 5; una imagen, 20. Abrir y compartir no gasta.",
  link: { label: "Comparar planes", href: "/precios" },
  perMonth: "al mes",
  trial: `${CLAIMS.trial.figure} con todo abierto`,
  taxes: "IVA incluido.",
} as const;

/** Parts of the platform, its sister brands, its present abilities. */
export const platform = { stack, brands, features, services, prices } as const;
