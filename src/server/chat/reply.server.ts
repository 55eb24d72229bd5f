import { contentWords } from "#domain/search/spanish-terms.ts";
import type { ChatIndex, Found } from "./chat-index.server.ts";
import type { Passage } from "./passages.server.ts";
import { planFor } from "./plan-answer.server.ts";
import { DONT_KNOW, smallTalk } from "./small-talk.server.ts";

export interface Message {
  role: "user" | "assistant";
  content: string;
}

export interface Reply {
  kind: "answer" | "talk" | "person" | "unknown";
  text: string;
  /** Pages of this site, the one that answers first. */
  citations: readonly { title: string; url: string }[];
}

/** Below it too much of the question is about something that no page speaks of. Set by `questions.test.ts`. */
const LEAST_COVERAGE = 0.5;
/** Below it the question's words are only mentioned in passing. */
const LEAST_SCORE = 5;
/** A reply is short enough to be read in the panel and to be sent back with the conversation. */
const MOST_CHARACTERS = 600;
const MOST_LINKS = 2;
/** A question this short may lean on the one before: "¿y al año?". */
const SHORT_QUESTION_WORDS = 3;

/**
 * The answer to the last message: small talk, a plan reckoned, or the best passage of the site with its page. What the
 * site does not say is answered with "no lo sé". A message is searched for, never obeyed.
 */
export function replyTo(index: ChatIndex, messages: readonly Message[]): Reply {
  const question = messages.at(-1)!.content;
  const plan = planFor(question);
  if (plan) return replyWith(plan);
  const talk = smallTalk(question);
  if (talk) return talk;
  const [best] = bestPassages(index, messages);
  return best ? replyWith(best.passage) : DONT_KNOW;
}

/** Passages that speak of the question, best first; of one that leans on the question before, those of both. */
export function bestPassages(index: ChatIndex, messages: readonly Message[]): Found[] {
  const question = messages.at(-1)!.content;
  const own = index.search(question).filter(speaksOfIt);
  if (own.length > 0) return own;
  const before = messages.slice(0, -1).findLast(({ role }) => role === "user")?.content;
  if (before === undefined || contentWords(question).length > SHORT_QUESTION_WORDS) return [];
  return index.search(`${before} ${question}`).filter(speaksOfIt);
}

const speaksOfIt = ({ coverage, score }: Found) => coverage >= LEAST_COVERAGE && score >= LEAST_SCORE;

function replyWith({ url, title, text, links = [] }: Passage): Reply {
  const onward = links.filter((link) => link.url !== url).slice(0, MOST_LINKS);
  // Where it goes on is what people want to open; the page that says it is always cited.
  return { kind: "answer", text: shorten(text), citations: [...onward, { url, title }] };
}

/** Whole sentences up to the limit. */
function shorten(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, MOST_CHARACTERS);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf(".\n"));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
