import { fold } from "#domain/listing/fold.ts";
import { contentWords } from "#domain/search/spanish-terms.ts";
import type { Reply } from "./reply.server.ts";

const CONTACT = { title: "Contacto", url: "/contacto" } as const;
const HELP = { title: "Centro de ayuda", url: "/help-center" } as const;

const WANTS_PERSON =
  /\b(hablar|habla|hable|contactar|comunicar(me)?|atienda|atender|pasame|ponme|llamar|llame|llameme|llamame|llamadme|llamarme|llameis|telefono|quiero|necesito|puedo)\b.*\b(persona|humano|humana|alguien|agente real|operador|operadora|comercial|asesor|asesora|vosotros|equipo|telefono)\b|\b(llamame|llamadme|persona real|atencion al cliente|numero de telefono)\b/;
const ASKS_WHAT_YOU_ARE =
  /\b(eres|sois|hablo con|estoy hablando con)\b.*\b(robot|bot|maquina|ia|inteligencia|persona|humano|humana|automatico|real|chatgpt|asistente)\b|\bquien eres\b|\bque eres\b|\bcomo te llamas\b/;
const GREETS = /^(hola|buenas|buenos dias|buenas tardes|buenas noches|hey|saludos|que tal)\b/;
const THANKS = /\b(gracias|muy amable|perfecto|genial|estupendo|de acuerdo|vale)\b/;
const LEAVES = /^(adios|hasta luego|hasta pronto|chao|nos vemos|bye)\b/;

/**
 * What is said besides questions: a greeting, thanks, a wish to speak with a person.
 *
 * @returns null where the message asks something that has to be looked up
 */
export function smallTalk(message: string): Reply | null {
  const text = fold(message);
  const words = contentWords(message);
  if (ASKS_WHAT_YOU_ARE.test(text)) {
    return {
      kind: "talk",
      text: "Soy un asistente automático, no una persona. Busco en la ayuda de Umbral y cito la página de la que sale cada respuesta. Si prefieres hablar con alguien del equipo, escribe desde contacto.",
      citations: [CONTACT],
    };
  }
  if (WANTS_PERSON.test(text)) {
    return {
      kind: "person",
      text: "Soy un asistente automático. Para hablar con una persona, escribe o llama desde la página de contacto: allí están el formulario, el teléfono y el correo.",
      citations: [CONTACT],
    };
  }
  // A greeting before a question does not answer it.
  if (words.length > 1) return null;
  if (GREETS.test(text)) {
    return {
      kind: "talk",
      text: "Hola. Soy el asistente automático de Umbral. Pregúntame por las herramientas, los planes o cómo se calcula un precio.",
      citations: [],
    };
  }
  if (THANKS.test(text)) return { kind: "talk", text: "De nada. Si te surge otra duda, aquí sigo.", citations: [] };
  if (LEAVES.test(text)) return { kind: "talk", text: "Hasta luego.", citations: [] };
  return null;
}

/** Said plainly, with the two ways on. */
export const DONT_KNOW: Reply = {
  kind: "unknown",
  text: "No lo sé: no lo encuentro en la ayuda de Umbral. Pregúntalo de otra forma, busca en el centro de ayuda o escríbenos y te responde una persona.",
  citations: [CONTACT, HELP],
};
