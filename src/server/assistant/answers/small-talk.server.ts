import { numbersIn } from "#domain/assistant/answers/cited-figures.ts";
import type { Intent } from "#domain/assistant/chat/intents.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import type { ToolAnswer } from "./assistant-tool.server.ts";

/** Answers to messages that are no questions, and to requests that are declined. */

const smallTalk = (text: string, extras: Partial<ToolAnswer> = {}): ToolAnswer => ({
  text,
  figures: numbersIn(text),
  isDone: true,
  ...extras,
});

/** Questions offered as buttons. */
const OFFERS = ["¿Cuánto vale mi piso?", "¿Cuánto puedo pagar?", "¿Qué planes hay?", "¿Qué herramientas hay?"];

const WHAT_I_DO =
  "respondo sobre Umbral con sus páginas, valoro viviendas, calculo cuánto puedes pagar, la cuota y los gastos de compra";

type SmallTalkIntent = Extract<Intent, "greeting" | "thanks" | "goodbye" | "identity" | "discrimination" | "off_topic">;

export const SMALL_TALK: Record<SmallTalkIntent, () => ToolAnswer> = {
  greeting: () =>
    smallTalk(`Hola. Soy el asistente automático de Umbral: ${WHAT_I_DO}. ¿Qué necesitas?`, { quickReplies: OFFERS }),
  thanks: () => smallTalk("De nada. Si te surge otra duda, aquí sigo."),
  goodbye: () => smallTalk("Hasta luego."),
  identity: () =>
    smallTalk(
      `Soy un asistente automático, no una persona; la norma europea de inteligencia artificial (art. 50.1) pide que te lo diga. Como tal, ${WHAT_I_DO}. Si prefieres hablar con alguien, dímelo.`,
      { quickReplies: ["Hablar con una persona"] },
    ),
  discrimination: () =>
    smallTalk(
      "No filtro viviendas ni personas por su origen, sexo, religión, edad, familia, discapacidad u orientación: la Ley 15/2022 lo prohíbe, también al anunciar o alquilar. Sí puedo buscar por zona, precio, superficie y habitaciones.",
      { isDone: false },
    ),
  off_topic: () =>
    smallTalk(`Con eso no puedo ayudarte. Me ocupo de viviendas: ${WHAT_I_DO}.`, {
      quickReplies: OFFERS,
      isDone: false,
    }),
};

export const isSmallTalk = (intent: Intent): intent is SmallTalkIntent => intent in SMALL_TALK;

/** The agency decides over its commission, and no machine haggles for it. */
export const isAboutCommission = (message: string): boolean =>
  /\b(comision|comisiones|honorarios|corretaje)\b/.test(fold(message));

const ABOUT_PERSON = /\b(dni|nif|nie|curp|cedula|telefono|movil|celular|correo|direccion|domicilio|cuenta bancaria)\b/;
const OF_SOMEBODY =
  /\b(?:del?|de la|de los|de mi|de un|de una) (?:dueno|duena|duenos|propietario|propietaria|propietarios|inquilino|inquilina|vecino|vecina|vendedor|comprador|cliente)\b/;
const ASKS_FOR_IT = /\b(dime|dame|pasame|cual es|consigue|averigua|necesito|quiero|busca)\b/;
const OF_THE_FUTURE =
  /\b(valdra|valdran|costara|costaran|subira|subiran|bajara|bajaran|va a (?:subir|bajar|valer|costar))\b/;

/** Answers to questions that no page answers and nobody should: other people's data, and prices to come. */
export function deflectionOf(question: string): ToolAnswer | null {
  const text = fold(question);
  if (ASKS_FOR_IT.test(text) && ABOUT_PERSON.test(text) && OF_SOMEBODY.test(text)) {
    return smallTalk(
      "No doy datos personales de nadie. Si es una vivienda de una agencia, deja los tuyos y te llama ella.",
      {
        isDone: false,
      },
    );
  }
  if (
    OF_THE_FUTURE.test(text) &&
    /\b(precio|precios|piso|pisos|casa|vivienda|viviendas|depto|departamento|mercado|metro)\b/.test(text)
  ) {
    return smallTalk(
      "Nadie puede asegurar cuánto valdrá una vivienda, y yo no lo digo. Sí puedo valorarla hoy, con su rango y en qué se apoya.",
      { quickReplies: ["¿Cuánto vale mi piso?"], isDone: false },
    );
  }
  return null;
}

/** Declines to change money of one country into that of another: there is no rate of today here. */
export function conversionAnswer(question: string): ToolAnswer | null {
  if (!ASKS_TO_CONVERT.test(fold(question))) return null;
  return smallTalk(
    "No cambio de una moneda a otra: el tipo de cambio de hoy no lo tengo aquí, y con uno viejo te daría una cifra falsa. Dime los importes en una sola moneda y calculo en ella.",
    { isDone: false },
  );
}

const MONEY = "(?:euros?|dolares|dolar|pesos|soles|uf|reales|bolivares)";
/** "¿Cuánto son 300.000 dólares en euros?", "pásame 5.000 UF a pesos". */
const ASKS_TO_CONVERT = new RegExp(
  `\\b(?:cuanto|cuantos|convier\\w{1,8}|convertir|pasa\\w{0,5}|cambi\\w{0,6}|equival\\w{1,5})\\b.{0,60}\\b${MONEY}\\b.{0,24}\\b(?:a|en|son|cuantos) ${MONEY}\\b`,
);
