import { pageOfStatement } from "../../../src/domain/assistant/ranking/indexed-statements.ts";
import { pick, type Random } from "../random.ts";
import { saidElsewhere, wrapped } from "./grammar.ts";
import { noisy } from "./noise.ts";
import type { Corpus, Labelled } from "./questions.ts";

/** A question and a text that belong together, with texts that only look as if they did. */
interface Pair {
  question: string;
  text: string;
  /** Matters that the text speaks of: others of the same batch with one of these are no wrong answers. */
  about: readonly string[];
  textAbout: string;
  wrong?: { text: string; about: string };
}

/** Texts by which a page or a statement is known. */
interface Views {
  asked: string[];
  names: string[];
  texts: string[];
}

/** Parts of a training batch. */
const FROM_TEXTS = 0.4;
const WORDS_A_TEXT = 70;

/** Makes training pairs without end from the questions that may be learned from. */
export interface PairMaker {
  next(random: Random): Pair;
}

/**
 * @param wrongOf for a question, pages or statements that rank high for it by words alone and are wrong
 */
export function pairMaker(
  corpus: Corpus,
  labelled: readonly Labelled[],
  wrongOf: ReadonlyMap<string, readonly string[]>,
): PairMaker {
  const views = viewsOf(corpus, labelled);
  const answered = labelled.filter(({ pages }) => pages.some((page) => views.has(page)));
  // Written questions come from other hands than the ways of asking, and are few.
  const drawn = answered.flatMap((question) => Array<Labelled>(timesOf(question)).fill(question));
  const sections = corpus.statements.filter(({ text }) => text.length > 60);

  function fromText(random: Random): Pair {
    const { url, subject, attribute, text } = pick(sections, random);
    const sentences = text.split(/(?<=[.?!])\s|\n/).filter((sentence) => sentence.length > 25);
    const page = pageOfStatement({ url }, corpus.askedOfPages);
    const name = `${subject} ${attribute}`;
    const question = random() < 0.5 || sentences.length === 0 ? attribute : pick(sentences, random);
    return {
      question: noisy(saidElsewhere(question, random), random),
      text: question === attribute ? startOf(text, random) : name,
      about: [page],
      textAbout: page,
    };
  }

  return {
    next(random) {
      if (random() < FROM_TEXTS && sections.length > 0) return fromText(random);
      const question = pick(drawn, random);
      const own = question.statements ?? (question.statement ? [question.statement] : question.pages);
      const abouts = [...own, ...question.pages];
      const known = own.filter((about) => views.has(about));
      const about = pick(known, random);
      const wrong = wrongOf.get(question.text);
      const wrongAbout = wrong && wrong.length > 0 ? pick(wrong, random) : undefined;
      return {
        question: noisy(wrapped(saidElsewhere(question.text, random), random), random),
        text: viewOf(views.get(about)!, question.text, random),
        about: abouts,
        textAbout: about,
        ...(wrongAbout !== undefined &&
          views.has(wrongAbout) && {
            wrong: { text: viewOf(views.get(wrongAbout)!, "", random), about: wrongAbout },
          }),
      };
    },
  };
}

const timesOf = ({ source }: Labelled) =>
  source === "open" ? 5 : source.startsWith("dev") ? 3 : source === "page" ? 2 : 1;

function viewsOf({ statements, askedOfPages }: Corpus, labelled: readonly Labelled[]): Map<string, Views> {
  const views = new Map<string, Views>();
  const at = (key: string) => {
    const known = views.get(key) ?? { asked: [], names: [], texts: [] };
    views.set(key, known);
    return known;
  };
  for (const statement of statements) {
    const { id, subject, attribute, title, text, keywords = "", kind } = statement;
    const page = at(pageOfStatement(statement, askedOfPages));
    const own = at(id);
    own.names.push(`${subject} ${attribute} ${title}`);
    own.texts.push(`${subject} ${attribute} ${text}`);
    if (kind === "fact") continue;
    page.names.push(`${subject} ${attribute} ${keywords}`);
    page.texts.push(`${subject} ${attribute} ${text}`);
  }
  for (const { text, pages, statement, statements } of labelled) {
    // Several statements say it: it is no way of asking for one of them.
    if (statements) continue;
    if (statement) at(statement).asked.push(text);
    else for (const page of pages) if (views.has(page)) at(page).asked.push(text);
  }
  // A page that has facts alone, of which nobody asks as of a whole page.
  for (const [key, { asked, names }] of views) if (asked.length + names.length === 0) views.delete(key);
  return views;
}

function viewOf({ asked, names, texts }: Views, question: string, random: Random): string {
  const kind = random();
  if (kind < 0.45 && asked.length > 1) {
    const other = pick(asked, random);
    if (other !== question) return random() < 0.5 ? other : saidElsewhere(other, random);
  }
  // The first section is the page's purpose.
  const at = random() < 0.5 ? 0 : Math.floor(random() * names.length);
  if (names.length === 0) return pick(asked, random);
  return kind < 0.72 ? names[at]! : startOf(texts[at]!, random);
}

/** Some words of a text in a row, more often its beginning. */
function startOf(text: string, random: Random): string {
  const words = text.split(/\s+/);
  const start = random() < 0.6 ? 0 : Math.floor(random() * Math.max(1, words.length - 20));
  return words.slice(start, start + WORDS_A_TEXT).join(" ");
}
