import { withoutEnd } from "../../shared/format/text-ends.ts";
import { compose, createSaying, fitted, grammarOf, lengthOf, markedOf } from "./compose.ts";
import type { FieldKey, HomeFacts, Tone, Variety } from "./facts.ts";
import type { Person } from "./grammar.ts";
import { asSentence, type Phrase, phrasesOf, plainOf, withoutMarks } from "./marks.ts";

/**
 * The advert of a home: several texts from the same facts. The same facts and the same seed give the same texts; every number and
 * feature in them stands in a phrase that names its field.
 */

/** Characters. No portal but one says its limits, so these are ours. */
export const LIMITS = { title: 60, short: 200, medium: 900, long: 2500, meta: 155 } as const;
const MEDIUM_SENTENCES = 6;
/** Share of the long text that the medium one is at most, so that three lengths are three. */
const MEDIUM_SHARE = 0.7;
/** Characters that a medium text may always have: of a home of which little is known nothing is left out. */
const MEDIUM_LEAST = 400;

/** A text, and where each of its phrases comes from. */
export interface MarkedText {
  phrases: Phrase[];
  /** As it is pasted into a portal: text and line breaks alone. */
  plain: string;
}

/** One advert in all its lengths. */
export interface Description {
  title: MarkedText;
  short: MarkedText;
  medium: MarkedText;
  long: MarkedText;
  bullets: MarkedText[];
  meta: MarkedText;
  /** The fields that the long text mentions. */
  fields: FieldKey[];
  /** The fields that the list of features mentions; texts that were kept before version 9 do not know them. */
  listed?: FieldKey[];
}

/** How an advert is written. `person` and `density` are what was learned of the agent's own texts, where it was. */
export interface DescribeOptions {
  variety: Variety;
  tone: Tone;
  seed: number;
  /** The year in which the advert is written: a home that is finished later "will be", and never "was". */
  thisYear: number;
  person?: Person | undefined;
  density?: number | undefined;
}

const textOf = (marked: string): MarkedText => ({ phrases: phrasesOf(marked), plain: plainOf(marked) });

/**
 * Writes the advert of a home. The long text and the list of features together say every fact that is known, as far as 2,500 characters
 * go: what carries no text, such as wardrobes, stands in the list alone. The other texts
 * leave out whole sentences or features, the least telling first, until they fit into `LIMITS`.
 */
export function describe(given: HomeFacts, options: DescribeOptions): Description {
  const facts = cleaned(given);
  const grammar = grammarOf(options.variety);
  const long = fitted(compose(facts, { ...options, isLong: true }), LIMITS.long);
  // Of a home of which little is known both have the same things to say: the shorter one must not come out longer.
  const medium = fitted(
    compose(facts, { ...options, seed: options.seed + 7919, nameSeed: options.seed }),
    Math.min(LIMITS.medium, lengthOf(long), Math.max(MEDIUM_LEAST, MEDIUM_SHARE * lengthOf(long))),
    MEDIUM_SENTENCES,
  );
  const titles = grammar.titles(createSaying(facts, options));
  const title = titles.find((marked) => plainOf(marked).length <= LIMITS.title) ?? titles.at(-1)!;
  const fieldsOf = (marked: string) => phrasesOf(marked).flatMap(({ field }) => field ?? []);
  const bullets = grammar.bullets(createSaying(facts, options));
  return {
    title: textOf(title),
    short: textOf(shortText(facts, options, LIMITS.short, true)),
    medium: textOf(markedOf(tight(medium))),
    long: textOf(markedOf(long)),
    bullets: bullets.map(textOf),
    meta: textOf(
      shortText(facts, { ...options, seed: options.seed + 104_729, nameSeed: options.seed }, LIMITS.meta, false),
    ),
    fields: [...new Set(fieldsOf(markedOf(long)))],
    listed: [...new Set(bullets.flatMap(fieldsOf))],
  };
}

/** A text of few sentences is one paragraph. */
const tight = (composition: ReturnType<typeof compose>) => [composition.flat()];

/** The home in one line, its price and what the law asks for; features leave until it fits. */
function shortText(
  facts: HomeFacts,
  options: DescribeOptions & { nameSeed?: number },
  limit: number,
  withLaw: boolean,
): string {
  const grammar = grammarOf(options.variety);
  const saying = () => createSaying(facts, options);
  const law = withLaw ? grammar.legalLines(saying()).map(asSentence) : [];
  const hasPrice = saying().has("price");
  const ends = [
    ...(hasPrice ? [{ hasPrice, law }] : []),
    ...[law, law.slice(0, 1), []].map((law) => ({ hasPrice: false, law })),
  ];
  for (const end of ends) {
    for (let features = 5; features >= 0; features--) {
      const text = [asSentence(grammar.summary(saying(), features, end.hasPrice)), ...end.law].join(" ");
      if (plainOf(text).length <= limit) return text;
    }
  }
  // A place as long as the text: the home alone.
  const { placeName: _, ...rest } = facts;
  return facts.placeName === undefined ? "" : shortText(rest, options, limit, withLaw);
}

/**
 * The thing that is seen, with its article, from words as people say them: `al parque`, `vistas del parque` and `hacia el parque` are
 * `el parque`. A capital `A` before a name is part of it, as in `A Coruña`.
 */
function seen(views: string): string {
  const rest = views.replace(/^(?:con )?vistas? (?=(?:al?|del?|hacia) )/i, "");
  const contracted = rest.replace(/^(?:al|del) (?=\S)/i, "el ");
  if (contracted !== rest) return contracted;
  return rest.replace(/^(?:a|de|hacia) (?=(?:el|la|los|las) )/i, "").replace(/^(?:a|de|hacia) (?=\S)/, "");
}

/** `MERCADONA 400m` as `Mercadona a 400 m`: what is typed in haste becomes what a sentence takes. */
function away(place: string): string {
  const calm = place.replace(
    /(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu,
    (word) => word.charAt(0) + word.slice(1).toLocaleLowerCase("es"),
  );
  return calm
    .replace(/(\d)(m|km|min)(?!\p{L})/iu, "$1 $2")
    .replace(/(?<!\s(?:a|unos))(?:,| a)? (?=\d[\d.,]{0,6} (?:m|metros|km|min|minutos?|cuadras?)(?!\p{L}))/iu, " a ");
}

/** Typed text becomes text that a sentence can take. */
function cleaned(facts: HomeFacts): HomeFacts {
  const line = (text: string) => withoutMarks(text).replace(/\s+/g, " ").trim();
  const open = (text: string) => withoutEnd(text, /[.,;]/);
  const views = facts.views && open(seen(line(facts.views)));
  const nearby = facts.nearby?.map((item) => away(open(line(item)))).filter((item) => item !== "");
  const features = facts.features?.map((item) => open(line(item))).filter((item) => item !== "");
  const noted = facts.noted?.map((item) => open(line(item))).filter((item) => item !== "");
  const quoted = facts.quoted?.map(line).filter((item) => item !== "");
  const renovatedWhat = facts.renovatedWhat && open(line(facts.renovatedWhat));
  const ownText = facts.ownText && line(facts.ownText);
  return {
    ...facts,
    placeName: facts.placeName && line(facts.placeName),
    views: views === "" ? undefined : views,
    nearby,
    features,
    noted,
    quoted,
    renovatedWhat: renovatedWhat === "" ? undefined : renovatedWhat,
    ownText: ownText === "" ? undefined : ownText,
    registrationNumber: facts.registrationNumber && line(facts.registrationNumber),
  };
}
