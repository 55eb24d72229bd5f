import { listed } from "../../shared/format/listed.ts";
import { fold } from "../../shared/listing/fold.ts";
import type { Appointment } from "./appointments.ts";
import type { Clause } from "./clauses.ts";
import { CHANGES, PROPOSES } from "./meeting-words.ts";
import { objectionsIn } from "./objection-words.ts";
import { dueWords } from "./reply.ts";
import type { ClientRole } from "./said.ts";
import { likeness, rankOf, type Sentence, type Weighed } from "./sentence-rank.ts";
import type { Commitment, ConversationSummary, Fact, Objection } from "./summary.ts";
import { refuses, shownAct, type ThreadParts } from "./thread-parts.ts";
import { wallTimeOf } from "./wall-times.ts";

type Line = ConversationSummary["lines"][number];

const MOST_LINES = 5;
/** Sentences that are weighed against one another; those with more of what counts come first. */
const MOST_WEIGHED = 160;
/** From this share of common words on, two sentences say the same. */
const SAME = 0.5;

const EMPTY = new Set(
  "que de la el los las un una y o a en con por para se me te le lo al del es no si su mi tu hola buenas buenos dias tardes gracias vale ok perfecto muy mas pero como ya este esta eso son nos os les yo".split(
    " ",
  ),
);

/** The client's need in one line, from the facts. */
function needLine(facts: readonly Fact[], role: ClientRole): (Line & { facts: readonly Fact[] }) | null {
  const of = (kind: Fact["kind"]) => facts.find((fact) => fact.kind === kind);
  const [operation, type, rooms, area, zone, budget, price, deadline] = (
    ["operation", "propertyType", "rooms", "area", "zone", "budget", "price", "deadline"] as const
  ).map(of);
  const wished = facts.filter(({ kind }) => kind === "features").slice(0, 4);
  const named = [type, rooms, area, zone, budget, price, ...wished].filter((fact) => fact !== undefined);
  if (named.length === 0) return null;
  const verb =
    role === "seller" ? "Vende" : role === "landlord" ? "Alquila" : role === "tenant" ? "Busca en alquiler" : "Busca";
  const parts = [
    type?.shown ?? (role === "seller" || role === "landlord" ? "su vivienda" : "vivienda"),
    rooms && `de ${rooms.shown}`,
    area && (rooms ? `, ${area.shown}` : area.shown),
    zone && (zone.shown.startsWith("no en") ? `, ${zone.shown}` : `en ${zone.shown}`),
    budget && `, ${budget.shown}`,
    price &&
      (role === "seller" || role === "landlord"
        ? `, por ${price.shown}`
        : `, ${price.shown.charAt(0).toLowerCase()}${price.shown.slice(1)}`),
    wished.length > 0 && `, ${listed(wished.map(({ shown }) => shown))}`,
    deadline && `, ${deadline.shown}`,
  ].filter((part) => typeof part === "string");
  const text = `${verb} ${parts.join(" ")}`.replace(/ ,/g, ",");
  const said = [operation, type, rooms, area, zone, budget, price, deadline, ...wished].filter(
    (fact) => fact !== undefined,
  );
  const used = said.flatMap(({ messages }) => messages);
  return { text: `${text}.`, messages: [...new Set(used)].sort((a, b) => a - b), facts: said };
}

/** How it is paid, what must be sold first, why, and who decides, in one line. */
function aboutLine(facts: readonly Fact[]): (Line & { facts: readonly Fact[] }) | null {
  const of = (kind: Fact["kind"]) => facts.filter((fact) => fact.kind === kind);
  const told = [...of("financing"), ...of("savings"), ...of("homeToSell"), ...of("motive"), ...of("decider")];
  if (told.length === 0) return null;
  const motives = of("motive").map(({ shown }) => lower(shown));
  const texts = [...of("financing"), ...of("savings"), ...of("homeToSell"), ...of("decider")].map(({ kind, shown }) =>
    kind === "savings" ? `${shown} ahorrados` : shown,
  );
  if (motives.length > 0) texts.push(`${motives.length > 1 ? "Motivos" : "Motivo"}: ${listed(motives)}`);
  const text = texts.map((one, at) => (at === 0 ? one : lower(one))).join("; ");
  const used = told.flatMap(({ messages }) => messages);
  return { text: `${text}.`, messages: [...new Set(used)].sort((a, b) => a - b), facts: told };
}

/** «US$ 40.000» stays as it is. */
const lower = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : `${text.charAt(0).toLocaleLowerCase("es")}${text.slice(1)}`;

/** Everything that the lines are made of, beside the facts. */
interface Told {
  /** How much each message says. */
  marked: ReadonlyMap<number, number>;
  /** Messages that promise, object or ask. */
  told: ReadonlySet<number>;
  role: ClientRole;
  appointments: readonly Appointment[];
  objections: readonly Objection[];
  tasks: readonly Commitment[];
  today: string;
}

/** Up to five lines: what the client needs, what was agreed and offered, what speaks against it, what comes next; then the sentences that say most. */
export function keyLines(parts: ThreadParts, facts: readonly Fact[], about: Told): Line[] {
  const { marked, told, role } = about;
  const lines: Line[] = [];
  const need = needLine(facts, role);
  if (need) lines.push({ text: need.text, messages: need.messages });
  const weighed = candidates(parts, marked, about.appointments.length > 0);
  const chosen: Weighed[] = [];
  const say = (one: Weighed) => {
    if (lines.length >= MOST_LINES || chosen.some((other) => likeness(one.words, other.words) >= SAME)) return;
    chosen.push(one);
    lines.push({ text: spoken(parts, one), messages: sameAs(weighed, one) });
  };
  for (const line of meetingLines(parts, about.appointments)) if (lines.length < MOST_LINES) lines.push(line);
  for (const one of weightiest(weighed, about)) say(one);
  const next = nextStep(parts, about);
  if (next && lines.length < MOST_LINES) lines.push(next.line);
  const ways = aboutLine(facts);
  if (ways && lines.length < MOST_LINES) lines.push({ text: ways.text, messages: ways.messages });
  const inNeed = new Set([...(need?.messages ?? []), ...(ways?.messages ?? [])]);
  const inLines = new Set([...(need?.facts ?? []), ...(ways?.facts ?? [])]);
  const beyond = new Set(facts.filter((fact) => !inLines.has(fact)).flatMap(({ messages }) => messages));
  const ranks = rankOf(weighed);
  const order = weighed
    .map((one, at) => ({ one, score: ranks[at]! * (0.3 + one.weight) }))
    .sort((a, b) => b.score - a.score || a.one.clause.message - b.one.clause.message);
  for (const { one } of order) {
    if (lines.length >= MOST_LINES) break;
    // The promise of the next step is said already.
    if (next && one.sentence.clauses.some(({ text }) => fold(text).includes(fold(next.what)))) continue;
    // A thing that the first line says already needs no second one, unless the message says more.
    if (inNeed.has(one.clause.message) && !beyond.has(one.clause.message) && !told.has(one.clause.message)) continue;
    // A sentence of the agent is a line only where something in its message counts.
    if (one.clause.side === "agent" && one.weight === 0) continue;
    say(one);
  }
  return lines;
}

/** The meetings that stand at the end of the conversation, never those that they replaced. */
const meetingLines = ({ thread }: ThreadParts, appointments: readonly Appointment[]): Line[] =>
  appointments.slice(-2).map(({ due, isVisit, messages }) => ({
    text: `${isVisit ? "Visita acordada" : "Cita acordada"} para ${dueWords(due, thread.zone)}.`,
    messages: [...new Set(messages)].sort((a, b) => a - b),
  }));

const OFFERS = / (ofrec[a-z]{1,8}|oferta|ofert[a-z]{2,6}|contraoferta) /;
const isOffer = ({ line, scan }: Clause): boolean =>
  OFFERS.test(line) && scan.quantities.some(({ isArticle }) => !isArticle);
/** «Si bajáis al 4 % firmamos»: said as a condition, and kept as one. */
const TERMS =
  /^ (?:[a-z]{1,12} ){0,4}si .{0,60} (firm[a-z]{2,6}|compr[a-z]{2,6}|reserv[a-z]{2,6}|entr[a-z]{2,5}|cerr[a-z]{2,6}|acept[a-z]{1,6}|me lo quedo|nos lo quedamos|trato hecho|senal[a-z]{0,4}|adelante|lo dejo|lo vendo|vendemos|alquil[a-z]{1,6}) /;

/** The last offer, the strongest objection and the last condition of the client, in their own words. */
function weightiest(weighed: readonly Weighed[], { objections }: Told): Weighed[] {
  const has = ({ sentence }: Weighed, test: (clause: Clause) => boolean) => sentence.clauses.some(test);
  const offer = weighed.findLast((one) => has(one, isOffer));
  const term = weighed.findLast((one) => one.clause.side !== "agent" && has(one, ({ line }) => TERMS.test(line)));
  const strongest = [...objections].sort((a, b) => Number(isOfMoney(b)) - Number(isOfMoney(a)) || b.message - a.message).at(0); // biome-ignore format: one order
  const against =
    strongest &&
    weighed.find((one) => one.clause.message === strongest.message && has(one, (clause) => objectionsIn(clause, false).includes(strongest.topic) || objectionsIn(clause, true).includes(strongest.topic))); // biome-ignore format: one condition
  return [offer, against, term].filter((one) => one !== undefined);
}

const isOfMoney = ({ topic }: Objection): boolean => /precio|honorarios|comisi|caro|gastos/i.test(topic);

/** The first promise that is still to come, or the last one. */
function nextStep({ thread }: ThreadParts, { tasks, today }: Told): { line: Line; what: string } | null {
  const dated = tasks.filter(({ due }) => due !== null && dueDay(due, thread.zone) >= today);
  const [task] = dated.length > 0 ? dated.sort((a, b) => dueDay(a.due!, thread.zone).localeCompare(dueDay(b.due!, thread.zone))) : tasks.slice(-1); // biome-ignore format: one order
  if (!task) return null;
  const when = dueWords(task.due, thread.zone);
  const who = thread.people[task.by]?.name;
  const late = task.due !== null && dueDay(task.due, thread.zone) < today;
  const due = when === null ? "" : late ? ` (venció ${when})` : ` (para ${when})`;
  const text = who ? `Pendiente de ${who}: «${task.what}»${due}` : `Pendiente: ${task.what}${due}`;
  return { line: { text, messages: [task.message] }, what: task.what };
}

/** All messages that say a sentence, so that none of them keeps it when the others go. */
const sameAs = (weighed: readonly Weighed[], { sentence, clause }: Weighed): number[] => {
  const text = fold(sentence.text);
  return [
    ...new Set(
      weighed
        .filter((other) => fold(other.sentence.text) === text && other.clause.author === clause.author)
        .flatMap(({ messages }) => messages),
    ),
  ].sort((a, b) => a - b);
};

const LONGEST_LINE = 240;

function spoken({ thread }: ThreadParts, { sentence, clause }: Weighed): string {
  const text = shownAct(sentence.text, LONGEST_LINE);
  return clause.author === null ? text : `${thread.people[clause.author]!.name}: «${text}»`;
}

/** The beginning of a sentence that goes on with the one before it. */
const GOES_ON = /^(pero|aunque|y comprar|para comprar|salvo|excepto|siempre que)\b/i;

/** Sentences of each message, whole: a reader of clauses cuts before a «pero», which turns the meaning round. */
function sentencesOf(parts: ThreadParts): Sentence[] {
  const found: { text: string; clauses: Clause[] }[] = [];
  for (const clause of parts.clauses) {
    const last = found.at(-1);
    if (
      last &&
      last.clauses[0]!.message === clause.message &&
      GOES_ON.test(clause.text) &&
      last.text.length + clause.text.length < LONGEST_LINE
    ) {
      // biome-ignore format: one condition
      last.text = `${last.text} ${clause.text}`;
      last.clauses.push(clause);
    } else found.push({ text: clause.text, clauses: [clause] });
  }
  return found;
}

/** Greetings and thanks, a place that somebody writes from, a question how somebody is. */
const COURTESY =
  /^ (hola|buenas|buenos dias|buenas tardes|buenas noches|buen dia|estimad[oa]|gracias|muchas gracias|un saludo|saludos|encantad[oa]|mucho gusto|feliz|que tal|como estas|como esta|como estais)( |$)/;
const INTRODUCES =
  / (le escribo de|te escribo de|le escribo desde|te escribo desde|asi no repetimos|a todos|a tod[oa]s|bienvenid[oa]s?|os meto en el grupo|te meto en el grupo|he hablado con mi [a-z]{4,8} $) /;
const isCourtesy = (line: string): boolean =>
  (COURTESY.test(line) && line.split(" ").length <= 10) || (INTRODUCES.test(line) && line.split(" ").length <= 12);

/** Sentences that may be a line. Beside an agreed meeting nobody needs what was said about its day on the way. */
function candidates(parts: ThreadParts, marked: ReadonlyMap<number, number>, hasMeeting: boolean): Weighed[] {
  const all: Weighed[] = [];
  for (const sentence of sentencesOf(parts)) {
    const clause = sentence.clauses[0]!;
    const words = new Set<string>();
    for (const { scan } of sentence.clauses)
      for (const { kind, word } of scan.tokens)
        if (kind !== "mark" && kind !== "sign" && word.length > 1 && !EMPTY.has(word))
          words.add(word.length > 5 ? word.slice(0, 5) : word);
    if ((words.size < 3 && !sentence.clauses.some(isOffer)) || isCourtesy(clause.line)) continue;
    if (hasMeeting && sentence.clauses.some((one) => isOfMeeting(parts, one))) continue;
    all.push({
      sentence,
      clause,
      words,
      weight: (marked.get(clause.message) ?? 0) + (clause.side === "agent" ? 0 : 0.3),
      messages: [clause.message],
    });
  }
  if (all.length <= MOST_WEIGHED) return all;
  const heavy = [...all]
    .sort((a, b) => b.weight - a.weight || b.clause.message - a.clause.message)
    .slice(0, MOST_WEIGHED);
  return heavy.sort((a, b) => a.clause.message - b.clause.message);
}

const isOfMeeting = (parts: ThreadParts, clause: Clause): boolean =>
  (parts.timesOf(clause).length > 0 &&
    (PROPOSES.test(clause.line) ||
      CHANGES.test(clause.line) ||
      refuses(clause.line) ||
      clause.scan.tokens.length <= 12) &&
    !OFFERS.test(clause.line)) ||
  / (mas tarde|misma hora|en pie) /.test(clause.line);

const dueDay = (due: NonNullable<Commitment["due"]>, zone: string): string =>
  "day" in due ? due.day : wallTimeOf(due.at, zone).slice(0, 10);
