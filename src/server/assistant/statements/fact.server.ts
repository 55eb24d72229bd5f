import type { AnswerForm, Statement } from "#domain/assistant/answers/statement.ts";

/** A page that facts stand on. */
export interface StatedPage {
  /** Address, with fragment where it has one. */
  url: string;
  title: string;
}

export type FactExtras = Pick<Statement, "keywords" | "links"> & {
  /** Empty forms stand for any. */
  forms?: readonly AnswerForm[];
  asked?: readonly string[];
};

/** Makes the facts of one page: id, subject, attribute, sentence and how people ask for it. */
export const factsOn =
  ({ url, title }: StatedPage) =>
  (id: string, subject: string, attribute: string, text: string, extras: FactExtras = {}): Statement => ({
    id,
    kind: "fact",
    url,
    title,
    subject,
    attribute,
    text,
    ...extras,
  });

/** `viviendas` → `Viviendas`. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A word without its first capital, for the middle of a sentence; abbreviations keep theirs. */
export const uncapitalised = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
