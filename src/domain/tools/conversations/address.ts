import type { ThreadParts } from "./thread-parts.ts";

/** How the agent speaks to the client, and by which name. */

export type Address = "tu" | "usted" | "vosotros" | "ustedes";

const FORMAL =
  / (usted|disculpe|digame|dejeme|permitame|mire|fijese|estimad[oa]|sr|sra|don|dona|a sus ordenes) | (le|se lo|se la) (va|viene|queda|parece|interesa|mando|envio|paso|llamo|confirmo|digo|aviso|puedo|agendo|muestro|enseno|cuento|informo|espero|adjunto|comparto|busco|preparo|tengo|explico|acomoda|gustaria|atiende|atendemos|escribo|averiguo) | (como|en que) (le|la|lo) | (su|sus) (presupuesto|piso|casa|vivienda|interes|mensaje|contacto|nombre|correo|telefono|disposicion) /;
/** A question that has no pronoun: «¿qué presupuesto maneja?». */
const FORMAL_ASKED = / (maneja|busca|necesita|quiere|prefiere|podria|puede|cuenta con|desea|dispone|tendria|le) /;
const FAMILIAR =
  / (te|tu|tus|ti|contigo|puedes|quieres|tienes|buscas|necesitas|dime|mira|oye|perdona|vos|podes|queres|tenes|sos|decime|avisame|prefieres|manejas|veras|estas|has|eres|sabes) /;
const PLURAL_NEAR =
  / (os|vosotr[oa]s|vuestr[oa]s?|quereis|teneis|podeis|buscais|necesitais|preferis|habeis|estais|sois) /;
const PLURAL_FAR = / (ustedes|les|pueden|quieren|tienen|buscan|necesitan) /;

/** The way of speaking of the agent's own messages; where they leave it open, the client's. Latin America has no «vosotros». */
export function addressOf(parts: ThreadParts, country: string): Address {
  return spokenBy(parts, "agent", country) ?? spokenBy(parts, "client", country) ?? (country === "ES" ? "tu" : "usted");
}

function spokenBy(parts: ThreadParts, whose: "agent" | "client", country: string): Address | null {
  let [formal, familiar, plural] = [0, 0, 0];
  for (const { side, line, isQuestion } of parts.clauses) {
    if (side !== whose) continue;
    const isPlural = PLURAL_NEAR.test(line) || (country !== "ES" && PLURAL_FAR.test(line));
    if (isPlural) plural++;
    if (FAMILIAR.test(line)) familiar++;
    else if (FORMAL.test(line) || (isQuestion && !isPlural && whose === "agent" && FORMAL_ASKED.test(line))) formal++;
  }
  if (whose === "agent" && plural > 0 && plural >= Math.max(formal, familiar))
    return country === "ES" ? "vosotros" : "ustedes";
  if (formal === familiar) return formal === 0 ? null : "usted";
  return formal > familiar ? "usted" : "tu";
}

/** Words that stand in a list of people and are nobody's name. */
const NO_NAMES =
  /^(cliente|clienta|comprador|compradora|vendedor|vendedora|propietario|propietaria|inquilino|inquilina|interesado|interesada|lead|hablante|speaker|participante|usuario|desconocido|enviado|recibido|asunto|para|fecha|agente|asesor|asesora|persona|piso|casa|depa|depto|departamento|alquiler|venta|familia|grupo|comprador|dueno|duena|sr|sra|srta|don|dona|dr|dra|senor|senora|doctor|doctora|lic|licenciado|licenciada|ing|arq|unknown|invitado|invitada|nuevo|nueva|contacto|whatsapp|yo|ella|el)$/;
const FIRST_OF_TWO =
  /^(maria|jose|juan|ana|luis|miguel|francisco|rosa|jesus|victor|marco|carlos|pedro|jorge|eva|luz|angel|manuel)$/;
const SECOND_OF_TWO =
  /^(angel|angeles|jose|luis|luisa|carlos|antonio|antonia|jesus|manuel|maria|fernando|fernanda|teresa|carmen|isabel|pilar|dolores|elena|eugenia|pablo|alberto|ignacio|javier|enrique|eduardo|ramon|andres|cristina|belen|victoria|paula|rosa|ines|mercedes|soledad|laura|magdalena|david|camila|sofia|lucia|emilio|guillermo|mar|daniel|felipe|esteban|ricardo|rafael)$/;
const plain = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/[\u0300-\u036f.]/g, "")
    .toLowerCase();

/** The whole given name: `Miguel Ángel`, `María del Mar`; null where nobody could be spoken to by it. */
export function givenName(name: string): string | null {
  const words = name
    .trim()
    .replace(/^~\s?/, "")
    .split(/[\s,_]+/, 6);
  const [first = "", second = "", third = "", fourth = ""] = words;
  if (!/^\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}\p{Ll}+)?$/u.test(first) || NO_NAMES.test(plain(first))) return null;
  const isName = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word);
  if (/^(María|Maria|Ana|Virgen)$/.test(first) && /^(del|de)$/.test(second)) {
    if (/^(los|las|la)$/.test(third) && isName(fourth)) return `${first} ${second} ${third} ${fourth}`;
    if (isName(third) && second === "del") return `${first} ${second} ${third}`;
  }
  if (FIRST_OF_TWO.test(plain(first)) && SECOND_OF_TWO.test(plain(second)) && isName(second))
    return `${first} ${second}`;
  return first;
}
