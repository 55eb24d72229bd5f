/**
 * The length of a post as X counts it: the published algorithm of twitter-text with its configuration 3 (Apache-2.0, github.com/twitter/
 * twitter-text, `config/v3.json`), written anew. Composed letters count as one; an emoji counts two, whatever it is made of; a link
 * counts 23, however long it is; letters outside of the ranges below, such as Chinese ones, count two.
 */

/** Weight of a link. */
export const LINK_WEIGHT = 23;
const EMOJI_WEIGHT = 2;
const OTHER_WEIGHT = 2;
/** Code points of weight 1. */
const LIGHT: readonly (readonly [from: number, to: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
const MOST_HOST_LABEL = 63;

const isLight = (code: number) => LIGHT.some(([from, to]) => from <= code && code <= to);

/** A grapheme that is drawn as an emoji: a flag, a key, a person of several parts. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
export const isEmoji = (grapheme: string): boolean => EMOJI.test(grapheme);

const graphemes = new Intl.Segmenter("es", { granularity: "grapheme" });
/** The letters of a text as people see them. */
export const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Domains that are links even without their protocol; of others the protocol is asked. */
const BARE_ENDS =
  "com|net|org|info|app|dev|io|es|mx|ar|co|cl|pe|uy|ec|bo|ve|py|cr|pa|gt|eu|cat|gal|eus|casa|house|homes|estate|properties|inmo";
const LINK = new RegExp(
  `https?://[^\\s/?#"<>]{1,253}(?:[/?#][^\\s"<>]*)?|(?<![\\p{L}\\d@#$_.-])[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{1,63}){0,4}\\.(?:${BARE_ENDS})(?![\\p{L}\\d-])(?:[/?#][^\\s"<>]*)?`,
  "giu",
);
/** Marks behind a link that belong to the sentence. */
const TRAILING = /[.,;:!?)\]»”'…]$/u;

/** Links in a text, in order, each with the place at which it begins. */
export function linksIn(text: string): { start: number; url: string }[] {
  return [...text.matchAll(LINK)].flatMap(({ 0: found, index }) => {
    let url = found;
    while (TRAILING.test(url)) url = url.slice(0, -1);
    const host = url.replace(/^https?:\/\//i, "").split(/[/?#:]/)[0]!;
    const labels = host.split(".");
    const isHost = labels.length > 1 && labels.every(({ length }) => length > 0 && length <= MOST_HOST_LABEL);
    return isHost ? [{ start: index, url }] : [];
  });
}

/** @returns the weight of a text; X takes 280 */
export function weightedLength(text: string): number {
  const normal = text.normalize("NFC");
  let weight = 0;
  let from = 0;
  for (const { start, url } of linksIn(normal)) {
    weight += plainWeight(normal.slice(from, start)) + LINK_WEIGHT;
    from = start + url.length;
  }
  return weight + plainWeight(normal.slice(from));
}

function plainWeight(text: string): number {
  return lettersOf(text).reduce(
    (sum, letter) =>
      sum +
      (isEmoji(letter)
        ? EMOJI_WEIGHT
        : [...letter].reduce((parts, part) => parts + (isLight(part.codePointAt(0)!) ? 1 : OTHER_WEIGHT), 0)),
    0,
  );
}
