import type { CaptureStep } from "./capture-plan.ts";
import type { ModuleId } from "./modules.ts";

/**
 * A tool's own description wherever it is named: menu, catalogue, search, module page, capture plan and assistant read
 * it from here alone. A tool that is run brings it in its `tool.ts`, one that is a page in `page-tools`.
 */
export interface ToolCard {
  /** Spanish address of the page, without region: `/calculadora-capacidad`. */
  path: `/${string}`;
  /** The module whose menu and page show it. */
  module: ModuleId;
  title: string;
  /** One line, in the present tense. */
  summary: string;
  /** Name of its icon in `ui/tool-icons`, so that a row differs from its neighbours at a glance. */
  icon: string;
  /** Other names that agents of Spain and Latin America use for it: synonyms, things in their hand, wishes. */
  words: string;
  /** Things that somebody may have at hand when this tool is the next step. */
  startsFrom?: readonly HoldingId[];
  /** How people ask the assistant for it, in other words than its own: one way in each line, six or more. */
  askedAs: string;
  /** Its places in the capture plan. */
  capture?: readonly CaptureStep[];
}

/** Things that somebody has in their hands, as the catalogue asks for them. */
export const HOLDINGS = {
  fotos: "Fotos",
  plano: "Un plano",
  datos: "Datos de una vivienda",
  propietario: "Un propietario",
  comprador: "Un comprador",
  papeles: "Papeles o chats",
} as const;

export type HoldingId = keyof typeof HOLDINGS;
