import { counted } from "../../shared/format/counted.ts";
import { formatNumber } from "../../shared/format/format.ts";
import { findNumbers, type NumberMention } from "../../shared/wording/numbers.ts";
import { findExcluding, findSteering } from "../advert-rules/wording.ts";
import { hashtagsIn } from "./hashtags.ts";
import { lengthIn } from "./length.ts";
import { CHANNEL_FORMS, type Channel, channelName } from "./networks.ts";
import { limitOn } from "./rules.ts";
import { linksIn } from "./weighted-length.ts";

/** A reason why a text must not or should not go out like this. `bloqueo`: the network or the law refuses it. */
export interface PostProblem {
  level: "bloqueo" | "aviso";
  text: string;
}

/** Nobody reads more of one text, and a text of nothing but figures has thousands. */
const MOST_PROBLEMS = 12;
/** Prices have as many digits as telephones: «$ 320.000.000», «520.000.000 COP». */
const MONEY_BEFORE = /(?:[€$£¥₡₲]|\b[A-Z]{2,3}[€$£¥]?)\s?\d[\d.,]{0,20}/g;
const MONEY_BEHIND = /(?<![\d.,])\d[\d.,]{0,20}\s?(?:[€$£¥₡₲]|[A-Z]{3}\b)/g;
const PHONE = /(?<![\d.,])(?:\+|00)?\d(?:[ .-]?\d){8,14}(?![\d.,]?\d)/;

/** The objections to a text that a person wrote: the rules of its network, wording that excludes, figures that the file does not have. */
export function judgePost(
  channel: Channel,
  text: string,
  { day, known }: { day: string; known: KnownNumbers },
): PostProblem[] {
  const limit = limitOn(channel, "limit", day);
  const length = lengthIn(channel, text);
  const tags = hashtagsIn(text).length;
  const mostTags = limitOn(channel, "hashtags", day);
  const links = linksIn(text).length;
  const mostLinks = limitOn(channel, "links", day);
  const name = channelName(channel);
  const stop = (text: string): PostProblem => ({ level: "bloqueo", text });
  const look = (text: string): PostProblem => ({ level: "aviso", text });
  const problems = [
    ...(text.trim() === "" ? [stop("No tiene texto.")] : []),
    ...(limit !== undefined && length > limit
      ? [stop(`Pasa en ${formatNumber(length - limit)} del máximo de ${name}, ${formatNumber(limit)}.`)]
      : []),
    ...(mostTags !== undefined && tags > mostTags
      ? [stop(`Lleva ${tags} etiquetas; ${name} admite ${mostTags}. Quita ${tags - mostTags}.`)]
      : []),
    ...(mostLinks !== undefined && links > mostLinks
      ? [stop(`Lleva ${links} enlaces; ${name} admite ${mostLinks}.`)]
      : []),
    ...(CHANNEL_FORMS[channel].hasNoPhones && PHONE.test(text.replace(MONEY_BEFORE, "").replace(MONEY_BEHIND, ""))
      ? [stop("Google rechaza las publicaciones con un teléfono: quítalo.")]
      : []),
    ...findExcluding(text).map((found) =>
      stop(`«${found.text}» deja fuera a personas por lo que son. Quita la frase.`),
    ),
    ...findSteering(text).map((found) =>
      look(`«${found.text}» elige a quien compra. Di cómo es la vivienda, no para quién es.`),
    ),
    ...known.unknownIn(text).map((number) => look(`Dice «${number}», que no está en la ficha.`)),
  ];
  if (problems.length <= MOST_PROBLEMS) return problems;
  const left = problems.slice(MOST_PROBLEMS);
  const more = `Y ${counted(left.length, "aviso más", "avisos más")} del mismo texto.`;
  return [...problems.slice(0, MOST_PROBLEMS), left.some(({ level }) => level === "bloqueo") ? stop(more) : look(more)];
}

/** The numbers that a week may say. */
export interface KnownNumbers {
  /** Those of a text that are not known, as they are written there. */
  unknownIn: (text: string) => string[];
}

const keyOf = (mention: NumberMention): string[] =>
  mention.kind === "number"
    ? [mention.value, ...(mention.alternative === undefined ? [] : [mention.alternative])].map(String)
    : [mention.value.replace(/\D/g, "")];

/** @param texts everything that was typed and that the texts of the week are made of */
export function knownNumbers(texts: readonly string[]): KnownNumbers {
  const all = texts.join("\n");
  const values = new Set(findNumbers(all).flatMap(keyOf));
  const digits = new Set(all.match(/\d+/g) ?? []);
  const isKnown = (mention: NumberMention, written: string) =>
    keyOf(mention).some((key) => values.has(key)) || digits.has(written.replace(/\D/g, ""));
  return {
    unknownIn(text) {
      // A link is an address, not a claim.
      const bare = linksIn(text).reduceRight(
        (rest, { start, url }) => rest.slice(0, start) + " ".repeat(url.length) + rest.slice(start + url.length),
        text.normalize("NFC"),
      );
      return findNumbers(bare).flatMap((mention) => {
        const written = bare.slice(mention.start, mention.end);
        return mention.kind === "vague" || isKnown(mention, written) || isCount(mention, written) ? [] : [written];
      });
    },
  };
}

/** `una`, `dos veces`: a small number in words counts the text's own things. */
const isCount = (mention: NumberMention, written: string) =>
  mention.kind === "number" && mention.value < 4 && !/\d/.test(written);
