import { compose, grammarOf, type Sentence, type Style } from "../writing/compose.ts";
import { Say, say } from "../writing/es/invitations.ts";
import { lexiconOf } from "../writing/es/lexicon.ts";
import { listed } from "../writing/es/nouns.ts";
import { inPlace, onOffer, price, rooms } from "../writing/es/phrases.ts";
import type { FieldKey, HomeFacts } from "../writing/facts.ts";
import { asSentence, phrasesOf, plainOf } from "../writing/marks.ts";
import { adviceBody } from "./advice.ts";
import {
  createPostSaying,
  offersHome,
  type PostFacts,
  type PostGoal,
  type PostOpening,
  type PostSaying,
} from "./goals.ts";
import { lengthIn } from "./length.ts";
import { CHANNEL_FORMS, type Channel } from "./networks.ts";
import { formerPrice } from "./openings-goals.ts";
import { aHome, inNear, near } from "./openings-home.ts";

/** A post put together: its opening, what follows from the same facts, what the law asks, a call, a link and hashtags, within its limit. */

export interface PostParts {
  channel: Channel;
  goal: PostGoal;
  opening: PostOpening;
  /** Written into the text where the channel has its links there. */
  link: string | null;
  /** The best first; as many stand in the text as network and room allow. */
  hashtags: readonly string[];
  /** The signer, as they wrote it. */
  signature: { name: string | null; phone: string | null };
  limit: number;
  mostTags: number;
  seed: number;
}

export interface ComposedPost {
  text: string;
  opening: string;
  hashtags: string[];
  /** It offers the home: the law of adverts asks something of it. */
  isAdvert: boolean;
}

const PARAGRAPH = "\n\n";
/** Telephones and names stand where there is room to read them. */
const ROOM_FOR_SIGNATURE = 400;
/** Sentences of the body: a post is read on the way. */
const MOST_SENTENCES = 6;

/** Facts that an opening has said; its kind and its deal may be named again. */
const NAMED: readonly string[] = ["type", "operation", "country", "currency"];
function withoutSaid(home: HomeFacts, marked: string): HomeFacts {
  const phrases = phrasesOf(marked);
  const said = new Set<string>(phrases.flatMap(({ field }) => field ?? []));
  const words = new Set(phrases.map(({ text }) => text.toLocaleLowerCase("es")));
  const unsaid = (list: readonly string[] | undefined) =>
    list?.filter((one) => !words.has(one.toLocaleLowerCase("es")));
  const rest = Object.entries(home).filter(
    ([field]) => !said.has(field) || NAMED.includes(field) || field === "features",
  );
  return { ...Object.fromEntries(rest), features: unsaid(home.features) } as HomeFacts;
}

/** Statements of the law stand at the end by themselves. */
const LEGAL: readonly FieldKey[] = ["energyRating", "energyStatus", "previousRent", "rentIndex", "registrationNumber"];
const withoutLaw = (home: HomeFacts): HomeFacts =>
  Object.fromEntries(
    Object.entries(home).filter(([field]) => !LEGAL.includes(field as FieldKey)),
  ) as unknown as HomeFacts;

interface Line {
  text: string;
  /** It offers the home: the law asks something of the post for it. */
  isOffer?: true;
  /** The part of least worth goes first where room is short. */
  weight: number;
}
const line = (marked: string, weight: number): Line => ({ text: plainOf(asSentence(marked)), weight });

/** `Este piso se vende.`: an advert without a place says so, a post has said it before. */
const BARE_OFFER = /(?:^| )Est[ea] \p{L}+ se (?:vende|alquila|renta|arrienda)\.(?= |$)/u;

/** The home's own sentences behind an opening, as an advert would tell them. */
function homeLines(post: PostFacts, opening: PostOpening, style: Style, seed: number): Line[] {
  const facts = withoutLaw(withoutSaid(post.home, opening.text));
  const sentences: Sentence[] = compose(facts, { ...style, seed, nameSeed: style.seed }).flat();
  return sentences
    .filter(({ topic }) => topic !== "call" && topic !== "legal")
    .map(({ marked, salience, topic }) => line(marked, topic === "opening" ? 20 : salience))
    .map((one) => ({ ...one, text: one.text.replace(BARE_OFFER, "").trim() }))
    .filter(({ text }) => text !== "");
}

function closedLines(c: PostSaying): Line[] {
  const place = inNear(c);
  const sell = c.facts.operation === "venta" ? "vender" : lexiconOf(c).lets.replace(/a$/, "ar");
  return [
    line(
      c.choose.pick(
        "closed-next",
        `si ${say(c, "looking")} algo parecido${place}, ${say(c, "write")}`,
        `¿${say(c, "want")} ${sell}${place}? ${Say(c, "write")} y lo hablamos.`,
        `si ${say(c, "want")} ${sell} ${say(c, "your")} vivienda${place}, ${say(c, "write")}`,
      ),
      10,
    ),
  ];
}

function districtLines(c: PostSaying, opening: PostOpening): Line[] {
  const count = c.facts.nearby!.length;
  const first = Number(opening.lead.split("-")[1]);
  const others = Array.from({ length: count - 1 }, (_, index) => near(c, (first + 1 + index) % count));
  const offer = `${aHome(c)} ${onOffer(c)}${c.facts.price === undefined ? "" : `, por ${price(c)}`}`;
  return [
    ...(others.length > 0 ? [line(`además: ${listed(others.slice(0, 4))}`, 8)] : []),
    ...(c.post.isClosed ? [] : [{ ...line(`en esta zona hay ${offer}`, 12), isOffer: true as const }]),
  ];
}

function bodyOf(c: PostSaying, { goal, opening, seed }: PostParts, style: Style): Line[] {
  switch (goal) {
    case "nuevo":
      return homeLines(c.post, opening, style, seed);
    case "bajada": {
      const asks = plainOf(opening.text).includes(plainOf(formerPrice(c)))
        ? []
        : [line(`antes pedía ${formerPrice(c)}`, 30)];
      const { price: _, ...rest } = c.post.home;
      return [...asks, ...homeLines({ ...c.post, home: rest }, opening, style, seed)];
    }
    case "puertas":
      return homeLines(c.post, opening, style, seed);
    case "cerrado":
      return [
        ...(c.has("rooms") && !opening.text.includes(rooms(c)) ? [line(`${aHome(c)}${inPlace(c)}`, 5)] : []),
        ...closedLines(c),
      ];
    case "barrio":
      return districtLines(c, opening);
    case "consejo":
      return adviceBody(c, opening.lead).map((text, index) => ({ text, weight: 20 - index }));
  }
}

/** @param isCallable a telephone stands in the post: without one nobody is told to call */
function callOf(c: PostSaying, goal: PostGoal, style: Style, isCallable: boolean): string {
  if (goal === "cerrado") return "";
  if (goal === "consejo") return plainOf(`¿Dudas? ${Say(c, "write")}.`);
  const all = grammarOf(style.variety).calls(c);
  const calls = isCallable
    ? all
    : all.filter((call) => !plainOf(call).toLocaleLowerCase("es").includes(say(c, "call")));
  return calls.length === 0 ? `${Say(c, "write")}.` : plainOf(calls[c.choose.index("post-call", calls.length)]!);
}

/**
 * The text of a post within its limit: what must stand in it is the opening, the lines of the law and the link. Null where not even
 * these have room.
 */
export function composePost(post: PostFacts, parts: PostParts, style: Style): ComposedPost | null {
  const { channel, goal, limit, mostTags, signature } = parts;
  const form = CHANNEL_FORMS[channel];
  const c = createPostSaying(post, { ...style, seed: parts.seed, nameSeed: style.seed });
  const opening = plainOf(asSentence(parts.opening.text));
  const legal = grammarOf(style.variety)
    .legalLines(c)
    .map((text) => plainOf(asSentence(text)))
    .join(" ");
  const link = form.link === "text" && goal !== "consejo" ? (parts.link ?? "") : "";
  const length = (text: string) => lengthIn(channel, text);
  const good = Math.min(limit, form.goodLength);
  // A post on the district is an advert only while it says that there is a home.
  const isAdvert = (lines: readonly Line[]) =>
    offersHome(goal, post) && (goal !== "barrio" || lines.some(({ isOffer }) => isOffer));
  const put = (lines: readonly Line[], call: string, signed: string, tags: readonly string[]) =>
    [
      opening,
      paragraphs(lines.map(({ text }) => text)),
      [isAdvert(lines) ? legal : "", call].filter(Boolean).join(" "),
      signed,
      link,
      tags.join(" "),
    ]
      .filter(Boolean)
      .join(PARAGRAPH);
  if (length(put([], "", "", [])) > limit) return null;

  let lines = bodyOf(c, parts, style);
  const hasSignature = form.goodLength >= ROOM_FOR_SIGNATURE;
  const phone = form.hasNoPhones || !hasSignature ? null : signature.phone;
  const call = callOf(c, goal, style, phone !== null);
  const signed = hasSignature ? [signature.name, phone].filter(Boolean).join(" · ") : "";
  const isTooLong = () => length(put(lines, "", "", [])) > good || lines.length > MOST_SENTENCES;
  while (lines.length > 0 && isTooLong()) {
    const weakest = lines.reduce((a, b) => (b.weight <= a.weight ? b : a));
    lines = lines.filter((one) => one !== weakest);
  }
  const withCall = length(put(lines, call, "", [])) <= limit ? call : "";
  const withName = length(put(lines, withCall, signed, [])) <= limit ? signed : "";
  let tags = parts.hashtags.slice(0, Math.min(form.tags, mostTags));
  while (tags.length > 0 && length(put(lines, withCall, withName, tags)) > limit) tags = tags.slice(0, -1);
  return { text: put(lines, withCall, withName, tags), opening, hashtags: [...tags], isAdvert: isAdvert(lines) };
}

/** Two or three sentences a paragraph: a wall of text is not read on a telephone. */
function paragraphs(lines: readonly string[]): string {
  const groups: string[] = [];
  for (let from = 0; from < lines.length; from += 3) groups.push(lines.slice(from, from + 3).join(" "));
  return groups.join(PARAGRAPH);
}
