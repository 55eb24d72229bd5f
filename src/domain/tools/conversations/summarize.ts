import { firstSigns } from "../../shared/format/text-ends.ts";
import { type Appointment, appointmentsOf } from "./appointments.ts";
import { type Clause, clausesOf, sidesOf } from "./clauses.ts";
import { tasksOf } from "./commitments.ts";
import { keyLines } from "./key-lines.ts";
import { moneyEvidence } from "./money-evidence.ts";
import { MOOD_SIGNS, MOODS } from "./mood-words.ts";
import { objectionsOf } from "./objections.ts";
import { unansweredOf } from "./questions.ts";
import { readFacts } from "./read-facts.ts";
import { dayWords, replyOf } from "./reply.ts";
import { responsesOf } from "./response-times.ts";
import { roleOf } from "./roles.ts";
import type { IsPlace, Reading } from "./said.ts";
import { likelyAgents } from "./sides.ts";
import { currencyOf } from "./spoken-sums.ts";
import type { Commitment, ConversationSummary, Fact } from "./summary.ts";
import { boundedSummary } from "./summary-bounds.ts";
import type { Thread } from "./thread.ts";
import { type ThreadParts, threadPartsOf } from "./thread-parts.ts";
import { wallTimeOf } from "./wall-times.ts";

interface SummarizeOptions {
  /** Day of whoever reads it, `2025-03-28`: anchor of conversations whose messages have no time. */
  today: string;
  /** ISO 3166-1 of the market: currency, words, what a short number means. */
  country: string;
  /** Whether a folded name is one of a place of that country. */
  isPlace?: IsPlace;
}

/** Shares of certainty that stay where nobody has said which side is the agent's. */
const GUESSED = 0.8;

/**
 * The summary of a conversation for the agent. It rests on its messages alone: each part names them. Where no side was chosen, it is read as
 * `likelyAgents` offers, and facts are the less certain; where it offers nobody, no facts are told of anybody.
 */
export function summarize(
  thread: Thread,
  { today, country, isPlace = () => false }: SummarizeOptions,
): ConversationSummary {
  const isChosen = thread.people.some(({ side }) => side !== null) || thread.people.length === 0;
  const guessed = isChosen ? [] : likelyAgents(thread);
  // Two people of whom nobody knows which is the agent: the agent's homes would be read as the client's wishes.
  const isUnclear = !isChosen && guessed.length === 0 && thread.people.length > 1;
  const sides = sidesOf(thread, guessed);
  const clauses = clausesOf(thread, sides);
  const parts = threadPartsOf(thread, clauses, sides, today);
  const currencies = [false, true].map((isRent) => currencyOf({ country, isRent }));
  const money = moneyEvidence(thread, clauses, country, currencies[0]!, currencies[1]!);
  const { role, told: isTold } = roleOf(clauses, money);
  const reading: Reading = {
    country,
    role,
    isRent: role === "tenant" || role === "landlord",
    isOwner: role === "seller" || role === "landlord",
    writtenAt: ({ message }) => parts.writtenAt(message),
    timesOf: parts.timesOf,
    isPlace,
    money,
    isTold,
    bargains: bargainsIn(clauses),
    trust: isChosen ? 1 : GUESSED,
  };
  const tasks = tasksOf(parts);
  const appointments = appointmentsOf(parts, new Set(tasks.map(({ clause }) => clause)));
  const facts = [...(isUnclear ? [] : readFacts(clauses, reading)), ...visitFacts(parts, appointments, reading.trust)];
  const objections = objectionsOf(clauses, reading.isOwner);
  const moods = moodsOf(parts);
  const open = unansweredOf(parts, appointments);
  const commitments = commitmentsOf(tasks, appointments);
  const told = new Set([...commitments, ...objections, ...open, ...moods].map(({ message }) => message));
  const marked = weights(facts, commitments, objections, open);
  return boundedSummary({
    lines: keyLines(parts, forFirstLine(facts), { marked, told, role, appointments, objections, tasks, today }),
    facts,
    objections,
    commitments,
    unanswered: open.map(({ message }) => ({ message })),
    responses: responsesOf(parts),
    moods,
    reply: replyOf(parts, open, commitments, appointments, country, today),
  });
}

/** The first line tells only facts that are certain enough; an offer is told there like a price that somebody speaks of. */
function forFirstLine(facts: readonly Fact[]): Fact[] {
  const hasPrice = facts.some(({ kind }) => kind === "price");
  const hasZone = facts.some(({ kind, value }) => kind === "zone" && value !== null);
  return (
    facts
      .filter(({ certainty }) => certainty >= LEAST_CERTAIN)
      // A zone that is refused is told only where none is looked for.
      .filter(({ kind, value }) => !(hasZone && kind === "zone" && value === null))
      .map((fact) => (fact.kind === "offer" && !hasPrice ? { ...fact, kind: "price" } : fact))
  );
}
/** Below it a fact stands in its table alone. */
const LEAST_CERTAIN = 0.55;

function commitmentsOf(tasks: readonly Commitment[], appointments: readonly Appointment[]): Commitment[] {
  const all = [...tasks, ...appointments].map(({ by, what, due, kind, message }) => ({ by, what, due, kind, message }));
  const seen = new Set<string>();
  return all
    .filter((one) => {
      const key = `${one.message}/${one.what}/${JSON.stringify(one.due)}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((a, b) => a.message - b.message);
}

/** Words of an agent who bargains for somebody else: asks what is offered, hands on what the other side wants. */
const BARGAINS =
  / (?:cuanto ofre[a-z]{1,8}|que ofre[a-z]{1,8}|haria[a-z]{0,3} una oferta|contraofert[a-z]{1,4}|oferta en firme|(?:no )?(?:lo|la) (?:venden|venderian|dejan|dejarian)|acept[a-z]{1,5}|(?:quieren|piden) (?:unos |como minimo |minimo )?\d[\d.,]*|no baja[a-z]{0,2} de|y cerramos|cerramos en|sube[a-z]? (?:a|un poco|l[eo]s?)|suben|baja[a-z]? a \d|bajan a) /;

/** The messages in which an agent bargains. */
const bargainsIn = (clauses: readonly Clause[]): ReadonlySet<number> =>
  new Set(clauses.flatMap(({ side, line, message }) => (side === "agent" && BARGAINS.test(line) ? [message] : [])));

/** The visit that stands last, as a fact; those that were moved are behind it. */
function visitFacts({ thread }: ThreadParts, appointments: readonly Appointment[], trust: number): Fact[] {
  return appointments
    .filter(({ isVisit, due }) => isVisit && due !== null)
    .slice(-1)
    .map(({ due, messages: said }): Fact => {
      const wall = "at" in due! ? wallTimeOf(due.at, thread.zone) : due!.day;
      const day = wall.slice(0, 10);
      const hour = wall.length > 10 ? ` a las ${wall.slice(11, 16)}` : "";
      return {
        kind: "visit",
        shown: `${dayWords(day)}${hour}`,
        value: { type: "date", date: day },
        messages: [...new Set(said)].sort((a, b) => a - b),
        replaced: [],
        certainty: Math.round(90 * trust) / 100,
      };
    });
}

/** The first sentence of each message that tells how the client feels. */
function moodsOf({ clauses }: ThreadParts): ConversationSummary["moods"] {
  const moods: { message: number; quote: string }[] = [];
  const quoted = new Set<number>();
  for (const { side, line, text, message } of clauses) {
    if (side === "agent" || quoted.has(message) || !(MOODS.test(line) || MOOD_SIGNS.test(text))) continue;
    quoted.add(message);
    moods.push({ message, quote: text.length > 240 ? `${firstSigns(text, 239)}…` : text });
  }
  return moods;
}

/** How much each message says that somebody looks for later. */
function weights(
  facts: readonly Fact[],
  commitments: readonly Commitment[],
  objections: readonly { message: number }[],
  open: readonly { message: number }[],
): Map<number, number> {
  const marked = new Map<number, number>();
  const add = (message: number, weight: number) => marked.set(message, (marked.get(message) ?? 0) + weight);
  for (const { messages } of facts) for (const message of messages) add(message, 0.6);
  for (const { message } of commitments) add(message, 1.5);
  for (const { message } of objections) add(message, 1.2);
  for (const { message } of open) add(message, 1);
  return marked;
}
