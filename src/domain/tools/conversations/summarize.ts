import { readQuickTask } from "../../crm/calendar/quick-task.ts";
import { formatMoney, formatNumber } from "../../shared/format/format.ts";
import { dayOf } from "../../shared/time/local-time.ts";
import { instantOf } from "../../shared/time/zone-time.ts";
import type { Commitment, ConversationSummary, Fact } from "./summary.ts";
import type { Message, Thread } from "./thread.ts";

const BUDGET = /\b(?:hasta|máximo|presupuesto de|como mucho) (\d{1,3}(?:\.\d{3})+|\d+)(k| mil)?\b/i;
const ROOMS = /\b(\d) (?:hab|dormitorio|recámara|pieza)/i;
const PROMISE = /\b(?:te|le|os|les) (?:envío|mando|llamo|paso|confirmo)\b|\bnos vemos\b|\bquedamos\b/i;
const PRICEY = /\b(?:muy|demasiado) car[oa]\b|\bse (?:me|nos) va de precio\b/i;
const MOST_LINES = 5;

/** What the messages say, each with the message that says it. */
export function summarize(thread: Thread, { today, country }: { today: string; country: string }): ConversationSummary {
  const { messages, people, zone } = thread;
  const said = messages.filter(({ isNotice, isDeleted, media }) => !isNotice && !isDeleted && media === null);
  const currency = country === "MX" ? "MXN" : "EUR";
  const facts = [
    factOf("budget", said, (text) => {
      const found = BUDGET.exec(text);
      if (!found) return null;
      const max = Number(found[1]!.replaceAll(".", "")) * (found[2] ? 1000 : 1);
      return { shown: `hasta ${formatMoney(max, currency)}`, value: { type: "money", min: null, max, currency } };
    }),
    factOf("rooms", said, (text) => {
      const found = ROOMS.exec(text);
      const min = Number(found?.[1]);
      return found && { shown: `${formatNumber(min)} habitaciones o más`, value: { type: "number", min, max: null } };
    }),
  ].filter((fact) => fact !== null);
  const commitments = said.flatMap((message): Commitment[] => {
    if (message.author === null) return [];
    return message.text.split(/(?<=[.!?])\s/).flatMap((sentence) => {
      const isMeeting = /nos vemos|quedamos/i.test(sentence);
      if (!PROMISE.test(sentence)) return [];
      const { day, time } = readQuickTask(sentence.replace(/[.!]$/, ""), dayOf(message.wallTime ?? today));
      const due = day && (time ? { at: instantOf(`${day}T${time}:00`, zone).toISOString() } : { day });
      const kind = isMeeting && time ? "appointment" : "task";
      return [{ by: message.author!, what: sentence, due: due || null, kind, message: message.index } as const];
    });
  });
  const unanswered = said
    .filter(({ text, author }) => text.trimEnd().endsWith("?") && people[author ?? -1]?.side !== "agent")
    .filter(({ index, author }) => !said.some((later) => later.index > index && later.author !== author))
    .map(({ index }) => ({ message: index }));
  const weighed = [...facts.flatMap(({ messages: of }) => of.slice(-1)), ...commitments.map(({ message }) => message)];
  const chosen = [...new Set([...weighed, ...unanswered.map(({ message }) => message)])].slice(0, MOST_LINES);
  return {
    lines: chosen.map((index) => ({ text: lineOf(messages[index]!, thread), messages: [index] })),
    facts,
    objections: said.flatMap(({ text, index }) =>
      PRICEY.test(text) ? [{ topic: "El precio le parece alto", message: index }] : [],
    ),
    commitments,
    unanswered,
    responses: responsesOf(thread),
    moods: [],
    reply: unanswered.length === 0 ? null : "Hola: te respondo a lo que me preguntabas.",
  };
}

const lineOf = ({ author, text }: Message, { people }: Thread) =>
  `${author === null ? "" : `${people[author]!.name}: `}${text.split("\n")[0]!.slice(0, 160)}`;

function factOf(
  kind: Fact["kind"],
  said: readonly Message[],
  read: (text: string) => { shown: string; value: Fact["value"] } | null,
): Fact | null {
  const found = said.flatMap(({ index, text }) => {
    const fact = read(text);
    return fact ? [{ ...fact, index }] : [];
  });
  const last = found.at(-1);
  if (!last) return null;
  const same = found.filter(({ shown }) => shown === last.shown).map(({ index }) => index);
  const replaced = found
    .filter(({ shown }) => shown !== last.shown)
    .map(({ shown, index }) => ({ shown, messages: [index] }));
  return { kind, shown: last.shown, value: last.value, messages: same, replaced, certainty: 0.9 };
}

function responsesOf({ messages, people }: Thread): ConversationSummary["responses"] {
  const waits = new Map<number, { minutes: number; message: number }[]>();
  let asked: Message | null = null;
  for (const message of messages) {
    if (message.author === null || message.at === null) continue;
    const side = people[message.author]!.side;
    const before: Message | null = asked;
    if (before === null || people[before.author!]!.side === side) {
      asked ??= message;
      continue;
    }
    const minutes = Math.round((Date.parse(message.at) - Date.parse(before.at!)) / 60_000);
    waits.set(message.author, [...(waits.get(message.author) ?? []), { minutes, message: message.index }]);
    asked = message;
  }
  return [...waits].map(([person, all]) => {
    const sorted = all.toSorted((a, b) => a.minutes - b.minutes);
    return {
      person,
      median: sorted[Math.floor((sorted.length - 1) / 2)]!.minutes,
      longest: sorted.at(-1)!,
      count: all.length,
    };
  });
}
