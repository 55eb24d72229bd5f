import { requestIn } from "./asked-tasks.ts";
import type { Clause } from "./clauses.ts";
import { dueOf } from "./commitments.ts";
import {
  BUSY,
  CHANGES,
  callsOff,
  NO_MEETING,
  NO_VISITS,
  NOTED,
  PROPOSES,
  SETTLED,
  STILL_ON,
  SURELY_MEETS,
  VISITS,
  WISHES_TO_MEET,
} from "./meeting-words.ts";
import { completed, isAmong, type KnownTime, merged, offeredTimes, pickedTimes, shiftedTime } from "./offered-times.ts";
import type { SpokenWhen } from "./spoken-times.ts";
import type { Commitment } from "./summary.ts";
import type { Message } from "./thread.ts";
import { agrees, areApart, refuses, shownAct, type ThreadParts } from "./thread-parts.ts";

/**
 * Meetings to which both sides said yes, or of which one says that they are settled. A conversation is heard from its start: a proposal stays
 * open until somebody takes it, counters it or leaves it; what stands may be moved, told again or called off by anybody later.
 */

export interface Appointment extends Commitment {
  /** Whether a home is seen; a call, a signature and a meeting at the office are none. */
  isVisit: boolean;
  /** Message that says yes to it; the same where one says that it is settled. */
  agreed: number;
  /** All messages that say it. */
  messages: number[];
  day: string | null;
  time: string | null;
}

interface Proposal {
  /** Null in notes, which nobody speaks. */
  by: number | null;
  options: SpokenWhen[];
  /** Each of the options is meant, not one of them. */
  isAll: boolean;
  clause: Clause;
  isVisit: boolean | null;
  isChange: boolean;
  at: number;
}

/** Everything that is known of the meetings while the conversation is read. */
interface Talk {
  settled: Appointment[];
  open: Proposal | null;
  /** Whether the meetings that are spoken of are visits. */
  topic: boolean | null;
  /** Last message that spoke of a meeting: «el jueves imposible, ¿el viernes?» goes on with it. */
  spokeAt: number;
  /** The time that was called off or refused last: a counter-proposal keeps the parts of it that it does not change. */
  left: KnownTime | null;
}

/** How many messages a proposal stays open. */
const OPEN_FOR = 8;
/** How many messages later an hour alone still belongs to what was spoken of. */
const SPOKEN_FOR = 2;

/** Meetings of a conversation that still stand at its end. */
export function appointmentsOf(parts: ThreadParts, tasks: ReadonlySet<Clause>): Appointment[] {
  const talk: Talk = { settled: [], open: null, topic: null, spokeAt: -OPEN_FOR, left: null };
  for (const message of parts.thread.messages) {
    if (message.isNotice || message.isDeleted) continue;
    if (talk.open && message.index - talk.open.at > OPEN_FOR) talk.open = null;
    const clauses = parts.ofMessage.get(message.index) ?? [];
    const before = talk.open;
    const isChanging = clauses.some(({ line }) => CHANGES.test(line));
    const heard = clauses.map((clause) => hear(parts, talk, message, clause, { clauses, isChanging, isTask: tasks.has(clause) })); // biome-ignore format: one call
    const { open } = talk;
    const isNews = heard.some((one) => one !== "silent");
    if (
      !isNews &&
      open &&
      open === before &&
      areApart(parts, open.by, message.author) &&
      parts.accepts(message.index)
    ) {
      if (open.options.length === 1 || open.isAll) {
        settle(parts, talk, open, message.index);
        talk.open = null;
      }
    }
  }
  return talk.settled;
}

/** Tells what one clause does to the meetings; `silent` where it says nothing of them. */
function hear(
  parts: ThreadParts,
  talk: Talk,
  message: Message,
  clause: Clause,
  { clauses, isChanging, isTask }: { clauses: readonly Clause[]; isChanging: boolean; isTask: boolean },
): "silent" | "off" | "offer" | "settled" {
  const { line } = clause;
  if (VISITS.test(line) && !NO_VISITS.test(line)) talk.topic = true;
  if (NO_VISITS.test(line)) talk.topic = / (visita|ver el|ver la|verlo|verla) /.test(line) ? talk.topic : false;
  const offered = offeredTimes(clause, parts.timesOf(clause));
  const isOff = !clause.isQuestion && callsOff(line);
  const isRefused = offered.refused.length > 0 || refuses(line);
  const standing = talk.settled.at(-1) ?? null;
  let known: KnownTime | null =
    (talk.open?.options.length === 1 ? talk.open.options[0] : null) ?? standing ?? talk.left;
  if (isOff || isRefused) {
    const { refused, kept } = refusedIn(line, offered.refused, offered.kept, isOff);
    const gone = leave(parts, talk, message, refused, isOff || CALLS_OFF_ALONE.test(line));
    if (gone) known = talk.left = gone;
    offered.kept = kept;
    if (kept.length === 0) return gone || talk.open === null ? "off" : "silent";
  }
  let whens = completed(line, offered.kept, known);
  const shifted = whens.length === 0 ? shiftedTime(line, known) : null;
  const picked = talk.open ? pickedTimes(line, talk.open.options) : null;
  if (picked) whens = picked;
  else if (shifted) whens = [shifted];
  // «El 3 de noviembre», said on the 16th: nobody meets in the past.
  const today = parts.writtenAt(clause.message).slice(0, 10);
  whens = whens.filter(({ day }) => day === null || day >= today);
  if (whens.length === 0) {
    if (WISHES_TO_MEET.test(line) || (STILL_ON.test(line) && standing)) talk.spokeAt = message.index;
    return "silent";
  }
  const isNote = message.author === null;
  if (isNote && parts.thread.people.length > 0) return "silent";
  if (isTask || requestIn(clause) !== null || NO_MEETING.test(line) || (BUSY.test(line) && !SURELY_MEETS.test(line)))
    return "silent";
  const { open } = talk;
  const isChange =
    isRefused || isOff || shifted !== null || CHANGES.test(line) || isChanging || (open?.isChange ?? false);
  const isSpoken = open !== null || message.index - talk.spokeAt <= SPOKEN_FOR || (isChange && known !== null);
  const isBare = clause.scan.tokens.filter(({ kind }) => kind === "word").length - whens.length <= 4 * whens.length && whens.every(({ day, time }) => day !== null && time !== null); // biome-ignore format: one condition
  if (!isSpoken && !isBare && !(isNote ? NOTED : PROPOSES).test(line)) return "silent";
  talk.spokeAt = message.index;
  // «Le agendo visita el jueves a las 15» «Sí, el jueves a las 15»: both say it.
  const asksHour = clause.isQuestion && standing?.time === null && whens[0]!.time !== null;
  if (!open && standing && !isNote && !asksHour && isAmong([standing], whens)) {
    if (standing.time === null && whens[0]!.time !== null) setTime(parts, standing, whens[0]!.time, message.index);
    if (areApart(parts, standing.by, message.author) && whens[0]!.day !== null) agreedIn(standing, message.index);
    return "settled";
  }
  const base =
    open?.options ??
    ((isChange || asksHour) && known && known.day !== null ? [{ ...whens[0]!, ...known, time: known.time }] : []);
  const options = merged(base, whens);
  const isAnswer = open !== null && areApart(parts, open.by, message.author);
  const isYes = agrees(line) || clauses.some((each) => each !== clause && !each.isQuestion && agrees(each.line));
  const isAll = offered.isAll || (picked !== null && picked.length > 1);
  const proposal: Proposal = { by: message.author, options, isAll, clause, isVisit: isChange && standing ? standing.isVisit : talk.topic, isChange, at: message.index }; // biome-ignore format: one proposal
  const isOne = options.length === 1 || isAll;
  const isTold = SETTLED.test(line) && !/ (si|cuando) /.test(line.slice(0, 6));
  const isTaken =
    isAnswer && (picked !== null || ((isYes || isAmong(open.options, whens)) && !/ (mejor|prefiero) /.test(line)));
  const isAgreedAlone =
    isYes && !isAnswer && isSpoken && options.every(({ day, time }) => day !== null && time !== null);
  const isSettled =
    isOne && (isNote || (!clause.isQuestion && !shifted && (isTold || isTaken || (isAgreedAlone && !isChange))));
  if (isSettled && options.every(({ day, time }) => day !== null || time !== null)) {
    settle(parts, talk, proposal, message.index);
    talk.open = null;
    return "settled";
  }
  talk.open = proposal;
  return "offer";
}

/** Said without a time it calls off what stands. */
const CALLS_OFF_ALONE = / (no puedo ir|no podemos ir|al final no (puedo|podemos|podre|podremos|vamos|voy)) /;

/** Which times of a refusal are refused, and which are offered instead: «el martes no puedo, mejor el jueves». */
function refusedIn(
  line: string,
  refused: SpokenWhen[],
  kept: SpokenWhen[],
  isOff: boolean,
): { refused: SpokenWhen[]; kept: SpokenWhen[] } {
  const isCounter = / (mejor|que tal|puede ser|podria ser|prefiero|y el|seria) /.test(line);
  if (refused.length > 0) return { refused, kept: isOff && !isCounter ? [] : kept };
  if (kept.length === 0) return { refused: [], kept: [] };
  if (/ (hasta|antes de|antes del) /.test(line) && !isOff) return { refused: [], kept };
  if (kept.length > 1) return { refused: kept.slice(0, 1), kept: kept.slice(1) };
  return isCounter ? { refused: [], kept } : { refused: kept, kept: [] };
}

/** Takes back what is refused or called off: an open proposal of the other side, or what stands. @returns its time */
function leave(
  parts: ThreadParts,
  talk: Talk,
  message: Message,
  refused: readonly SpokenWhen[],
  isOff: boolean,
): KnownTime | null {
  const { open } = talk;
  const names = ({ day, time }: KnownTime) =>
    refused.some((one) => (one.day === null || one.day === day) && (one.time === null || time === null || one.time === time)); // biome-ignore format: one condition
  talk.spokeAt = message.index;
  if (open && (areApart(parts, open.by, message.author) || isOff)) {
    const stay = refused.length === 0 ? [] : open.options.filter((option) => !names(option));
    const gone = open.options.find((option) => !stay.includes(option));
    if (gone) {
      talk.open = stay.length === 0 ? null : { ...open, options: stay };
      if (!isOff || talk.settled.length === 0) return gone;
    }
  }
  const at = refused.length === 0 ? (isOff ? talk.settled.length - 1 : -1) : talk.settled.findLastIndex(names);
  const [gone] = at < 0 ? [] : talk.settled.splice(at, 1);
  return gone ?? null;
}

function setTime(parts: ThreadParts, standing: Appointment, time: string, agreed: number) {
  standing.time = time;
  standing.due = dueOf({ from: 0, to: 0, span: "day", day: standing.day, time }, parts.writtenAt(standing.message), parts.thread.zone); // biome-ignore format: one call
  agreedIn(standing, agreed);
}

function agreedIn(standing: Appointment, message: number) {
  standing.agreed = message;
  standing.messages.push(message);
}

function settle(
  parts: ThreadParts,
  { settled }: Talk,
  { options, clause, isVisit, isChange, by }: Proposal,
  agreed: number,
) {
  for (const [place, when] of options.entries()) {
    const due = dueOf(when, parts.writtenAt(clause.message), parts.thread.zone);
    if (due === null) continue;
    const day = when.day ?? ("day" in due ? due.day : null);
    const next: Appointment = {
      by: by ?? 0,
      what: whatOf(clause, options.length),
      due,
      kind: "appointment",
      message: clause.message,
      isVisit: isVisit ?? true,
      agreed,
      messages: [clause.message, agreed],
      day,
      time: when.time,
    };
    const last = settled.at(-1);
    if (last && JSON.stringify(last.due) === JSON.stringify(due)) {
      // The yes to what one side called settled.
      agreedIn(last, agreed);
      continue;
    }
    if (place === 0 && last) {
      // A day that is told again without its hour keeps it.
      if (last.isVisit === next.isVisit && last.day === day && when.time === null && last.time !== null) {
        agreedIn(last, agreed);
        continue;
      }
      if (isChange || (last.day === day && last.isVisit === next.isVisit)) settled.pop();
    }
    settled.push(next);
  }
}

const KINDS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/ (notaria|notario) /, "Cita en la notaría"],
  [/ (firma|firmar|firmamos) /, "Firma"],
  [/ (videollamada|zoom|meet) /, "Videollamada"],
  [/ (llamada|llamo|hablamos) /, "Llamada"],
  [/ (tasacion|tasar|tasarlo|tasador) /, "Tasación"],
  [/ (valoracion|valorar|valorarlo) /, "Visita de valoración"],
  [/ (reunion|reunirnos|oficina|cafe) /, "Reunión"],
  [VISITS, "Visita"],
];

/** The act in words that can be read alone: the clause's own where they name the meeting, its kind where they are a scrap. */
function whatOf({ line, text, isQuestion }: Clause, count: number): string {
  const kind = KINDS.find(([pattern]) => pattern.test(line))?.[1];
  const isWhole = !isQuestion && count === 1 && (SETTLED.test(line) || NOTED.test(line)) && !CHANGES.test(line);
  return isWhole ? shownAct(text) : (kind ?? "Cita");
}
