import type { MODULE_NAMES } from "./modules.ts";

/**
 * The tools of the product that cannot be used yet, in menu order. Each has a page that says what it will do
 * (`content/planned/{slug}.ts`). The change that builds a tool adds it to the registry and takes its line out here.
 */
export interface PlannedTool {
  /** Address of its page: `/cma-generator`. */
  path: `/${string}`;
  module: keyof typeof MODULE_NAMES;
  title: string;
  /** One line, under 90 characters, present tense. */
  summary: string;
}

const planned = (module: PlannedTool["module"], path: `/${string}`, title: string, summary: string): PlannedTool => ({
  path,
  module,
  title,
  summary,
});

export const PLANNED_TOOLS: readonly PlannedTool[] = [
  planned(
    "valoracion",
    "/asistente-valoracion",
    "Asistente de valoración",
    "La valoración, pregunta a pregunta, delante del propietario.",
  ),
  planned(
    "valoracion",
    "/cma-generator",
    "Informe comparativo (CMA)",
    "Comparables ajustados y un informe para el propietario.",
  ),
  planned("valoracion", "/detector-precios", "Detector de precios", "Avisa si un anuncio está fuera de mercado."),
  planned(
    "analisis",
    "/centro-analisis-mercado",
    "Centro de análisis de mercado",
    "Barrios, oportunidades y reportes en un sitio.",
  ),
  planned("analisis", "/busqueda-propiedades", "Búsqueda de propiedades", "Escribe lo que buscas con tus palabras."),
  planned(
    "analisis",
    "/analizador-documentos",
    "Analizador de documentos",
    "Nota simple, cédula y contratos, leídos y comprobados.",
  ),
  planned(
    "captacion",
    "/propuestas-captacion",
    "Propuestas de captación",
    "Un documento con tu plan y tus honorarios.",
  ),
  planned("social", "/generador-posts", "Publicaciones en redes", "Texto e imagen para cada red."),
  planned("social", "/campanas-email", "Campañas de email", "Secuencias por segmento, listas para enviar."),
  planned(
    "social",
    "/optimizador-anuncios",
    "Optimizador de anuncios",
    "Encuentra lo que falta en un anuncio y lo mejora.",
  ),
  planned("social", "/generador-landing", "Generador de landing", "Una página para una vivienda, con su formulario."),
  planned("social", "/marketing-video", "Vídeo de marketing", "Guion, planos y texto para el vídeo de una vivienda."),
  planned("virtual", "/home-staging", "Home staging", "Amuebla una foto vacía sin engañar."),
  planned("virtual", "/virtual-tour-360", "Tour virtual 360", "Une tus fotos en un recorrido."),
  planned(
    "virtual",
    "/tours-virtuales-ia",
    "Tours virtuales",
    "Publica recorridos con tu marca y mira quién los abre.",
  ),
  planned("virtual", "/video-creator", "Creador de vídeo", "Vídeo vertical desde tus fotos."),
  planned("virtual", "/render-desde-plano", "Render desde plano", "Del plano al volumen, con medidas."),
  planned("virtual", "/renderizado-ia", "Renderizado", "La vivienda en tres dimensiones, con luz y materiales."),
  planned("virtual", "/generador-planos", "Generador de planos", "Dibuja el plano y calcula sus superficies."),
  planned("gestion", "/resumen-conversaciones", "Resumen de conversaciones", "Lo importante de cada llamada o chat."),
  planned("gestion", "/smart-matching", "Smart matching", "Compradores que encajan con cada vivienda."),
  planned("gestion", "/plantillas", "Plantillas", "Textos, correos y documentos que se rellenan con tu vivienda."),
];
