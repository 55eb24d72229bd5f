/** A model's words as text: it writes markup, addresses and marks of its sources; a reader gets none of them. */

const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu;
const SOURCE = /\s?[[(【]\s*p\d+(?:\s*[,;y]\s*p\d+)*\s*[\])】]/gi;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>()[\]"'»]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w|(?<![\w-])[\w-]+\.(?:com|es|net|org|io|app|dev|info|mx|ar|cl|co|ru|xyz|me|eu)\b(?:\/\S*)?/gi;

/** @returns null where nothing of the sentence may be said: it leads to an address that is not ours */
export function cleanWords(sentence: string, isKnown: (address: string) => boolean): string | null {
  const text = sentence
    .replace(INVISIBLE, "")
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, "")
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/<\/?[a-z!][^>]*>?/gi, "")
    .replace(SOURCE, "")
    .replace(/^([ \t]*)#{1,6}\s+/gm, "$1")
    .replace(/^([ \t]*)>\s?/gm, "$1")
    .replace(/^([ \t]*)[*+•]\s+/gm, "$1- ")
    .replace(/\*\*|__|`+|~~/g, "")
    .replace(/(?<![\p{L}\p{N}*])\*([^*\n]+)\*(?![\p{L}\p{N}*])/gu, "$1");
  for (const [address] of text.matchAll(ADDRESS)) if (!isKnown(address.toLowerCase())) return null;
  // A fragment that was only a citation mark leaves white space.
  return /[\p{L}\p{N}]/u.test(text) ? text : "";
}
