import type { MODULE_NAMES } from "./modules.ts";

/**
 * Tools that are a page of their own: nothing is run there as the registry's tools are, so they have no slug of the API, no
 * credits and no history. They stand in the catalogue, the menus and their module beside the others.
 */
export interface PageTool {
  path: `/${string}`;
  module: keyof typeof MODULE_NAMES;
  title: string;
  /** One line, under 90 characters, present tense. */
  summary: string;
}

export const PAGE_TOOLS: readonly PageTool[] = [
  {
    path: "/captacion",
    module: "captacion",
    title: "Plan de captación",
    summary: "Elige el objetivo y te decimos con qué herramientas empezar.",
  },
  {
    path: "/chat-inmobiliario",
    module: "gestion",
    title: "Chat inmobiliario",
    summary: "Pregunta y recibe la respuesta con su fuente, su cifra o sus viviendas.",
  },
];
