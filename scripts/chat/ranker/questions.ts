import { distinct } from "../../../src/domain/assistant/answers/distinct.ts";
import { DEV_QUESTIONS } from "../../../src/domain/assistant/answers/questions/questions-dev.ts";
import { MORE_DEV_QUESTIONS } from "../../../src/domain/assistant/answers/questions/questions-dev-more.ts";
import { PAGE_QUESTIONS } from "../../../src/domain/assistant/answers/questions/questions-pages.ts";
import type { Statement } from "../../../src/domain/assistant/answers/statement.ts";
import { writtenNegatives } from "./negatives.ts";
import { openQuestions } from "./read-questions.ts";

/** A question with what answers it: pages, or one statement; neither where nothing does. */
export interface Labelled {
  text: string;
  pages: readonly string[];
  statement?: string;
  /** Any of these, where several say it. */
  statements?: readonly string[];
  /** The hand that wrote it: whole sources are held out together. */
  source: "page" | "statement" | "dev" | "dev-more" | "dev-pages" | "open" | "negative";
}

export interface Corpus {
  statements: readonly Statement[];
  askedOfPages: ReadonlyMap<string, readonly string[]>;
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
