/**
 * Texts of LinkedIn's «little text» format: marks of its own must be escaped, or the text ends where the first one stands.
 *
 * Source: LinkedIn, «Little Text Format» of the Posts API (Microsoft Learn).
 */

const RESERVED = /[\\|{}@[\]()<>#*_~]/g;
/** A hashtag as people write it: letters and digits of any script. */
const HASHTAG = /#([\p{L}\p{N}]+)/gu;

const escaped = (text: string): string => text.replace(RESERVED, (mark) => `\\${mark}`);

/** A text as LinkedIn takes it: nothing of it is read as a mark but its hashtags, which lead to their topic. */
export function littleText(text: string): string {
  let written = "";
  let from = 0;
  for (const match of text.matchAll(HASHTAG)) {
    written += `${escaped(text.slice(from, match.index))}{hashtag|\\#|${match[1]}}`;
    from = match.index + match[0].length;
  }
  return written + escaped(text.slice(from));
}
