import type { Scan } from "../../shared/spoken/scan.ts";
import { instantOf } from "../../shared/time/zone-time.ts";
import type { Clause } from "./clauses.ts";
import { dayOfTime, type SpokenWhen } from "./spoken-times.ts";
import type { Commitment } from "./summary.ts";
import { areApart, remembered, shownAct, type ThreadParts } from "./thread-parts.ts";

/** Acts that somebody owes, in the first person and in words of the future. */

const ACTS =
  "envio|mando|llamo|paso|digo|confirmo|aviso|escribo|comento|preparo|busco|consigo|reenvio|comparto|reservo|informo|cuento|respondo|contesto|traigo|llevo|doy|adelanto|agendo|marco|consulto|hago|averiguo|pregunto|resuelvo|muestro|enseno|apunto|separo|transfiero|deposito|ingreso|enviamos|mandamos|llamamos|pasamos|decimos|confirmamos|avisamos|escribimos|preparamos|buscamos|conseguimos|hacemos|llevamos|traemos|respondemos|contestamos|entrego|entregamos|acerco|subo|mantengo|cierro|firmo|pago|dejo";
const FUTURES =
  "enviare|mandare|llamare|pasare|dire|confirmare|avisare|escribire|preparare|hablare|consultare|preguntare|revisare|hare|traere|llevare|pagare|firmare|buscare|pedire|gestionare|publicare|subire|dare|contare|comentare|respondere|contestare|transferire|ingresare|entregare|mirare|reservare|enviaremos|mandaremos|llamaremos|pasaremos|diremos|confirmaremos|avisaremos|prepararemos|hablaremos|consultaremos|haremos|llevaremos|pagaremos|firmaremos|pediremos|revisaremos|publicaremos|daremos|traeremos|averiguare|solicitare|tramitare|organizare|agendare|coordinare";
const PRONOUN = "te|le|les|os|se|te lo|te la|te los|te las|se lo|se la|se los|se las|os lo|os la|os los|os las";
const INFINITIVES =
  "enviar|mandar|llamar|pasar|decir|confirmar|avisar|escribir|preparar|hablar|consultar|preguntar|revisar|hacer|traer|llevar|pagar|firmar|buscar|pedir|gestionar|publicar|subir|dar|solicitar|ingresar|transferir|entregar|ir|mirar|ver|reservar|comentar|averiguar|tramitar|pasarte|enviarte|mandarte|llamarte|decirte|confirmarte|avisarte|enviarle|mandarle|llamarle|confirmarle|avisarle|enviaros|mandaros|llamaros|enviarles|mandarles|prepararte|prepararle|pedirle|pedirlo|hablarlo|consultarlo|mirarlo|hacerlo|revisarlo|darte|buscarte|conseguirte|acercarme|depositar|escanear|cancelar|poner|comprobar|verificar|organizar|coordinar|agendar|platicar|platicarlo|marcarte|marcarle";
const BARE =
  "(hablo|hablamos) con|lo veo con|lo (consulto|hablo|miro|reviso|pregunto|comento|pienso|platico|averiguo|gestiono|preparo|envio|mando|confirmo|subo|publico|reservo|pago|firmo|llevo|hago|pido)|la (preparo|envio|mando|pido|reviso|subo|hago|consulto|solicito|pago|firmo|llevo|agendo)|(consulto|pregunto|averiguo|reviso|compruebo|verifico) (con|al|a la|a mi|el|la|los|las|si|en|eso|y)|(hago|hacemos) (la|el|una|un) (transferencia|deposito|ingreso|reserva|pago|oferta|papeleo|gestion|visita)|(pido|solicito|pedimos) (la|el|una|un|los|las|cita) |(preparo|preparamos|redacto|redactamos) (la|el|los|las|un|una|todo)|(llevo|llevamos|traigo|traemos) (la|el|los|las|todo|mi|mis)|(pago|pagamos|firmo|firmamos) (la|el|los|las|un|una)|(busco|busca) (los|las|la|el) (papeles|escrituras|escritura|documentos|nominas|recibos|facturas|certificado)|(envio|mando|mandamos|enviamos|adelanto) (la|el|los|las|un|una|mi|mis|todo)|me encargo|nos encargamos|me comprometo|(confirmo|confirmamos|aviso|avisamos|llamo|llamamos) (manana|hoy|el|esta|en|a|al|cuando|en cuanto|por la|despues|luego|mas tarde|pasado|antes|la semana)|(voy|vamos) al (banco|notario|registro|ayuntamiento)|(publico|publicamos|subo|subimos) (el|la|los|las|tu|su) (anuncio|piso|fotos|propiedad|casa|publicacion)";

const PROMISES: readonly RegExp[] = [
  new RegExp(` (?:${PRONOUN}) (?:${ACTS}|${FUTURES}) `, "g"),
  new RegExp(` (?:${FUTURES}) `, "g"),
  new RegExp(
    ` (?:(?:te|le|les|os|lo|la) )?(?:voy a|vamos a|tengo que|tenemos que|me toca|quedo en|quedamos en) (?:${INFINITIVES}) `,
    "g",
  ),
  new RegExp(` (?:${BARE})`, "g"),
];

/** Without one of these words nothing is promised. */
const PROMISING: ReadonlySet<string> = new Set([
  ...ACTS.split("|"),
  ...FUTURES.split("|"),
  ..."voy vamos tengo tenemos toca quedo quedamos hablo hablamos reviso pido pienso veo platico gestiono publico subo solicito compruebo verifico redacto redactamos busca encargo encargamos comprometo miro publicamos subimos pedimos pagamos firmamos preparamos mandamos enviamos adelanto".split(
    " ",
  ),
]);

/** Words that tell what is said now, not what is owed: «te digo que», «te escribo por el piso». */
const TELLS =
  / (digo|cuento|comento|informo|confirmo|escribo|hablo|aviso|paso|respondo|contesto|llamo|dejo) (que|:|porque|sobre|de parte|de la|de|desde|por el|por la|por lo|para|en relacion|por un|por una|por tu|por su|por lo|ya|como|aqui|abajo|el link|el enlace|mi numero|mi telefono|mi correo|mi whatsapp|mi contacto|mi email) /;
const TELLS_ALL =
  / te cuento (estamos|estoy|tengo|tenemos|busco|buscamos|quiero|queremos|somos|soy|mi|mira|un poco|lo que|nosotros) /;
/** A meeting that is written down is a meeting. */
const SHOWS = / (te|le|os|les|se) (lo |la |los |las )?(enseno|ensenamos|muestro|mostramos) /;
const BOOKS = / (agendo|agendamos|reservo|apunto|confirmo) (la |una |tu |su )?(visita|cita|reunion) /;
/** Something given in the message itself, and a price that is agreed: neither is owed. */
const GIVES =
  / (te|le|os|les) (paso|dejo|mando|envio) (el|mi|un|su|los) (contacto|telefono|numero|correo|mail|email|datos) | (te|le|os|les) (hago|paso|dejo) (la |una |el |un |mi )?(lista|resumen) : | (quedamos|quede|quedo) en pedir \d/;
const NOW =
  / (te|le|os|les) (paso|dejo|mando|envio|comparto|adjunto|reenvio) .{0,40}(aqui|abajo|adjunt[oa]s?|enlace|link|ubicacion|http|por aqui|ahora mismo|ahorita) /;
/** «Te mando la ubicación luego» is still owed. */
const LATER = / (luego|despues|mas tarde|en un rato|en cuanto|cuando) /;
const OFFERED =
  / (si quieres|si quiere|si queres|si quieren|si quereis|si te parece|si le parece|si os parece|si gustas|si gusta|si prefieres|si prefiere|si te va|si le va|si te interesa|si le interesa|si les interesa|si os interesa) /;
const NEGATED = /(^| )(no|tampoco|nunca|ni|sin|jamas|siempre|cuando|ya no)$/;
const HABIT =
  / (siempre|normalmente|todos los dias|todos los meses|cada mes|cada semana|a veces|ayer|anteayer|la semana pasada|el otro dia|antes de ayer) /;

interface Act {
  clause: Clause;
  from: number;
  to: number;
}

/** Pieces of a clause's line in which promises stand, each to the next one. */
function actsIn(clause: Clause): Act[] {
  const { line, scan } = clause;
  if (!scan.tokens.some(({ word }) => PROMISING.has(word))) return [];
  const starts = new Set<number>();
  for (const pattern of PROMISES)
    for (const match of line.matchAll(pattern)) {
      const before = line.slice(Math.max(0, match.index - 14), match.index).trimEnd();
      if (NEGATED.test(before)) continue;
      starts.add(line.slice(0, match.index).split(" ").length - 1);
    }
  const sorted = [...starts].sort((a, b) => a - b);
  const acts: Act[] = [];
  for (const start of sorted) {
    const last = acts.at(-1);
    const isLinked =
      last &&
      scan.tokens
        .slice(last.from + 1, start + 1)
        .some(({ word, kind }) => kind === "mark" || /^(y|e|pero|luego|despues)$/.test(word));
    if (!last) acts.push({ clause, from: start, to: scan.tokens.length });
    else if (isLinked && start - last.from >= 2) {
      last.to = start;
      acts.push({ clause, from: start, to: scan.tokens.length });
    }
  }
  // Words before the first promise are of it: «mañana te llamo».
  if (acts[0]) acts[0].from = startOf(scan, acts[0].from);
  return acts;
}

/** Where the part of a sentence begins in which a promise stands. */
function startOf({ tokens }: Scan, at: number): number {
  let start = at;
  while (
    start > 0 &&
    !(
      tokens[start - 1]!.kind === "mark" &&
      /[.;!?:]/.test(tokens[start - 1]!.text) &&
      !(tokens[start]!.kind === "number" && tokens[start - 2]?.kind === "number")
    ) &&
    at - start < 14
  )
    start--;
  return start;
}

const textOf = ({ clause: { scan }, from, to }: Act): string => {
  const last = scan.tokens[to - 1]!;
  const text = scan.text.slice(scan.tokens[from]!.start, last.end);
  return text.replace(/[\s,]{1,3}(?:y|e|pero|luego|después)$/i, "");
};

/** Due instant or day of what a clause says of when. */
export function dueOf(when: SpokenWhen | undefined, writtenAt: string, zone: string): Commitment["due"] {
  if (!when) return null;
  const day = when.day ?? (when.time === null ? null : dayOfTime(when.time, writtenAt));
  if (day === null) return null;
  return when.time === null ? { day } : { at: instantOf(`${day}T${when.time}:00`, zone).toISOString() };
}

/** «Lo hablo con el dueño»: a step towards an answer, and nothing that the other side waits for by itself. */
const STEPS =
  / (hablo|hablamos|hablare|hablaremos|consulto|consultamos|consultare|consultaremos|veo|vemos|miro|miramos|mirare|pienso|pensamos|reviso|revisamos|revisare|comento|comentamos|platico|platicamos|averiguo|averiguamos|averiguare|pregunto|preguntare|hablar|hablarlo|consultar|consultarlo|preguntar|preguntarlo|mirar|mirarlo|pensar|pensarlo|revisar|revisarlo|comentar|comentarlo|platicarlo|busco|buscamos|preparo|preparamos|preparare|digo|hago|hacemos|confirmo) /;
const REPORTS =
  / (?:te|le|les|os)(?: lo| la| los| las)? (?:digo|decimos|diremos|dire|cuento|contamos|confirmo|confirmamos|confirmare|aviso|avisamos|avisare|escribo|escribimos|escribire|llamo|llamamos|llamare|respondo|respondemos|mando|mandamos|mandare|envio|enviamos|enviare|paso|pasamos) | se (?:lo|la|los|las) (?:mando|mandamos|envio|enviamos|paso|pasamos|confirmo|digo|decimos|cuento|llevo|mandare|enviare) /;

/** Acts in which «te preparo una selección y te la mando mañana» is one promise, due when its last part is. */
function wholeActs(acts: readonly Act[], times: readonly SpokenWhen[]): (Act & { isWhole: boolean })[] {
  const whole: (Act & { isWhole: boolean })[] = [];
  for (const act of acts) {
    const last = whole.at(-1);
    // «Te busco, y mañana te paso opciones»: a time may stand between the link and its act.
    const between = act.clause.scan.tokens.slice(Math.max(0, act.from - 6), act.from + 2);
    const link = between.findLastIndex(({ word }) => word === "y" || word === "e");
    const isJoined =
      last &&
      link >= 0 &&
      !between.slice(link).some(({ kind }) => kind === "mark") &&
      STEPS.test(lineOf(last)) &&
      (REPORTS.test(lineOf(act)) || !times.some(({ from }) => from >= last.from && from < act.from));
    if (isJoined) {
      last.to = act.to;
      last.isWhole = true;
    } else whole.push({ ...act, isWhole: false });
  }
  return whole;
}

const lineOf = ({ clause: { scan }, from, to }: Pick<Act, "clause" | "from" | "to">): string =>
  ` ${scan.tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(" ")} `;

/** Minutes in which what was promised without a day is done at once: «te paso el plano», and there it is. */
const AT_ONCE = 15;

function isDoneAtOnce({ thread: { messages }, placeOf }: ThreadParts, message: number): boolean {
  const start = placeOf.get(message)!;
  const own = messages[start]!;
  if (own.media && !own.media.isOmitted) return true;
  if (/https?:\/\//.test(own.text)) return true;
  for (const next of messages.slice(start + 1, start + 4)) {
    if (next.author !== own.author) continue;
    const minutes = own.at && next.at ? (Date.parse(next.at) - Date.parse(own.at)) / 60_000 : 0;
    if (minutes <= AT_ONCE && (next.media !== null || /^https?:\/\//.test(next.text))) return true;
  }
  return false;
}

/** Everything that somebody said they would do, and what they offered to do and the other side took. */
export function tasksOf(parts: ThreadParts): (Commitment & { clause: Clause })[] {
  const found: (Commitment & { clause: Clause })[] = [];
  const isDone = remembered((message: number) => isDoneAtOnce(parts, message));
  for (const clause of parts.clauses) {
    const by = clause.author;
    // Beside people who speak, a line without a speaker says nobody's promise.
    if (by === null && parts.thread.people.length > 0) continue;
    const acts = actsIn(clause);
    if (acts.length === 0 || HABIT.test(clause.line)) continue;
    const isOffer = clause.isQuestion || OFFERED.test(clause.line);
    if (isOffer && !isTaken(parts, clause)) continue;
    const writtenAt = parts.writtenAt(clause.message);
    const times = parts.timesOf(clause);
    let carried: SpokenWhen | undefined;
    for (const act of wholeActs(acts, times)) {
      const named = times.filter(
        ({ from, day, time }) => from >= act.from && from < act.to && (day !== null || time !== null),
      );
      // «Lo hablamos este finde y te decimos el lunes»: by the last of its days all of it is done.
      const own = named.at(act.isWhole ? -1 : 0);
      const line = lineOf(act);
      if (
        (TELLS.test(line) && !own) ||
        TELLS_ALL.test(line) ||
        ((NOW.test(line) || GIVES.test(line)) && !own && !LATER.test(line)) ||
        BOOKS.test(line) ||
        (own && SHOWS.test(line))
      )
        continue;
      const when = own ?? carried;
      carried = own ?? carried;
      if (!when && isDone(clause.message)) continue;
      const due = dueOf(when, writtenAt, parts.thread.zone);
      found.push({ by: by ?? 0, what: shownAct(textOf(act)), due, kind: "task", message: clause.message, clause });
    }
  }
  return found;
}

/** Messages of the other side in which an offer is taken or left. */
const ANSWERED_WITHIN = 2;

function isTaken(parts: ThreadParts, { message, author }: Clause): boolean {
  const { messages } = parts.thread;
  const start = parts.placeOf.get(message)!;
  const others = messages
    .slice(start + 1, start + 7)
    .filter((next) => areApart(parts, author, next.author))
    .slice(0, ANSWERED_WITHIN);
  return others.some(({ index }) => parts.accepts(index));
}
