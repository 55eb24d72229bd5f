import type { Scan } from "../../shared/spoken/scan.ts";
import { instantOf } from "../../shared/time/zone-time.ts";
import { type Request, requestIn, takenBy } from "./asked-tasks.ts";
import type { Clause } from "./clauses.ts";
import { isKept } from "./kept-promises.ts";
import {
  AT_HOME,
  BOOKS,
  CONDITION,
  GIVES,
  HABIT,
  HANDS_OVER,
  LATER,
  NEGATED,
  NOTHING_OWED,
  NOW,
  OFFERED,
  OWN_MOVE,
  PROMISES,
  PROMISING,
  REPORTS,
  SHOWS,
  SOME_TIME,
  STEPS,
  TELLS,
  TELLS_ALL,
  TELLS_THAT,
  WHETHER,
} from "./promise-words.ts";
import { dayOfTime, type SpokenWhen } from "./spoken-times.ts";
import type { Commitment } from "./summary.ts";
import { remembered, shownAct, type ThreadParts } from "./thread-parts.ts";

/** Acts that somebody owes, in the first person and in words of the future. */

interface Act {
  clause: Clause;
  from: number;
  /** Piece with which its verb begins. */
  verb: number;
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
    if (!last) acts.push({ clause, from: start, verb: start, to: scan.tokens.length });
    else if (isLinked && start - last.from >= 2) {
      const from = linkBefore(scan, last.verb, start);
      last.to = from;
      acts.push({ clause, from, verb: start, to: scan.tokens.length });
    }
  }
  // Words before the first promise are of it: «mañana te llamo».
  if (acts[0]) acts[0].from = startOf(scan, acts[0].from);
  return acts;
}

/** «… y el viernes le paso la cotización»: behind the link, so that its day is of it. */
function linkBefore({ tokens }: Scan, after: number, verb: number): number {
  for (let at = verb - 1; at > after && verb - at <= 6; at--)
    if (/^(y|e|pero|luego|despues)$/.test(tokens[at]!.word)) return at + 1;
  return verb;
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

/** Acts in which «te preparo una selección y te la mando mañana» is one promise, due when its last part is. */
function wholeActs(acts: readonly Act[], times: readonly SpokenWhen[]): (Act & { isWhole: boolean })[] {
  const whole: (Act & { isWhole: boolean })[] = [];
  for (const act of acts) {
    const last = whole.at(-1);
    // «Te busco, y mañana te paso opciones»: a time may stand between the link and its act.
    const between = act.clause.scan.tokens.slice(Math.max(0, act.verb - 6), act.verb + 2);
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

interface Task extends Commitment {
  clause: Clause;
}

/** Everything that somebody said they would do and has not done since, and what they offered to do and the other side took. */
export function tasksOf(parts: ThreadParts): Task[] {
  const found: Task[] = [];
  const isDone = remembered((message: number) => isDoneAtOnce(parts, message));
  const requests = requestsOf(parts);
  for (const clause of parts.clauses) {
    const by = clause.author;
    // Beside people who speak, a line without a speaker says nobody's promise.
    if (by === null && parts.thread.people.length > 0) continue;
    const acts = actsIn(clause);
    if (acts.length === 0 || HABIT.test(clause.line)) continue;
    const isOffer = clause.isQuestion || OFFERED.test(clause.line);
    if (isOffer && takenBy(parts, clause) === null) continue;
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
      if (isNoTask(act, line, own)) continue;
      const when = own ?? carried;
      carried = own ?? carried;
      if (!when && AT_HOME.test(clause.line)) continue;
      if ((!when && isDone(clause.message)) || isKept(parts, clause, line)) continue;
      const asked = requests.get(clause.message);
      const isOfRequest = asked !== undefined && BARE_OBJECT.test(line);
      const due = dueOf(
        when ?? (isOfRequest ? parts.timesOf(asked.clause)[0] : undefined),
        writtenAt,
        parts.thread.zone,
      );
      const what = isOfRequest ? asked.what : shownAct(textOf(act));
      found.push({ by: by ?? 0, what, due, kind: "task", message: clause.message, clause });
      requests.delete(clause.message);
    }
  }
  return [...found, ...acceptedOf(parts, requests, isDone)].sort((a, b) => a.message - b.message);
}

/** «Lo llevo», «te la mando»: what, only what was asked for says. */
const BARE_OBJECT =
  / (lo|la|los|las) (llevo|mando|envio|paso|preparo|busco|averiguo|consigo|reenvio|pregunto|pido|traigo|mandamos|enviamos)( (manana|hoy|luego|el|esta|ahora|en|a|antes|sin|cuando|por|y|,|\.|!) .{0,60}| )$/;

/** Whether an act only sounds like a promise: telling, handing over, a condition without a day. */
function isNoTask(act: Act, line: string, own: SpokenWhen | undefined): boolean {
  const { scan, line: whole } = act.clause;
  const before = ` ${scan.tokens
    .slice(0, act.verb + 1)
    .map(({ word }) => word)
    .join(" ")} `;
  // «Mañana te digo qué hacemos» has its day before it is told, «te cuento que se va el viernes» has none.
  if (TELLS_THAT.test(line) && !(own && own.from < act.verb)) return true;
  const isConditional =
    CONDITION.test(before) && !WHETHER.test(before) && !scan.tokens.slice(0, act.verb).some(({ text }) => /^sí$/i.test(text)); // biome-ignore format: one condition
  if (SOME_TIME.test(line) || OWN_MOVE.test(whole)) return true;
  // «¿Qué papeles te preparo?» asks.
  if (act.clause.isQuestion && / (?:que|cual|cuales|cuanto|cuantos|donde|como) /.test(before)) return true;
  if (!own && (isConditional || NOTHING_OWED.test(whole))) return true;
  if ((HANDS_OVER.test(line) || NOW.test(line) || GIVES.test(line)) && !own && !LATER.test(line)) return true;
  return (
    (TELLS.test(line) && !own) || TELLS_ALL.test(line) || BOOKS.test(line) || (own !== undefined && SHOWS.test(line))
  );
}

/** The requests that were granted, by the message that said yes to them. */
function requestsOf(parts: ThreadParts): Map<number, Request> {
  const taken = new Map<number, Request>();
  for (const clause of parts.clauses) {
    const request = clause.author === null ? null : requestIn(clause);
    const message = request === null ? null : takenBy(parts, clause);
    if (message !== null) taken.set(message, request!);
  }
  return taken;
}

/** Requests to which the other side only said yes: the yes is the promise. */
function acceptedOf(
  parts: ThreadParts,
  requests: ReadonlyMap<number, Request>,
  isDone: (message: number) => boolean,
): Task[] {
  const found: Task[] = [];
  for (const [message, { clause: asked, what }] of requests) {
    const said = parts.ofMessage.get(message) ?? [];
    const clause = said[0];
    const by = parts.messages.get(message)?.author ?? null;
    if (!clause || by === null || isDone(message) || said.some(({ line }) => / (ya|ahi|aqui) (te|le|os|va|van|lo|la) /.test(line))) continue; // biome-ignore format: one condition
    if (isKept(parts, clause, ` ${what.toLowerCase()} `)) continue;
    const when = said.flatMap(parts.timesOf)[0];
    const due = dueOf(
      when ?? parts.timesOf(asked)[0],
      parts.writtenAt(when ? message : asked.message),
      parts.thread.zone,
    );
    found.push({ by, what, due, kind: "task", message, clause });
  }
  return found;
}
