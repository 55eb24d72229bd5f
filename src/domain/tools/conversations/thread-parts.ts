import { firstSigns } from "../../shared/format/text-ends.ts";
import type { Clause } from "./clauses.ts";
import { type SpokenWhen, timesIn } from "./spoken-times.ts";
import type { Message, Thread } from "./thread.ts";
import { wallTimeOf } from "./wall-times.ts";

/** A conversation in pieces, as all its readers share it. */
export interface ThreadParts {
  thread: Thread;
  clauses: readonly Clause[];
  /** Of each person. */
  sides: readonly ("agent" | "client")[];
  /** Clauses of each message, by its index; none for files, notices and messages that were taken back. */
  ofMessage: ReadonlyMap<number, readonly Clause[]>;
  /** Messages in their order, by their index. */
  messages: ReadonlyMap<number, Message>;
  /** Place of a message in the thread, by its index: messages may be missing. */
  placeOf: ReadonlyMap<number, number>;
  /** Wall time of a message; of one without a time, noon of the day of the summary. */
  writtenAt: (message: number) => string;
  /** Whether somebody is known or guessed to be of the agent's side. */
  hasAgent: boolean;
  /** Days and hours that a clause names, read once. */
  timesOf: (clause: Clause) => readonly SpokenWhen[];
  /** Whether a message agrees to what was proposed, found out once. */
  accepts: (message: number) => boolean;
}

/** The same function, which works each answer out once: a message may have tens of thousands of clauses that ask for it. */
export function remembered<Key, Answer>(find: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key)!;
  };
}

export function threadPartsOf(
  thread: Thread,
  clauses: readonly Clause[],
  sides: readonly ("agent" | "client")[],
  today: string,
): ThreadParts {
  const ofMessage = new Map<number, Clause[]>();
  for (const clause of clauses) {
    const known = ofMessage.get(clause.message);
    if (known) known.push(clause);
    else ofMessage.set(clause.message, [clause]);
  }
  const messages = new Map(thread.messages.map((message) => [message.index, message]));
  const writtenAt = (index: number) => {
    const message = messages.get(index);
    return message?.wallTime ?? (message?.at ? wallTimeOf(message.at, thread.zone) : `${today}T12:00`);
  };
  return {
    thread,
    clauses,
    sides,
    ofMessage,
    messages,
    placeOf: new Map(thread.messages.map(({ index }, at) => [index, at])),
    writtenAt,
    hasAgent: sides.includes("agent") || thread.people.some(({ side }) => side !== null),
    timesOf: remembered(({ scan, message }: Clause) => timesIn(scan, writtenAt(message))),
    accepts: remembered((message: number) => accepts(ofMessage.get(message) ?? [], messages.get(message))),
  };
}

const ACCEPTS =
  /^ (, )?(sin problema|sin problemas|no hay problema|ningun problema|si|sii|siii|sip|claro|vale|valee|ok|oka|okay|okey|okis|perfecto|perfect|genial|de acuerdo|dale|listo|sale|va|hecho|estupendo|por supuesto|bueno|bien|muy bien|excelente|me parece bien|me parece|me va bien|me va perfecto|me viene bien|me viene perfecto|nos va bien|nos va perfecto|nos viene bien|nos viene perfecto|me queda bien|me queda perfecto|nos queda bien|me sirve|nos sirve|super|buenisimo|fenomenal|correcto|confirmado|confirmada|confirmo|te confirmo|le confirmo|orale|joya|barbaro|adelante|por favor|fantastico|maravilloso|esta bien|ahi estare|ahi estaremos|alli estare|alli estaremos|ahi nos vemos|alli nos vemos|nos vemos|buenisima|impecable|me cuadra|quedamos asi|venga|vamos|de una|listos|entendido|cuenta con ello|agendado|agendada|anotado|apuntado) /;
const ACCEPTS_INSIDE =
  / (, perfecto|, genial|, de acuerdo|me va bien|me va perfecto|nos va bien|me viene bien|me viene perfecto|nos viene bien|me queda bien|ahi estare|ahi estaremos|alli estare|alli estaremos|ahi nos vemos|alli nos vemos|nos vemos (ahi|alli|entonces)|me parece perfecto|me parece bien|a esa hora (si|puedo|perfecto)|perfecto entonces|confirmado|confirmada|agendado|agendada|apuntado|anotado) /;
const REFUSES =
  / (no puedo|no podemos|no ensenamos|no ensenan|no hay visitas|no abrimos|no trabajamos|no podre|no podremos|no me va|no nos va|no me viene|no nos viene|no me queda|no nos queda|imposible|se me complica|se nos complica|se me complico|cancelar|cancelo|cancelamos|cancela|cancelada|anular|anulamos|anulo|aplazar|no voy a poder|no vamos a poder|no me da tiempo|no llego|no estare|no estaremos|mejor no|otro dia|no hace falta|tengo que cambiar|me ha surgido|me surgio|nos surgio|nos ha surgido|no me cuadra|no me sirve) /;

const AGREES_BY_SIGN = /👍|👌|✅|🆗|🙌/u;

function accepts(clauses: readonly Clause[], message: Message | undefined): boolean {
  if (clauses.some(({ line }) => REFUSES.test(line))) return false;
  if (clauses.some((clause) => !clause.isQuestion && (ACCEPTS.test(clause.line) || ACCEPTS_INSIDE.test(clause.line))))
    return true;
  return clauses.length === 0 && AGREES_BY_SIGN.test(message?.text ?? "");
}

export const agrees = (line: string): boolean =>
  (ACCEPTS.test(line) || ACCEPTS_INSIDE.test(line)) && !REFUSES.test(line);
export const refuses = (line: string): boolean => REFUSES.test(line);

/** Whether two people are of two sides; with nobody told apart, any two are. Notes have one side. */
export const areApart = ({ sides, hasAgent }: ThreadParts, a: number | null, b: number | null): boolean =>
  a !== null && b !== null && a !== b && (sides[a] !== sides[b] || !hasAgent);

/** Words at the start of an act that are no part of it. */
const FILLERS =
  /^(?:(?:vale|ok|okay|perfecto|genial|claro|bueno|pues|entonces|y|pero|dale|listo|hola|buenos días|buenas tardes|buenas noches|buenas|gracias|sí|si(?=\s?[,.!:;])|muchas gracias|estupendo|de acuerdo|ah|ahh|nada)[\s,.!:;]{1,3}){1,4}/i;

/** An act or a sentence as it is shown: without words that only lead to it, at most so long. */
export function shownAct(text: string, longest = 180): string {
  const bare = text
    .replace(/\s{1,20}/g, " ")
    .trim()
    .replace(FILLERS, "")
    .replace(/^[,;.\s-]{1,4}/, "")
    .replace(/[,;.\s]{1,4}$/, "");
  const whole = bare === "" ? text.trim() : bare;
  const cut =
    whole.length > longest
      ? `${firstSigns(whole, whole.lastIndexOf(" ", longest) > longest / 2 ? whole.lastIndexOf(" ", longest) : longest)}…`
      : whole;
  return cut.charAt(0).toLocaleUpperCase("es") + cut.slice(1);
}
