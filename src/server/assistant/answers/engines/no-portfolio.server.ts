import type { Citation } from "#domain/assistant/chat/dto.ts";
import type { ToolAnswer } from "../assistant-tool.server.ts";

/**
 * Umbral's own site sells and lets no homes: said plainly, with the way in which an agency does it.
 *
 * @param pages pages on the subject: agents speak of homes too when they ask how something is done
 */
export function noPortfolio(pages: readonly Citation[] = []): ToolAnswer {
  return {
    text: "Umbral es un programa para agencias: no vende ni alquila viviendas, y aquí no hay una cartera en la que buscar. Si eres agente, entra en tu cuenta y busco en tu cartera; con tu propio asistente, también tus visitantes. Si buscas casa, pregunta a la agencia que la anuncia.",
    figures: [],
    citations: [
      ...pages,
      { title: "Umbral para agencias", url: "/agencias" },
      { title: "Asistente para tu web", url: "/chat-inmobiliario" },
    ],
    quickReplies: ["¿Cuánto puedo pagar?", "¿Cuánto vale mi piso?"],
    isDone: false,
  };
}
