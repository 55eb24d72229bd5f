import { ANSWER_FORMS, type AnswerForm, type Statement } from "#domain/assistant/answers/statement.ts";
import type { FactExtras, factsOn } from "./fact.server.ts";

/** A fact as a block of lines says it, before its page is known. */
interface StatedBlock {
  id: string;
  subject: string;
  attribute: string;
  text: string;
  extras: FactExtras;
}

const isForm = (word: string): word is AnswerForm => (ANSWER_FORMS as readonly string[]).includes(word);

/**
 * Facts written as text, with an empty line between them:
 *
 *     link.days · enlace compartido, resultado compartido · caducidad · how-much when
 *     Un enlace compartido dura 7, 30 o 90 días, o lo que tú quieras.
 *     ? cuánto dura un enlace compartido | caducan los enlaces
 *     + caduca vence expira
 *
 * The first line has id, subject, attribute and forms of question; the sentence may have several lines; `?` begins the ways of asking,
 * `+` other words.
 *
 * @throws naming a block without its four parts, or a form that does not exist
 */
export function readBlocks(blocks: string): StatedBlock[] {
  return blocks
    .trim()
    .split("\n\n")
    .map((block) => {
      const [head = "", ...lines] = block.split("\n").map((line) => line.trim());
      const [id, subject, attribute, forms] = head.split(" · ");
      const words = forms?.split(" ") ?? [];
      const sentence = lines.filter((line) => !/^[?+] /.test(line)).join("\n");
      if (!id || !subject || !attribute || !forms || !sentence || !words.every(isForm))
        throw new Error(`this is no fact: ${head}`);
      const after = (mark: string) => lines.find((line) => line.startsWith(`${mark} `))?.slice(2);
      const keywords = after("+");
      return {
        id,
        subject,
        attribute,
        text: sentence,
        extras: { forms: words, asked: after("?")?.split(" | ") ?? [], ...(keywords !== undefined && { keywords }) },
      };
    });
}

/** Facts of one page, written as `readBlocks` reads them. @param fact makes the facts of that page */
export const stated = (fact: ReturnType<typeof factsOn>, blocks: string): Statement[] =>
  readBlocks(blocks).map(({ id, subject, attribute, text, extras }) => fact(id, subject, attribute, text, extras));
