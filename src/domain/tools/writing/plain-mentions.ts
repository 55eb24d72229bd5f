import { ADVERT_ATTRIBUTES, PLAIN_MENTIONS } from "../../shared/home-attributes/table.ts";
import type { Grammar, Message, Saying } from "./grammar.ts";
import { capitalised, mark } from "./marks.ts";

/** Adverts say an attribute in the table's own sentences where it has them, without a line of the grammars. */

type Language = "es" | "en";

/** The marked sentence of what the home says of an attribute; undefined where nothing is told of its value. */
function sentenceOf(name: (typeof PLAIN_MENTIONS)[number], { facts }: Saying, language: Language): string | undefined {
  const words = ADVERT_ATTRIBUTES[name].mention.says?.[String(facts[name])]?.[language];
  return words === undefined ? undefined : mark(name, words);
}

const messages = (language: Language): Message[] =>
  PLAIN_MENTIONS.map((name) => ({
    topic: ADVERT_ATTRIBUTES[name].mention.topic ?? "extras",
    needs: [name],
    when: (c) => sentenceOf(name, c, language) !== undefined,
    say: (c) => sentenceOf(name, c, language) ?? "",
  }));

/** A grammar that says the table's sentences too, in its running text and as bullets behind its own. */
export function withPlainMentions(grammar: Grammar, language: Language): Grammar {
  return {
    ...grammar,
    messages: [...grammar.messages, ...messages(language)],
    bullets: (c) => [
      ...grammar.bullets(c),
      ...PLAIN_MENTIONS.flatMap((name) => (c.has(name) ? (sentenceOf(name, c, language) ?? []) : [])).map(capitalised),
    ],
  };
}
