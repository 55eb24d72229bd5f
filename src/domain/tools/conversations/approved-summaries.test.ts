import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fold } from "../../shared/listing/fold.ts";
import { CITIES } from "../../shared/places/city.ts";
import { CONTACT_FIELDS, demandWith, spokenOf } from "./contact-fields.ts";
import { eventOfCommitment, numberedCommitments } from "./proposed-events.ts";
import { readThread } from "./read-thread.ts";
import { likelyAgents, withSides } from "./sides.ts";
import { summarize } from "./summarize.ts";
import type { ConversationSummary, Fact } from "./summary.ts";
import type { Thread } from "./thread.ts";

/**
 * All that is told of the conversations of the development corpus, as their programs export them, as it was approved:
 * messages, facts with their certainties, promises with what the calendar makes of them, the draft of a reply. A change of
 * an engine shows here which conversations it reads differently; `bench` says whether that is better.
 */
const TALKS = readFileSync(new URL("./talks.test-data.txt", import.meta.url), "utf8")
  .split(/^=== /m)
  .slice(1)
  .map((part) => {
    const end = part.indexOf("\n");
    const [id = "", country = "", zone = "", today = "", agents = "", fileName = ""] = part.slice(0, end).split(" | ");
    return { id, country, zone, today, agents: agents.split(", "), fileName, text: part.slice(end + 1).trim() };
  });
const TALKS_OF_A_FILE = 70;
const PARTS = Array.from({ length: Math.ceil(TALKS.length / TALKS_OF_A_FILE) }, (_, at) => at + 1);

/** A place as a small gazetteer knows it. */
const TOWNS = new Set(CITIES.map(({ name }) => fold(name)));

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
/** As JSON without what is null or empty; a blank that does not break is `~`. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, inner) => (isNothing(inner) ? undefined : inner))?.replace(/\u00a0/g, "~") ?? "-";
const dueOf = (due: { at: string } | { day: string } | null): string =>
  due === null ? "-" : "day" in due ? due.day : due.at;

function threadLines(thread: Thread): string[] {
  const { source, title, isGroup, people, order, messages } = thread;
  const marks = messages.flatMap(({ index, media, isEdited, isDeleted, isNotice }) => {
    const said = [
      media && `${media.kind} ${media.name ?? "-"} ${media.isOmitted}`,
      isEdited && "edited",
      isDeleted && "deleted",
      isNotice && "notice",
    ].filter(Boolean);
    return said.length === 0 ? [] : [`  ${index} ${said.join(", ")}`];
  });
  const last = messages.at(-1)!;
  return [
    `${source} ${title ?? "-"}${isGroup ? ", a group" : ""}, ${order ? `${order.dayFirst} by ${order.evidence}` : "no days"}`,
    `people ${people.map(({ name, messages: count }) => `${name} ${count}`).join(", ")}; likely ${likelyAgents(thread).join(" ") || "-"}`,
    `${messages.length} messages, the last ${last.author} at ${last.wallTime} ${last.at} in line ${last.line}: ${plain(last.text)}`,
    ...marks,
  ];
}

const factLine = ({ kind, shown, value, messages, replaced, certainty }: Fact): string =>
  `${kind}: ${shown} ${certainty.toFixed(3)} [${messages}]${replaced.map((old) => ` instead of ${old.shown} [${old.messages}]`).join("")} ${plain(value)}`;

function summaryLines(summary: ConversationSummary): string[] {
  return [
    ...summary.lines.map(({ text, messages }) => `* ${text} [${messages}]`),
    ...summary.facts.map(factLine),
    ...summary.objections.map(({ topic, message }) => `objection ${message}: ${topic}`),
    ...summary.unanswered.map(({ message }) => `open ${message}`),
    ...summary.moods.map(({ message, quote }) => `mood ${message}: ${plain(quote)}`),
    ...summary.responses.map(
      ({ person, median, longest, count }) =>
        `answers of ${person}: ${median} min, ${count} times, ${longest.minutes} at ${longest.message}`,
    ),
    `reply ${plain(summary.reply)}`,
  ];
}

test.each(PARTS)("the conversations of part %i are summed up as approved", async (part) => {
  const talks = TALKS.slice((part - 1) * TALKS_OF_A_FILE, part * TALKS_OF_A_FILE);
  const told = talks.map(({ id, country, zone, today, agents, fileName, text }) => {
    const thread = readThread(text, { fileName, zone, locale: `es-${country}` });
    if ("problem" in thread) return `=== ${id}\n${thread.problem} ${thread.line}`;
    const places = agents.map((name) => thread.people.findIndex((person) => person.name === name));
    const sided = places.includes(-1) ? thread : withSides(thread, places);
    const summary = summarize(sided, { today, country, isPlace: (name) => TOWNS.has(name) });
    const around = { people: sided.people, zone, title: id, contact: null };
    const events = numberedCommitments(summary).map((one) => {
      const event = eventOfCommitment(one, null, around);
      const kept = event ? ` → ${event.kind} ${event.startsLocal} ${event.durationMinutes} ${event.title}` : "";
      return `${one.kind} ${one.id} of ${one.by} due ${dueOf(one.due)}: ${one.what}${kept}`;
    });
    const spoken = spokenOf(summary, country);
    const demand = demandWith(spoken.demand, new Set(CONTACT_FIELDS), null);
    return [
      `=== ${id}`,
      ...threadLines(thread),
      ...summaryLines(summary),
      ...events,
      `contact ${plain({ ...spoken, demand })}`,
    ].join("\n");
  });
  await expect(`${told.join("\n\n")}\n`).toMatchFileSnapshot(`./approved-summaries/${part}.txt`);
});
