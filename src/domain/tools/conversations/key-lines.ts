import { listed } from "../../shared/format/listed.ts";
import { fold } from "../../shared/listing/fold.ts";
import type { Clause } from "./clauses.ts";
import type { ClientRole } from "./said.ts";
import type { ConversationSummary, Fact } from "./summary.ts";
import { shownAct, type ThreadParts } from "./thread-parts.ts";

type Line = ConversationSummary["lines"][number];

const MOST_LINES = 5;
/** Sentences that are weighed against one another; those with more of what counts come first. */
const MOST_WEIGHED = 160;
const ROUNDS = 20;
const DAMPING = 0.85;
/** From this share of common words on, two sentences say the same. */
const SAME = 0.5;

const EMPTY = new Set(
  "que de la el los las un una y o a en con por para se me te le lo al del es no si su mi tu hola buenas buenos dias tardes gracias vale ok perfecto muy mas pero como ya este esta eso son nos os les yo".split(
    " ",
  ),
);

interface Weighed {
  clause: Clause;
  words: Set<string>;
  weight: number;
  messages: number[];
}

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
    area?.shown,
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

/**
 * Up to five lines: what the client needs, and the sentences that say most, in their own words.
 *
 * @param marked how much each message says
 * @param told messages that promise, object or ask
 */
export function keyLines(
  parts: ThreadParts,
  facts: readonly Fact[],
  marked: ReadonlyMap<number, number>,
  told: ReadonlySet<number>,
  role: ClientRole,
): Line[] {
  const lines: Line[] = [];
  const need = needLine(facts, role);
  if (need) lines.push({ text: need.text, messages: need.messages });
  const inNeed = new Set(need?.messages ?? []);
  const beyond = new Set(facts.filter((fact) => !need?.facts.includes(fact)).flatMap(({ messages }) => messages));
  const weighed = candidates(parts, marked);
  const ranks = rankOf(weighed);
  const order = weighed
    .map((one, at) => ({ one, score: ranks[at]! * (0.3 + one.weight) }))
    .sort((a, b) => b.score - a.score || a.one.clause.message - b.one.clause.message);
  const chosen: Weighed[] = [];
  for (const { one } of order) {
    if (lines.length >= MOST_LINES) break;
    const like = chosen.find((other) => likeness(one.words, other.words) >= SAME);
    if (like) continue;
    // A thing that the first line says already needs no second one, unless the message says more.
    if (inNeed.has(one.clause.message) && !beyond.has(one.clause.message) && !told.has(one.clause.message)) continue;
    // A sentence of the agent is a line only where something in its message counts.
    if (one.clause.side === "agent" && one.weight === 0) continue;
    chosen.push(one);
    lines.push({ text: spoken(parts, one.clause), messages: sameAs(weighed, one) });
  }
  return lines;
}

/** All messages that say a sentence, so that none of them keeps it when the others go. */
const sameAs = (weighed: readonly Weighed[], { clause }: Weighed): number[] => {
  const text = fold(clause.text);
  return [
    ...new Set(
      weighed
        .filter((other) => fold(other.clause.text) === text && other.clause.author === clause.author)
        .flatMap(({ messages }) => messages),
    ),
  ].sort((a, b) => a - b);
};

function spoken({ thread }: ThreadParts, clause: Clause): string {
  const text = shownAct(clause.text, 200);
  if (clause.author === null) return text;
  return `${thread.people[clause.author]!.name}: «${text}»`;
}

function candidates(parts: ThreadParts, marked: ReadonlyMap<number, number>): Weighed[] {
  const all: Weighed[] = [];
  for (const clause of parts.clauses) {
    const words = new Set<string>();
    for (const { kind, word } of clause.scan.tokens)
      if (kind !== "mark" && kind !== "sign" && word.length > 1 && !EMPTY.has(word))
        words.add(word.length > 5 ? word.slice(0, 5) : word);
    if (words.size < 3) continue;
    all.push({
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

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common++;
  return common / (a.size + b.size - common || 1);
}

/** TextRank: a sentence counts as much as those that speak of the same. Sums to the number of sentences. */
function rankOf(weighed: readonly Weighed[]): number[] {
  const count = weighed.length;
  const links = weighed.map((a, i) => weighed.map((b, j) => (i === j ? 0 : likeness(a.words, b.words))));
  const totals = links.map((row) => row.reduce((sum, one) => sum + one, 0));
  let ranks: number[] = weighed.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const before = ranks;
    ranks = weighed.map((_, i) => {
      let sum = 0;
      for (let j = 0; j < count; j++) if (totals[j]! > 0) sum += (links[j]![i]! / totals[j]!) * before[j]!;
      return 1 - DAMPING + DAMPING * sum;
    });
  }
  return ranks;
}
