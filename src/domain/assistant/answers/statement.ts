/** Forms of a question, by what its answer must hold. */
export const ANSWER_FORMS = ["how-much", "when", "who", "where", "which", "how", "why", "yes-no", "what"] as const;
export type AnswerForm = (typeof ANSWER_FORMS)[number];

/**
 * Something that the assistant may say, with the page that says it: a fact, whose value comes from the code or from a dated table, or a whole section
 * of a page with its lists and tables.
 */
export interface Statement {
  /** Stable and unique: `plan.agencia.price`, `help.compartir-un-resultado#caducidad`. */
  id: string;
  kind: "fact" | "section";
  /** Page that says it, with fragment where it has one; cited under the answer. */
  url: string;
  /** The page's name, as the citation shows it. */
  title: string;
  /** Names of what it is about, as people say them: `plan Agencia`, `enlace compartido`. */
  subject: string;
  /** Of a fact, which of the subject's attributes: `precio al mes`, `caducidad`; of a section, its heading. */
  attribute: string;
  /** One to three sentences for a fact. Of a section its paragraphs, list items (`– …`) and rows (`Etiqueta: valor`), a line each. */
  text: string;
  /** Forms of question that it answers; absent: any. */
  forms?: readonly AnswerForm[];
  /** Other words by which people ask for it. */
  keywords?: string;
  /** Questions that it answers, as people ask them. */
  asked?: readonly string[];
  /** Of those, the line of the text that answers, counted from 0. */
  lineAsked?: ReadonlyMap<string, number>;
  /** Pages where it goes on. */
  links?: readonly { title: string; url: string }[];
}
