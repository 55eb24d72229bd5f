import type { Random } from "../random.ts";
import { LEXICON } from "./lexicon.ts";

/** Ways in which the same question is put: words of other countries, something before and behind it, its order. */

const OPENINGS = `hola | hola, | buenas | buenas tardes, | buenos días | oye | oiga | oigan, | che, | mira, | a ver | a ver, | una consulta, | una duda: | una pregunta, | disculpa, | disculpe, |
perdona, | perdón | por favor, | porfa | oye una pregunta | quería saber | quisiera saber | me gustaría saber | necesito saber | necesito que me digan | podrían decirme | me podrían indicar | ¿me puedes decir |
¿me podés decir | ¿sabes | ¿saben | dime | dígame | decime | cuéntame | explícame | me explicas | no sé | no entiendo | no encuentro | estoy buscando | es que | pues | bueno | entonces | y | oye y | ¿será que |
¿qué onda con | fíjate que | vale, y | ok, | parce, | po, | pucha, | estimados: | cordial saludo, | mi jefa pregunta | me preguntan | un cliente me pregunta | soy agente y quiero saber | tengo una agencia y | en Umbral, | en vuestra web |
con el programa | en la plataforma | en la aplicación`;
const CLOSINGS = `por favor | porfa | porfi | gracias | muchas gracias | gracias de antemano | desde ya gracias | ¿no? | ¿verdad? | ¿sí? | che | pues | oye | ? | ?? | ¿me ayudas? | ¿me ayudan? | es urgente | que no lo veo | que no me aclaro |
que no lo encuentro | en Umbral | con Umbral | aquí | en esta página | en la app | desde mi cuenta | lo antes posible | y ya | o qué | nomás | o cómo es eso | si se puede | lo necesito para hoy`;
const listOf = (text: string): string[] => text.split("|").map((one) => one.trim());
const openings = listOf(OPENINGS);
const closings = listOf(CLOSINGS);

const groupOf = new Map(LEXICON.flatMap((group) => group.map((member) => [member.toLowerCase(), group] as const)));
const LONGEST_PHRASE = 5;
const SWAP_CHANCE = 0.4;

/** The question with some of its words and phrases said otherwise. */
export function saidElsewhere(question: string, random: Random): string {
  const words = question.split(/\s+/);
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const step = replacement(words, at, random);
    said.push(step.text);
    at += step.length;
  }
  return said.join(" ");
}

function replacement(words: readonly string[], at: number, random: Random): { text: string; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    const [, before, core, behind] = /^([^\p{L}\d]*)(.*?)([^\p{L}\d]*)$/u.exec(phrase)!;
    const group = groupOf.get(core!.toLowerCase());
    if (!group) continue;
    const text = random() < SWAP_CHANCE ? `${before}${group[Math.floor(random() * group.length)]}${behind}` : phrase;
    return { text, length };
  }
  return { text: words[at]!, length: 1 };
}

/** The question as a person puts it who says more than it: with an opening, a closing, or its halves turned round. */
export function wrapped(question: string, random: Random): string {
  let said = question;
  const halves = /^([^,]{12,}), ([^,]{8,})$/.exec(said.replace(/[¿?]/g, ""));
  if (halves && random() < 0.3) said = `${halves[2]}, ${halves[1]}`;
  if (random() < 0.35) said = `${openings[Math.floor(random() * openings.length)]} ${said}`;
  if (random() < 0.25) said = `${said} ${closings[Math.floor(random() * closings.length)]}`;
  return said;
}
