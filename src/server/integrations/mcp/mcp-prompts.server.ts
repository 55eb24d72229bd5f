import { ErrorCode, type GetPromptResult, McpError, type Prompt } from "@modelcontextprotocol/sdk/types.js";

/** Beginnings of a conversation that people choose in their assistant. */

interface McpPrompt extends Prompt {
  textOf(given: Record<string, string>): string;
}

const LONGEST = 500;

const PROMPTS: readonly McpPrompt[] = [
  {
    name: "valorar_vivienda",
    title: "Valorar una vivienda de la cartera",
    description: "Busca la vivienda, la valora y explica el rango a su propietario.",
    arguments: [{ name: "vivienda", description: "Referencia, dirección o título", required: true }],
    textOf: ({ vivienda }) =>
      `Busca en mi cartera de Umbral la vivienda «${vivienda}». Si hay varias, pregúntame cuál. Valórala con la herramienta de valoración a partir de su ficha y dime si falta algún dato que cambie la cifra. Después escribe un mensaje para su propietario: el precio con su rango, qué lo sostiene y las fuentes. No redondees ni des una cifra sin su rango.`,
  },
  {
    name: "capacidad_de_compra",
    title: "Calcular qué puede comprar alguien",
    description: "Pregunta lo necesario, calcula la capacidad de compra y busca viviendas que encajen.",
    arguments: [{ name: "persona", description: "Lo que sabes de quien compra", required: true }],
    textOf: ({ persona }) =>
      `Calcula con Umbral qué puede comprar esta persona: «${persona}». Pregúntame lo que falte (ingresos netos, deudas, ahorro, edad, lugar); no lo supongas. Con el resultado busca en mi cartera viviendas disponibles dentro de ese precio y ordénalas por lo que mejor encaja.`,
  },
  {
    name: "repasar_cartera",
    title: "Repasar la cartera",
    description: "Mira las viviendas disponibles y señala fichas incompletas.",
    arguments: [],
    textOf: () =>
      "Repasa las viviendas disponibles de mi cartera de Umbral. Haz una tabla con las que no tienen precio, superficie, dirección o certificado energético, y di qué falta en cada una. No cambies nada sin preguntarme.",
  },
];

export const listedPrompts = (): Prompt[] => PROMPTS.map(({ textOf: _, ...prompt }) => prompt);

/** @throws McpError for an unknown one, and where something is missing */
export function readPrompt(name: string, given: Record<string, string> = {}): GetPromptResult {
  const prompt = PROMPTS.find((one) => one.name === name);
  if (!prompt) throw new McpError(ErrorCode.InvalidParams, "No hay ninguna plantilla con ese nombre.");
  const missing = prompt.arguments?.find((argument) => argument.required && !given[argument.name]?.trim());
  if (missing) throw new McpError(ErrorCode.InvalidParams, `Falta «${missing.name}»: ${missing.description}.`);
  const cut = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, value.trim().slice(0, LONGEST)]));
  const { description } = prompt;
  return {
    ...(description !== undefined && { description }),
    messages: [{ role: "user", content: { type: "text", text: prompt.textOf(cut) } }],
  };
}
