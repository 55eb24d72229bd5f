import { ASKED_OF } from "../../../src/content/assistant/asked-of/asked-of.server.ts";
import { distinct } from "../../../src/domain/assistant/answers/distinct.ts";
import { DEV_QUESTIONS } from "../../../src/domain/assistant/answers/questions/questions-dev.ts";
import { MORE_DEV_QUESTIONS } from "../../../src/domain/assistant/answers/questions/questions-dev-more.ts";
import { PAGE_QUESTIONS } from "../../../src/domain/assistant/answers/questions/questions-pages.ts";
import type { Statement } from "../../../src/domain/assistant/answers/statement.ts";
import { pick, seeded } from "../random.ts";
import { writtenNegatives } from "./negatives.ts";
import { noisy } from "./noise.ts";
import { openQuestions } from "./read-questions.ts";

/** A question with what answers it: pages, or one statement; neither where nothing does. */
export interface Labelled {
  text: string;
  pages: readonly string[];
  statement?: string;
  /** Any of these, where several say it. */
  statements?: readonly string[];
  /** The hand that wrote it: whole sources are held out together. */
  source: "page" | "statement" | "apart" | "dev" | "dev-more" | "dev-pages" | "open" | "negative";
}

export interface Corpus {
  statements: readonly Statement[];
  askedOfPages: ReadonlyMap<string, readonly string[]>;
}

/** A statement with fewer questions keeps all of them. */
const LEAST_KEPT = 3;

/**
 * Takes a question away from every other statement that has several: neither the index nor the encoder knows them then, and how they are read shows how
 * people are understood who ask in words of their own. Half of them are written in haste.
 */
export function takenApart({ statements, askedOfPages }: Corpus): { corpus: Corpus; apart: Labelled[] } {
  const random = seeded(5);
  const apart: Labelled[] = [];
  const rest = statements.map((statement, at) => {
    const { asked = [], id, url } = statement;
    const written = Object.values(ASKED_OF.get(id) ?? {}).flat();
    if (at % 2 === 1 || written.length < LEAST_KEPT) return statement;
    const text = pick(written, random);
    apart.push({ text: random() < 0.5 ? noisy(text, random) : text, pages: [url], statement: id, source: "apart" });
    return { ...statement, asked: asked.filter((way) => way !== text) };
  });
  return { corpus: { statements: rest, askedOfPages }, apart };
}

/** Everything that may be learned from, in a stable order; follow-ups of a dialogue are not questions of their own. */
export function labelledQuestions({ statements, askedOfPages }: Corpus): Labelled[] {
  const ofPages = [...askedOfPages].flatMap(([url, ways]) =>
    ways.map((text): Labelled => ({ text, pages: [url], source: "page" })),
  );
  const ofStatements = statements.flatMap(({ id, url, asked = [] }) =>
    asked.map((text): Labelled => ({ text, pages: [url], statement: id, source: "statement" })),
  );
  const written = (
    [
      ["dev", DEV_QUESTIONS],
      ["dev-more", MORE_DEV_QUESTIONS],
      ["dev-pages", PAGE_QUESTIONS],
    ] as const
  ).flatMap(([source, questions]) =>
    questions.flatMap(({ text, pages, refused, before, intent }): Labelled[] => {
      if (before) return [];
      if (pages) return [{ text, pages, source }];
      return refused && intent !== "discrimination" ? [{ text, pages: [], source }] : [];
    }),
  );
  const negatives = writtenNegatives().map((text): Labelled => ({ text, pages: [], source: "negative" }));
  return distinct(
    [...openQuestions(statements), ...written, ...ofPages, ...ofStatements, ...negatives],
    ({ text }) => text,
  );
}
