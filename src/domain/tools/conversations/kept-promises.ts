import type { Clause } from "./clauses.ts";
import type { Message } from "./thread.ts";
import type { ThreadParts } from "./thread-parts.ts";

/** Promises that were kept before the conversation ended, by what follows them. */

const GIVES =
  / (mando|envio|paso|comparto|adjunto|reenvio|entrego|preparo|traigo|mandamos|enviamos|pasamos|compartimos|mandare|enviare|pasare|tengo|busco|consigo|subo|mandar|enviar|pasar|mandarte|enviarte|pasarte|mandarle|enviarle|pido|solicito|preparar|reenviar) /;
const CALLS = / (llamo|llamamos|llamare|llamaremos|marco|llamar|llamarte|llamarle) /;
const ASKS_AND_TELLS =
  / (digo|dire|cuento|contare|confirmo|confirmare|aviso|avisare|respondo|contesto|comento|comentare|pregunto|preguntare|consulto|consultare|hablo|hablare|hablamos|traslado|averiguo|averiguare|miro|reviso|compruebo|preguntar|consultar|confirmar|averiguar|confirmarlo|preguntarlo|consultarlo|averiguarlo) /;

const HERE =
  / (aqui (va|van|tienes|tiene|teneis|tienen|esta|estan|os|te|le|lo)|ahi (va|van|tienes|tiene|teneis|te|le|os|esta|estan)|(te|le|les|os|se) (lo |la |los |las )?(he|hemos|acabo de|acabamos de) (mandad|enviad|pasad|mandar|enviar|pasar|dejad|compartid)[a-z]{0,2}|ya (te|le|les|os|se) (lo |la |los |las )?(mande|envie|pase|mandamos|enviamos)|(te|le|les|os) (adjunto|adjuntamos)|(enviad|mandad)[oa]s?|lo prometido) /;
const RECEIVED =
  / (recibid[oa]s?|recibi|recibimos|me llego|me ha llegado|nos ha llegado|ya (lo|la|los|las) (tengo|tenemos|vi|he visto|recibi)|gracias por (mandar|enviar|pasar)[a-z]{0,5}) /;
const AFTER_CALL =
  / (por telefono|en la llamada|tras la llamada|gracias por (la llamada|llamar|llamarme|atenderme|tu llamada|su llamada)|como (hablamos|comentamos|acabamos de hablar)|acabo de hablar contigo|hemos hablado) /;
const OUTCOME =
  / (dice|dicen|acepta|aceptan|acepto|aceptaron|pide|piden|(me|nos) (ha|han) (dicho|confirmado|respondido|contestado|aceptado)|(me|nos) (dijo|dijeron|confirmaron|respondio|respondieron|contesto)|ha aceptado|han aceptado|ya (he|hemos) (hablado|preguntado|consultado|mirado)|ya (hable|pregunte|consulte|mire)|he (hablado|preguntado|consultado)|hable con|pregunte (al|a la)) /;

/** Messages after a promise that are looked through, so that a long conversation is read in one pass. */
const LOOKED_AT = 60;
const WEAK =
  /^(manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|tarde|noche|todo|toda|todos|luego|despues|sobre|hasta|antes|minuto|momento|favor)$/;

/** Stems of the things that a line names. */
const thingsOf = ({ scan }: Clause): Set<string> =>
  new Set(
    scan.tokens
      .filter(({ kind, word }) => kind === "word" && word.length >= 4 && !WEAK.test(word))
      .map(({ word }) => word.slice(0, 5).replace(/[aeo]?s$/, "")),
  );

/** Whether later messages show that what a clause promises was done. @param line the promise alone */
export function isKept(parts: ThreadParts, clause: Clause, line: string): boolean {
  const { messages } = parts.thread;
  const start = parts.placeOf.get(clause.message)!;
  const things = thingsOf(clause);
  const later = messages.slice(start + 1, start + 1 + LOOKED_AT);
  const [gives, calls, tells] = [GIVES, CALLS, ASKS_AND_TELLS].map((pattern) => pattern.test(line)) as [boolean, boolean, boolean]; // biome-ignore format: one line
  for (const [at, next] of later.entries()) {
    const said = parts.ofMessage.get(next.index) ?? [];
    const isOwn = next.author === clause.author;
    const shares = (one: Clause) => [...thingsOf(one)].some((thing) => things.has(thing));
    if (calls && (said.some((one) => AFTER_CALL.test(one.line)) || isCall(next))) return true;
    if (!isOwn) continue;
    if (gives && said.some((one) => HERE.test(one.line) && (shares(one) || isShort(one)))) return true;
    if (
      gives &&
      next.media !== null &&
      (namesOne(next, things) || isReceived(parts, later.slice(at + 1, at + 4), clause.author))
    )
      return true;
    if (tells && said.some((one) => !one.isQuestion && OUTCOME.test(one.line))) return true;
  }
  return false;
}

const isShort = ({ scan }: Clause): boolean => scan.tokens.filter(({ kind }) => kind === "word").length <= 5;
const isCall = ({ isNotice, text }: Message): boolean => isNotice && /llamada|call/i.test(text) && !/perdida|missed/i.test(text); // biome-ignore format: one condition

function namesOne({ media, text }: Message, things: ReadonlySet<string>): boolean {
  const words = `${media?.name ?? ""} ${text}`.toLowerCase().normalize("NFD").replace(/[^a-z0-9]{1,20}/g, " ").split(" "); // biome-ignore format: one chain
  return words.some((word) => word.length >= 4 && things.has(word.slice(0, 5).replace(/[aeo]?s$/, "")));
}

const isReceived = (parts: ThreadParts, next: readonly Message[], author: number | null): boolean =>
  next.some(
    ({ index, author: other }) =>
      other !== author && (parts.ofMessage.get(index) ?? []).some(({ line }) => RECEIVED.test(line)),
  );
