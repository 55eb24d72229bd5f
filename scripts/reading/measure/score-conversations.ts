import { fold } from "#domain/shared/listing/fold.ts";
import { localOf } from "#domain/shared/time/zone-time.ts";
import type { Commitment, ConversationSummary, Fact } from "#domain/tools/conversations/summary.ts";
import type { Thread, UnreadableThread } from "#domain/tools/conversations/thread.ts";
import type { CommitmentLabel, ConversationLabel, FactLabel, WordsLabel } from "../labels.ts";
import { isSameText } from "./compare.ts";
import type { Tally } from "./tally.ts";

/** Readings of conversations against their labels. */

/** The first difference between a thread and its label; null where they are the same. */
export function parseFault(
  label: ConversationLabel,
  thread: Thread | UnreadableThread,
): { said: string; right: string } | null {
  if ("problem" in thread) return { said: thread.problem, right: `${label.messages.length} mensajes` };
  if (thread.messages.length !== label.messages.length)
    return { said: `${thread.messages.length} mensajes`, right: `${label.messages.length} mensajes` };
  const people = thread.people.map(({ name }) => name);
  // Notes have no speakers, and of a mail the address may stand for the name.
  if (label.source !== "notes" && people.length !== label.people.length)
    return { said: people.join(", "), right: label.people.join(", ") };
  for (const [at, right] of label.messages.entries()) {
    const said = thread.messages[at]!;
    const author = said.author === null ? null : (people[said.author] ?? null);
    const difference = (what: string, a: unknown, b: unknown) => ({
      said: `mensaje ${at}: ${what} ${a}`,
      right: `${b}`,
    });
    if (label.source !== "notes" && (author === null) !== (right.author === null))
      return difference("de", author, right.author);
    if (
      author !== null &&
      right.author !== null &&
      !isSameText(author, right.author) &&
      author.replace(/^~\s*/, "") !== right.author.replace(/^~\s*/, "")
    )
      return difference("de", author, right.author);
    if (right.wallTime && said.wallTime?.slice(0, 16) !== right.wallTime)
      return difference("a las", said.wallTime, right.wallTime);
    if (right.isNotice && label.source !== "notes" && !said.isNotice) return difference("aviso", said.isNotice, true);
    if (said.isDeleted !== right.isDeleted) return difference("eliminado", said.isDeleted, right.isDeleted);
    if (said.isEdited !== right.isEdited) return difference("editado", said.isEdited, right.isEdited);
    if ((said.media?.kind ?? null) !== right.media) return difference("archivo", said.media?.kind ?? null, right.media);
    const start = fold(right.text).slice(0, 40);
    if (!right.media && !right.isDeleted && !fold(said.text).startsWith(start))
      return difference("texto", said.text.slice(0, 60), right.text);
  }
  return null;
}

interface Item {
  kind: Fact["kind"];
  messages: readonly number[];
  place: string | null;
  fact: Fact;
}

/** Places one by one: an engine may put all of them into one fact. */
const itemsOf = (facts: readonly Fact[]): Item[] =>
  facts.flatMap((fact): Item[] => {
    const rest = { kind: fact.kind, messages: fact.messages, fact };
    return fact.value?.type === "places"
      ? fact.value.names.map((place) => ({ ...rest, place }))
      : [{ ...rest, place: null }];
  });

function isFact(label: FactLabel, place: string | null, { kind, messages, place: said, fact }: Item): boolean {
  // A buyer's offer was labelled as a price before offers were a kind of their own.
  const isKind = kind === label.kind || (kind === "offer" && label.kind === "price");
  if (!isKind || !messages.includes(label.message)) return false;
  if (place !== null) return isSameText(said ?? fact.shown, place);
  const { value } = label;
  if (!value) return true;
  if (value.type === "range") return isRange(value, fact);
  if (value.type === "date") return fact.value?.type === "date" && fact.value.date === value.date;
  if (value.type !== "words") return false;
  // A month or a feast may be read as a day.
  if (label.kind === "deadline" && fact.value?.type === "date") return true;
  const text = fold(`${fact.shown} ${fact.value?.type === "text" ? fact.value.text : ""}`);
  const digits = text.replace(/[^0-9]/g, "");
  return value.words.some((word) => text.includes(fold(word)) || (/^\d{7,}$/.test(word) && digits.includes(word)));
}

const near = (a: number | null, b: number | null) =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= Math.abs(b) * 0.005);

function isRange(right: { min: number | null; max: number | null; currency: string | null }, { value }: Fact): boolean {
  if (value?.type !== "money" && value?.type !== "number") return false;
  if (right.currency && value.type === "money" && value.currency !== right.currency) return false;
  const { min, max } = value;
  if (right.min !== null && right.max !== null && right.min === right.max)
    return (near(min, right.min) && (max === null || near(max, right.max))) || (near(max, right.max) && min === null);
  // «Tres habitaciones» may mean three or from three on, «unos 200.000» a limit or the sum.
  if (right.max === null) return near(min, right.min) && (max === null || near(max, right.min));
  if (right.min === null) return near(max, right.max) && (min === null || near(min, right.max));
  return near(min, right.min) && near(max, right.max);
}

export function scoreSummary(
  tally: Tally,
  label: ConversationLabel,
  thread: Thread,
  summary: ConversationSummary,
): void {
  if (!label.isTalk) scoreFacts(tally, label, summary.facts);
  scoreCommitments(tally, label, thread, summary.commitments);
  scoreSet(
    tally,
    "unanswered",
    label.id,
    label.unanswered,
    summary.unanswered.map(({ message }) => message),
  );
  scoreWords(tally, "draft", label.id, label.draft, summary.reply);
  scoreWords(tally, "key lines", label.id, label.key, summary.lines.map(({ text }) => text).join(" / "));
  const optional = label.objections.flatMap(({ message, isOptional }) => (isOptional ? [message] : []));
  const right = label.objections.flatMap(({ message, isOptional }) => (isOptional ? [] : [message]));
  // A message that gives two reasons is one objection here, as it is one in the label.
  const said = new Set(
    summary.objections.map(({ message }) => message).filter((message) => !optional.includes(message)),
  );
  if (!label.isTalk) scoreSet(tally, "objections", label.id, right, [...said]);
  tally.of(
    "linked",
    summary.lines.every(
      ({ messages }) => messages.length > 0 && messages.every((at) => at >= 0 && at < thread.messages.length),
    ),
  );
}

function scoreFacts(tally: Tally, label: ConversationLabel, facts: readonly Fact[]): void {
  const items = itemsOf(facts);
  const used = new Set<Item>();
  for (const right of label.facts) {
    for (const place of right.value?.type === "places" ? right.value.names : [null]) {
      const found = items.filter((item) => isFact(right, place, item));
      if (right.isReplaced) continue;
      for (const item of found) used.add(item);
      if (right.isOptional) continue;
      const shown = `${right.kind} ${place ?? JSON.stringify(right.value)} (mensaje ${right.message})`;
      const said = () => ({ said: facts.filter(({ kind }) => kind === right.kind).map((fact) => `${fact.shown} ${fact.messages}`).join("; ") || "nada", right: shown }); // biome-ignore format: one answer
      tally.count("fact found", found.length > 0, label.id, said);
      tally.of(`fact found ${right.kind}`, found.length > 0);
      if (right.value?.type === "date") tally.count("dates", found.length > 0, label.id, said);
    }
  }
  for (const item of items) {
    const isRight = used.has(item);
    tally.of("fact said", isRight);
    tally.of(`fact said ${item.kind}`, isRight);
    if (!isRight)
      tally.fault("fact said", 1, label.id, {
        said: `${item.kind}: ${item.place ?? item.fact.shown} (mensajes ${item.messages})`,
        right: "nadie lo dice así",
      });
  }
}

function scoreCommitments(
  tally: Tally,
  label: ConversationLabel,
  thread: Thread,
  commitments: readonly Commitment[],
): void {
  const used = new Set<Commitment>();
  for (const right of label.commitments) {
    const found = commitments.find((said) => !used.has(said) && isCommitment(right, thread, said));
    if (found) used.add(found);
    if (right.isOptional) continue;
    tally.count("commitment found", found !== undefined, label.id, () => ({
      said: "nada",
      right: `${right.by}: mensaje ${right.message}`,
    }));
    if (found && right.due) {
      const due = right.due;
      tally.count("dates", isSameDue(due, found.due, label.zone), label.id, () => ({
        said: JSON.stringify(found.due),
        right: JSON.stringify(due),
      }));
    }
  }
  for (const said of commitments)
    tally.count("commitment said", used.has(said), label.id, () => ({
      said: `${said.kind}: ${said.what} (mensaje ${said.message})`,
      right: "no es ningún compromiso",
    }));
}

/** An offer and its yes are two messages: either may stand for an appointment, and both people owe it. */
function isCommitment(right: CommitmentLabel, thread: Thread, said: Commitment): boolean {
  if (said.kind !== right.kind) return false;
  if (right.kind === "appointment") return said.message <= right.message && right.message - said.message <= 2;
  return (
    said.message === right.message && isSameText(thread.people[said.by]?.name ?? "", right.by.replace(/^~\s*/, ""))
  );
}

function isSameDue(right: { at: string } | { day: string }, said: Commitment["due"], zone: string): boolean {
  if (!said) return false;
  if ("at" in right) return "at" in said && Date.parse(said.at) === Date.parse(right.at);
  return ("day" in said ? said.day : localOf(new Date(said.at), zone).slice(0, 10)) === right.day;
}

function scoreSet(
  tally: Tally,
  measure: string,
  where: string,
  right: readonly number[],
  said: readonly number[],
): void {
  for (const message of right)
    tally.count(`${measure} found`, said.includes(message), where, () => ({
      said: `${measure}: ${said.join(", ") || "nada"}`,
      right: `mensaje ${message}`,
    }));
  for (const message of said) tally.count(`${measure} said`, right.includes(message), where, () => ({ said: `${measure}: mensaje ${message}`, right: `${right.join(", ") || "ninguno"}` })); // biome-ignore format: one count
}

function scoreWords(
  tally: Tally,
  measure: string,
  where: string,
  right: WordsLabel | null | undefined,
  said: string | null,
): void {
  if (right === undefined) return;
  const has = (word: string) => fold(said ?? "").includes(fold(word));
  const isRight =
    right === null ? said === null : (right.has ?? []).every(has) && !(right.not ?? []).some(has) && said !== null;
  tally.count(measure, isRight, where, () => ({ said: `${measure}: ${said}`, right: JSON.stringify(right) }));
}

/** Harmonic mean of how much of what is right was found and how much of what was said is right. */
export function f1(tally: Tally, measure: string, suffix = ""): number | null {
  const [found, said] = [tally.share(`${measure} found${suffix}`), tally.share(`${measure} said${suffix}`)];
  if (found === null) return null;
  return !said || !found ? 0 : (2 * found * said) / (found + said);
}
